/// A script or a style as it travels: without the comments that have lines of their own, and without the space before each line.
/// Browsers miss nothing, and a phone that has nothing of the house yet fetches a third less.
///
/// No text within quotes goes over several lines in the house's scripts, so a line that begins like a comment is one.
enum AssetText {
  private static let space = UInt8(ascii: " ")
  private static let newline = UInt8(ascii: "\n")
  private static let line = Array("//".utf8)
  private static let start = Array("/*".utf8)
  private static let end = Array("*/".utf8)

  static func slimmed(_ text: [UInt8]) -> [UInt8] {
    var slim: [UInt8] = []
    slim.reserveCapacity(text.count)
    var isComment = false
    for whole in text.split(separator: newline) {
      let words = whole.drop { $0 == space }
      if isComment {
        isComment = !words.suffix(2).elementsEqual(end)
      } else if words.starts(with: start), words.suffix(2).elementsEqual(end) || !words.contains(end) {
        isComment = !words.suffix(2).elementsEqual(end)
      } else if !words.isEmpty, !words.starts(with: line) {
        slim += words
        slim.append(newline)
      }
    }
    return slim
  }

  /// A style without the space that only people need: beside what ends a name, a value or a rule. What is within quotes stays, and so
  /// does what tells two selectors apart.
  static func tightened(_ style: [UInt8]) -> [UInt8] {
    var tight: [UInt8] = []
    tight.reserveCapacity(style.count)
    var quote: UInt8?
    for (index, byte) in style.enumerated() {
      if let open = quote {
        if byte == open { quote = nil }
      } else if quotes.contains(byte) {
        quote = byte
      } else if byte == space || byte == newline {
        let next = index + 1 < style.count ? style[index + 1] : newline
        if tight.isEmpty || endings.contains(tight[tight.count - 1]) || braces.contains(next) { continue }
      } else if byte == brace, tight.last == semicolon {
        tight.removeLast()
      }
      tight.append(byte)
    }
    return tight
  }

  private static let quotes = Array("\"'".utf8)
  private static let braces = Array("{}".utf8)
  private static let brace = UInt8(ascii: "}")
  private static let semicolon = UInt8(ascii: ";")
  private static let endings = Array("{};:, \n".utf8)
}
