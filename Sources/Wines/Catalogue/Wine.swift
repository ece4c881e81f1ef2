import Kit

/// A wine of the catalogue, with what is known of its vintages.
package struct Wine: Sendable {
  let number: WineNumber
  var facts: WineFacts
  var vintages: [WineVintage]
}

/// By what a wine is known in addresses and among its people's notes; it stays when the catalogue is brought in again.
struct WineNumber: Hashable, Sendable, PathParameter, SQLBindable {
  let value: Int

  init(_ value: Int) { self.value = value }
  init?(pathText: String) {
    guard let value = Int(pathText), value > 0, String(value) == pathText else { return nil }
    self.value = value
  }

  var pathText: String { String(value) }
  var sqlValue: SQLValue { .integer(Int64(value)) }
}

/// What is true of all vintages. A text that nobody knows is empty.
struct WineFacts: Hashable, Sendable {
  var name = ""
  var winery = ""
  /// The smallest named origin: Rioja, Douro.
  var appellation = ""
  /// A larger one around it, where a source names both.
  var region = ""
  /// A code of ISO 3166, or a name that isn't one of ours.
  var country = ""
  var grapes: [String] = []
  var food: [String] = []
  var type = WineType.unknown
  var typeBasis = TypeBasis.given
  /// In tenths of a percent.
  var alcohol: Int?
  var body = ""
  var acidity = ""
  var description = ""
  var website = ""
  /// Years that are known to exist without anything being known of them; 0 for one without a year.
  var years: [Int] = []

  /// By which two sources mean the same wine.
  var key: String { "\(winery.searchKey)|\(name.searchKey)" }
  /// Of one that shares its name with a wine of another type.
  func keyOfType(_ key: String) -> String { "\(key)|\(type.rawValue)" }

  /// Where it comes from, the smallest first.
  var origin: Phrase {
    let places = [appellation, region].filter { !$0.isEmpty }
    let text = places.joined(separator: ", ")
    if country.isEmpty { return Phrase(verbatim: text) }
    let country = Country.name(of: country)
    return text.isEmpty
      ? country : Phrase(es: "\(text), \(country)", en: "\(text), \(country)", pt: "\(text), \(country)")
  }
}

/// What one source says of one vintage.
struct WineVintage: Hashable, Sendable {
  /// 0 where the source names no year.
  var year: Int
  /// Who says it.
  var source: String
  var taster = ""
  var score: Score?
  var price: Money?
  var note = ""

  /// The newest first.
  static func isShownBefore(_ one: WineVintage, _ other: WineVintage) -> Bool {
    (other.year, one.source, one.taster) < (one.year, other.source, other.taster)
  }
}

extension Wine {
  static let topic: Topic = "wines.wine"

  static let columns: SQL = """
    number, name, winery, appellation, region, country, grapes, food, type, type_basis, alcohol, body, acidity, \
    description, website, years
    """

  init(_ row: SQLRow, vintages: [WineVintage]) throws {
    let alcohol: Int64? = try row["alcohol"]
    self.init(
      number: WineNumber(try row["number"]),
      facts: WineFacts(
        name: try row["name"], winery: try row["winery"], appellation: try row["appellation"],
        region: try row["region"], country: try row["country"], grapes: TextList.read(try row["grapes"]),
        food: TextList.read(try row["food"]), type: try row["type"], typeBasis: try row["type_basis"],
        alcohol: alcohol.map { Int($0) }, body: try row["body"], acidity: try row["acidity"],
        description: try row["description"], website: try row["website"],
        years: TextList.read(try row["years"]).compactMap { Int($0) }),
      vintages: vintages)
  }
}

extension WineVintage {
  static let columns: SQL = "wine, year, source, taster, score, scale, opinions, price, currency, note"

  init(_ row: SQLRow) throws {
    let (score, scale, count, price): (Int?, Int?, Int?, Int64?) = (
      try row["score"], try row["scale"], try row["opinions"], try row["price"]
    )
    let (source, currency): (String, Currency?) = (try row["source"], try row["currency"])
    self.init(
      year: try row["year"], source: source, taster: try row["taster"],
      score: score.flatMap { value in
        scale.flatMap(Score.Scale.init).map { Score(value: value, scale: $0, source: source, count: count) }
      },
      price: price.flatMap { price in currency.map { Money(minorUnits: price, currency: $0) } },
      note: try row["note"])
  }
}

/// Several short texts in one column, a line each.
enum TextList {
  static func read(_ text: String) -> [String] {
    let newline = UInt8(ascii: "\n")
    // Most hold one text, and a list of wines reads many.
    guard text.utf8.contains(newline) else { return text.isEmpty ? [] : [text] }
    return text.utf8.split(separator: newline).map { String(Substring($0)) }
  }

  static func written(_ texts: [String]) -> String {
    texts.joined(separator: "\n")
  }
}
