/// What a form says of a space, in the form's own words.
struct SpaceDraft: Fielded {
  static let nameLimit = 60

  var name = ""
  /// A code of ISO 4217.
  var currency = ""
  /// An identifier of the IANA database.
  var zone = ""

  static let name = Field(
    "name", \SpaceDraft.name, KitPhrases.name, .text(.name), .required(nameLimit, missing: SpacePhrases.nameMissing))
  static let fields: [Field<SpaceDraft>] = [
    name, Field("currency", \.currency, SpacePhrases.currency), Field("zone", \.zone, SpacePhrases.zone),
  ]

  init() {}

  init(_ space: Space) {
    (name, currency, zone) = (space.name, space.currency.code, space.zone.identifier)
  }

  /// - Throws: ``Invalid``.
  func validated() throws -> (name: String, currency: Currency, zone: Zone) {
    let (currency, zone) = (Currency(rawValue: currency), Zone(zone))
    var problems = problems
    if currency == nil { problems["currency"] = SpacePhrases.currencyUnknown }
    if zone == nil { problems["zone"] = SpacePhrases.zoneUnknown }
    guard problems.isEmpty, let currency, let zone else { throw problems }
    return (name, currency, zone)
  }

  static func problem(withName name: String) -> Phrase? {
    Self.name.problem(with: name)
  }
}
