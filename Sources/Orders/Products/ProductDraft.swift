import Kit

/// What a form or an import says of a product. The price is as it was typed, read by the rules of a language.
struct ProductDraft: Hashable, Sendable {
  static let nameLimit = 200
  static let descriptionLimit = 2_000

  var name: String
  var price: String
  var description: String

  init(name: String, price: String, description: String) {
    self.name = name
    self.price = price
    self.description = description
  }

  init(_ form: Form) {
    self.init(
      name: form.trimmed("name"), price: form.trimmed("price"), description: form.trimmed("description"))
  }

  init(_ product: Product, in language: Language) {
    self.init(name: product.name, price: product.price.fieldText(in: language), description: product.description)
  }

  static var fields: [Merge<ProductDraft>.Field] {
    [.init("name", \.name), .init("price", \.price), .init("description", \.description)]
  }

  /// As the fields of a form.
  var form: Form {
    Form([("name", name), ("price", price), ("description", description)])
  }

  /// What a search looks through.
  var searchKey: String { "\(name) \(description)".searchKey }

  /// - Returns: the price.
  /// - Throws: `Invalid` with a message for each field that cannot be taken.
  func validated(currency: Currency, language: Language) throws -> Money {
    var problems = Invalid()
    problems["name"] = TextRule.required(name, atMost: Self.nameLimit, OrdersPhrases.nameMissing)
    problems["description"] = TextRule.required(
      description, atMost: Self.descriptionLimit, OrdersPhrases.descriptionMissing)
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
