/// What people eat, and by which names of the public catalogues that is found.
enum FoodWords {
  private static let dessert = ["Sweet Dessert", "Fruit Dessert", "Dessert", "Cake", "Citric Dessert"]
  private static let cheeses = [
    "Cheese", "Hard Cheese", "Soft Cheese", "Goat Cheese", "Blue Cheese", "Maturated Cheese", "Medium-cured Cheese",
    "Mild Cheese",
  ]

  /// What is seldom eaten with a red.
  static let ofTheSea: Set<String> = ["Fish", "Lean Fish", "Rich Fish", "Seafood", "Codfish", "Shellfish", "Paella"]

  static let words: [([String], String)] = [
    (
      ["Beef", "Lamb", "Veal", "Pork", "Game Meat", "Grilled", "Barbecue", "Roast"],
      "carne, carnes, meat, meats, carne roja, carnes rojas, carne vermelha, carnes vermelhas, red meat"
    ),
    (
      ["Beef", "Veal"],
      """
      ternera, vacuno, buey, vaca, chuletón, chuleta, chuletas, solomillo, entrecot, filete, beef, steak, steaks, \
      carne de vaca, carne bovina, bife, picanha, hamburguesa, hamburguesas, burger, burgers, hambúrguer, veal, vitela
      """
    ),
    (
      ["Lamb"],
      "cordero, lechazo, cabrito, lamb, mutton, cordeiro, borrego, pierna de cordero, chuletas de cordero, lamb chops"
    ),
    (["Pork"], "cerdo, lechón, cochinillo, pork, porco, leitão, costillas"),
    (["Poultry", "Chicken"], "pollo, pavo, chicken, turkey, poultry, frango, galinha"),
    (["Game Meat"], "caza, carne de caza, venison, carne de caça, jabalí, javali, ciervo, perdiz"),
    (["Fish", "Lean Fish", "Rich Fish", "Seafood", "Codfish"], "pescado, pescados, fish, peixe, peixes"),
    (
      ["Lean Fish", "Fish"],
      "pescado blanco, merluza, lubina, white fish, sea bass, hake, peixe branco, robalo, pescada"
    ),
    (
      ["Rich Fish", "Fish"],
      "pescado azul, salmón, atún, sardinas, oily fish, salmon, tuna, sardines, salmão, atum, sardinhas"
    ),
    (["Codfish", "Lean Fish", "Fish"], "bacalao, bacalhau, codfish"),
    (
      ["Shellfish", "Seafood"],
      """
      marisco, mariscos, gambas, langosta, langostinos, ostras, mejillones, almejas, pulpo, polvo, lulas, amêijoas, shellfish, seafood, oysters, \
      prawns, shrimp, lobster, mussels, camarão, camarões, lagosta
      """
    ),
    (["Pasta"], "pasta, espaguetis, macarrones, lasaña, spaghetti, lasagne, lasagna, massa, massas, lasanha"),
    (["Pizza"], "pizza, pizzas"),
    (["Risotto"], "risotto, risottos"),
    (["Paella", "Seafood", "Shellfish"], "paella, arroz de marisco"),
    (cheeses, "queso, quesos, cheese, cheeses, queijo, queijos"),
    (["Blue Cheese"], "queso azul, blue cheese, queijo azul, roquefort, gorgonzola, stilton, cabrales"),
    (["Goat Cheese"], "queso de cabra, goat cheese, goats cheese, queijo de cabra"),
    (
      ["Hard Cheese", "Maturated Cheese"],
      "queso curado, queso duro, hard cheese, mature cheese, queijo curado, queijo duro, manchego, parmesano, parmesan"
    ),
    (["Soft Cheese"], "queso blando, queso cremoso, soft cheese, queijo macio, queijo mole, brie, camembert"),
    (
      ["Cured Meat", "Ham", "Cold Cuts"],
      "jamón, embutido, embutidos, cured meat, charcuterie, presunto, enchidos, chorizo"
    ),
    (["Mushrooms"], "setas, champiñones, hongos, mushroom, mushrooms, cogumelos"),
    (["Vegetarian"], "verdura, verduras, vegetariano, vegetarian, vegetables, vegano, vegan"),
    (["Salad"], "ensalada, ensaladas, salad, salads, salada, saladas"),
    (dessert, "postre, postres, dessert, desserts, pudding, sobremesa, sobremesas, tarta, bolo"),
    (["Spicy Food", "Curry Chicken", "Asian Food"], "picante, comida picante, spicy, spicy food, curry"),
    (["Sushi", "Rich Fish", "Shellfish"], "sushi"),
    (
      ["Barbecue", "Grilled", "Beef"],
      "barbacoa, parrilla, parrillada, a la parrilla, barbecue, bbq, churrasco, grelhados, asado argentino"
    ),
    (["Roast", "Beef", "Lamb"], "asado, asados, roast, roasts, assado, assados"),
    (
      ["Appetizer", "Aperitif", "Snack"],
      "aperitivo, tapas, entrantes, picoteo, aperitif, starters, appetizers, snacks, entradas, petiscos"
    ),
    (["Light Stews", "Beans", "Beef"], "guiso, estofado, cocido, stew, stews, cozido, feijoada"),
  ]

  static let ambiguous: [([String], String)] = [
    (["Lean Fish", "Fish"], "dorada, rape, sole"), (["Codfish", "Lean Fish", "Fish"], "cod"),
    (["Cured Meat", "Ham", "Cold Cuts"], "ham"), (["Vegetarian"], "legumes"), (dessert, "cake"),
    (["Shellfish", "Seafood"], "crab"), (["Pork"], "lombo, ribs"), (["Chocolate"], "chocolate"),
    (["Duck", "Game Meat"], "pato, duck"), (["Poultry", "Chicken"], "ave, aves"),
    (["Game Meat"], "game, caça"), (["Fruit", "Fruit Dessert"], "fruta, fruit"), (["Shellfish", "Seafood"], "polvo"),
  ]
}
