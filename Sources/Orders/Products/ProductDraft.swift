import Kit

/// What a form or an import says of a product. The price is as it was typed, read by the rules of a language.
struct ProductDraft: Fielded {
  var name = ""
  var price = ""
  var description = ""
  /// What its quantity counts: boxes, kilos. Nothing where that needs no word.
  var unit = ""
  /// A ``VATRate``, or nothing.
  var vat = ""

  static let name = Field(
    "name", \ProductDraft.name, KitPhrases.name, .text(.name), .required(200, missing: KitPhrases.nameMissing),
    isSearched: true)
  /// A whole number of the currency's smallest unit in its column.
  static let price = Field(
    "price", \ProductDraft.price, KitPhrases.price, .text(.decimal), holds: .money, isStored: false)
  static let description = Field(
    "description", \ProductDraft.description, KitPhrases.description, .area(rows: 3),
    .required(2_000, missing: OrdersPhrases.descriptionMissing), isSearched: true)

  static let unit = Field("unit", \ProductDraft.unit, OrdersPhrases.unit, .text(.plain), .optional(20))
  static let vat = Field("vat", \ProductDraft.vat, VATPhrases.vat)

  static let fields = [name, price, description, unit, vat]
  static let kept = FieldColumns(of: fields)

  /// - Returns: the price.
  /// - Throws: `Invalid` with a message for each field that cannot be taken.
  func validated(currency: Currency, language: Language) throws -> Money {
    var problems = problems
    var money: Money?
    do throws(Money.Misreading) {
      money = try Money.parse(price, currency: currency, language: language)
    } catch {
      problems["price"] = error == .empty ? OrdersPhrases.priceMissing : error.message
    }
    if !vat.isEmpty, VATRate(vat) == nil { problems["vat"] = VATPhrases.rateWrong }
    guard let money, problems.isEmpty else { throw problems }
    return money
  }
}

extension ProductDraft {
  init(_ product: Product, in language: Language) {
    self = product.details
    price = product.price.fieldText(in: language)
  }
}
