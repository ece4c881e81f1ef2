import Kit

/// What somebody has put together: how many of each, what it costs, and the form that places it.
struct CurrentOrderScreen: Screen {
  let order: CurrentOrder?
  let currency: Currency
  let reader: MenuLanguage
  let state: FormState
  /// How it may be ordered here and now; a table's guests have no choice.
  let ways: [ServiceType]
  /// The tab at which the reader sits.
  let tab: TableTab?
  let notice: OrderingNotice
  let diner: Diner?
  /// How long the kitchen needs, in minutes; 0 where it doesn't say.
  let leadTime: Int
  /// When it may be picked up; `nil` where nobody comes for it.
  let slots: PickUpSlots?

  var title: Phrase { RestaurantPhrases.yourOrder }
  var topics: [Topic] {
    [Dish.topic] + (diner.map { [$0.topic] } ?? []) + (slots?.isLimited == true ? [PickUpSlots.topic] : [])
  }
  var tabCounts: [Link: Int] { [RestaurantPaths.order(): order?.count ?? 0] }

  var bar: NavigationBar {
    guard order != nil else { return NavigationBar(leading: diner.backToMenu) }
    let cancel = Menu.Item.action(
      RestaurantPhrases.cancelOrder, "trash", to: RestaurantPaths.cancellation(), isDestructive: true)
    return NavigationBar(
      leading: .back(RestaurantPhrases.menu, to: RestaurantPaths.menu()), trailing: .menu(Menu([cancel])))
  }

  var content: HTML {
    let warning: HTML = """
      \(OwnOrders(isHistory: false).html)\(tab.map { TableStrip(tab: $0).html })\(notice.html)
      """
    guard let order else { return "\(warning)\(empty)" }
    let rows = order.lines.map { CurrentLineRow(line: $0, reader: reader, problem: problem(of: $0)).row }
    let more = """
      <a class="more" href="\(RestaurantPaths.menu())">\(RestaurantPhrases.moreDishes)</a>
      """ as HTML
    return """
      \(warning)\(Group(kind: "order-lines", rows: rows).html)\(clearing)\(more)\(total)\(placing)
      """
  }

  private var clearing: HTML? {
    guard order?.hasUnavailable == true else { return nil }
    return RowForm(posts: RestaurantPaths.cancellation()).html(
      """
      <button class="button quiet" name="only" value="\(CurrentOrder.unavailable)">\(RestaurantPhrases.clearUnavailable)</button>
      """)
  }

  private func problem(of line: CurrentOrder.Line) -> Phrase? {
    state.problems["line-\(line.line.id)"]
      ?? line.hindrance.map { RestaurantPhrases.hindrance($0, line.line.name.phrase(mainly: reader.main)) }
  }

  private var sum: Money? {
    do throws(Money.Failure) {
      return try order?.total(in: currency)
    } catch {
      return nil
    }
  }

  private var total: HTML {
    Facts([(KitPhrases.total, sum.map { Phrase($0) } ?? RestaurantPhrases.tooDear)]).html
  }

  private var placing: HTML? {
    guard !ways.isEmpty else { return nil }
    let form = state.form(
      posts: RestaurantPaths.placing(), as: .placeOrder,
      """
      <kept-fields>\(PlacingFields(state: state, ways: ways, tab: tab, leadTime: leadTime, slots: slots).html)</kept-fields>\
      <button class="button"\(isWaiting, attribute: "disabled")>\(RestaurantPhrases.placeOrder)</button>
      """)
    // Outside the form: one that shows what is wrong stays as it was, while what it orders may change.
    let total = sum.map { "\($0.minorUnits)" } ?? ""
    return "<input type=\"hidden\" name=\"total\" value=\"\(total)\" form=\"form\">\(form)"
  }

  /// For somebody's yes at the table.
  private var isWaiting: Bool { tab.map { !$0.takesOrders } ?? false }

  private var empty: HTML {
    EmptyState(
      .plate, title: RestaurantPhrases.nothingChosen, text: RestaurantPhrases.nothingChosenText,
      action: (RestaurantPhrases.toTheMenu, RestaurantPaths.menu())
    ).html
  }
}

/// Where it goes and to whom. The address is asked for deliveries alone, the phone for these and for pick-ups.
struct PlacingFields {
  let state: FormState
  let ways: [ServiceType]
  let tab: TableTab?
  let leadTime: Int
  let slots: PickUpSlots?

  var html: HTML {
    let note = state.show(PlacingDraft.note)
    guard tab == nil else {
      return "\(hiddenWay)\(FieldGroup(titled: tab.map { Phrase(verbatim: $0.tableName) }, note).html)"
    }
    let contact = FieldGroup(
      titled: RestaurantPhrases.contact, note: leadTime > 0 ? EstablishmentPhrases.readyIn(leadTime) : nil,
      """
      \(state.show(PlacingDraft.name))\
      \(state.text("phone", PlacingDraft.phone.label, kind: .ownTelephone, required: true))
      """)
    let address = FieldGroup(
      titled: RestaurantPhrases.deliverTo,
      state.area("address", PlacingDraft.address.label, rows: 2, isOwnAddress: true))
    let isHere: HTML = ways == [.dineIn] ? "" : "<div class=\"if-away\">\(contact.html)</div>"
    let isSent: HTML = ways.contains(.delivery) ? "<div class=\"if-delivery\">\(address.html)</div>" : ""
    return "<div class=\"way-choice\">\(choice)\(fetched)\(isHere)\(isSent)\(FieldGroup(note).html)</div>"
  }

  /// What is full is not offered, and what is over goes from an open page by itself.
  private var fetched: HTML? {
    guard let slots else { return nil }
    guard !slots.isLimited || !slots.free.isEmpty else {
      return "<div class=\"if-fetched\">\(Notice(PickUpPhrases.none, tone: .warning).html)</div>"
    }
    let clock: HTML? = slots.left.map { "<lock-clock left=\"\($0)\"></lock-clock>" }
    return "<div class=\"if-fetched\">\(FieldGroup(slots.field(state)).html)\(clock)</div>"
  }

  private var hiddenWay: HTML { "<input type=\"hidden\" name=\"way\" value=\"\(ServiceType.dineIn.rawValue)\">" }

  private var choice: HTML {
    state.radios("way", PlacingDraft.way.label, options: ways.map { ($0.rawValue, $0.name) })
  }
}

/// Something in one's order: − and +, and a button that takes it out.
struct CurrentLineRow {
  let line: CurrentOrder.Line
  let reader: MenuLanguage
  let problem: Phrase?

  private var id: ID<OrderLine> { line.line.id }
  private var name: String { reader(line.line.name) }

  var row: Row {
    let words = RowWords.said(Phrase(verbatim: name), line.line.modifiers.summary(mainly: reader.main))
    let note: HTML? =
      line.line.note.isEmpty ? nil : "<span class=\"row-subtitle\">\(RestaurantPhrases.note(line.line.note))</span>"
    let wrong: HTML? = problem.map { "<p class=\"line-problem\" role=\"note\">\($0)</p>" }
    return Row(
      RowFrame(
        id: id.description, kind: "order-line", deletion: Row.Deletion(RestaurantPaths.lineDeletion(id), of: name)),
      """
      <div class="order-line-body"><span class="row-text">\(words.html)\(note)</span>\
      <span class="row-value">\(Phrase(amount: try line.cost()))</span>\(stepper)\(removal)\(wrong)</div>
      """)
  }

  private var stepper: HTML {
    let quantity = line.line.quantity
    let (least, most) = (LinePrice.quantities.lowerBound, LinePrice.quantities.upperBound)
    return """
      <typed-number><form class="quantity" method="post" action="\(RestaurantPaths.line(id))" data-enhance>\
      <button hidden></button>\
      <button class="step" name="quantity" value="\(max(least, quantity - 1))"\(quantity == least, attribute: "aria-disabled=\"true\"") \
      aria-label="\(KitPhrases.less(Phrase(verbatim: name)))">−</button><input name="typed" inputmode="numeric" \
      autocomplete="off" value="\(quantity)" maxlength="3" aria-label="\(RestaurantPhrases.quantity(of: name))">\
      <button class="step" name="quantity" value="\(min(most, quantity + 1))"\(quantity == most, attribute: "aria-disabled=\"true\"") \
      aria-label="\(KitPhrases.more(Phrase(verbatim: name)))">+</button>\
      <output class="hidden">\(quantity)</output></form></typed-number>
      """
  }

  private var removal: HTML {
    """
    <form class="line-removal" method="post" action="\(RestaurantPaths.lineDeletion(id))" data-enhance>\
    <button class="bar-button bar-icon" aria-label="\(RestaurantPhrases.remove(name))">\(Icon("trash"))</button></form>
    """
  }
}
