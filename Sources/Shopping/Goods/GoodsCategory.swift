import Kit

/// The categories that a new household starts with, in the order in which a supermarket's aisles often lie. The raw
/// value is stored.
enum GoodsCategory: String, CaseIterable, Sendable {
  case produce, bakery, meat, deli, fish, dairy, pantry, sauces, breakfast, snacks, drinks, alcohol, frozen, hygiene
  case household, baby, pets, other

  var name: Phrase { standard.name }
  var colour: CategoryColour { standard.colour }

  private var standard: (name: Phrase, colour: CategoryColour) {
    switch self {
    case .produce: (Phrase(es: "Frutas y verduras", en: "Fruit & vegetables", pt: "Frutas e legumes"), .green)
    case .bakery: (Phrase(es: "Panadería", en: "Bakery", pt: "Padaria"), .brown)
    case .meat: (Phrase(es: "Carne", en: "Meat", pt: "Carnes"), .red)
    case .deli: (Phrase(es: "Charcutería", en: "Deli", pt: "Charcutaria"), .pink)
    case .fish: (Phrase(es: "Pescado y marisco", en: "Fish & seafood", pt: "Peixe e marisco"), .blue)
    case .dairy: (Phrase(es: "Lácteos y huevos", en: "Dairy & eggs", pt: "Laticínios e ovos"), .cyan)
    case .pantry: (Phrase(es: "Despensa", en: "Pantry", pt: "Mercearia"), .yellow)
    case .sauces:
      (Phrase(es: "Aceites, salsas y especias", en: "Oils, sauces & spices", pt: "Óleos, molhos e temperos"), .olive)
    case .breakfast: (Phrase(es: "Desayuno", en: "Breakfast", pt: "Café e cereais"), .orange)
    case .snacks: (Phrase(es: "Dulces y aperitivos", en: "Sweets & snacks", pt: "Doces e aperitivos"), .magenta)
    case .drinks: (Phrase(es: "Bebidas", en: "Drinks", pt: "Bebidas"), .teal)
    case .alcohol:
      (Phrase(es: "Vinos, cervezas y licores", en: "Wine, beer & spirits", pt: "Vinhos, cervejas e licores"), .wine)
    case .frozen: (Phrase(es: "Congelados", en: "Frozen food", pt: "Congelados"), .ice)
    case .hygiene: (Phrase(es: "Higiene y salud", en: "Toiletries & health", pt: "Higiene e saúde"), .mint)
    case .household: (Phrase(es: "Limpieza y hogar", en: "Cleaning & household", pt: "Limpeza e casa"), .indigo)
    case .baby: (Phrase(es: "Bebé", en: "Baby", pt: "Infantil"), .lilac)
    case .pets: (Phrase(es: "Mascotas", en: "Pets", pt: "Animais"), .sand)
    case .other: (Phrase(es: "Otros", en: "Other", pt: "Outros"), .grey)
    }
  }
}

/// The colours that a category may have. The raw value is stored and names a class of the style sheet.
enum CategoryColour: String, CaseIterable, Sendable {
  case green, brown, red, pink, blue, cyan, yellow, olive, orange, magenta, teal, wine, ice, mint, indigo, lilac, sand
  case grey
}

extension CategoryColour {
  var dot: HTML { "<span class=\"dot\" data-colour=\"\(rawValue)\"></span>" }

  var name: Phrase {
    switch self {
    case .green: Phrase(es: "Verde", en: "Green", pt: "Verde")
    case .brown: Phrase(es: "Marrón", en: "Brown", pt: "Castanho")
    case .red: Phrase(es: "Rojo", en: "Red", pt: "Vermelho")
    case .pink: Phrase(es: "Rosa", en: "Pink", pt: "Rosa")
    case .blue: Phrase(es: "Azul", en: "Blue", pt: "Azul")
    case .cyan: Phrase(es: "Cian", en: "Cyan", pt: "Ciano")
    case .yellow: Phrase(es: "Amarillo", en: "Yellow", pt: "Amarelo")
    case .olive: Phrase(es: "Oliva", en: "Olive", pt: "Verde-azeitona")
    case .orange: Phrase(es: "Naranja", en: "Orange", pt: "Laranja")
    case .magenta: Phrase(es: "Magenta", en: "Deep pink", pt: "Magenta")
    case .teal: Phrase(es: "Verde azulado", en: "Teal", pt: "Verde-azulado")
    case .wine: Phrase(es: "Granate", en: "Wine red", pt: "Bordô")
    case .ice: Phrase(es: "Azul hielo", en: "Ice blue", pt: "Azul-gelo")
    case .mint: Phrase(es: "Menta", en: "Mint", pt: "Menta")
    case .indigo: Phrase(es: "Añil", en: "Indigo", pt: "Anil")
    case .lilac: Phrase(es: "Lila", en: "Lilac", pt: "Lilás")
    case .sand: Phrase(es: "Arena", en: "Sand", pt: "Areia")
    case .grey: Phrase(es: "Gris", en: "Grey", pt: "Cinza")
    }
  }
}
