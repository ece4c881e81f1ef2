/// One part of a line of `ListText`. What could be taken for something else stands in quotes.
struct TextField {
  static let separator = " · "
  /// After a name that stands alone and could be read as more.
  static let end = " ·"

  let content: String

  init(_ content: String) {
    self.content = content
  }

  /// Whether it can stand as it is: it says nothing of lines, fields or quotes, and no space at its ends is lost.
  var isPlain: Bool {
    guard let first = content.unicodeScalars.first, let last = content.unicodeScalars.last else { return false }
    return !first.properties.isWhitespace && !last.properties.isWhitespace && first != "“" && first != "#"
      && !first.properties.isGraphemeExtend
      && first != "·" && last != "·" && !content.unicodeScalars.contains(where: Self.breaksLines) && !holdsSeparator
  }

  /// "Xarel·lo" holds none.
  private var holdsSeparator: Bool {
    zip(content.unicodeScalars, content.unicodeScalars.dropFirst()).contains { $0.properties.isWhitespace && $1 == "·" }
  }

  var text: String {
    isPlain ? content : quoted
  }

  private var quoted: String {
    var text = "“".unicodeScalars
    for scalar in content.unicodeScalars {
      switch scalar {
      case "\\", "”", "·": text.append(contentsOf: ["\\", scalar])
      case _ where Self.breaksLines(scalar):
        text.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      default: text.append(scalar)
      }
    }
    text.append("”")
    return String(text)
  }

  /// What a field of a line says; `nil` when its quotes or escapes are broken.
  init?(reading text: Substring) {
    var rest = text.unicodeScalars
    guard rest.first == "“" else {
      content = String(text)
      return
    }
    rest.removeFirst()
    var content = "".unicodeScalars
    while let scalar = rest.popFirst() {
      switch scalar {
      case "”":
        guard rest.isEmpty else { return nil }
        self.content = String(content)
        return
      case "\\":
        guard let escaped = Self.escaped(&rest) else { return nil }
        content.append(escaped)
      default: content.append(scalar)
      }
    }
    return nil
  }

  private static func escaped(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    guard let scalar = rest.popFirst() else { return nil }
    guard scalar == "u" else { return scalar }
    guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
      let value = UInt32(String(rest[..<end]), radix: 16)
    else { return nil }
    rest = rest[rest.index(after: end)...]
    return Unicode.Scalar(value)
  }

  private static func breaksLines(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
