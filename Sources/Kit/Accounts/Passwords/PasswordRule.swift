/// What a new password must be.
enum PasswordRule {
  /// In characters. Shorter ones are guessed; longer ones only cost time to read.
  static let length = 8...128
  /// In bytes, before anything else is looked at: one character may be made of thousands of marks, and to compare those with
  /// what somebody else's keyboard makes takes minutes. Nobody types 128 characters that need more.
  static let mostBytes = 1_024

  /// What is wrong with it; `nil` when nothing is.
  static func problem(_ password: String, of name: String) -> Phrase? {
    guard isMeasurable(password) else { return KitPhrases.tooLong(length.upperBound) }
    if password.count < length.lowerBound { return PasswordPhrases.tooShort(length.lowerBound) }
    if password.count > length.upperBound { return KitPhrases.tooLong(length.upperBound) }
    let bare = password.searchKey.filter { $0 != " " }
    if isMade(of: name, bare) { return PasswordPhrases.isName }
    return isMonotonous(bare) || CommonPasswords.contains(password) ? PasswordPhrases.tooCommon : nil
  }

  /// “Marta Ruiz”, “ruiz.marta.1985”: one's own name with digits is the next guess of those who know one.
  private static func isMade(of name: String, _ password: String) -> Bool {
    let words = name.searchKey.split(separator: " ").sorted { $0.count > $1.count }
    let rest = words.reduce(password) { $0.replacing($1, with: "") }
    return rest != password && rest.allSatisfy(\.isNumber)
  }

  /// Whether it is worth any work at all: longer ones were never taken.
  static func isMeasurable(_ password: String) -> Bool {
    password.utf8.count <= mostBytes
  }

  /// “aaaaaaaa”, “12121212”: hardly longer than what is repeated.
  private static func isMonotonous(_ password: String) -> Bool {
    Set(password).count <= 2
  }
}
