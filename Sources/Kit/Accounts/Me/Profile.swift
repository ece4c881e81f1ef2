/// What a person says of themselves.
struct Profile: Hashable, Sendable {
  static let nameLimit = 60

  let name: String
  let language: Language
  let theme: Theme
  let colour: PersonColour
  /// `nil` to read times as the space they are in does.
  let zone: Zone?

  /// - Throws: ``Invalid``. Whether the name is free is the storage's to say: see ``AccountEdit/refuseTaken(_:except:)``.
  init(_ form: Form) throws {
    guard let theme = Theme(rawValue: form["theme"]), let colour = PersonColour(rawValue: form["colour"]) else {
      throw Refusal.malformed(KitPhrases.malformedForm)
    }
    name = form.trimmed("name")
    language = try form.language()
    self.theme = theme
    self.colour = colour
    zone = Zone(form["zone"])
    var problems = Invalid()
    problems["name"] = Self.problem(withName: name)
    if zone == nil, !form["zone"].isEmpty { problems["zone"] = SpacePhrases.zoneUnknown }
    guard problems.isEmpty else { throw problems }
  }

  /// A name needs something to be found by: only punctuation is none.
  static func problem(withName name: String) -> Phrase? {
    if name.searchKey.isEmpty { return ProfilePhrases.nameMissing }
    return TextRule.optional(name, atMost: nameLimit)
  }
}

extension AccountEdit {
  /// - Throws: ``Invalid`` when somebody else goes by that name, in whatever case and with whatever accents.
  func refuseTaken(_ name: String, except person: ID<Person>? = nil) throws {
    guard let other = try store.person(named: name), other.id != person else { return }
    throw Invalid(["name": ProfilePhrases.nameTaken])
  }
}
