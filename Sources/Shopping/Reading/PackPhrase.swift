/// One package of so many: "6 pack of beer", "pack de 12 cervezas", "2 packs de 6 yogures".
struct PackPhrase {
  let quantity: Quantity
  /// The words that say how many are in it.
  let size: Range<Int>
  /// Past the "de" that follows them.
  let end: Int

  /// `nil` when no package stands there.
  init?(_ atoms: [Atom], from start: Int) {
    for isCounted in [false, true] {
      var cursor = AtomCursor(atoms[start...])
      guard let count = isCounted ? Self.count(&cursor) : 1000 else { continue }
      let first = cursor.position
      guard Self.skip(&cursor, isCounted: isCounted),
        let quantity = Quantity(thousandths: count, unit: .pack)
      else { continue }
      self.quantity = quantity
      size = first..<cursor.position
      cursor.takeConnector()
      end = cursor.position
      return
    }
    return nil
  }

  /// "a", "2", "2 x".
  private static func count(_ cursor: inout AtomCursor) -> Int64? {
    if cursor.take(where: { Words.articles.contains($0.key) }) { return 1000 }
    guard let amount = cursor.amount(), amount.isWhole, !amount.needsUnit, !cursor.isInsideAWord else { return nil }
    _ = cursor.take { Words.times.contains($0.small) }
    return amount.thousandths(of: .pack)
  }

  private static func skip(_ cursor: inout AtomCursor, isCounted: Bool) -> Bool {
    numberFirst(&cursor, isCounted: isCounted) || packFirst(&cursor, isCounted: isCounted)
  }

  /// "6 pack", "6-pack", "six pack"; "2 pack" are two of them.
  private static func numberFirst(_ cursor: inout AtomCursor, isCounted: Bool) -> Bool {
    let before = cursor
    if let size = cursor.next.flatMap(number), usualSizes.contains(size) {
      cursor.skip()
      if cursor.take(where: { $0.key == "pack" || isCounted && $0.key == "packs" }) { return true }
    }
    cursor = before
    return cursor.take { $0.key.hasSuffix(" pack") && Words.numbers[String($0.key.dropLast(5))] != nil }
  }

  private static func number(_ atom: Atom) -> Int? {
    atom.kind == .number ? Int(atom.text) : Words.numbers[atom.key].map(Int.init)
  }

  /// "pack 12", "pack de 6", "pack-6".
  private static func packFirst(_ cursor: inout AtomCursor, isCounted: Bool) -> Bool {
    let before = cursor
    if let word = cursor.word(where: { packs.contains($0.key) || packets.contains($0.key) }) {
      let isTold = cursor.takeConnector()
      if isTold || packs.contains(word.key), let number = cursor.next, number.kind == .number,
        !number.isGlued || word.text.hasSuffix("-"), let size = Int(number.text), (2...99).contains(size)
      {
        cursor.skip()
        let isMeasure =
          cursor.next.map { UnitWords.meaning(of: $0.key) != nil || Words.times.contains($0.small) } ?? false
        if !isMeasure, !cursor.isInsideAWord { return true }
      }
    }
    cursor = before
    return false
  }

  private static let usualSizes: Set<Int> = [4, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 30, 36, 48]
  private static let packs: Set<String> = ["pack", "packs", "multipack", "multipacks"]
  private static let packets: Set<String> = ["paquete", "paquetes", "pacote", "pacotes", "packet", "packets"]
}
