/// What a person says of themselves.
struct Profile: Hashable, Sendable {
  static let nameLimit = 60
  /// In bytes, which hold sixty letters of any alphabet.
  static let nameBytes = 4 * nameLimit

  let name: String
  let language: Language
  let theme: Theme
  /// On unless somebody has turned them off: forms of before don't speak of them.
  let keys: Keys
  let colour: PersonColour
  /// `nil` to read times as the space they are in does.
  let zone: Zone?

  /// - Throws: ``Invalid``. Whether the name is free is the storage's to say: see ``AccountTransaction/refuseTaken(_:except:)``.
  init(_ form: Form) throws {
    name = form.trimmed("name")
    language = try form.language()
    (theme, colour) = (try form.choice("theme"), try form.choice("colour"))
    keys = Keys(rawValue: form["keys"]) ?? .on
    zone = Zone(form["zone"])
    var problems = Invalid()
    problems["name"] = Self.problem(withName: name)
    if zone == nil, !form["zone"].isEmpty { problems["zone"] = SpacePhrases.zoneUnknown }
    guard problems.isEmpty else { throw problems }
  }

  /// A name needs something to be found by: only punctuation is none.
  static func problem(withName name: String) -> Phrase? {
    guard TextRule.isName(name) else { return KitPhrases.tooLong(nameLimit) }
    return Likeness(name).isEmpty ? KitPhrases.nameMissing : nil
  }
}

extension AccountTransaction {
  /// - Throws: ``Invalid`` when somebody else goes by that name or one that looks like it.
  func refuseTaken(_ name: String, except person: ID<Person>? = nil) throws {
    let rows = try connection.rows("SELECT id, name FROM kit_person ORDER BY id")
    let others = try rows.filter { try $0["id"] as ID<Person> != person }.map { try $0["name"] as String }
    guard Likeness(name).isAmong(others) else { return }
    throw Invalid(["name": ProfilePhrases.nameTaken])
  }
}
