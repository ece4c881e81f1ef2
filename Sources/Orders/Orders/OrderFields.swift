import Kit

/// The form of an order, new or filled: what it holds, and how its lines and total are drawn.
struct OrderFields {
  let id: ID<Order>
  private(set) var state: FormState
  let draft: OrderDraft
  /// Who is chosen, as the form calls them.
  let customerName: String?
  let currency: Currency
  let language: Language
  let vat: VATPricing
  let zone: Zone
  let today: Day

  var html: HTML {
    let own: HTML? = isNew ? "<input type=\"hidden\" name=\"\(Action.Input.newID.name)\" value=\"\(id)\">" : nil
    let form = state.form(
      posts: isNew ? OrdersPaths.newOrder() : OrdersPaths.draft(id), as: isNew ? .addOrder : .saveOrder, isDraft: true,
      """
      \(own)\(state.hidden("suggested"))\(shownLines)\(head)\
      <running-total currency="\(currency.code)" digits="\(currency.minorDigits)">\(lines)\(sum)</running-total>\(tail)
      """)
    return "\(form)\(lineTemplate)"
  }

  private var isNew: Bool { state.original == nil }

  /// Which lines and which customer the stored order had when the form was shown.
  private var shownLines: HTML {
    guard let original = state.original else { return "" }
    let kept = original.fields.filter { field in
      field.name == "customer" || field.name == "line" || field.name.hasPrefix("product-")
        || field.name.hasPrefix("name-")
    }
    return kept.html { "<input type=\"hidden\" name=\"was.\($0.name)\" value=\"\($0.value)\">" }
  }

  private var head: HTML {
    let customer = state.pick(
      "customer", OrdersPhrases.customer, chosen: customerName.map(Phrase.init(verbatim:)),
      otherwise: OrdersPhrases.choose, taking: draft.customer?.description ?? "", from: Self.customers)
    return FieldGroup("\(customer)\(code)\(date)").html
  }

  private var code: HTML {
    guard isNew else { return state.text("code", KitPhrases.code, required: true) }
    return state.field("code", KitPhrases.code) { described in
      """
      <input id="code" name="code" value="\(draft.code)" autocomplete="off" aria-required="true"\(described)>\
      <p class="field-note without-signal">\(OrdersPhrases.codeWhenSent)</p>
      """
    }
  }

  /// A new order is of now, however long ago its form was drawn.
  private var date: HTML {
    guard isNew else { return state.text("date", KitPhrases.date, kind: .dateTime, required: true) }
    return state.field("date", KitPhrases.date) { described in
      """
      <input id="date" name="date" value="\(draft.date)" type="datetime-local" data-now aria-required="true"\(described)>
      """
    }
  }

  private static var customers: KeptChoices.Place {
    KeptChoices.Place(OrdersPaths.customerChoices(), made: OrdersPaths.newCustomer())
  }
  private static var products: KeptChoices.Place {
    KeptChoices.Place(OrdersPaths.productChoices(), made: OrdersPaths.newProduct())
  }

  private var lines: HTML {
    let problem: HTML? = state.problems["lines"].map { Notice($0, tone: .error).html }
    let add = RowLine(
      .said(OrdersPhrases.addProduct), lead: Icon.plus.html, touch: .presses(name: "pick", value: "line"),
      look: .addition)
    let group = Group(rows: [Row(RowFrame(id: "line", prefix: "add-"), add)]).html
    return """
      <div class="line-forms">\(draft.lines.enumerated().html { line($1, title: OrdersPhrases.line($0 + 1)) })\(problem)\
      \(Self.products.field(OrdersPhrases.product, adding: Self.template, around: group))</div>
      """
  }

  private static let template = "line-template"

  /// A line as scripts make it, of a product that is chosen without signal.
  private var lineTemplate: HTML? {
    guard draft.lines.count < OrderDraft.lineLimit else { return nil }
    let line = OrderDraft.Line(id: .standIn, product: nil, name: "", quantity: "1", price: "")
    var empty = self
    empty.state.values.set("quantity-\(line.id)", line.quantity)
    return "<template id=\"\(Self.template)\">\(empty.line(line, title: OrdersPhrases.newLine))</template>"
  }

  private func line(_ line: OrderDraft.Line, title: Phrase) -> HTML {
    let id = line.id
    let product = state.pick(
      "product-\(id)", OrdersPhrases.product, chosen: line.name.isEmpty ? nil : Phrase(verbatim: line.name),
      otherwise: OrdersPhrases.choose, taking: line.product?.description ?? "", from: Self.products)
    let quantity = state.stepper(
      "quantity-\(id)", KitPhrases.quantity, range: OrderLine.quantities, step: "\(id)", of: line.name)
    let price = state.field("price-\(id)", OrdersPhrases.unitPrice, of: line.name) { described in
      """
      <input id="price-\(id)" name="price-\(id)" value="\(line.price)" inputmode="decimal" autocomplete="off" \
      data-price-input data-takes="price"\(described)>
      """
    }
    let heading = line.name.isEmpty ? title : Phrase(verbatim: line.name)
    return """
      <section class="line-form" id="line-\(id)" data-line><input type="hidden" name="line" value="\(id)">\
      <input type="hidden" name="name-\(id)" value="\(line.name)" data-takes="name">\
      <div class="line-row"><h2 class="hidden" data-takes="name">\(heading)</h2>\(product)\(quantity)\
      <span class="line-total" data-line-total>\(amount(of: line))</span></div>\
      <details class="line-more"\(isOpen(line), attribute: "open")><summary>\(each(line))</summary>\
      \(price)<div class="field field-action"><button class="destructive" name="remove" value="\(id)">\
      \(OrdersPhrases.removeLine)\(FormState.about(line.name))</button></div></details></section>
      """
  }

  /// What one has to correct is in sight.
  private func isOpen(_ line: OrderDraft.Line) -> Bool {
    state.problems["price-\(line.id)"] != nil
  }

  /// The price as the form says it, over what else a line's form holds.
  private func each(_ line: OrderDraft.Line) -> HTML {
    """
    <span data-takes="price">\(line.price)</span> \(OrdersPhrases.perUnit)\(FormState.about(line.name))
    """
  }

  private var sum: HTML {
    FieldGroup(
      """
      <div class="field"><span class="field-label">\(vat == .added ? VATPhrases.totalBefore : KitPhrases.total)</span>\
      <output class="field-total" data-total>\(total)</output></div>
      """
    ).html
  }

  private var tail: HTML {
    let states = OrderState.allCases.map { (value: $0.rawValue, title: $0.title) }
    // A stored order's state is one tap away above the form.
    let choice =
      isNew
      ? state.select("state", OrdersPhrases.state, options: states) : state.kept("state")
    let promised = PromisedDay(state: state, zone: zone, today: today).html
    return FieldGroup("\(choice)\(promised)\(state.area("note", KitPhrases.note))").html
  }

  private func amount(of line: OrderDraft.Line) -> Phrase {
    do {
      let price = try Money.parse(line.price, currency: currency, language: language)
      guard let quantity = Int(line.quantity) else { return OrdersPhrases.unknownAmount }
      return Phrase(try price * quantity)
    } catch {
      return OrdersPhrases.unknownAmount
    }
  }

  private var total: Phrase {
    do {
      let amounts = try draft.lines.map { line in
        try Money.parse(line.price, currency: currency, language: language) * (Int(line.quantity) ?? 0)
      }
      return Phrase(try Money.sum(amounts, currency: currency))
    } catch {
      return OrdersPhrases.unknownAmount
    }
  }
}
