import Kit

/// What a form says of an order that is placed.
struct PlacingDraft: Hashable, Sendable {
  static let nameLimit = 100
  static let phoneLimit = 40
  static let addressLimit = 300
  static let noteLimit = 500

  var way: String
  var contact: Contact
  var note: String
  /// The total that the page showed, in minor units.
  var total: String

  init(_ form: Form) {
    way = form["way"]
    contact = Contact(name: form.trimmed("name"), phone: form.trimmed("phone"), address: form.trimmed("address"))
    note = form.trimmed("note")
    total = form["total"]
  }

  struct Content: Sendable {
    let way: Way
    /// As far as the way of ordering needs it.
    let contact: Contact
    let note: String
  }

  /// - Parameter ways: those that are open to whoever orders.
  /// - Throws: `Invalid`. The address is asked for a delivery only, the phone for a delivery and a pick-up: see the seed.
  func validated(ways: [Way]) throws -> Content {
    var problems = Invalid()
    guard let way = Way(rawValue: way), ways.contains(way) else {
      throw Invalid(["way": RestaurantPhrases.wayMissing])
    }
    var kept = Contact()
    if way.needsPhone {
      kept.name = contact.name
      kept.phone = contact.phone
      if contact.phone.isEmpty { problems["phone"] = RestaurantPhrases.phoneMissing }
      if !contact.phone.isEmpty, contact.phone.filter(\.isNumber).count < 6 {
        problems["phone"] = RestaurantPhrases.phoneWrong
      }
    }
    if way.needsAddress {
      kept.address = contact.address
      if contact.address.isEmpty { problems["address"] = RestaurantPhrases.addressMissing }
    }
    for (field, text, limit) in [
      ("name", kept.name, Self.nameLimit), ("phone", kept.phone, Self.phoneLimit),
      ("address", kept.address, Self.addressLimit), ("note", note, Self.noteLimit),
    ] where !TextRule.fits(text, limit) {
      problems[field] = RestaurantPhrases.tooLong(limit)
    }
    guard problems.isEmpty else { throw problems }
    return Content(way: way, contact: kept, note: note)
  }
}
