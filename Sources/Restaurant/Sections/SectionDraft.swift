import Kit

/// What the form of a section says.
struct SectionDraft: Fielded {
  var name = LocalizedText()

  static let fields = Language.allCases.map {
    Field("name.\($0)", \SectionDraft.name[$0], KitPhrases.name, .text(.plain), .optional(200))
  }

  /// - Throws: `Invalid` with a message for each field that cannot be taken.
  func validated(mainly main: Language) throws -> LocalizedText {
    var problems = problems
    problems.require(name, "name", in: main, SectionPhrases.nameMissing)
    guard problems.isEmpty else { throw problems }
    return name
  }
}
