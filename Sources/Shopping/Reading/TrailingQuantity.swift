/// A quantity at the end of a line: "tomates 2kg", "pan x2", "leche (2)", "huevos 12".
struct TrailingQuantity {
  let quantity: Quantity
  /// The size that follows, as in "agua 6 x 1,5 l".
  private(set) var size: Range<Int>?

  /// `nil` unless it takes all atoms from `start`.
  init?(_ free: [Atom], from start: Int) {
    let isBracketed = free[start].text == "("
    let lead = isBracketed || free[start].text == ":" || free[start].text == "=" || free[start].text == "-"
    let first = lead ? start + 1 : start
    var end = free.count
    while end > first, free[end - 1].kind == .punctuation { end -= 1 }
    if isBracketed {
      guard end > first, free[end - 1].text == ")" else { return nil }
      end -= 1
    }
    guard first < end, !free[first].isGlued || lead && free[start].text != "-" || free[first].kind == .fraction else {
      return nil
    }
    var reading = QuantityReading(free[first..<end], isInFront: false)
    guard let phrase = reading.phrase() else { return nil }
    let after = first + phrase.length
    if after == end {
      guard phrase.form != .bare || lead || Self.isCount(free, at: first) else { return nil }
    } else {
      guard phrase.form != .bare, !phrase.quantity.unit.isMeasured, !isBracketed,
        SizePhrase(free, from: after)?.range.upperBound == end
      else { return nil }
      size = after..<free.count
    }
    quantity = phrase.quantity
  }

  /// A bare number after a name is a count when the name is one of goods and doesn't take a number itself.
  private static func isCount(_ free: [Atom], at index: Int) -> Bool {
    guard free[index].kind == .number, let typed = TypedAmount(free[index].text), typed.asGrouped <= 99_000,
      !Words.numbered.contains(free[index - 1].key)
    else { return false }
    let name = free[..<index].map { $0.kind == .word ? $0.key : $0.text }.joined(separator: " ")
    return GoodsDictionary.standard.good(in: name) != nil
  }
}
