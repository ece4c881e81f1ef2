import Kit

/// A line of a conversation that was copied, without who said it and when: “[22/11/26, 12:03:11] Ana: pan”,
/// “22/11/26, 12:03 - Ana: pan”.
struct ChatLine {
  /// What was said; empty where the line only says who speaks.
  let text: Substring

  /// `nil` when the line begins with no date or time.
  init?(_ line: Substring) {
    var rest = line.unicodeScalars.drop { $0 == "\u{200E}" || $0.properties.isWhitespace }
    let isBracketed = Self.take("[", from: &rest)
    if isBracketed, Self.takeFigures(of: [2, 2], between: ":", from: &rest) {
      // “[21:10, 3/2/2026] Ana: pan”, or the time alone.
      _ = Self.takeSeconds(from: &rest)
      Self.takeHalfOfDay(from: &rest)
      _ = Self.take(",", from: &rest)
      rest = rest.drop { $0.properties.isWhitespace }
      _ = Self.takeFigures(of: [4, 2, 4], between: "/.-", from: &rest)
      guard Self.take("]", from: &rest) else { return nil }
      rest = rest.drop { $0.properties.isWhitespace }
      text = Substring(Self.speaker(rest) ?? rest)
      return
    }
    let hasDate = Self.takeFigures(of: [4, 2, 4], between: "/.-", from: &rest)
    if hasDate {
      _ = Self.take(",", from: &rest)
      rest = rest.drop { $0.properties.isWhitespace }
    }
    guard Self.takeFigures(of: [2, 2], between: ":", from: &rest) else { return nil }
    _ = Self.takeSeconds(from: &rest)
    Self.takeHalfOfDay(from: &rest)
    if isBracketed {
      guard Self.take("]", from: &rest) else { return nil }
    } else {
      // “12:30 pan” may be an hour that somebody means; a date before it or a dash after it is a mark.
      let mark = rest.drop { $0.properties.isWhitespace }
      guard hasDate || mark.first == "-" || mark.first == "–" || Self.speaker(mark) != nil else { return nil }
      rest = mark.first == "-" || mark.first == "–" ? mark.dropFirst() : mark
    }
    rest = rest.drop { $0.properties.isWhitespace || $0 == "\u{200E}" || $0 == "~" }
    text = Substring(Self.speaker(rest) ?? rest)
  }

  /// What follows “Ana: ”.
  private static func speaker(_ text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView? {
    let name = text.prefix { $0 != ":" }
    guard !name.isEmpty, name.count <= 30, name.count < text.count,
      name.first?.properties.isAlphabetic ?? false || name.first == "+"
    else { return nil }
    let rest = text.dropFirst(name.count + 1)
    guard rest.first.map({ $0.properties.isWhitespace }) ?? true else { return nil }
    return rest.drop { $0.properties.isWhitespace }
  }

  private static func take(_ sign: Unicode.Scalar, from text: inout Substring.UnicodeScalarView) -> Bool {
    guard text.first == sign else { return false }
    text = text.dropFirst()
    return true
  }

  /// Numbers of so many figures at most, with a sign between each two.
  private static func takeFigures(
    of lengths: [Int], between signs: String, from text: inout Substring.UnicodeScalarView
  ) -> Bool {
    var rest = text
    for (place, length) in lengths.enumerated() {
      if place > 0 {
        guard let sign = rest.first, signs.unicodeScalars.contains(sign) else { return false }
        rest = rest.dropFirst()
      }
      let figures = rest.prefix { ("0"..."9").contains($0) }
      guard (1...length).contains(figures.count) else { return false }
      rest = rest.dropFirst(figures.count)
    }
    text = rest
    return true
  }

  private static func takeSeconds(from text: inout Substring.UnicodeScalarView) -> Bool {
    guard text.first == ":" else { return false }
    let figures = text.dropFirst().prefix { ("0"..."9").contains($0) }
    guard figures.count == 2 else { return false }
    text = text.dropFirst(3)
    return true
  }

  /// “p. m.”, “AM”.
  private static func takeHalfOfDay(from text: inout Substring.UnicodeScalarView) {
    let rest = text.drop { $0.properties.isWhitespace }
    for half in ["a. m.", "p. m.", "a.m.", "p.m.", "am", "pm", "AM", "PM"] where rest.starts(with: half.unicodeScalars)
    {
      text = rest.dropFirst(half.unicodeScalars.count)
      return
    }
  }
}
