import Kit

/// The whole catalogue as a file that the import reads back.
struct CatalogueExport {
  let catalogue: Catalogue

  init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  private static let columns = [
    "name", "winery", "appellation", "region", "country", "grapes", "type", "type_basis", "alcohol", "body", "acidity",
    "food", "website", "description", "vintages", "year", "score", "scale", "opinions", "source", "taster", "price",
    "currency", "note", "from",
  ]

  /// A line for each vintage that something is known of, one for a wine without any.
  func writeTable(in style: TableStyle, to writer: ExportWriter) throws {
    try writer.write(style.header(Self.columns))
    try forEach { wine, from in
      let vintages: [WineVintage?] = wine.vintages.isEmpty ? [nil] : wine.vintages
      for vintage in vintages { try writer.write(style.line(Self.values(wine.facts, vintage, from: from, style))) }
    }
  }

  /// - Parameter body: is given each wine, and who brought it.
  private func forEach(_ body: (Wine, String) throws -> Void) throws {
    try catalogue.forEachStretch(of: .rows) { for wine in $0 { try body(wine, catalogue.source(of: wine.number)) } }
  }

  private static func values(
    _ facts: WineFacts, _ vintage: WineVintage?, from: String, _ style: TableStyle
  ) -> [String] {
    [
      facts.name, facts.winery, facts.appellation, facts.region, facts.country, facts.grapes.joined(separator: ";"),
      facts.knownType ?? "", facts.knownBasis ?? "", facts.alcoholText.map(style.decimal) ?? "", facts.body,
      facts.acidity, facts.food.joined(separator: ";"), facts.website, facts.description,
      facts.years.map { String($0) }.joined(separator: ";"),
      vintage.flatMap { $0.year == 0 ? nil : String($0.year) } ?? "",
      vintage?.score.map { style.decimal($0.text) } ?? "", vintage?.score.map { String($0.scale.rawValue) } ?? "",
      vintage?.score?.count.map { String($0) } ?? "", vintage?.source ?? "", vintage?.taster ?? "",
      vintage?.price.map { style.decimal($0.plainText) } ?? "", vintage?.price?.currency.code ?? "",
      vintage?.note ?? "", from,
    ]
  }

  func writeJSON(to writer: ExportWriter) throws {
    try writer.write("{\n\"format\": \"sobremesa-wines\",\n\"version\": 1,\n\"wines\": ")
    try writer.list { element in
      try forEach { wine, from in try element(Self.document(wine, from: from).bytes) }
    }
    try writer.write("\n}\n")
  }

  /// A wine of our own JSON documents; described in docs/wines.md.
  private static func document(_ wine: Wine, from: String) -> JSONNode.Value {
    let facts = wine.facts
    let years = facts.years.map { JSONNode.Value.number(String($0)) }
    return .members([
      "name": .text(facts.name), "winery": text(facts.winery), "appellation": text(facts.appellation),
      "region": text(facts.region), "country": text(facts.country), "grapes": list(facts.grapes.map { .text($0) }),
      "food": list(facts.food.map { .text($0) }), "type": text(facts.knownType), "typeBasis": text(facts.knownBasis),
      "alcohol": number(facts.alcoholText), "body": text(facts.body), "acidity": text(facts.acidity),
      "description": text(facts.description), "website": text(facts.website),
      "vintages": list(years + wine.vintages.map(document)), "from": .text(from),
    ])
  }

  private static func document(_ vintage: WineVintage) -> JSONNode.Value {
    let score = vintage.score.map { score in
      JSONNode.Value.members([
        "value": .number(score.text), "scale": .number(String(score.scale.rawValue)), "source": .text(score.source),
        "count": number(score.count.map { String($0) }),
      ])
    }
    return .members([
      "year": vintage.year == 0 ? .null : .number(String(vintage.year)), "source": .text(vintage.source),
      "taster": text(vintage.taster), "score": score ?? .null, "price": number(vintage.price?.plainText),
      "currency": text(vintage.price?.currency.code), "note": text(vintage.note),
    ])
  }

  private static func text(_ text: String?) -> JSONNode.Value { text.map { $0.isEmpty ? .null : .text($0) } ?? .null }
  private static func number(_ digits: String?) -> JSONNode.Value { digits.map { .number($0) } ?? .null }
  private static func list(_ list: [JSONNode.Value]) -> JSONNode.Value { list.isEmpty ? .null : .elements(list) }
}

extension WineFacts {
  fileprivate var knownType: String? { type == .unknown ? nil : type.rawValue }
  /// How the type is known, where no source says it.
  fileprivate var knownBasis: String? { typeBasis == .given ? nil : typeBasis.rawValue }
  fileprivate var alcoholText: String? { alcohol.map { Decimals.text($0, places: 1) } }
}

extension Money {
  fileprivate var plainText: String { Decimals.text(Int(minorUnits), places: currency.minorDigits) }
}
