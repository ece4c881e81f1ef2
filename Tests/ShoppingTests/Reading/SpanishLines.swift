let spanishLines = """
  leche                                   |              | leche                     |         |
  2 kg tomates 3,50                       | 2 kg         | tomates                   |         | 3.50 kg
  2 kg de tomates a 3,50                  | 2 kg         | tomates                   |         | 3.50 kg
  2kg tomates 3,50€                       | 2 kg         | tomates                   |         | 3.50 kg
  tomates 2kg                             | 2 kg         | tomates                   |         |
  tomates 2 kg 3,50 €/kg                  | 2 kg         | tomates                   |         | 3.50 kg
  tomates 3,50 el kilo                    |              | tomates                   |         | 3.50 kg
  tomates a 3 el kilo                     |              | tomates                   |         | 3.00 kg
  1/2 litro de leche                      | 0.5 l        | leche                     |         |
  ½ kg gambas                             | 0.5 kg       | gambas                    |         |
  1½ kg de naranjas                       | 1.5 kg       | naranjas                  |         |
  1 1/2 kg naranjas                       | 1.5 kg       | naranjas                  |         |
  1,5 kg patatas                          | 1.5 kg       | patatas                   |         |
  1.5 kg patatas                          | 1.5 kg       | patatas                   |         |
  1.250 kg pollo                          | 1.25 kg      | pollo                     |         |
  1.250 g pollo                           | 1250 g       | pollo                     |         |
  500 g jamón 7,25                        | 500 g        | jamón                     |         | 7.25 whole
  500gr jamón serrano                     | 500 g        | jamón serrano             |         |
  250 gramos de queso a 12,90/kg          | 250 g        | queso                     |         | 12.90 kg
  pan x2                                  | 2 piece      | pan                       |         |
  pan x 2                                 | 2 piece      | pan                       |         |
  pan 2x                                  | 2 piece      | pan                       |         |
  x3 pan                                  | 3 piece      | pan                       |         |
  pan (2)                                 | 2 piece      | pan                       |         |
  pan: 2                                  | 2 piece      | pan                       |         |
  3 latas atún 1.20€                      | 3 can        | atún                      |         | 1.20 can
  3 latas de atún 1,20 cada una           | 3 can        | atún                      |         | 1.20 can
  lata de atún                            | 1 can        | atún                      |         |
  6 yogures 0,30 c/u                      | 6 piece      | yogures                   |         | 0.30 piece
  6 uds. yogur natural                    | 6 piece      | yogur natural             |         |
  6 unidades de yogur                     | 6 piece      | yogur                     |         |
  docena de huevos 2,40                   | 1 dozen      | huevos                    |         | 2.40 dozen
  una docena de huevos                    | 1 dozen      | huevos                    |         |
  2 docenas de huevos                     | 2 dozen      | huevos                    |         |
  media docena de huevos                  | 6 piece      | huevos                    |         |
  docena y media de ostras                | 18 piece     | ostras                    |         |
  medio kilo de cerezas                   | 0.5 kg       | cerezas                   |         |
  kilo y medio de patatas                 | 1.5 kg       | patatas                   |         |
  dos kilos y medio de patatas            | 2.5 kg       | patatas                   |         |
  un kilo de peras                        | 1 kg         | peras                     |         |
  un cuarto de kilo de almejas            | 0.25 kg      | almejas                   |         |
  tres cuartos de kilo de merluza         | 0.75 kg      | merluza                   |         |
  cuarto y mitad de jamón york            | 375 g        | jamón york                |         |
  jamón york cuarto y mitad               | 375 g        | jamón york                |         |
  media sandía                            | 0.5 piece    | sandía                    |         |
  una lechuga                             | 1 piece      | lechuga                   |         |
  dos barras de pan                       | 2 bar        | pan                       |         |
  2 barras                                | 2 piece      | barras                    |         |
  3 botellas de vino tinto 4,95           | 3 bottle     | vino tinto                |         | 4.95 bottle
  6 x leche Pascual 0,95                  | 6 piece      | leche                     | Pascual | 0.95 piece
  6 leche Pascual                         | 6 piece      | leche                     | Pascual |
  leche Central Lechera Asturiana 1 l     | 1 l          | leche                     | Central Lechera Asturiana |
  leche de PASCUAL                        |              | leche                     | Pascual |
  2 Coca Cola                             | 2 piece      | Coca Cola                 |         |
  refresco coca-cola 2 l                  | 2 l          | refresco                  | Coca-Cola |
  6 x 33 cl cerveza                       | 6 piece      | cerveza 33 cl             |         |
  6x33cl cerveza 0,60                     | 6 piece      | cerveza 33cl              |         | 0.60 piece
  agua 6 x 1,5 l                          | 6 piece      | agua 1,5 l                |         |
  3 latas de 33 cl de cerveza             | 3 can        | cerveza 33 cl             |         |
  leche 3 briks de 1 l                    | 3 carton     | leche 1 l                 |         |
  media docena de huevos 1,20             | 6 piece      | huevos                    |         | 1.20 whole
  media docena de huevos a 0,20 c/u       | 6 piece      | huevos                    |         | 0.20 piece
  un poco de sal                          |              | un poco de sal            |         |
  leche 1 l x 6                           | 6 piece      | leche 1 l                 |         |
  huevos 12                               | 12 piece     | huevos                    |         |
  leche desnatada 2                       | 2 piece      | leche desnatada           |         |
  leche omega 3                           |              | leche omega 3             |         |
  leche 1,5%                              |              | leche 1,5%                |         |
  leche 1,5 %                             |              | leche 1,5 %               |         |
  yogur 0%                                |              | yogur 0%                  |         |
  Coca Cola 0,0                           |              | Coca Cola 0,0             |         |
  cerveza 0,0                             |              | cerveza 0,0               |         |
  champú 2 en 1                           |              | champú 2 en 1             |         |
  2 en 1 champú                           |              | 2 en 1 champú             |         |
  pizza 4 quesos                          |              | pizza 4 quesos            |         |
  3 bolsas de basura                      | 3 piece      | bolsas de basura          |         |
  2 rollos de cocina 1,99                 | 2 piece      | rollos de cocina          |         | 1.99 piece
  3 cabezas de ajo                        | 3 head       | ajo                       |         |
  ajo 2 cabezas                           | 2 head       | ajo                       |         |
  2 manojos de espárragos                 | 2 bunch      | espárragos                |         |
  200 gr. de chorizo                      | 200 g        | chorizo                   |         |
  2 tarrinas de margarina por 3,00        | 2 tub        | margarina                 |         | 3.00 whole
  carne picada 6 euros                    |              | carne picada              |         | 6.00 piece
  chicles 50 céntimos                     |              | chicles                   |         | 0.50 piece
  4 pizzas 12 € en total                  | 4 piece      | pizzas                    |         | 12.00 whole
  detergente 12,90 eur                    |              | detergente                |         | 12.90 piece
  tomates, 2 kg, 3,50                     | 2 kg         | tomates                   |         | 3.50 kg
  TOMATES 2 KG                            | 2 kg         | TOMATES                   |         |
  pack de 6 cervezas                      | 1 pack       | cervezas pack de 6        |         |
  2 packs de 6 cervezas                   | 2 pack       | cervezas packs de 6       |         |
  cerveza pack 12                         | 1 pack       | cerveza pack 12           |         |
  cerveza (pack 12)                       | 1 pack       | cerveza (pack 12)         |         |
  cerveza Mahou pack 12 8,99              | 1 pack       | cerveza pack 12           | Mahou   | 8.99 pack
  paquete de 6 salchichas                 | 1 pack       | salchichas paquete de 6   |         |
  2 paquetes de 500 g de arroz            | 2 pack       | arroz 500 g               |         |
  café para la Nespresso                  |              | café para la Nespresso    |         |
  café Marcilla para la Nespresso         |              | café para la Nespresso    | Marcilla |
  5L de aceite 39,95                      | 5 l          | aceite                    |         | 39.95 whole
  5 l de aceite 39,95 €                   | 5 l          | aceite                    |         | 39.95 whole
  3L detergente 8,99                      | 3 l          | detergente                |         | 8.99 whole
  2 l leche 0,89                          | 2 l          | leche                     |         | 0.89 l
  30 l gasolina 1,55                      | 30 l         | gasolina                  |         | 1.55 l
  100 € gasolina                          |              | gasolina                  |         | 100.00 whole
  100 € de gasolina                       |              | gasolina                  |         | 100.00 whole
  50 euros de gasóleo                     |              | gasóleo                   |         | 50.00 whole
  10 € de jamón                           |              | jamón                     |         | 10.00 whole
  2 pavos rellenos                        | 2 piece      | pavos rellenos            |         |
  aceite 5l 39,90                         | 5 l          | aceite                    |         | 39.90 whole
  vino Rioja 2019                         |              | vino Rioja 2019           |         |
  """
