/// A phrase in one language: a literal, perhaps with values that are written when the phrase is.
///
/// `"Total: \(money)"` keeps the money, not its text; the reader's manner decides how it looks. Strings are
/// taken as they are, integers are grouped (write `\(String(year))` for a year).
package struct Wording: Hashable, Sendable, ExpressibleByStringInterpolation {
  private enum Content: Hashable, Sendable {
    case literal(String)
    /// Literals and other texts in one.
    case text(String)
    case composed([Piece])
  }

  private let content: Content

  package init(stringLiteral text: String) {
    content = .literal(text)
  }

  package init(stringInterpolation: StringInterpolation) {
    content = stringInterpolation.text.map(Content.text) ?? .composed(stringInterpolation.pieces)
  }

  private init(pieces: [Piece]) {
    content = .composed(pieces)
  }

  var isLiteral: Bool {
    if case .literal = content { true } else { false }
  }

  func text(in locale: ReaderLocale) -> String {
    switch content {
    case .literal(let text), .text(let text): text
    case .composed(let pieces): pieces.reduce(into: "") { $0 += $1.text(in: locale) }
    }
  }

  /// This wording with the number in place of every `#` of its literals.
  func counting(_ count: Int) -> Wording {
    let pieces: [Piece] =
      switch content {
      case .literal(let text), .text(let text): [.literal(text)]
      case .composed(let pieces): pieces
      }
    return Wording(pieces: pieces.flatMap { $0.counting(count) })
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []
    /// All of it while nothing in it depends on the reader or could be mistaken for the place of a count.
    fileprivate var text: String? = ""

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) {
      if literal.isEmpty { return }
      if text != nil { text? += literal } else { pieces.append(.literal(literal)) }
    }

    package mutating func appendInterpolation(_ text: String) {
      if self.text != nil, !text.utf8.contains(UInt8(ascii: "#")) {
        self.text? += text
      } else {
        append(.verbatim(text))
      }
    }

    package mutating func appendInterpolation(_ number: Int) {
      append(.value(Numeral(number)))
    }

    package mutating func appendInterpolation(_ value: some Localized & Hashable) {
      append(.value(value))
    }

    private mutating func append(_ piece: Piece) {
      if let text, !text.isEmpty { pieces.append(.literal(text)) }
      text = nil
      pieces.append(piece)
    }
  }
}

private enum Piece: Hashable, Sendable {
  case literal(String)
  case verbatim(String)
  case value(any Localized & Hashable)

  func text(in locale: ReaderLocale) -> String {
    switch self {
    case .literal(let text), .verbatim(let text): text
    case .value(let value): value.text(in: locale)
    }
  }

  func counting(_ count: Int) -> [Piece] {
    guard case .literal(let text) = self else { return [self] }
    let parts = text.split(separator: "#", omittingEmptySubsequences: false).map { Piece.literal(String($0)) }
    return Array(parts.map { [$0] }.joined(separator: [.value(Numeral(count))]))
  }

  static func == (one: Piece, other: Piece) -> Bool {
    switch (one, other) {
    case (.literal(let one), .literal(let other)), (.verbatim(let one), .verbatim(let other)): one == other
    case (.value(let one), .value(let other)): AnyHashable(one) == AnyHashable(other)
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .literal(let text), .verbatim(let text): hasher.combine(text)
    case .value(let value): hasher.combine(AnyHashable(value))
    }
  }
}
