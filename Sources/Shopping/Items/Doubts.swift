import Kit

/// What may have been meant by what stayed in a name.
extension ItemLine {
  /// Whether a number stands in the name that may be how many there are: not one of a kind, as in “omega 3”.
  var mayHoldQuantity: Bool {
    guard quantity == nil else { return false }
    let atoms = Atom.atoms(of: name)
    return atoms.indices.contains { index in
      atoms[index].kind == .number && !atoms[index].isGlued
        && !(index > 0 && Words.numbered.contains(atoms[index - 1].key))
        && (index == 0 || atoms[index - 1].text != "/")
    }
  }

  /// Whether the sign of a currency stands in the name.
  var mayHoldPrice: Bool {
    price == nil && name.contains { "€$£".contains($0) }
  }
}
