/// A new password, typed twice.
struct PasswordDraft: Sendable {
  /// The names of fields that hold a password: what is typed there is never sent back.
  static let fields: Set<String> = ["password", "current", "new", "again"]

  let password: String

  /// - Throws: ``Invalid``.
  init(_ form: Form, of person: Person) throws {
    password = form["new"]
    var problems = Invalid()
    problems["new"] = PasswordRule.problem(password, of: person.name)
    if form["again"] != password { problems["again"] = PasswordPhrases.differs }
    guard problems.isEmpty else { throw problems }
  }
}
