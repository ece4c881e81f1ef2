import Kit

/// A wine of the catalogue, with what is known of its vintages.
package struct Wine: Sendable {
  let number: WineNumber
  var facts: WineFacts
  var vintages: [WineVintage]
  /// What its twins are called, for finding it.
  var alsoCalled: [String] = []

  static let topic: Topic = "wines.wine"
}

extension Wine {
  /// The catalogue's, by a file.
  static let imported = Event<NoDetail>("catalogue.imported") {
    let added = $0.change(of: "added").flatMap { Int($0.to) } ?? 0
    return Phrase(
      es: "Importado «\($0.title)». Vinos nuevos: \(added)", en: "Imported “\($0.title)”. New wines: \(added)",
      pt: "Importado “\($0.title)”. Vinhos novos: \(added)")
  }
  static let returned = Event<NoDetail>("catalogue.returned") {
    Phrase(
      es: "Importación deshecha: «\($0.title)»", en: "Import undone: “\($0.title)”",
      pt: "Importação desfeita: “\($0.title)”")
  }

  static let events = [imported, returned].map(\.declared)
}

/// By what a wine is known in addresses and among its people's notes; it stays when the catalogue is brought in again.
struct WineNumber: Hashable, Sendable, PathParameter, SQLBindable, SQLReadable {
  let value: Int

  init(_ value: Int) { self.value = value }
  init?(pathText: String) {
    guard let value = Int(pathText), value > 0, String(value) == pathText else { return nil }
    self.value = value
  }

  init?(sqlValue: SQLValue) {
    guard let value = Int(sqlValue: sqlValue) else { return nil }
    self.value = value
  }

  var pathText: String { String(value) }
  var sqlValue: SQLValue { .integer(Int64(value)) }

  /// Which rows of the catalogue are this wine.
  var isOne: SQL { "head = (SELECT head FROM wines_wine WHERE number = \(self))" }

  /// Which rows of what people keep, with a column `wine`, speak of it.
  var isMeant: SQL { "wine IN (SELECT number FROM wines_wine WHERE \(isOne))" }
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

  var origin: Origin { Origin(appellation: appellation, region: region, country: country) }
}

/// What one source says of one vintage.
struct WineVintage: Hashable, VintageFigures {
  var year: Int
  var source: String
  var taster = ""
  var score: Score?
  var price: Money?
  var note = ""
}

extension Wine {
  static let columns: SQL = "number, \(WineFacts.columns)"

  init(_ row: SQLRow, vintages: [WineVintage]) throws {
    self.init(number: try row["number"], facts: try WineFacts(row), vintages: vintages)
  }

  /// What twins together are: the first, with what the others know besides.
  static func one(of twins: [Wine]) -> Wine? {
    guard var wine = twins.first, twins.count > 1 else { return twins.first }
    for twin in twins.dropFirst() {
      wine.facts = wine.facts.completed(by: twin.facts)
      wine.vintages += twin.vintages
      wine.alsoCalled += [twin.facts.name, twin.facts.winery, twin.facts.appellation, twin.facts.region]
    }
    wine.vintages = wine.vintages.uniqued.sorted(by: WineVintage.isShownBefore)
    return wine
  }
}

extension WineFacts {
  /// The name's key stands there for sorting.
  static let columns: SQL = """
    name, name_key, winery, appellation, region, country, grapes, food, type, type_basis, alcohol, body, acidity, \
    description, website, years
    """

  init(_ row: SQLRow) throws {
    self.init(
      name: try row["name"], winery: try row["winery"], appellation: try row["appellation"],
      region: try row["region"], country: try row["country"], grapes: TextList.read(try row["grapes"]),
      food: TextList.read(try row["food"]), type: try row["type"], typeBasis: try row["type_basis"],
      alcohol: try row["alcohol"], body: try row["body"], acidity: try row["acidity"],
      description: try row["description"], website: try row["website"],
      years: TextList.read(try row["years"]).compactMap { Int($0) })
  }

  /// As many, in the same order.
  var columnValues: SQL {
    """
    \(name), \(name.sortKey), \(winery), \(appellation), \(region), \(country), \(TextList.written(grapes)), \
    \(TextList.written(food)), \(type), \(typeBasis), \(alcohol), \(body), \(acidity), \(description), \(website), \
    \(TextList.written(years.map { String($0) }))
    """
  }
}

extension WineVintage {
  static let key: SQL = "wine, year, source, taster"
  /// What is said of it.
  static let figures: SQL = "score, scale, opinions, price, currency, note"
  static let columns: SQL = "\(key), \(figures)"

  init(_ row: SQLRow) throws {
    self.init(
      year: try row["year"], source: try row["source"], taster: try row["taster"], score: try Self.score(row),
      price: try Self.price(row), note: try row["note"])
  }

  var figureValues: SQL {
    """
    \(score?.value), \(score?.scale.rawValue), \(score?.count), \(price?.minorUnits), \(price?.currency), \(note)
    """
  }

  /// Which rows speak of it.
  func isMeant(of wine: WineNumber) -> SQL {
    "wine = \(wine) AND year = \(year) AND source = \(source) AND taster = \(taster)"
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
