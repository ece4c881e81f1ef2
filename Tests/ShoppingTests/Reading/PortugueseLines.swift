let portugueseLines = """
  leite                                   |              | leite                     |         |
  6 x leite Mimosa 0,89                   | 6 piece      | leite                     | Mimosa  | 0.89 piece
  6x leite mimosa 0.89                    | 6 piece      | leite                     | Mimosa  | 0.89 piece
  6 pacotes de leite MIMOSA               | 6 pack       | leite                     | Mimosa  |
  leite Mimosa 6x                         | 6 piece      | leite                     | Mimosa  |
  leite 0,89 Mimosa                       |              | leite                     | Mimosa  | 0.89 piece
  meia dúzia de ovos                      | 6 piece      | ovos                      |         |
  uma dúzia de ovos 2,60                  | 1 dozen      | ovos                      |         | 2.60 dozen
  dúzia de ovos                           | 1 dozen      | ovos                      |         |
  dúzia e meia de ovos                    | 18 piece     | ovos                      |         |
  3 dz ovos                               | 3 dozen      | ovos                      |         |
  2 kg de tomates 3,50                    | 2 kg         | tomates                   |         | 3.50 kg
  tomate 2kg                              | 2 kg         | tomate                    |         |
  tomate a 2,50 o quilo                   |              | tomate                    |         | 2.50 kg
  tomate 2,50/kg                          |              | tomate                    |         | 2.50 kg
  meio quilo de queijo                    | 0.5 kg       | queijo                    |         |
  quilo e meio de batatas                 | 1.5 kg       | batatas                   |         |
  dois quilos e meio de batatas           | 2.5 kg       | batatas                   |         |
  um quilo de maçãs                       | 1 kg         | maçãs                     |         |
  um quarto de quilo de camarão           | 0.25 kg      | camarão                   |         |
  três quartos de quilo de pescada        | 0.75 kg      | pescada                   |         |
  meio litro de leite                     | 0.5 l        | leite                     |         |
  litro e meio de leite                   | 1.5 l        | leite                     |         |
  1/2 litro de natas                      | 0.5 l        | natas                     |         |
  ½ kg de camarões                        | 0.5 kg       | camarões                  |         |
  2 litros de sumo Compal                 | 2 l          | sumo                      | Compal  |
  1,5 l água                              | 1.5 l        | água                      |         |
  5L de azeite 39,95                      | 5 l          | azeite                    |         | 39.95 whole
  50 € de gasolina                        |              | gasolina                  |         | 50.00 whole
  água 1,5l                               | 1.5 l        | água                      |         |
  2 dl de natas                           | 2 dl         | natas                     |         |
  33 cl cerveja 0,70                      | 33 cl        | cerveja                   |         | 0.70 whole
  6 x 33 cl cerveja                       | 6 piece      | cerveja 33 cl             |         |
  200 g de fiambre 1,80                   | 200 g        | fiambre                   |         | 1.80 whole
  200grs fiambre                          | 200 g        | fiambre                   |         |
  3 latas de atum a 1,20                  | 3 can        | atum                      |         | 1.20 can
  lata de atum                            | 1 can        | atum                      |         |
  2 garrafas de vinho tinto 3,99          | 2 bottle     | vinho tinto               |         | 3.99 bottle
  garrafa de azeite Gallo Ouro            | 1 bottle     | azeite                    | Gallo Ouro |
  azeite Gallo 7,99                       |              | azeite                    | Gallo   | 7.99 piece
  café Delta 250 g                        | 250 g        | café                      | Delta   |
  2 pct arroz                             | 2 pack       | arroz                     |         |
  3 un leite                              | 3 piece      | leite                     |         |
  3 unid. de iogurte                      | 3 piece      | iogurte                   |         |
  um pão                                  | 1 piece      | pão                       |         |
  dois pães                               | 2 piece      | pães                      |         |
  5 pães 0,25 cada                        | 5 piece      | pães                      |         | 0.25 piece
  uma alface                              | 1 piece      | alface                    |         |
  meia melancia                           | 0.5 piece    | melancia                  |         |
  meia calça                              |              | meia calça                |         |
  2 molhos de coentros                    | 2 bunch      | coentros                  |         |
  molho de tomate                         |              | molho de tomate           |         |
  2 molhos de tomate                      | 2 piece      | molhos de tomate          |         |
  1 maço de salsa                         | 1 bunch      | salsa                     |         |
  3 cabeças de alho                       | 3 head       | alho                      |         |
  alho 2 cabeças                          | 2 head       | alho                      |         |
  6 fatias de queijo                      | 6 slice      | queijo                    |         |
  2 tabletes de chocolate 1,49            | 2 bar        | chocolate                 |         | 1.49 bar
  3 sacos do lixo                         | 3 piece      | sacos do lixo             |         |
  2 rolos de cozinha                      | 2 piece      | rolos de cozinha          |         |
  papel higiénico (12)                    | 12 piece     | papel higiénico           |         |
  ovos 12                                 | 12 piece     | ovos                      |         |
  ovos: 12                                | 12 piece     | ovos                      |         |
  batatas fritas 2                        | 2 piece      | batatas fritas            |         |
  leite 1,5%                              |              | leite 1,5%                |         |
  pizza 4 queijos                         |              | pizza 4 queijos           |         |
  champô 2 em 1                           |              | champô 2 em 1             |         |
  fraldas tamanho 4                       |              | fraldas tamanho 4         |         |
  água das pedras                         |              | água das pedras           |         |
  6 água das pedras                       | 6 piece      | água das pedras           |         |
  bacalhau 12,90 €/kg                     |              | bacalhau                  |         | 12.90 kg
  bacalhau 1,2 kg a 12,90 o kg            | 1.2 kg       | bacalhau                  |         | 12.90 kg
  pastilhas 60 cêntimos                   |              | pastilhas                 |         | 0.60 piece
  4 pizzas por 10,00                      | 4 piece      | pizzas                    |         | 10.00 whole
  2 pizzas 6 € no total                   | 2 piece      | pizzas                    |         | 6.00 whole
  detergente 9,99 euros                   |              | detergente                |         | 9.99 piece
  massa esparguete continente 0,79        |              | massa esparguete          | Continente | 0.79 piece
  """
