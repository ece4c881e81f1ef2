import Kit

/// What a wine goes with, as the public catalogues name it in English. What isn't here is shown as the source calls it.
enum Food {
  private static let names: [String: Phrase] = [
    "Aperitif": Phrase(es: "Aperitivo", en: "Aperitif", pt: "Aperitivo"),
    "Appetizer": Phrase(es: "Entrantes", en: "Starters", pt: "Entradas"),
    "Asian Food": Phrase(es: "Cocina asiática", en: "Asian food", pt: "Cozinha asiática"),
    "Barbecue": Phrase(es: "Barbacoa", en: "Barbecue", pt: "Churrasco"),
    "Beans": Phrase(es: "Legumbres", en: "Beans", pt: "Feijão"),
    "Beef": Phrase(es: "Vacuno", en: "Beef", pt: "Carne bovina"),
    "Blue Cheese": Phrase(es: "Queso azul", en: "Blue cheese", pt: "Queijo azul"),
    "Cake": Phrase(es: "Tarta", en: "Cake", pt: "Bolo"),
    "Cheese": Phrase(es: "Queso", en: "Cheese", pt: "Queijo"),
    "Chestnut": Phrase(es: "Castañas", en: "Chestnuts", pt: "Castanhas"),
    "Chicken": Phrase(es: "Pollo", en: "Chicken", pt: "Frango"),
    "Chocolate": Phrase(es: "Chocolate", en: "Chocolate", pt: "Chocolate"),
    "Citric Dessert": Phrase(es: "Postre de cítricos", en: "Citrus dessert", pt: "Sobremesa cítrica"),
    "Codfish": Phrase(es: "Bacalao", en: "Cod", pt: "Bacalhau"),
    "Cold Cuts": Phrase(es: "Fiambres", en: "Cold cuts", pt: "Carnes frias"),
    "Cookies": Phrase(es: "Galletas", en: "Cookies", pt: "Biscoitos"),
    "Cream": Phrase(es: "Crema", en: "Cream", pt: "Creme"),
    "Cured Meat": Phrase(es: "Embutidos", en: "Cured meat", pt: "Carnes curadas"),
    "Curry Chicken": Phrase(es: "Pollo al curri", en: "Chicken curry", pt: "Frango com curry"),
    "Dessert": Phrase(es: "Postre", en: "Dessert", pt: "Sobremesa"),
    "Dried Fruits": Phrase(es: "Fruta desecada", en: "Dried fruit", pt: "Frutas secas"),
    "Duck": Phrase(es: "Pato", en: "Duck", pt: "Pato"),
    "Eggplant Parmigiana": Phrase(
      es: "Berenjenas a la parmesana", en: "Eggplant parmigiana", pt: "Berinjela à parmegiana"),
    "Fish": Phrase(es: "Pescado", en: "Fish", pt: "Peixe"),
    "French Fries": Phrase(es: "Patatas fritas", en: "French fries", pt: "Batatas fritas"),
    "Fruit": Phrase(es: "Fruta", en: "Fruit", pt: "Fruta"),
    "Fruit Dessert": Phrase(es: "Postre de fruta", en: "Fruit dessert", pt: "Sobremesa de fruta"),
    "Game Meat": Phrase(es: "Caza", en: "Game", pt: "Caça"),
    "Goat Cheese": Phrase(es: "Queso de cabra", en: "Goat cheese", pt: "Queijo de cabra"),
    "Grilled": Phrase(es: "A la parrilla", en: "Grilled dishes", pt: "Grelhados"),
    "Ham": Phrase(es: "Jamón", en: "Ham", pt: "Presunto"),
    "Hard Cheese": Phrase(es: "Queso duro", en: "Hard cheese", pt: "Queijo duro"),
    "Lamb": Phrase(es: "Cordero", en: "Lamb", pt: "Cordeiro"),
    "Lean Fish": Phrase(es: "Pescado blanco", en: "White fish", pt: "Peixe magro"),
    "Light Stews": Phrase(es: "Guisos ligeros", en: "Light stews", pt: "Ensopados leves"),
    "Maturated Cheese": Phrase(es: "Queso curado", en: "Mature cheese", pt: "Queijo curado"),
    "Medium-cured Cheese": Phrase(es: "Queso semicurado", en: "Semi-cured cheese", pt: "Queijo meia cura"),
    "Mild Cheese": Phrase(es: "Queso suave", en: "Mild cheese", pt: "Queijo suave"),
    "Mushrooms": Phrase(es: "Setas", en: "Mushrooms", pt: "Cogumelos"),
    "Paella": Phrase(es: "Paella", en: "Paella", pt: "Paella"),
    "Pasta": Phrase(es: "Pasta", en: "Pasta", pt: "Massas"),
    "Pizza": Phrase(es: "Pizza", en: "Pizza", pt: "Pizza"),
    "Pork": Phrase(es: "Cerdo", en: "Pork", pt: "Porco"),
    "Poultry": Phrase(es: "Aves", en: "Poultry", pt: "Aves"),
    "Rich Fish": Phrase(es: "Pescado azul", en: "Oily fish", pt: "Peixe gordo"),
    "Risotto": Phrase(es: "Risotto", en: "Risotto", pt: "Risotto"),
    "Roast": Phrase(es: "Asados", en: "Roasts", pt: "Assados"),
    "Salad": Phrase(es: "Ensalada", en: "Salad", pt: "Salada"),
    "Seafood": Phrase(es: "Pescados y mariscos", en: "Seafood", pt: "Peixes e mariscos"),
    "Shellfish": Phrase(es: "Marisco", en: "Shellfish", pt: "Mariscos"),
    "Snack": Phrase(es: "Picoteo", en: "Snacks", pt: "Petiscos"),
    "Soft Cheese": Phrase(es: "Queso blando", en: "Soft cheese", pt: "Queijo macio"),
    "Soufflé": Phrase(es: "Suflé", en: "Soufflé", pt: "Suflê"),
    "Spicy Food": Phrase(es: "Comida picante", en: "Spicy food", pt: "Comida picante"),
    "Sushi": Phrase(es: "Sushi", en: "Sushi", pt: "Sushi"),
    "Sweet Dessert": Phrase(es: "Postre dulce", en: "Sweet dessert", pt: "Sobremesa doce"),
    "Tomato Dishes": Phrase(es: "Platos con tomate", en: "Tomato dishes", pt: "Pratos com tomate"),
    "Veal": Phrase(es: "Ternera", en: "Veal", pt: "Vitela"),
    "Vegetarian": Phrase(es: "Platos vegetarianos", en: "Vegetarian dishes", pt: "Pratos vegetarianos"),
  ]

  static func name(of food: String) -> Phrase {
    names[food] ?? Phrase(verbatim: food)
  }

  /// What the public catalogues call something that people eat, in whichever language it is said; what they don't know stays as it is.
  static func known(_ words: String) -> String { byWords[words.searchKey] ?? words }

  private static let byWords: [String: String] = {
    var found: [String: String] = [:]
    for (name, phrase) in names.sorted(by: { $0.key < $1.key }) {
      for text in [name] + Language.allCases.map({ phrase.text(in: $0) }) where found[text.searchKey] == nil {
        found[text.searchKey] = name
      }
    }
    // Of several that are meant the first is the closest.
    for (foods, words) in FoodWords.words + FoodWords.ambiguous {
      for word in words.split(separator: ",").map({ String($0).asTyped.searchKey }) where found[word] == nil {
        found[word] = foods.first
      }
    }
    return found
  }()
}
