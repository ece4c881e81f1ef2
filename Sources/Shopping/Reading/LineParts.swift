/// The atoms of a line and what has been made of them so far.
struct LineParts {
  private let atoms: [Atom]
  private var roles: [LineReading.Role?]
  private var brand: String?
  var quantity: Quantity?
  /// Whether the quantity stands behind the name, as how big a package is.
  var isSize = false
  /// Whether a count stands behind the name.
  var isCountBehind = false
  var price: PricePhrase?

  init(_ atoms: [Atom]) {
    self.atoms = atoms
    roles = Array(repeating: nil, count: atoms.count)
  }

  /// What has no role yet.
  var free: [Atom] { freeIndices.map { atoms[$0] } }

  private var freeIndices: [Int] { roles.indices.filter { roles[$0] == nil } }

  mutating func mark(_ match: BrandBook.Match) {
    brand = match.brand
    for index in match.range { roles[index] = .brand }
  }

  /// - Parameter range: of `free`.
  mutating func take(_ range: Range<Int>, as role: LineReading.Role) {
    for index in freeIndices[range] { roles[index] = role }
  }

  /// `nil` when nothing is left that could be a name.
  func reading() -> LineReading? {
    var parts = self
    parts.leaveOutFillers()
    let name = [parts.text(of: .name), parts.text(of: .size)].filter { !$0.isEmpty }.joined(separator: " ")
    guard parts.namesSomething, !parts.beginsWithBrandOfAKind else { return nil }
    let line = ItemLine(
      name: name, brand: brand, quantity: quantity?.withoutPartsOfADozen,
      price: price?.price(beside: quantity, isSize: isSize || quantity == nil && parts.isFuel))
    return LineReading(line: line, pieces: parts.pieces, mayCostThatInAll: mayCostThatInAll)
  }

  private var mayCostThatInAll: Bool {
    guard isCountBehind, let quantity, quantity.thousandths > 1000, let price, price.meaning == .unsaid else {
      return false
    }
    return !price.isLed && price.price(beside: quantity, isSize: isSize).basis != .whole
  }

  /// All of it as a name.
  func unread() -> LineReading {
    var parts = LineParts(atoms)
    parts.roles = Array(repeating: .name, count: atoms.count)
    return LineReading(line: ItemLine(name: parts.text(of: .name)), pieces: parts.pieces)
  }

  /// What is free becomes the name, except a comma or a "de" that nothing of it follows any more.
  private mutating func leaveOutFillers() {
    let name = freeIndices
    for index in name { roles[index] = .name }
    guard roles.contains(where: { $0 != .name }) else { return }
    for index in name.reversed() {
      let isMark = atoms[index].kind == .punctuation && ",;:.".contains(atoms[index].text)
      let isConnector = Words.connectors.contains(atoms[index].key) && followsBrandOrQuantity(index)
      guard isMark || isConnector else { break }
      roles[index] = .filler
    }
  }

  /// “12 cans Guinness” are cans of it, and no cans by a brand.
  private var namesSomething: Bool {
    roles.indices.contains {
      roles[$0] == .name && (brand == nil || atoms[$0].isTelling && !(quantity != nil && isMeasure(atoms[$0])))
    }
  }

  private func isMeasure(_ atom: Atom) -> Bool {
    UnitWords.meaning(of: atom.key) != nil || Words.times.contains(atom.small)
  }

  /// “aquarius de limón”: what follows says which of its kinds.
  private var beginsWithBrandOfAKind: Bool {
    guard let mark = roles.lastIndex(of: .brand), mark + 1 < roles.count, !roles[..<mark].contains(.name) else {
      return false
    }
    return Words.connectors.contains(atoms[mark + 1].key)
  }

  private var isFuel: Bool {
    roles.indices.contains { roles[$0] == .name && Words.fuels.contains(atoms[$0].key) }
  }

  private func followsBrandOrQuantity(_ index: Int) -> Bool {
    index + 1 < roles.count && roles[index + 1] != .name && roles[index + 1] != .filler
  }

  private func text(of role: LineReading.Role) -> String {
    text(of: roles.indices.filter { roles[$0] == role })
  }

  private func text(of indices: [Int]) -> String {
    var text = ""
    for (place, index) in indices.enumerated() {
      let touches = place > 0 && atoms[index].isGlued && indices[place - 1] == index - 1
      if place > 0, !touches { text += " " }
      text += atoms[index].text
    }
    return text
  }

  private var pieces: [LineReading.Piece] {
    var pieces: [LineReading.Piece] = []
    var run: [Int] = []
    for index in roles.indices {
      run.append(index)
      guard index + 1 == roles.count || roles[index + 1] != roles[index], let role = roles[index] else { continue }
      pieces.append(LineReading.Piece(role: role, text: text(of: run)))
      run = []
    }
    return pieces
  }
}
