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
    style.withUnsafeBufferPointer { style in
      [UInt8](unsafeUninitializedCapacity: style.count) { tight, count in
        var (index, quote) = (0, UInt8(0))
        // A loop over bytes, for the sake of debug builds: thousands of tests wait for it. Quotes are 22 and 27, a space and a new
        // line 20 and 0A, braces 7B and 7D, a semicolon is 3B.
        while index < style.count {
          let byte = style[index]
          index += 1
          if quote != 0 {
            if byte == quote { quote = 0 }
          } else if byte == 0x22 || byte == 0x27 {
            quote = byte
          } else if byte == 0x20 || byte == 0x0A {
            let next = index < style.count ? style[index] : 0x0A
            if count == 0 || isEnding(tight[count - 1]) || next == 0x7B || next == 0x7D { continue }
          } else if byte == 0x7D, count > 0, tight[count - 1] == 0x3B {
            count -= 1
          }
          tight[count] = byte
          count += 1
        }
      }
    }
  }

  /// Whether a name, a value or a rule ends with it, as with `{};:,`, or whether it is space itself.
  private static func isEnding(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x7B, 0x7D, 0x3B, 0x3A, 0x2C, 0x20, 0x0A: true
    default: false
    }
  }
}
