/// What the first person of a house says: who they are, and what their space is called.
struct WelcomeDraft: Sendable {
  let name: String
  let language: Language
  let spaceName: String

  /// - Throws: ``Invalid``.
  init(_ form: Form) throws {
    language = try form.language()
    name = form.trimmed("name")
    spaceName = Self.spaceName(of: form, in: language)
    var problems = Invalid()
    problems["name"] = Profile.problem(withName: name)
    problems["space"] = SpaceDraft.problem(withName: spaceName)
    guard problems.isEmpty else { throw problems }
  }

  /// What is offered to somebody whose browser speaks this language. What they are called they alone know.
  static func offer(in language: Language) -> Form {
    let locale = ReaderLocale(language: language, zone: .utc)
    return Form([
      ("language", language.rawValue),
      ("space", WelcomePhrases.defaultSpace.text(in: locale)), ("offered", language.rawValue),
    ])
  }

  /// What was typed. An offer that was left as it stood follows the language that was chosen.
  private static func spaceName(of form: Form, in language: Language) -> String {
    let (typed, offered) = (form.trimmed("space"), WelcomePhrases.defaultSpace)
    guard let shown = Language(rawValue: form["offered"]),
      typed == offered.text(in: ReaderLocale(language: shown, zone: .utc))
    else { return typed }
    return offered.text(in: ReaderLocale(language: language, zone: .utc))
  }
}

extension Form {
  /// The language chosen in a form.
  /// - Throws: ``Refusal/malformed(_:)`` when it is none of ours.
  func language() throws -> Language {
    guard let language = Language(rawValue: self["language"]) else {
      throw Refusal.malformed(KitPhrases.malformedForm)
    }
    return language
  }
}
