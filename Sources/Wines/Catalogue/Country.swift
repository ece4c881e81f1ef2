import Kit

/// The countries that make wine, by their codes of ISO 3166. A country that isn't here is kept as the source calls it.
enum Country {
  private struct Names {
    let code: String
    let phrase: Phrase
    /// As sources call it besides.
    let aliases: [String]

    init(_ code: String, _ es: String, _ en: String, _ pt: String, _ aliases: String...) {
      self.code = code
      phrase = Phrase(es: "\(es)", en: "\(en)", pt: "\(pt)")
      self.aliases = [es, en, pt] + aliases
    }
  }

  private static let all: [Names] = [
    Names("AR", "Argentina", "Argentina", "Argentina"),
    Names("AM", "Armenia", "Armenia", "Armênia"),
    Names("AU", "Australia", "Australia", "Austrália"),
    Names("AT", "Austria", "Austria", "Áustria"),
    Names("AZ", "Azerbaiyán", "Azerbaijan", "Azerbaijão"),
    Names("BE", "Bélgica", "Belgium", "Bélgica"),
    Names("BO", "Bolivia", "Bolivia", "Bolívia"),
    Names("BA", "Bosnia y Herzegovina", "Bosnia and Herzegovina", "Bósnia e Herzegovina"),
    Names("BR", "Brasil", "Brazil", "Brasil"),
    Names("BG", "Bulgaria", "Bulgaria", "Bulgária"),
    Names("CA", "Canadá", "Canada", "Canadá"),
    Names("CL", "Chile", "Chile", "Chile"),
    Names("CN", "China", "China", "China"),
    Names("CY", "Chipre", "Cyprus", "Chipre"),
    Names("HR", "Croacia", "Croatia", "Croácia"),
    Names("CZ", "Chequia", "Czechia", "Chéquia", "Czech Republic"),
    Names("DK", "Dinamarca", "Denmark", "Dinamarca"),
    Names("EG", "Egipto", "Egypt", "Egito"),
    Names("SK", "Eslovaquia", "Slovakia", "Eslováquia"),
    Names("SI", "Eslovenia", "Slovenia", "Eslovênia"),
    Names("ES", "España", "Spain", "Espanha"),
    Names("US", "Estados Unidos", "United States", "Estados Unidos", "US", "USA"),
    Names("FR", "Francia", "France", "França"),
    Names("GE", "Georgia", "Georgia", "Geórgia"),
    Names("DE", "Alemania", "Germany", "Alemanha"),
    Names("GR", "Grecia", "Greece", "Grécia"),
    Names("HU", "Hungría", "Hungary", "Hungria"),
    Names("IN", "India", "India", "Índia"),
    Names("IL", "Israel", "Israel", "Israel"),
    Names("IT", "Italia", "Italy", "Itália"),
    Names("JP", "Japón", "Japan", "Japão"),
    Names("KZ", "Kazajistán", "Kazakhstan", "Cazaquistão"),
    Names("XK", "Kosovo", "Kosovo", "Kosovo"),
    Names("LB", "Líbano", "Lebanon", "Líbano"),
    Names("LU", "Luxemburgo", "Luxembourg", "Luxemburgo"),
    Names("MK", "Macedonia del Norte", "North Macedonia", "Macedônia do Norte", "Macedonia"),
    Names("MT", "Malta", "Malta", "Malta"),
    Names("MA", "Marruecos", "Morocco", "Marrocos"),
    Names("MX", "México", "Mexico", "México"),
    Names("MD", "Moldavia", "Moldova", "Moldávia"),
    Names("ME", "Montenegro", "Montenegro", "Montenegro"),
    Names("NZ", "Nueva Zelanda", "New Zealand", "Nova Zelândia"),
    Names("PE", "Perú", "Peru", "Peru"),
    Names("PL", "Polonia", "Poland", "Polônia"),
    Names("PT", "Portugal", "Portugal", "Portugal"),
    Names("GB", "Reino Unido", "United Kingdom", "Reino Unido", "England", "UK"),
    Names("RO", "Rumanía", "Romania", "Romênia"),
    Names("RU", "Rusia", "Russia", "Rússia"),
    Names("RS", "Serbia", "Serbia", "Sérvia"),
    Names("SY", "Siria", "Syria", "Síria"),
    Names("ZA", "Sudáfrica", "South Africa", "África do Sul"),
    Names("SE", "Suecia", "Sweden", "Suécia"),
    Names("CH", "Suiza", "Switzerland", "Suíça"),
    Names("TN", "Túnez", "Tunisia", "Tunísia"),
    Names("TR", "Turquía", "Türkiye", "Turquia", "Turkey"),
    Names("UA", "Ucrania", "Ukraine", "Ucrânia"),
    Names("UY", "Uruguay", "Uruguay", "Uruguai"),
  ]

  private static let byCode = Dictionary(uniqueKeysWithValues: all.map { ($0.code, $0) })
  private static let codes: [String: String] = all.reduce(into: [:]) { codes, country in
    for name in country.aliases + [country.code] { codes[name.searchKey] = country.code }
  }

  /// What each is called, by its code.
  static let names: [String: [String]] = byCode.mapValues(\.aliases)

  /// The code of a country that a source names in any of the three languages, or the name itself.
  static func code(of name: String) -> String {
    codes[name.searchKey] ?? name
  }

  static func name(of code: String) -> Phrase {
    byCode[code]?.phrase ?? Phrase(verbatim: code)
  }

  /// What the country is found by: its name in each language.
  static func searchText(of code: String) -> String {
    byCode[code].map { $0.aliases.joined(separator: " ") } ?? code
  }
}
