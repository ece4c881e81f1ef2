import Kit

/// What the form of the public page says.
struct PublicPageDraft: Fielded {
  var name = ""
  var language = ""
  var ways: Set<ServiceType> = []

  static let name = Field("name", \PublicPageDraft.name, EstablishmentPhrases.address, .text(.plain))
  static let language = Field("language", \PublicPageDraft.language, EstablishmentPhrases.language)
  static let ways = ServiceType.allCases.map { Field("way.\($0.rawValue)", \PublicPageDraft.ways[ticked: $0], $0.name) }
  static let fields = [name, language] + ways

  init() {}

  /// - Parameter name: of the public address; empty before there is one.
  init(_ establishment: Establishment, name: String) {
    (self.name, language, ways) = (name, establishment.language.rawValue, establishment.ways)
  }

  /// - Throws: `Invalid` with a message for each field that cannot be taken.
  func validated() throws -> (name: String, language: Language) {
    var problems = Invalid()
    problems["name"] = PublicPageName.problem(with: name)
    let language = Language(rawValue: language)
    if language == nil { problems["language"] = EstablishmentPhrases.languageMissing }
    guard let language, problems.isEmpty else { throw problems }
    return (name, language)
  }
}
