import Kit

/// What an import says of a file and its rows.
enum ImportWords {
  static let nameMissing = Phrase(es: "Falta el nombre.", en: "The name is missing.", pt: "Falta o nome.")
  static let tooLong = Phrase(
    es: "Un texto es demasiado largo.", en: "A text is too long.", pt: "Um texto é longo demais.")
  static let unreadable = Phrase(
    es: "El texto no está en UTF-8, o hay unas comillas sin cerrar.",
    en: "The text is not UTF-8, or a quote is never closed.",
    pt: "O texto não está em UTF-8, ou há aspas que não se fecham.")
  static let tooManyValues = Phrase(
    es: "Tiene más valores que columnas.", en: "It has more values than columns.",
    pt: "Tem mais valores do que colunas.")
  static let brokenJSON = Phrase(
    es: "El JSON no está bien escrito.", en: "The JSON is malformed.", pt: "O JSON não está bem escrito.")
  static let noObject = Phrase(es: "No es un objeto.", en: "It is not an object.", pt: "Não é um objeto.")
  static let wrongList = Phrase(
    es: "Una lista no está bien escrita.", en: "A list is malformed.", pt: "Uma lista não está bem escrita.")
  static let scaleMissing = Phrase(
    es: "La puntuación no dice en qué escala está (5, 10, 20 o 100).",
    en: "The score does not name its scale (5, 10, 20 or 100).",
    pt: "A pontuação não diz em que escala está (5, 10, 20 ou 100).")
  static let cutOff = Phrase(
    es: "Está cortada: le faltan valores.", en: "It is cut off: values are missing.",
    pt: "Está cortada: faltam valores.")
  static func withoutPrice(_ price: String) -> Phrase {
    let price = String(price.prefix(60))
    return Phrase(
      es: "Se ha importado sin su precio: «\(price)» no dice en qué moneda está.",
      en: "Imported without its price: “\(price)” names no currency.",
      pt: "Importado sem o preço: “\(price)” não diz em que moeda está.")
  }
  static func wrongYear(_ year: Int) -> Phrase {
    Phrase(
      es: "La añada \(String(year)) no es posible.", en: "\(String(year)) is not a possible vintage.",
      pt: "O ano \(String(year)) não é possível.")
  }
  static func wrongScore(_ score: String, of scale: Int) -> Phrase {
    Phrase(
      es: "La puntuación \(score) no está entre 0 y \(scale).", en: "The score \(score) is not between 0 and \(scale).",
      pt: "A pontuação \(score) não está entre 0 e \(scale).")
  }
  static func wrongNumber(_ text: String) -> Phrase {
    let text = String(text.prefix(60))
    return Phrase(es: "«\(text)» no es un número.", en: "“\(text)” is not a number.", pt: "“\(text)” não é um número.")
  }
  static func unknownWine(_ id: String) -> Phrase {
    let id = String(id.prefix(60))
    return Phrase(
      es: "El vino \(id) de X-Wines no está en el catálogo.", en: "Wine \(id) of X-Wines is not in the catalogue.",
      pt: "O vinho \(id) do X-Wines não está no catálogo.")
  }
  static func rounded(_ text: String, to value: String) -> Phrase {
    let text = String(text.prefix(60))
    return Phrase(
      es: "«\(text)» se ha redondeado a \(value).", en: "“\(text)” was rounded to \(value).",
      pt: "“\(text)” foi arredondado para \(value).")
  }
  static func noVintage(_ year: Int) -> Phrase {
    let year = String(year)
    return Phrase(
      es: "«\(year)» no parece una añada y se ha dejado fuera.",
      en: "“\(year)” does not look like a vintage and was left out.",
      pt: "“\(year)” não parece uma colheita e ficou de fora.")
  }
  /// - Parameter differences: the names of what differs.
  static func contradicts(_ differences: [Phrase]) -> Phrase {
    let names = Phrase.listed(differences)
    return Phrase(
      es: "No coincide con una línea anterior del mismo vino; vale la última. Cambia: \(names).",
      en: "It differs from an earlier line of the same wine; the later one counts. What differs: \(names).",
      pt: "Não coincide com uma linha anterior do mesmo vinho; vale a última. O que muda: \(names).")
  }
  static func wrongWebsite(_ text: String) -> Phrase {
    Phrase(
      es: "Se ha importado sin la página web: «\(text)» no es una dirección.",
      en: "Imported without its website: “\(text)” is not an address.",
      pt: "Importado sem o site: “\(text)” não é um endereço.")
  }
}

extension Phrase {
  fileprivate static func listed(_ phrases: [Phrase]) -> Phrase {
    guard let first = phrases.first else { return Phrase(verbatim: "") }
    return phrases.dropFirst().reduce(first) { Phrase(joining: "\($0), \($1)") }
  }
}
