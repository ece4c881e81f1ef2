import Kit

/// A modifier of a line as it was when it was ordered: name and price stay, whatever becomes of the menu.
struct ChosenModifier: Hashable, Sendable {
  /// To find it again on the menu, when somebody orders the same once more.
  let option: ID<ModifierOption>
  let name: LocalizedText
  let price: Money
}

/// As a line's column holds them: option, minor units and name, apart by group separators, one after the other by file
/// separators, which no name holds.
extension [ChosenModifier] {
  private static let between: Character = "\u{1C}"
  private static let within: Character = "\u{1D}"

  var stored: String {
    map { "\($0.option)\(Self.within)\($0.price.minorUnits)\(Self.within)\($0.name.stored)" }
      .joined(separator: String(Self.between))
  }

  /// `nil` when it is not what ``stored`` writes.
  init?(stored: String, currency: Currency) {
    self = []
    for part in stored.split(separator: Self.between) {
      let pieces = part.split(separator: Self.within, omittingEmptySubsequences: false)
      guard pieces.count == 3, let option = ID<ModifierOption>(pieces[0]), let units = Int64(pieces[1]),
        let name = LocalizedText(stored: String(pieces[2]))
      else { return nil }
      append(ChosenModifier(option: option, name: name, price: Money(minorUnits: units, currency: currency)))
    }
  }

  /// "Rare, extra cheese"; `nil` when nothing was chosen.
  func summary(mainly language: Language) -> Phrase? {
    guard !isEmpty else { return nil }
    let names = map { $0.name }
    func joined(_ reader: Language) -> String {
      names.map { $0.text(for: reader, mainly: language) }.joined(separator: ", ")
    }
    return Phrase(es: "\(joined(.es))", en: "\(joined(.en))", pt: "\(joined(.pt))")
  }
}
