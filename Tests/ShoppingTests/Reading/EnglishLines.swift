let englishLines = """
  milk                                    |              | milk                      |         |
  a dozen eggs                            | 1 dozen      | eggs                      |         |
  dozen eggs                              | 1 dozen      | eggs                      |         |
  half a dozen eggs                       | 6 piece      | eggs                      |         |
  half a dozen eggs 1.50                  | 6 piece      | eggs                      |         | 1.50 whole
  two dozen eggs                          | 2 dozen      | eggs                      |         |
  2 kg tomatoes 3.50                      | 2 kg         | tomatoes                  |         | 3.50 kg
  2kg tomatoes at 3.50                    | 2 kg         | tomatoes                  |         | 3.50 kg
  tomatoes 2 kilos                        | 2 kg         | tomatoes                  |         |
  tomatoes €3.50/kg                       |              | tomatoes                  |         | 3.50 kg
  tomatoes 3.50 a kilo                    |              | tomatoes                  |         | 3.50 kg
  tomatoes 3.50 per kg                    |              | tomatoes                  |         | 3.50 kg
  half a kilo of cherries                 | 0.5 kg       | cherries                  |         |
  half kilo cherries                      | 0.5 kg       | cherries                  |         |
  half a watermelon                       | 0.5 piece    | watermelon                |         |
  half fat milk                           |              | half fat milk             |         |
  a kilo and a half of potatoes           | 1.5 kg       | potatoes                  |         |
  one and a half kilos of potatoes        | 1.5 kg       | potatoes                  |         |
  a quarter of a kilo of ham              | 0.25 kg      | ham                       |         |
  three quarters of a kilo of hake        | 0.75 kg      | hake                      |         |
  1/4 kg ham                              | 0.25 kg      | ham                       |         |
  ¼kg ham                                 | 0.25 kg      | ham                       |         |
  4 pints of milk                         | 4 pint       | milk                      |         |
  2 pt milk                               | 2 pint       | milk                      |         |
  1 lb mince                              | 1 lb         | mince                     |         |
  8 oz steak                              | 8 oz         | steak                     |         |
  2 bottles of wine 6.99                  | 2 bottle     | wine                      |         | 6.99 bottle
  2 bottles wine                          | 2 bottle     | wine                      |         |
  a bottle of gin                         | 1 bottle     | gin                       |         |
  bottle of gin                           | 1 bottle     | gin                       |         |
  3 tins of tuna                          | 3 can        | tuna                      |         |
  3 tins tuna 1.20 each                   | 3 can        | tuna                      |         | 1.20 can
  4 cans beans                            | 4 can        | beans                     |         |
  6 x cans of cola                        | 6 can        | cola                      |         |
  2 packs of crisps                       | 2 pack       | crisps                    |         |
  2 pkts biscuits                         | 2 pack       | biscuits                  |         |
  2 bags of spinach                       | 2 bag        | spinach                   |         |
  spinach 2 bags                          | 2 bag        | spinach                   |         |
  2 heads of lettuce                      | 2 head       | lettuce                   |         |
  2 head lice combs                       | 2 piece      | head lice combs           |         |
  a bunch of parsley                      | 1 bunch      | parsley                   |         |
  2 bunches parsley                       | 2 bunch      | parsley                   |         |
  6 slices of ham                         | 6 slice      | ham                       |         |
  2 loaves of bread                       | 2 piece      | bread                     |         |
  1 loaf Warburtons bread 1.40            | 1 piece      | bread                     | Warburtons | 1.40 piece
  3 pcs ginger                            | 3 piece      | ginger                    |         |
  4 onions                                | 4 piece      | onions                    |         |
  four onions                             | 4 piece      | onions                    |         |
  onions x4                               | 4 piece      | onions                    |         |
  onions (4)                              | 4 piece      | onions                    |         |
  onions 4                                | 4 piece      | onions                    |         |
  6 x Heinz beans 1.25                    | 6 piece      | beans                     | Heinz   | 1.25 piece
  tea yorkshire tea 3.00                  |              | tea                       | Yorkshire Tea | 3.00 piece
  ice cream ben & jerry's €5.49           |              | ice cream                 | Ben & Jerry's | 5.49 piece
  500 ml cream 1.10                       | 500 ml       | cream                     |         | 1.10 whole
  500ml single cream                      | 500 ml       | single cream              |         |
  1.5 litres of water                     | 1.5 l        | water                     |         |
  1,5 litres of water                     | 1.5 l        | water                     |         |
  water 6 x 1.5l                          | 6 piece      | water 1.5l                |         |
  7up                                     |              | 7up                       |         |
  2 7up                                   | 2 piece      | 7up                       |         |
  7 up                                    |              | 7 up                      |         |
  seven up                                |              | seven up                  |         |
  WD-40                                   |              | WD-40                     |         |
  vitamin B12                             |              | vitamin B12               |         |
  vitamin b 12                            |              | vitamin b 12              |         |
  A4 paper                                |              | A4 paper                  |         |
  2 in 1 shampoo                          |              | 2 in 1 shampoo            |         |
  suncream factor 50                      |              | suncream factor 50        |         |
  nappies size 4                          |              | nappies size 4            |         |
  2 tin foil                              | 2 piece      | tin foil                  |         |
  3 bin bags                              | 3 piece      | bin bags                  |         |
  2 kitchen roll 2.50                     | 2 piece      | kitchen roll              |         | 2.50 piece
  chips 80 cents                          |              | chips                     |         | 0.80 piece
  4 pizzas 12.00 in total                 | 4 piece      | pizzas                    |         | 12.00 whole
  2 kg flour for 3.00                     | 2 kg         | flour                     |         | 3.00 whole
  pizza for 2                             |              | pizza for 2               |         |
  milk 1.5%                               |              | milk 1.5%                 |         |
  12 beers (6.50)                         | 12 piece     | beers                     |         | 6.50 piece
  toilet roll 9 pack                      | 1 pack       | toilet roll 9 pack        |         |
  6 pack of beer                          | 1 pack       | beer 6 pack               |         |
  6-pack beer 5.50                        | 1 pack       | beer 6-pack               |         | 5.50 pack
  2 6-packs of beer                       | 2 pack       | beer 6-packs              |         |
  six pack of beer                        | 1 pack       | beer six pack             |         |
  a six-pack of lager                     | 1 pack       | lager six-pack            |         |
  4 pints milk 1.45                       | 4 pint       | milk                      |         | 1.45 whole
  2 x 400g tins tomatoes                  | 2 can        | tomatoes 400g             |         |
  3 x 330ml cans of lager 4.50            | 3 can        | lager 330ml               |         | 4.50 can
  2 pack crisps                           | 2 pack       | crisps                    |         |
  5L olive oil 39.95                      | 5 l          | olive oil                 |         | 39.95 whole
  €20 petrol                              |              | petrol                    |         | 20.00 whole
  20 euros of petrol                      |              | petrol                    |         | 20.00 whole
  80c chips                               |              | chips                     |         | 0.80 whole
  12 ct eggs                              | 12 piece     | ct eggs                   |         |
  six-pack of lager                       | 1 pack       | lager six-pack            |         |
  """
