/// What is wrong with a text that somebody typed; `nil` when nothing is.
///
/// What people see as one character may be made of several, as a flag or a family is, and of any number of marks. So a limit in
/// characters is one in what these are made of too, and that is measured first.
package enum TextRule {
  /// As many as letters with accents, flags and most families need.
  static let scalarsPerCharacter = 4
  /// Combining marks in a row; no language writes more than a few on one letter.
  static let marksInARow = 8

  /// - Parameters:
  ///   - limit: in characters.
  ///   - missing: what to say when it is blank.
  package static func required(_ text: String, atMost limit: Int, _ missing: Phrase) -> Phrase? {
    optional(text, atMost: limit) ?? (text.allSatisfy(\.isWhitespace) ? missing : nil)
  }

  package static func optional(_ text: String, atMost limit: Int) -> Phrase? {
    fits(text, limit) ? nil : KitPhrases.tooLong(limit)
  }

  /// Whether a text has at most so many characters, none of them a heap of marks.
  package static func fits(_ text: some StringProtocol, _ limit: Int) -> Bool {
    // A scalar takes four bytes at most.
    guard text.utf8.count <= 4 * scalarsPerCharacter * limit else { return false }
    var (scalars, marks) = (0, 0)
    for scalar in text.unicodeScalars {
      scalars += 1
      marks = scalar.isMark ? marks + 1 : 0
      if marks > marksInARow { return false }
    }
    return scalars <= scalarsPerCharacter * limit && text.count <= limit
  }

  /// Whether a text could be an e-mail address: whether it is one is known by writing to it.
  static func isEmail(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, fits(text, 254), !text.contains(where: \.isWhitespace) else { return false }
    let names = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return !parts[0].isEmpty && names.count > 1 && names.allSatisfy { !$0.isEmpty }
  }

  /// Whether a text may be the name by which somebody goes and signs in.
  static func isName(_ text: String) -> Bool {
    text.utf8.count <= Profile.nameBytes && fits(text, Profile.nameLimit)
  }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool {
    guard value >= 0x300 else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }

  /// Whether it is not seen itself and changes how others are: what turns the direction of a text around, controls, spaces
  /// without width. Tabs and line breaks are none of them, nor are the joiners that emoji and some scripts need.
  fileprivate var isHiddenControl: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200B, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x206F, 0xFEFF,
      0xFFF9...0xFFFB:
      true
    default: false
    }
  }
}

extension String {
  /// The text as it is kept, however it comes: without what cannot be seen and makes it look like another, as telephones put
  /// such controls around numbers that are pasted; its lines end as ours do, and not as browsers send them.
  var cleaned: String {
    guard unicodeScalars.contains(where: { $0 == "\r" || $0.isHiddenControl }) else { return self }
    var scalars = UnicodeScalarView()
    scalars.append(contentsOf: unicodeScalars.lazy.filter { !$0.isHiddenControl })
    return String(scalars).replacing("\r\n", with: "\n")
  }

  /// The text without the white space around it.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[first...last])
  }

  /// The text as if somebody had typed it into a form.
  package var asTyped: String { cleaned.trimmed }
}
