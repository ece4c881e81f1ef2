/// Makes wines with names such as wines have, the same ones for the same seed.
struct Grower {
  private var random: Dice

  init(seed: UInt64) {
    random = Dice(state: seed)
  }

  struct Land {
    let country: String
    let appellations: [String]
    let red: [String]
    let white: [String]
    let estates: [String]
    let words: [String]
  }

  static let lands: [Land] = [
    Land(
      country: "Spain",
      appellations: [
        "Rioja", "Ribera del Duero", "Rías Baixas", "Priorat", "Rueda", "Penedès", "Toro", "Bierzo", "Jumilla",
        "Navarra", "Somontano", "Montsant", "Valdeorras", "Ribeiro", "Jerez", "La Mancha", "Utiel-Requena",
        "Campo de Borja", "Cigales", "Cariñena", "Getariako Txakolina", "Yecla",
      ],
      red: ["Tempranillo", "Garnacha", "Mencía", "Monastrell", "Bobal", "Cariñena", "Graciano", "Tinta de Toro"],
      white: [
        "Albariño", "Verdejo", "Godello", "Macabeo", "Xarel·lo", "Parellada", "Treixadura", "Garnacha Blanca", "Viura",
      ],
      estates: [
        "Bodegas", "Viña", "Hacienda", "Finca", "Pago de", "Señorío de", "Marqués de", "Condado de", "Dominio de",
        "Viñedos", "Cellers", "Mas", "Adega",
      ],
      words: [
        "Crianza", "Reserva", "Gran Reserva", "Roble", "Joven", "Selección", "Viñas Viejas", "Vendimia Seleccionada",
        "Fermentado en Barrica", "Sobre Lías", "Edición Limitada", "Cosecha",
      ]),
    Land(
      country: "Portugal",
      appellations: [
        "Douro", "Alentejo", "Dão", "Bairrada", "Vinho Verde", "Lisboa", "Tejo", "Península de Setúbal", "Madeira",
        "Porto", "Beira Interior", "Trás-os-Montes",
      ],
      red: ["Touriga Nacional", "Touriga Franca", "Tinta Roriz", "Baga", "Castelão", "Trincadeira", "Alfrocheiro"],
      white: ["Alvarinho", "Loureiro", "Arinto", "Encruzado", "Fernão Pires", "Antão Vaz", "Viosinho"],
      estates: ["Quinta do", "Quinta da", "Herdade do", "Casa de", "Adega de", "Monte da", "Caves", "Solar dos"],
      words: [
        "Reserva", "Grande Reserva", "Colheita Seleccionada", "Vinhas Velhas", "Escolha", "Garrafeira", "Branco",
        "Tinto",
      ]),
    Land(
      country: "France",
      appellations: [
        "Bordeaux", "Saint-Émilion", "Pauillac", "Margaux", "Châteauneuf-du-Pape", "Côtes du Rhône", "Chablis",
        "Pouilly-Fuissé", "Sancerre", "Alsace", "Champagne", "Beaujolais", "Gevrey-Chambertin", "Meursault", "Cahors",
        "Madiran", "Bandol", "Vouvray", "Chinon", "Languedoc",
      ],
      red: ["Cabernet Sauvignon", "Merlot", "Pinot Noir", "Syrah", "Grenache", "Gamay", "Malbec", "Cabernet Franc"],
      white: ["Chardonnay", "Sauvignon Blanc", "Chenin Blanc", "Riesling", "Gewürztraminer", "Viognier", "Sémillon"],
      estates: ["Château", "Domaine", "Clos", "Maison", "Cave de", "Mas de", "Les Vignerons de", "Domaine de la"],
      words: [
        "Grand Cru", "Premier Cru", "Vieilles Vignes", "Cuvée Prestige", "Cuvée Spéciale", "Réserve", "Tradition",
        "Brut", "Blanc de Blancs", "Sur Lie",
      ]),
    Land(
      country: "Italy",
      appellations: [
        "Chianti Classico", "Barolo", "Barbaresco", "Brunello di Montalcino", "Valpolicella", "Soave", "Etna",
        "Montepulciano d'Abruzzo", "Primitivo di Manduria", "Franciacorta", "Prosecco", "Alto Adige", "Langhe",
        "Bolgheri", "Taurasi", "Collio",
      ],
      red: ["Sangiovese", "Nebbiolo", "Barbera", "Nero d'Avola", "Primitivo", "Corvina", "Aglianico", "Montepulciano"],
      white: ["Pinot Grigio", "Garganega", "Vermentino", "Fiano", "Carricante", "Glera", "Arneis"],
      estates: ["Tenuta", "Cantina", "Castello di", "Fattoria", "Azienda", "Podere", "Marchesi", "Villa", "Cascina"],
      words: [
        "Riserva", "Superiore", "Classico", "Vigna Vecchia", "Ripasso", "Amarone", "Selezione", "Brut", "Rosso",
        "Bianco",
      ]),
    Land(
      country: "United States",
      appellations: [
        "Napa Valley", "Sonoma Coast", "Willamette Valley", "Paso Robles", "Russian River Valley", "Columbia Valley",
        "Finger Lakes", "Santa Barbara County", "Lodi", "Walla Walla Valley",
      ],
      red: ["Cabernet Sauvignon", "Pinot Noir", "Zinfandel", "Merlot", "Syrah", "Petite Sirah"],
      white: ["Chardonnay", "Sauvignon Blanc", "Riesling", "Viognier", "Pinot Gris"],
      estates: ["Creek", "Ridge", "Estate", "Vineyards", "Cellars", "Hill", "Family", "Canyon"],
      words: [
        "Estate", "Reserve", "Single Vineyard", "Old Vine", "Barrel Select", "Hillside", "Block", "Private Selection",
      ]),
    Land(
      country: "Germany",
      appellations: ["Mosel", "Rheingau", "Pfalz", "Nahe", "Baden", "Franken", "Rheinhessen"],
      red: ["Spätburgunder", "Dornfelder", "Lemberger"],
      white: ["Riesling", "Weißburgunder", "Grauburgunder", "Silvaner", "Müller-Thurgau"],
      estates: ["Weingut", "Schloß", "Winzer", "Kellerei", "Domäne"],
      words: ["Kabinett", "Spätlese", "Auslese", "Trocken", "Großes Gewächs", "Feinherb", "Alte Reben"]),
    Land(
      country: "Argentina",
      appellations: ["Mendoza", "Valle de Uco", "Luján de Cuyo", "Salta", "Cafayate", "Patagonia"],
      red: ["Malbec", "Bonarda", "Cabernet Sauvignon"], white: ["Torrontés", "Chardonnay", "Sémillon"],
      estates: ["Bodega", "Finca", "Viña", "Altos de", "Familia"],
      words: ["Reserva", "Gran Reserva", "Roble", "Clásico", "Único", "Estate"]),
    Land(
      country: "Chile",
      appellations: ["Valle del Maipo", "Valle de Colchagua", "Casablanca", "Maule", "Itata", "Leyda"],
      red: ["Carmenère", "Cabernet Sauvignon", "País", "Syrah"], white: ["Sauvignon Blanc", "Chardonnay"],
      estates: ["Viña", "Casa", "Viñedos", "Santa", "Hacienda"],
      words: ["Reserva", "Gran Reserva", "Reserva Privada", "Edición Limitada", "Estate"]),
    Land(
      country: "Australia",
      appellations: ["Barossa Valley", "McLaren Vale", "Yarra Valley", "Margaret River", "Clare Valley", "Coonawarra"],
      red: ["Shiraz", "Cabernet Sauvignon", "Grenache", "Pinot Noir"], white: ["Chardonnay", "Riesling", "Sémillon"],
      estates: ["Wines", "Estate", "Vineyards", "Hill", "Brothers"],
      words: ["Reserve", "Old Vine", "Bin", "Basket Press", "Single Vineyard", "The Elder"]),
    Land(
      country: "Austria", appellations: ["Wachau", "Kamptal", "Burgenland", "Kremstal", "Neusiedlersee"],
      red: ["Zweigelt", "Blaufränkisch", "St. Laurent"], white: ["Grüner Veltliner", "Riesling", "Welschriesling"],
      estates: ["Weingut", "Winzerhof", "Schloß"], words: ["Smaragd", "Federspiel", "Reserve", "Ried", "Alte Reben"]),
    Land(
      country: "Denmark", appellations: ["Sjælland", "Bornholm"], red: ["Rondo"], white: ["Solaris"],
      estates: ["Vingård"], words: ["Ørsted", "Rød", "Hvid", "Skærsøgaard"]),
  ]

  private static let starts = [
    "Al", "Ar", "Bar", "Bel", "Ber", "Bo", "Cal", "Cam", "Car", "Cas", "Cor", "Cos", "Dal", "Del", "Es", "Fal", "Fer",
    "Fon", "Gal", "Gar", "Gon", "Her", "Lar", "Leo", "Lo", "Mar", "Mon", "Mor", "Na", "Ol", "Or", "Pal", "Par", "Pe",
    "Por", "Que", "Ra", "Ri", "Ro", "Sal", "San", "Sar", "Ser", "Sil", "Sol", "Tor", "Tri", "Ur", "Val", "Ve", "Vi",
    "Zar",
  ]
  private static let middles = [
    "a", "ban", "be", "ca", "cha", "da", "de", "do", "fe", "ga", "gue", "la", "le", "li", "lo", "ma", "me", "mi", "na",
    "ne", "ño", "ñi", "pa", "pe", "qui", "ra", "re", "ri", "ro", "sa", "se", "ta", "te", "ti", "to", "va", "ve", "vi",
    "za",
  ]
  private static let ends = [
    "ces", "cia", "dal", "dega", "des", "do", "dor", "ga", "go", "gues", "les", "lla", "llo", "món", "na", "nas", "nel",
    "nes", "no", "ña", "ra", "ral", "rón", "ros", "rra", "sa", "sco", "tal", "tera", "to", "tos", "via", "zal", "zón",
  ]
  private static let foods = [
    "Beef", "Lamb", "Poultry", "Pork", "Shellfish", "Rich Fish", "Lean Fish", "Pasta", "Hard Cheese", "Soft Cheese",
    "Game Meat", "Vegetarian", "Appetizer", "Spicy Food", "Sweet Dessert",
  ]

  mutating func proper() -> String {
    random.pick(Self.starts) + (random.below(3) == 0 ? "" : random.pick(Self.middles)) + random.pick(Self.ends)
  }

  /// A table of our own layout.
  mutating func table(wines count: Int) -> [UInt8] {
    var text =
      "name,winery,appellation,country,grapes,type,food,alcohol,year,score,scale,opinions,source,price,currency\r\n"
    text.reserveCapacity(count * 170)
    let estates = estates(max(40, count / 9))
    var made: Set<String> = []
    made.reserveCapacity(count)
    while made.count < count {
      let (land, estate, own) = estates[random.skewed(estates.count)]
      let isRed = random.below(100) < 58
      let grape = random.pick(isRed ? land.red : land.white)
      var name = [own]
      if random.below(3) == 0 { name.append(proper()) }
      if random.below(2) == 0 { name.append(grape) }
      if random.below(3) > 0 { name.append(random.pick(land.words)) }
      if random.below(6) == 0 { name.append(String(random.below(90) + 1)) }
      let title = name.joined(separator: " ")
      guard made.insert("\(estate)|\(title)").inserted else { continue }
      append(title, estate, land, grape, isRed, to: &text)
    }
    return Array(text.utf8)
  }

  private mutating func append(
    _ title: String, _ estate: String, _ land: Land, _ grape: String, _ isRed: Bool, to text: inout String
  ) {
    let grapes = random.below(3) == 0 ? "\(grape);\(random.pick(isRed ? land.red : land.white))" : grape
    let kind = random.below(100)
    let type =
      kind < 78
      ? (isRed ? "red" : "white") : kind < 86 ? "rose" : kind < 95 ? "sparkling" : kind < 98 ? "sweet" : "fortified"
    let food = (0..<(1 + random.below(3))).map { _ in random.pick(Self.foods) }.joined(separator: ";")
    let hundred = random.below(4) > 0
    let score =
      hundred
      ? String(80 + (random.below(11) + random.below(11)) * 9 / 10) : "\(3 + random.below(2)).\(random.below(10))"
    let price = 4 + random.below(20) + random.below(30) * random.below(4)
    text += "\(title),\(estate),\(random.pick(land.appellations)),\(land.country),\(grapes),\(type),\(food),"
    text += "\(11 + random.below(4)).\(random.below(10)),\(1995 + random.below(15) + random.below(14)),"
    text += random.below(5) == 0 ? ",,," : "\(score),\(hundred ? 100 : 5),\(1 + random.below(400)),"
    text += "Bench,"
    text += random.below(8) == 0 ? ",\r\n" : "\(price).\(random.below(10))0,EUR\r\n"
  }

  private mutating func estates(_ count: Int) -> [(Land, String, String)] {
    (0..<count).map { index in
      let land = Self.lands[random.skewed(Self.lands.count)]
      let own = random.below(4) == 0 ? "\(proper()) \(proper())" : proper()
      return (land, "\(random.pick(land.estates)) \(own)", own)
    }
  }
}

/// Throws that are the same for the same seed (SplitMix64).
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func below(_ limit: Int) -> Int {
    Int(next() % UInt64(limit))
  }

  /// The first are drawn more often, as some countries and wineries make more wines than others.
  mutating func skewed(_ limit: Int) -> Int {
    let share = Double(below(1 << 20)) / Double(1 << 20)
    return min(limit - 1, Int(share * share * Double(limit)))
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}
