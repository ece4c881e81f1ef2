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
        problems[Self.quantity(line.id)] = LinePrice.Failure.quantity.message
      }
      if let note, note.count > Selection.noteLimit {
        problems[Self.note(line.id)] = RestaurantPhrases.tooLong(Selection.noteLimit)
      }
      typed.append((line.id, (number, note)))
    }
    guard problems.isEmpty else { throw problems }
    return typed
  }
}

/// Where an order of the staff goes.
struct EntryTarget: Sendable {
  let way: Way
  let table: ID<DiningTable>?
  let contact: Contact

  /// The staff knows whom it talks to: a phone is not needed, an address is where somebody drives there.
  /// - Throws: `Invalid` for the fields `way`, `table`, `name`, `phone`, `address` and `note`.
  init(_ entry: Entry, ways: [Way], tables: Set<ID<DiningTable>>) throws(Invalid) {
    guard let way = Way(rawValue: entry.way), ways.contains(way) else {
      throw Invalid(["way": RestaurantPhrases.wayMissing])
    }
    var problems = Invalid()
    self.way = way
    table = way == .dineIn ? ID<DiningTable>(entry.table).flatMap { tables.contains($0) ? $0 : nil } : nil
    if way == .dineIn, table == nil, !tables.isEmpty { problems["table"] = KitchenPhrases.tableMissing }
    var contact = Contact()
    if way.needsPhone { (contact.name, contact.phone) = (entry.contact.name, entry.contact.phone) }
    if way.needsAddress {
      contact.address = entry.contact.address
      if contact.address.isEmpty { problems["address"] = RestaurantPhrases.addressMissing }
    }
    for (field, text, limit) in [
      ("name", contact.name, PlacingDraft.nameLimit), ("phone", contact.phone, PlacingDraft.phoneLimit),
      ("address", contact.address, PlacingDraft.addressLimit), ("note", entry.note, PlacingDraft.noteLimit),
    ] where text.count > limit {
      problems[field] = RestaurantPhrases.tooLong(limit)
    }
    self.contact = contact
    guard problems.isEmpty else { throw problems }
  }
}
