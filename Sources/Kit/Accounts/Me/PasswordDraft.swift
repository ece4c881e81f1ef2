/// A new password, typed twice.
struct PasswordDraft: Sendable {
  /// The names of fields that hold a password: what is typed there is never sent back.
  static let fields: Set<String> = ["password", "current", "new", "again"]

  let password: String

  /// - Throws: ``Invalid``.
  /// - Parameter name: the person's own, which makes no good password.
  init(_ form: Form, named name: String) throws {
    password = form["new"]
    var problems = Invalid()
    problems["new"] = PasswordRule.problem(password, of: name)
    if form["again"] != password { problems["again"] = PasswordPhrases.differs }
    guard problems.isEmpty else { throw problems }
  }
}
