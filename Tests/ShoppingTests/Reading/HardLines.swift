/// What is not quite a quantity or a price remains in the name.
let hardLines = """
  ½ kg                                    |              | ½ kg                      |         |
  2 kg                                    |              | 2 kg                      |         |
  3,50                                    |              | 3,50                      |         |
  2 3,50                                  |              | 2 3,50                    |         |
  3,50 €                                  |              | 3,50 €                    |         |
  x                                       |              | x                         |         |
  x2                                      |              | x2                        |         |
  2x                                      |              | 2x                        |         |
  de                                      |              | de                        |         |
  kg                                      |              | kg                        |         |
  -                                       |              | -                         |         |
  ...                                     |              | ...                       |         |
  🍅                                      |              | 🍅                        |         |
  2 🍅🍅                                  | 2 piece      | 🍅🍅                      |         |
  0 tomates                               |              | 0 tomates                 |         |
  007 vodka                               |              | 007 vodka                 |         |
  1/3 melón                               |              | 1/3 melón                 |         |
  ⅓ melón                                 |              | ⅓ melón                   |         |
  5/0 melón                               |              | 5/0 melón                 |         |
  1,2345 kg pollo                         |              | 1,2345 kg pollo           |         |
  1,2340 kg pollo                         | 1.234 kg     | pollo                     |         |
  99999999999999999999 kg pollo           |              | 99999999999999999999 kg pollo |     |
  1,5 melones                             |              | 1,5 melones               |         |
  1906 cerveza                            |              | 1906 cerveza              |         |
  2-3 tomates                             |              | 2-3 tomates               |         |
  2x1 pizza                               |              | 2x1 pizza                 |         |
  tornillos 4x40                          |              | tornillos 4x40            |         |
  pizza $3.50                             |              | pizza $3.50               |         |
  pizza -3,50                             |              | pizza -3,50               |         |
  pizza 0,00                              |              | pizza 0,00                |         |
  pizza 3,5                               |              | pizza 3,5                 |         |
  pizza 3,5 €                             |              | pizza                     |         | 3.50 piece
  pizza 3,505                             |              | pizza 3,505               |         |
  TV 1.299,00                             |              | TV                        |         | 1299.00 piece
  TV 1,299.00                             |              | TV                        |         | 1299.00 piece
  3,50 tomates                            |              | 3,50 tomates              |         |
  tomates 3,50 maduros                    |              | tomates 3,50 maduros      |         |
  leche (semi) 1 l                        | 1 l          | leche (semi)              |         |
  Mimosa                                  |              | Mimosa                    |         |
  3 Mimosa 0,89                           | 3 piece      | Mimosa                    |         | 0.89 piece
  leiteMimosa                             |              | leiteMimosa               |         |
  mimosas                                 |              | mimosas                   |         |
  refresco 7up                            |              | refresco                  | 7 Up    |
  refresco 7 UP 1,5 l 1,99                | 1.5 l        | refresco                  | 7 Up    | 1.99 whole
  leche nestle                            |              | leche                     | Nestlé  |
  azeite gallo ouro                       |              | azeite                    | Gallo Ouro |
  2 pizza -3,50                           | 2 piece      | pizza -3,50               |         |
  Dr. Oetker pizza                        |              | pizza                     | Dr. Oetker |
  """
