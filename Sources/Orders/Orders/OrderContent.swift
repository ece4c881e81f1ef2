import Kit

/// What a valid order form says. Made by parsing a draft; there is no other way to have one.
struct OrderContent: Sendable {
  struct Line: Sendable {
    let id: ID<OrderLine>
    let product: ID<Product>
    let quantity: Int
    let unitPrice: Money
  }

  var code: OrderCode
  var placedAt: Instant
  let customer: ID<Customer>
  let state: OrderState
  let promisedOn: Day?
  let note: String
  let lines: [Line]

  /// - Throws: `Invalid` with a message for each field that cannot be taken.
  init(_ draft: OrderDraft, currency: Currency, locale: ReaderLocale) throws {
    var problems = Invalid()
    let placedAt = LocalTime(draft.date).map { Instant($0, in: locale.zone) }
    let state = OrderState(rawValue: draft.state)
    let promisedOn = Day(draft.promisedOn)
    problems["code"] = TextRule.required(draft.code, atMost: OrderCode.limit, OrdersPhrases.codeMissing)
    problems["date"] = placedAt == nil ? OrdersPhrases.dateMissing : nil
    problems["customer"] = draft.customer == nil ? OrdersPhrases.customerMissing : nil
    problems["state"] = state == nil ? OrdersPhrases.stateMissing : nil
    problems["promised"] = promisedOn == nil && !draft.promisedOn.isEmpty ? OrdersPhrases.dateMissing : nil
    problems["note"] = TextRule.optional(draft.note, atMost: OrderDraft.noteLimit)
    let lines = draft.lines.compactMap { Self.line($0, &problems, currency: currency, locale: locale) }
    if draft.lines.isEmpty { problems["lines"] = OrdersPhrases.linesMissing }
    if draft.lines.count > OrderDraft.lineLimit { problems["lines"] = OrdersPhrases.tooManyLines }
    guard problems.isEmpty, let placedAt, let state, let customer = draft.customer else { throw problems }
    code = OrderCode(draft.code)
    (self.placedAt, self.customer, self.state, self.promisedOn) = (placedAt, customer, state, promisedOn)
    note = draft.note
    self.lines = lines
  }

  private static func line(
    _ line: OrderDraft.Line, _ problems: inout Invalid, currency: Currency, locale: ReaderLocale
  ) -> Line? {
    if line.product == nil { problems["product-\(line.id)"] = OrdersPhrases.productMissing }
    let quantity = Int(line.quantity).flatMap { OrderLine.quantities.contains($0) ? $0 : nil }
    if quantity == nil { problems["quantity-\(line.id)"] = OrdersPhrases.quantityWrong }
    var price: Money?
    do throws(Money.Misreading) {
      price = try Money.parse(line.price, currency: currency, language: locale.language)
    } catch {
      problems["price-\(line.id)"] = error == .empty ? OrdersPhrases.priceMissing : error.message
    }
    guard let product = line.product, let quantity, let price else { return nil }
    return Line(id: line.id, product: product, quantity: quantity, unitPrice: price)
  }
}
