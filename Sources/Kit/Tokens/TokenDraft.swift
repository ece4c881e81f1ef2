/// What the form of a new token says.
struct TokenDraft: Hashable, Sendable {
  /// What a program may do with what it reads.
  enum Use: String, CaseIterable, Sendable {
    case read, write
  }

  let name: String
  let apps: AppAccess
  let mayWrite: Bool
  let expiresAt: Instant?

  /// - Parameters:
  ///   - offered: what the form's switches are called by; see ``AppChoices``.
  ///   - today: in which its last day is at the earliest.
  /// - Throws: ``Invalid``.
  init(_ form: Form, offered: [String], today: Day, in zone: Zone) throws {
    let use: Use = try form.choice("use")
    let (ticked, until) = (Self.ticked(form, of: offered), form.trimmed("until"))
    let last = Day(until)
    (name, mayWrite, apps) = (form.trimmed("name"), use == .write, AppAccess.only(ticked))
    expiresAt = last.map { Instant(startOf: $0.adding(days: 1), in: zone) }
    var problems = Invalid()
    problems["name"] = TextRule.required(name, atMost: AccessToken.nameLimit, TokenPhrases.nameMissing)
    if ticked.isEmpty { problems[""] = TokenPhrases.noApp }
    if let last {
      if last < today { problems["until"] = TokenPhrases.isOver }
    } else if !until.isEmpty {
      problems["until"] = TokenPhrases.noDay
    }
    guard problems.isEmpty else { throw problems }
  }

  /// The apps that a form says; who decides in one uses it.
  static func ticked(_ form: Form, of offered: [String]) -> Set<String> {
    let ticked = Set(offered.filter { form.has("app-\($0)") })
    let managed = Dictionary(uniqueKeysWithValues: offered.map { (AppAccess.managing($0), $0) })
    return ticked.filter { name in managed[name].map { ticked.contains($0) } ?? true }
  }
}
