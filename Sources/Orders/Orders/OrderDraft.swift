import Kit

/// An order as its form says it: everything as it was typed. Lines are known by the id that the form gave them, so that two
/// people who change different lines of one order both win.
struct OrderDraft: Hashable, Sendable {
  static let noteLimit = 5_000
  static let lineLimit = 500

  struct Line: Hashable, Sendable {
    let id: ID<OrderLine>
    var product: ID<Product>?
    /// As it was when the line was made; the store freezes it.
    var name: String
    var quantity: String
    var price: String

    static let fields: [Field<Line>] = [
      Field("quantity", \.quantity, KitPhrases.quantity, holds: .whole(OrderLine.quantities)),
      Field("price", \.price, OrdersPhrases.unitPrice, holds: .money),
    ]
  }

  var code: String
  /// What the house suggested when the form was shown; a code that is still this one may be moved on when it is taken.
  var suggestedCode: String
  var date: String
  var customer: ID<Customer>?
  var state: String
  var promisedOn: String
  var note: String
  var lines: [Line]

  /// What two people who change an order at once may each say; the customer and the lines are brought together by themselves.
  static let fields: [Field<OrderDraft>] = [
    Field("code", \.code, KitPhrases.code), Field("date", \.date, KitPhrases.date, holds: .moment),
    Field("state", \.state, OrdersPhrases.state, holds: .choice(OrderState.allCases.map(\.rawValue))),
    Field("promised", \.promisedOn, OrdersPhrases.promised, holds: .day),
    Field("note", \.note, KitPhrases.note),
  ]

  /// What saving an order asks for.
  static let inputs: [Action.Input] =
    fields.map(\.input) + [
      Action.Input("customer", .id, isRequired: true),
      Action.Input(
        "line", .rows([Action.Input("product", .id, isRequired: true)] + Line.fields.map(\.input)),
        isRequired: true),
    ]

  init(_ form: Form) {
    code = form.trimmed("code")
    suggestedCode = form["suggested"]
    date = form.trimmed("date")
    customer = ID(form["customer"])
    state = form["state"]
    promisedOn = form.trimmed("promised")
    note = form.trimmed("note")
    var seen: Set<ID<OrderLine>> = []
    // One more than may be, so that it is said; the rest is not drawn again.
    let ids = form.values(of: "line").compactMap { ID<OrderLine>($0) }.filter { seen.insert($0).inserted }
    lines = ids.prefix(Self.lineLimit + 1).map { id in
      Line(
        id: id, product: ID(form["product-\(id)"]), name: form["name-\(id)"], quantity: form.trimmed("quantity-\(id)"),
        price: form.trimmed("price-\(id)"))
    }
  }

  /// A stored order as its form shows it.
  init(_ order: Order, lines: [OrderLine], locale: ReaderLocale) {
    code = order.code
    suggestedCode = ""
    date = order.placedAt.local(in: locale.zone).fieldText
    customer = order.customer
    state = order.state.rawValue
    promisedOn = order.promisedOn?.description ?? ""
    note = order.note
    self.lines = lines.map { line in
      Line(
        id: line.id, product: line.product, name: line.productName, quantity: String(line.quantity),
        price: line.unitPrice.fieldText(in: locale.language))
    }
  }

  /// What an empty form says by itself of what is asked for.
  static let offered: Set<String> = ["code", "date", "state"]

  /// An empty order with one thing said: that it is made now.

  init(code: OrderCode, at now: Instant, in zone: Zone) {
    self.code = code.text
    suggestedCode = code.text
    date = now.local(in: zone).fieldText
    state = OrderState.confirmed.rawValue
    promisedOn = ""
    note = ""
    lines = []
  }

  /// As the fields of a form.
  var form: Form {
    var fields = [
      ("code", code), ("suggested", suggestedCode), ("date", date), ("customer", customer?.description ?? ""),
      ("state", state), ("promised", promisedOn), ("note", note),
    ]
    for line in lines {
      fields += [
        ("line", line.id.description), ("product-\(line.id)", line.product?.description ?? ""),
        ("name-\(line.id)", line.name), ("quantity-\(line.id)", line.quantity), ("price-\(line.id)", line.price),
      ]
    }
    return Form(fields.map { (name: $0.0, value: $0.1) })
  }
}
