/// What a form says of a space, in the form's own words.
struct SpaceDraft: Hashable, Sendable {
  static let nameLimit = 60

  var name: String
  /// A code of ISO 4217.
  var currency: String
  /// An identifier of the IANA database.
  var zone: String

  init(_ form: Form) {
    name = form.trimmed("name")
    currency = form["currency"]
    zone = form["zone"]
  }

  init(_ space: Space) {
    name = space.name
    currency = space.currency.code
    zone = space.zone.identifier
  }

  var form: Form { Form([("name", name), ("currency", currency), ("zone", zone)]) }

  static let fields: [Merge<SpaceDraft>.Field] = [
    .init("name", \.name), .init("currency", \.currency), .init("zone", \.zone),
  ]

  /// - Throws: ``Invalid``.
  func validated() throws -> (name: String, currency: Currency, zone: Zone) {
    let (currency, zone) = (Currency(rawValue: currency), Zone(zone))
    var problems = Invalid()
    problems["name"] = Self.problem(withName: name)
    if currency == nil { problems["currency"] = SpacePhrases.currencyUnknown }
    if zone == nil { problems["zone"] = SpacePhrases.zoneUnknown }
    guard problems.isEmpty, let currency, let zone else { throw problems }
    return (name, currency, zone)
  }

  static func problem(withName name: String) -> Phrase? {
    TextRule.required(name, atMost: nameLimit, SpacePhrases.nameMissing)
  }
}
