/// A place in a line, moving from left to right.
struct AtomCursor {
  private let atoms: ArraySlice<Atom>
  private(set) var position: Int

  init(_ atoms: ArraySlice<Atom>) {
    self.atoms = atoms
    position = atoms.startIndex
  }

  var next: Atom? { peek(0) }
  var isAtEnd: Bool { position == atoms.endIndex }
  var isAtStart: Bool { position == atoms.startIndex }
  var previous: Atom? { isAtStart ? nil : atoms[position - 1] }

  /// How many atoms have been passed.
  var length: Int { position - atoms.startIndex }

  func peek(_ distance: Int) -> Atom? {
    position + distance < atoms.endIndex ? atoms[position + distance] : nil
  }

  /// Whether what comes next continues the word just read, as in "7up". Brackets and punctuation end a word.
  var isInsideAWord: Bool {
    guard let next, next.isGlued else { return false }
    return next.kind != .punctuation && next.text != ")"
  }

  mutating func skip(_ count: Int = 1) {
    position += count
  }

  mutating func word(where isMeant: (Atom) -> Bool) -> Atom? {
    guard let next, next.kind == .word, isMeant(next) else { return nil }
    position += 1
    return next
  }

  mutating func take(where isMeant: (Atom) -> Bool) -> Bool {
    word(where: isMeant) != nil
  }

  @discardableResult
  mutating func takeConnector() -> Bool {
    take { Words.connectors.contains($0.key) }
  }

  mutating func takeSign(_ sign: String) -> Bool {
    guard let next, next.kind == .sign, next.text == sign else { return false }
    position += 1
    return true
  }

  /// The point of an abbreviation.
  mutating func skipPoint() {
    if let next, next.kind == .punctuation, next.isGlued, next.text == "." { position += 1 }
  }
}
