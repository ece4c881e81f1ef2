import Kit

/// What the form of bottles says. Where they lie is a text of one's own, which is offered again.
struct LotDraft: Fielded {
  var bottles = ""
  var year = ""
  var place = ""
  var boughtOn = ""
  var price = ""
  var drinkBy = ""

  static let bottles = Field(
    "bottles", \LotDraft.bottles, CellarPhrases.bottles, .text(.decimal),
    .required(3, missing: CellarPhrases.wrongCount),
    holds: .whole(0...999), isStored: false)
  static let year = Field(
    "year", \LotDraft.year, WinesPhrases.name(of: .vintage), .text(.decimal), holds: .whole(WineEntry.yearRange))
  static let place = Field("place", \LotDraft.place, CellarPhrases.place, .text(.plain), .optional(100))
  static let boughtOn = Field("bought_on", \LotDraft.boughtOn, CellarPhrases.boughtOn, .text(.date))
  static let price = Field(
    "price", \LotDraft.price, CellarPhrases.priceOfOne, .text(.decimal), holds: .money, isStored: false)
  static let drinkBy = Field(
    "drink_by", \LotDraft.drinkBy, CellarPhrases.drinkBy, .text(.decimal), holds: .whole(WineEntry.yearRange))

  static let fields = [bottles, year, place, boughtOn, price, drinkBy]
  static let kept = FieldColumns(of: fields)

  /// More than a house drinks.
  private static let mostBottles = 999

  /// - Parameter least: how many there have to be.
  /// - Throws: `Invalid` with a message for each field that cannot be taken.
  func validated(least: Int, in currency: Currency, _ language: Language) throws -> (count: Int, price: Money?) {
    var problems = problems
    let count = Int(bottles).flatMap { (least...Self.mostBottles).contains($0) ? $0 : nil }
    if count == nil { problems["bottles"] = CellarPhrases.wrongCount }
    for (name, text) in [("year", year), ("drink_by", drinkBy)] where !text.isEmpty {
      if !(Int(text).map(WineEntry.yearRange.contains) ?? false) { problems[name] = CellarPhrases.wrongYear }
    }
    if !boughtOn.isEmpty, Day(boughtOn) == nil { problems["bought_on"] = MinePhrases.wrongDay }
    let money = BottlePrice.read(price, in: currency, language, &problems)
    guard let count, problems.isEmpty else { throw problems }
    return (count, money)
  }
}

extension LotDraft {
  init(_ lot: Lot, in language: Language) {
    self = lot.details
    (bottles, price) = (String(lot.count), lot.price?.fieldText(in: language) ?? "")
  }
}
