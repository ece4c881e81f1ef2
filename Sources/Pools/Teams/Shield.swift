import Kit

/// A shield made of two colours and a pattern: our own drawing, nobody's crest.
struct Shield: Hashable, Sendable {
  enum Pattern: String, CaseIterable, Sendable, Codable {
    case plain, halves, stripes, hoops, sash, quarters, cross, band, sides
    case bandAcross = "band-across"
  }

  let first: Colour
  let second: Colour
  let pattern: Pattern

  static let neutral = Shield(first: Colour(trusted: "#8e8e93"), second: Colour(trusted: "#c7c7cc"), pattern: .plain)
}

extension Shield {
  /// As it is stored with a pool: `stripes #d7141a #ffffff`.
  var stored: String { "\(pattern.rawValue) \(first.text) \(second.text)" }

  init?(stored text: String) {
    let parts = text.split(separator: " ").map(String.init)
    guard parts.count == 3, let pattern = Pattern(rawValue: parts[0]), let first = Colour(parts[1]),
      let second = Colour(parts[2])
    else { return nil }
    self.init(first: first, second: second, pattern: pattern)
  }

  func html(_ initials: String = "") -> HTML { ShieldDrawing(shield: self, initials: initials).html }

  /// Both of a match, small, side by side.
  static func pair(_ home: Side, _ away: Side) -> HTML {
    "<span class=\"shields\">\(home.mark)\(away.mark)</span>"
  }
}

/// A colour of six hexadecimal digits.
struct Colour: Hashable, Sendable {
  /// `#rrggbb`, small letters.
  let text: String

  init?(_ text: String) {
    let digits = text.lowercased()
    guard digits.utf8.count == 7, digits.first == "#",
      digits.utf8.dropFirst().allSatisfy({ (48...57).contains($0) || (97...102).contains($0) })
    else { return nil }
    self.text = digits
  }

  fileprivate init(trusted text: String) { self.text = text }
}
