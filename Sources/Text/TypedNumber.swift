/// Digits and separators as a person typed them, before anybody decided what the separators mean.
struct TypedNumber {
  /// Digits, 0 to 9 each, before and after the decimal separator.
  struct Parts {
    var whole: [UInt8]
    var fraction: [UInt8] = []
  }

  private enum Separator: Equatable {
    case point, comma
    /// Spaces of every width, and apostrophes as in Switzerland: they only group.
    case gap

    init?(_ character: Character) {
      switch character {
      case ".": self = .point
      case ",": self = .comma
      case " ", "\u{A0}", "\u{2009}", "\u{202F}", "'", "’": self = .gap
      default: return nil
      }
    }
  }

  /// One run of digits more than there are separators.
  private var runs: [[UInt8]] = [[]]
  private var separators: [Separator] = []

  init(_ text: Substring) throws(Money.Misreading) {
    for character in text {
      if let digit = character.asciiValue.flatMap({ $0 >= 48 && $0 <= 57 ? $0 - 48 : nil }) {
        runs[runs.count - 1].append(digit)
      } else if let separator = Separator(character) {
        separators.append(separator)
        runs.append([])
      } else {
        throw .notANumber
      }
    }
  }

  func read(decimals: Int, language: Language) throws(Money.Misreading) -> Parts {
    guard let last = separators.last else { return Parts(whole: runs[0]) }
    guard let final = runs.last, !final.isEmpty else { throw .notANumber }
    let earlier = separators.dropLast()
    if last == .gap || earlier.contains(last) {
      return try grouped(runs, by: separators[...])
    }
    if earlier.isEmpty, couldGroup {
      switch try meaning(of: last, decimals: decimals, language: language) {
      case .grouping: return try grouped(runs, by: separators[...])
      case .decimal: break
      }
    }
    var parts = try grouped(runs.dropLast(), by: earlier)
    parts.fraction = final
    return parts
  }

  /// Whether a lone separator has one to three digits before it, not led by zero, and three after.
  private var couldGroup: Bool {
    (1...3).contains(runs[0].count) && runs[0].first != 0 && runs[1].count == 3
  }

  private enum Meaning { case grouping, decimal }

  private func meaning(
    of separator: Separator, decimals: Int, language: Language
  ) throws(Money.Misreading) -> Meaning {
    let isGrouping = (separator == .comma) == (language == .en)
    switch decimals {
    case 0: return .grouping
    case 3...: if isGrouping { throw .ambiguous } else { return .decimal }
    default: if isGrouping { return .grouping } else { throw .ambiguous }
    }
  }

  private func grouped(
    _ runs: some Collection<[UInt8]>, by separators: ArraySlice<Separator>
  ) throws(Money.Misreading) -> Parts {
    if let separator = separators.first {
      let fits =
        separators.allSatisfy { $0 == separator } && runs.dropFirst().allSatisfy { $0.count == 3 }
        && runs.first.map { (1...3).contains($0.count) && $0[0] != 0 } == true
      guard fits else { throw .notANumber }
    }
    return Parts(whole: runs.flatMap { $0 })
  }
}
