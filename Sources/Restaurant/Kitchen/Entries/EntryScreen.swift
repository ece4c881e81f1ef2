import Kit

/// The sheet of an order that the staff writes down or corrects.
struct EntryScreen: Sheet {
  let entry: Entry
  let reader: MenuLanguage
  let state: FormState
  let currency: Currency
  let ways: [ServiceType]
  let tables: [DiningTable]
  /// Where orders are picked up.
  let slots: PickUpSlots?
  let topic: Topic

  var title: Phrase {
    if let order = entry.order { return EntryPhrases.correct(order.number) }
    let table = tables.first { $0.id == entry.key.table }
    return table.map { Phrase(verbatim: $0.name) } ?? Order.noun.new
  }
  var topics: [Topic] { [topic, Dish.topic] + (slots?.isLimited == true ? [PickUpSlots.topic] : []) }

  var bar: NavigationBar {
    NavigationBar(leading: .discard(KitchenPaths.entryDiscarding(entry.key)), trailing: .submit())
  }

  var content: HTML {
    state.form(
      posts: KitchenPaths.entry(entry.key),
      """
      <running-total currency="\(currency.code)" digits="\(currency.minorDigits)">\(lines)\(more)\(sum)</running-total>\
      \(target)\(FieldGroup(state.show(EntryFields.note)).html)\(seen)\
      <button class="button">\(entry.order == nil ? EntryPhrases.sendToKitchen : EntryPhrases.saveCorrection)</button>
      """)
  }

  /// Who saves what is contested has seen until which correction it is.
  private var seen: HTML? {
    guard state.problems[Entry.contest] != nil, let corrected = entry.corrected else { return nil }
    return "<input type=\"hidden\" name=\"seen\" value=\"\(corrected)\">"
  }

  private var lines: HTML {
    if entry.lines.isEmpty { return Notice(EntryPhrases.noDishesYet).html }
    let rows = entry.lines.map { EntryLineFields(line: $0, reader: reader, state: state).row }
    return Group(note: EntryPhrases.zeroRemoves, rows: rows).html
  }

  private var more: HTML {
    """
    <button class="button quiet" name="go" value="menu">\(Icon.plus)<span>\(EntryPhrases.addDishes)</span></button>
    """
  }

  private var sum: HTML {
    FieldGroup(
      """
      <div class="field"><span class="field-label">\(KitPhrases.total)</span>\
      <output class="field-total" data-total>\(Phrase(amount: try entry.total(in: currency)))</output></div>
      """
    ).html
  }

  private var target: HTML {
    let contact = FieldGroup(
      titled: RestaurantPhrases.contact,
      """
      \(state.show(EntryFields.name))\(state.show(EntryFields.phone))
      """)
    let address = FieldGroup(titled: RestaurantPhrases.deliverTo, state.show(EntryFields.address))
    return """
      <div class="way-choice">\(way)\(table)\(fetched)<div class="if-away">\(contact.html)</div>\
      <div class="if-delivery">\(address.html)</div></div>
      """
  }

  private var way: HTML {
    state.radios("way", EntryFields.way.label, options: ways.map { ($0.rawValue, $0.name) })
  }

  private var fetched: HTML? {
    let field = slots?.field(ofStaff: state, keeping: entry.order?.fetchedAt)
    return field.map { "<div class=\"if-fetched\">\(FieldGroup($0).html)</div>" }
  }

  private var table: HTML? {
    guard !tables.isEmpty else { return nil }
    let options =
      [(value: "", title: EntryPhrases.chooseTable)]
      + tables.map { (value: $0.id.description, title: Phrase(verbatim: $0.name)) }
    return """
      <div class="if-table">\(FieldGroup(state.select("table", EntryFields.table.label, options: options)).html)</div>
      """
  }
}

/// A dish of an entry: how many, and a note.
struct EntryLineFields {
  let line: Entry.Line
  let reader: MenuLanguage
  let state: FormState

  var row: Row {
    let id = line.line.id
    let name = reader(line.line.name)
    let words = RowWords.said(Phrase(verbatim: name), line.line.modifiers.summary(mainly: reader.main))
    let problem =
      state.problems["line-\(id)"] ?? state.problems[EntryDraft.options(id)] ?? line.hindrance(mainly: reader.main)
    let wrong: HTML? = problem.map { "<p class=\"line-problem\" role=\"note\">\($0)</p>" }
    return Row(
      RowFrame(
        id: id.description, kind: "entry-line", state: " data-line data-price=\"\(line.price.minorUnits)\""),
      """
      <div class="entry-head"><span class="row-text">\(words.html)</span>\
      <span class="row-value" data-line-total>\(line.line.shownCost)</span></div>\
      <div class="entry-fields">\
      \(state.stepper(EntryDraft.quantity(id), KitPhrases.quantity, range: EntryDraft.quantities, step: "\(id)", of: name))\
      \(state.text(EntryDraft.note(id), KitPhrases.note, hint: RestaurantPhrases.lineNote, of: name))</div>\(options)\(wrong)
      """)
  }

  /// Keeps what was typed and leads to what can be chosen.
  private var options: HTML? {
    guard line.hasChoice, line.line.quantity > 0 else { return nil }
    let name = reader(line.line.name)
    return """
      <button class="entry-options" name="go" value="\(EntryDraft.options(line.line.id))" \
      aria-label="\(EntryPhrases.options(of: name))">\(DeskPhrases.choices)</button>
      """
  }
}
