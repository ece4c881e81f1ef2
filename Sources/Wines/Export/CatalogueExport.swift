import Foundation
import Kit

/// The whole catalogue as a file that the import reads back.
struct CatalogueExport {
  let catalogue: Catalogue

  init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  private static let columns = [
    "name", "winery", "appellation", "region", "country", "grapes", "type", "type_basis", "alcohol", "body", "acidity",
    "food",
    "website", "description", "vintages", "year", "score", "scale", "opinions", "source", "taster", "price", "currency",
    "note", "from",
  ]

  /// A line for each vintage that something is known of, one for a wine without any.
  func writeTable(in style: TableStyle, to writer: ExportWriter) throws {
    try writer.write(style.header(Self.columns))
    try catalogue.forEachStretch { wines in
      for wine in wines {
        let from = try catalogue.source(of: wine.number)
        let vintages: [WineVintage?] = wine.vintages.isEmpty ? [nil] : wine.vintages
        for vintage in vintages { try writer.write(style.line(Self.values(wine.facts, vintage, from: from, style))) }
      }
    }
  }

  private static func values(
    _ facts: WineFacts, _ vintage: WineVintage?, from: String, _ style: TableStyle
  ) -> [String] {
    [
      facts.name, facts.winery, facts.appellation, facts.region, facts.country, facts.grapes.joined(separator: ";"),
      facts.type == .unknown ? "" : facts.type.rawValue, facts.typeBasis == .given ? "" : facts.typeBasis.rawValue,
      facts.alcohol.map { style.decimal(Decimals.text($0, places: 1)) } ?? "",
      facts.body, facts.acidity, facts.food.joined(separator: ";"), facts.website, facts.description,
      facts.years.map { String($0) }.joined(separator: ";"),
      vintage.flatMap { $0.year == 0 ? nil : String($0.year) } ?? "",
      vintage?.score.map { style.decimal(Decimals.text($0.value, places: 2)) } ?? "",
      vintage?.score.map { String($0.scale.rawValue) } ?? "",
      vintage?.score?.count.map { String($0) } ?? "", vintage?.source ?? "", vintage?.taster ?? "",
      vintage?.price.map { style.decimal(Decimals.text(Int($0.minorUnits), places: $0.currency.minorDigits)) } ?? "",
      vintage?.price?.currency.code ?? "", vintage?.note ?? "", from,
    ]
  }

  func writeJSON(to writer: ExportWriter) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try writer.write("{\n\"format\": \"sobremesa-wines\",\n\"version\": 1,\n\"wines\": ")
    try writer.list { element in
      try catalogue.forEachStretch { wines in
        for wine in wines {
          try element(Array(try encoder.encode(WineDocument(wine, from: try catalogue.source(of: wine.number)))))
        }
      }
    }
    try writer.write("\n}\n")
  }
}

/// A wine of our own JSON documents; described in docs/wines.md.
private struct WineDocument: Encodable {
  struct Score: Encodable {
    let value: Number
    let scale: Int
    let source: String
    let count: Int?
  }

  struct Vintage: Encodable {
    let year: Int?
    let source: String
    let taster: String?
    let score: Score?
    let price: Number?
    let currency: String?
    let note: String?
  }

  /// An exact decimal number.
  struct Number: Encodable {
    let text: String

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")))
    }
  }

  let name: String
  let winery: String?
  let appellation: String?
  let region: String?
  let country: String?
  let grapes: [String]?
  let food: [String]?
  let type: String?
  /// How the type is known, where no source says it.
  let typeBasis: String?
  let alcohol: Number?
  let body: String?
  let acidity: String?
  let description: String?
  let website: String?
  let vintages: [Entry]?
  let from: String

  enum Entry: Encodable {
    case year(Int)
    case vintage(Vintage)

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .year(let year): try container.encode(year)
      case .vintage(let vintage): try container.encode(vintage)
      }
    }
  }

  init(_ wine: Wine, from: String) {
    func text(_ text: String) -> String? { text.isEmpty ? nil : text }
    func list(_ list: [String]) -> [String]? { list.isEmpty ? nil : list }
    let facts = wine.facts
    name = facts.name
    winery = text(facts.winery)
    appellation = text(facts.appellation)
    region = text(facts.region)
    country = text(facts.country)
    grapes = list(facts.grapes)
    food = list(facts.food)
    type = facts.type == .unknown ? nil : facts.type.rawValue
    typeBasis = facts.typeBasis == .given ? nil : facts.typeBasis.rawValue
    alcohol = facts.alcohol.map { Number(text: Decimals.text($0, places: 1)) }
    body = text(facts.body)
    acidity = text(facts.acidity)
    description = text(facts.description)
    website = text(facts.website)
    let entries =
      facts.years.map(Entry.year)
      + wine.vintages.map { vintage in
        .vintage(
          Vintage(
            year: vintage.year == 0 ? nil : vintage.year, source: vintage.source, taster: text(vintage.taster),
            score: vintage.score.map {
              Score(
                value: Number(text: Decimals.text($0.value, places: 2)), scale: $0.scale.rawValue, source: $0.source,
                count: $0.count)
            },
            price: vintage.price.map {
              Number(text: Decimals.text(Int($0.minorUnits), places: $0.currency.minorDigits))
            }, currency: vintage.price?.currency.code, note: text(vintage.note)))
      }
    vintages = entries.isEmpty ? nil : entries
    self.from = from
  }
}
