import Kit

/// What the form of a section says.
struct SectionDraft: Fielded {
  var name = LocalizedText()
  /// Where its dishes are made; empty for the kitchen.
  var station = ""

  static let station = Field("station", \SectionDraft.station, SectionPhrases.station, .text(.plain), .optional(40))
  static let fields =
    Language.allCases.map {
      Field("name.\($0)", \SectionDraft.name[$0], KitPhrases.name, .text(.plain), .optional(200))
    } + [station]

  /// - Throws: `Invalid` with a message for each field that cannot be taken.
  func validated(mainly main: Language) throws -> LocalizedText {
    var problems = problems
    problems.require(name, "name", in: main, SectionPhrases.nameMissing)
    guard problems.isEmpty else { throw problems }
    return name
  }
}
