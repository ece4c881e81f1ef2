/// A line that was pasted or imported, without what only marks it as a line.
struct PastedLine: Hashable, Sendable {
  let text: String
  /// What its box says, "[x]" or "☐"; `nil` without a box.
  let isTicked: Bool?

  init(_ line: Substring) {
    let content = Self.trimmed(line)
    let unmarked = Self.afterBullet(content) ?? Self.afterNumber(content) ?? content
    let box = Self.afterBox(unmarked)
    text = String(box?.rest ?? unmarked)
    isTicked = box?.isTicked
  }

  /// Nothing but the mark may stand before a space or the end: "-3 °C" and "*sale*" are no bullets.
  private static func afterBullet(_ line: Substring) -> Substring? {
    guard let first = line.unicodeScalars.first, "-–—*•·‣▪◦●○+>".unicodeScalars.contains(first) else { return nil }
    return afterSpace(Substring(line.unicodeScalars.dropFirst()))
  }

  /// "1." and "2)", but not "1.5 kg" nor "2 kg".
  private static func afterNumber(_ line: Substring) -> Substring? {
    let digits = line.unicodeScalars.prefix { ("0"..."9").contains($0) }
    let rest = line.unicodeScalars.dropFirst(digits.count)
    guard (1...3).contains(digits.count), let mark = rest.first, mark == "." || mark == ")" else { return nil }
    return afterSpace(Substring(rest.dropFirst()))
  }

  private static func afterBox(_ line: Substring) -> (rest: Substring, isTicked: Bool)? {
    let boxes: [(String, Bool)] = [
      ("[ ]", false), ("[]", false), ("[x]", true), ("[X]", true), ("☐", false), ("☑", true), ("☒", true), ("✓", true),
      ("✔", true), ("✅", true),
    ]
    for (box, isTicked) in boxes where line.unicodeScalars.starts(with: box.unicodeScalars) {
      let rest = line.unicodeScalars.dropFirst(box.unicodeScalars.count).drop { $0 == "\u{FE0F}" }
      if let rest = afterSpace(Substring(rest)) { return (rest, isTicked) }
    }
    return nil
  }

  /// `nil` when something else than a space follows.
  private static func afterSpace(_ text: Substring) -> Substring? {
    guard let next = text.unicodeScalars.first else { return text }
    return next.properties.isWhitespace ? trimmed(text) : nil
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let scalars = text.unicodeScalars.drop { $0.properties.isWhitespace }
    var end = scalars.endIndex
    while end > scalars.startIndex, scalars[scalars.index(before: end)].properties.isWhitespace {
      end = scalars.index(before: end)
    }
    return Substring(scalars[..<end])
  }
}
