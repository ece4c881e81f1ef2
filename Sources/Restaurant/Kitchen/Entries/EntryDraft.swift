import Kit

/// What the form of an entry says.
struct EntryDraft: Sendable {
  let form: Form
  let shown: Form

  init(_ form: Form) {
    self.form = form
    shown = form.original ?? Form()
  }

  static func quantity(_ line: ID<OrderLine>) -> String { "quantity.\(line)" }
  static func note(_ line: ID<OrderLine>) -> String { "note.\(line)" }
  /// The button that leads to what can be chosen of a line, and the name of its problems.
  static func options(_ line: ID<OrderLine>) -> String { "options.\(line)" }

  /// With 0 a line is taken out.
  static let quantities = 0...LinePrice.quantities.upperBound

  /// What somebody typed into a field since it was shown; `nil` when they left it alone.
  func typed(_ field: String) -> String? {
    guard form.has(field) else { return nil }
    let text = form.trimmed(field)
    return text == shown.trimmed(field) ? nil : text
  }

  /// − and + without scripts.
  var stepped: EntryDraft {
    let step = form["step"]
    guard let sign = step.last, let line = ID<OrderLine>(step.dropLast()) else { return self }
    let field = Self.quantity(line)
    guard let quantity = Int(form.trimmed(field)) else { return self }
    var form = form
    form.set(field, String(Self.quantities.stepped(quantity, isUp: sign == "+")))
    return EntryDraft(form)
  }

  /// What a field said when it was shown.
  func shown(_ field: String) -> String { shown.trimmed(field) }

  /// The line whose options are asked for by the button that was pressed.
  var optionsLine: ID<OrderLine>? {
    let parts = form["go"].split(separator: ".", maxSplits: 1)
    return parts.count == 2 && parts[0] == "options" ? ID<OrderLine>(parts[1]) : nil
  }

  /// The lines of which somebody typed something.
  var touchedLines: [ID<OrderLine>] {
    form.fields.compactMap { name, _ in
      let parts = name.split(separator: ".", maxSplits: 1)
      guard parts.count == 2, parts[0] == "quantity" || parts[0] == "note", typed(name) != nil else { return nil }
      return ID<OrderLine>(parts[1])
    }
  }

  typealias Typed = (quantity: Int?, note: String?)

  /// What somebody typed about lines.
  /// - Throws: `Invalid` for the lines' fields.
  func typed(in lines: [OrderLine]) throws(Invalid) -> [(ID<OrderLine>, Typed)] {
    var problems = Invalid()
    var typed: [(ID<OrderLine>, Typed)] = []
    for line in lines {
      let (quantity, note) = (self.typed(Self.quantity(line.id)), self.typed(Self.note(line.id)))
      let number = quantity.flatMap { Int($0) }
      if quantity != nil, number.map(Self.quantities.contains) != true {
        problems[Self.quantity(line.id)] = EntryPhrases.quantities(Self.quantities)
      }
      problems[Self.note(line.id)] = note.flatMap { TextRule.optional($0, atMost: Selection.noteLimit) }
      typed.append((line.id, (number, note)))
    }
    guard problems.isEmpty else { throw problems }
    return typed
  }
}

/// Where an order of the staff goes.
struct EntryTarget: Sendable {
  let way: ServiceType
  let table: ID<DiningTable>?
  let contact: Contact
  /// When somebody comes for it, where that was said.
  let pickUpAt: Instant?

  /// The staff knows whom it talks to: a phone is not needed, an address is where somebody drives there.
  /// - Parameters:
  ///   - slots: when it can be picked up.
  ///   - kept: when it was going to be picked up, which stays as it is whatever has become of that time.
  /// - Throws: `Invalid` for the fields `way`, `table`, `time`, `name`, `phone`, `address` and `note`.
  init(
    _ fields: EntryFields, ways: [ServiceType], tables: Set<ID<DiningTable>>, slots: PickUpSlots, kept: Instant? = nil
  ) throws(Invalid) {
    guard let way = ServiceType(rawValue: fields.way), ways.contains(way) else {
      throw Invalid(["way": RestaurantPhrases.wayMissing])
    }
    var problems = Invalid()
    self.way = way
    table = way == .dineIn ? ID<DiningTable>(fields.table).flatMap { tables.contains($0) ? $0 : nil } : nil
    if way == .dineIn, table == nil, !tables.isEmpty { problems["table"] = EntryPhrases.tableMissing }
    pickUpAt = way == .pickUp ? slots.time(ofStaff: fields.time, keeping: kept, &problems) : nil
    contact = Contact(
      name: way.needsPhone ? fields.name : "", phone: way.needsPhone ? fields.phone : "",
      address: way.needsAddress ? fields.address : "")
    if way.needsAddress, contact.address.isEmpty { problems["address"] = RestaurantPhrases.addressMissing }
    var kept = fields
    (kept.name, kept.phone, kept.address) = (contact.name, contact.phone, contact.address)
    problems.formUnion(kept.problems)
    guard problems.isEmpty else { throw problems }
  }
}
