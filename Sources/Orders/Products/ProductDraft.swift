import Kit

/// What a form or an import says of a product. The price is as it was typed, read by the rules of a language.
struct ProductDraft: Fielded {
  var name = ""
  var price = ""
  var description = ""

  static let name = Field(
    "name", \ProductDraft.name, KitPhrases.name, .text(.name), .required(200, missing: KitPhrases.nameMissing),
    isSearched: true)
  /// A whole number of the currency's smallest unit in its column.
  static let price = Field("price", \ProductDraft.price, KitPhrases.price, .text(.decimal), isStored: false)
  static let description = Field(
    "description", \ProductDraft.description, KitPhrases.description, .area(rows: 3),
    .required(2_000, missing: OrdersPhrases.descriptionMissing), isSearched: true)

  static let fields = [name, price, description]
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
