/// How big one of the counted things is: "6 x 33 cl cerveza", "3 latas de 33 cl de cerveza".
struct SizePhrase {
  let range: Range<Int>
  /// Past the "de" that follows it.
  let end: Int

  /// `nil` when no measure stands there.
  init?(_ atoms: [Atom], from start: Int) {
    guard start < atoms.count, atoms[start].kind == .number else { return nil }
    var reading = QuantityReading(atoms[start...])
    guard let phrase = reading.phrase(), phrase.form == .unit,
      phrase.quantity.unit.isMeasured || phrase.quantity.unit == .pint
    else { return nil }
    end = start + phrase.length
    let hasConnector = Words.connectors.contains(atoms[end - 1].key)
    range = start..<(hasConnector ? end - 1 : end)
  }
}
