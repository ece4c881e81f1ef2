import Kit

/// What the form of a wine says that is written down by hand.
struct HouseWineDraft: Fielded {
  var name = ""
  var winery = ""
  /// A ``WineType``; empty where the name and the grape say it, or nobody does.
  var type = ""
  var year = ""
  var place = ""
  var country = ""
  /// Between commas.
  var grapes = ""
  /// What it goes with, in one's own words, between commas.
  var food = ""
  var price = ""

  static let name = Field(
    "name", \HouseWineDraft.name, WinesPhrases.wine, .text(.name), .required(200, missing: KitPhrases.nameMissing))
  static let winery = Field("winery", \HouseWineDraft.winery, WinesPhrases.winery, .text(.name), .optional(200))
  static let type = Field(
    "type", \HouseWineDraft.type, WinesPhrases.name(of: .type), holds: .choice(WineType.allCases.map(\.rawValue)))
  static let year = Field(
    "year", \HouseWineDraft.year, WinesPhrases.name(of: .vintage), .text(.decimal), holds: .whole(WineEntry.yearRange))
  static let place = Field("place", \HouseWineDraft.place, WinesPhrases.name(of: .region), .text(.name), .optional(200))
  static let country = Field(
    "country", \HouseWineDraft.country, WinesPhrases.name(of: .country), .text(.name), .optional(100))
  static let grapes = Field("grapes", \HouseWineDraft.grapes, HousePhrases.grapes, .text(.name), .optional(300))
  static let food = Field(
    "food", \HouseWineDraft.food, WinesPhrases.name(of: Facet.food), .text(.name), .optional(300))
  static let price = Field(
    "price", \HouseWineDraft.price, KitPhrases.price, .text(.decimal), holds: .money, isStored: false)

  static let fields = [name, winery, type, year, place, country, grapes, food, price]
  static let kept = FieldColumns(of: fields)

  /// - Returns: the price.
  /// - Throws: `Invalid` with a message for each field that cannot be taken.
  func validated(in currency: Currency, _ language: Language) throws -> Money? {
    var problems = problems
    if !type.isEmpty, WineType(rawValue: type) == nil { problems["type"] = HousePhrases.wrongType }
    if !year.isEmpty, !(Int(year).map(WineEntry.yearRange.contains) ?? false) {
      problems["year"] = CellarPhrases.wrongYear
    }
    let money = BottlePrice.read(price, in: currency, language, &problems)
    guard problems.isEmpty else { throw problems }
    return money
  }

  /// The vintage that its people had, at what they paid.
  func vintage(_ price: Money, in space: Space) -> WineVintage {
    WineVintage(year: Int(year) ?? 0, source: space.name, price: price)
  }

  private static func parts(of text: String) -> [String] {
    text.split(separator: ",").map { String($0).asTyped }.filter { !$0.isEmpty }
  }

  /// As the catalogue would know it.
  var facts: WineFacts {
    let (grapes, food) = (Self.parts(of: grapes), Self.parts(of: food))
    let given = WineType(rawValue: type).map { ($0, TypeBasis.given) }
    let read = given ?? TypeReading.derived(name: name, winery: winery, variety: grapes.first ?? "")
    return WineFacts(
      name: name.onOneLine, winery: winery.onOneLine, appellation: place.onOneLine,
      country: Country.code(of: country.onOneLine), grapes: grapes.map(\.onOneLine),
      food: food.map { Food.known($0.onOneLine) }.uniqued, type: read?.0 ?? .unknown,
      typeBasis: read?.1 ?? .given, years: Int(year).map { [$0] } ?? [])
  }
}

extension HouseWineDraft {
  init(_ wine: HouseWine, in language: Language) {
    self = wine.details
    price = wine.price?.fieldText(in: language) ?? ""
  }
}
