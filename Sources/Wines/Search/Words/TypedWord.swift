import Kit

/// A word of what somebody typed, or a number with what stands around it.
struct TypedWord: Sendable {
  /// Folded.
  let text: String
  /// Which of the pieces between spaces it is of.
  let piece: Int
  /// In hundredths.
  var number: Int?
  var currencies: Set<Currency> = []
  /// "<20", ">20", "90+".
  var sign: Character?
  /// "92/100".
  var scale: Score.Scale?

  static func all(in pieces: [String]) -> [TypedWord] {
    pieces.enumerated().flatMap { piece, text -> [TypedWord] in
      if let number = number(text, piece) { return [number] }
      if let unit = units[text] { return [TypedWord(text: unit, piece: piece)] }
      return text.searchKey.split(separator: " ").map { TypedWord(text: String($0), piece: piece) }
    }
  }

  private static let signs: [(String, Set<Currency>)] = [
    ("R$", [.brl]), ("US$", [.usd]), ("€", [.eur]), ("£", [.gbp]), ("$", dollars), ("eur", [.eur]), ("euros", [.eur]),
  ]
  /// Signs that stand apart.
  private static let units = ["€": "euros", "£": "pounds", "$": "dollars", "US$": "dollars", "R$": "reais"]
  static let dollars: Set<Currency> = [.usd, .cad, .aud, .nzd]

  private static func number(_ text: String, _ piece: Int) -> TypedWord? {
    var rest = text.trimmingPrefix { "¿¡(~".contains($0) }
    while let last = rest.last, ",;:?!.)".contains(last) { rest.removeLast() }
    var (sign, currencies): (Character?, Set<Currency>) = (nil, [])
    if let first = rest.first, "<>≤≥".contains(first) {
      sign = first == "≤" ? "<" : first == "≥" ? ">" : first
      rest.removeFirst()
    }
    if rest.last == "+" {
      sign = "+"
      rest.removeLast()
    }
    for (mark, meant) in signs {
      if rest.hasPrefix(mark) { (rest, currencies) = (rest.dropFirst(mark.count), meant) }
      if rest.hasSuffix(mark), rest.count > mark.count { (rest, currencies) = (rest.dropLast(mark.count), meant) }
    }
    let parts = rest.split(separator: "/", omittingEmptySubsequences: false)
    guard let first = parts.first, first.utf8.count <= 7, let number = decimal(first) else { return nil }
    let scale = parts.count == 2 ? Int(parts[1]).flatMap(Score.Scale.init) : nil
    guard parts.count == 1 || scale != nil else { return nil }
    return TypedWord(
      text: String(first).searchKey, piece: piece, number: number, currencies: currencies, sign: sign, scale: scale)
  }

  /// "20", "4,5", "12.50" in hundredths.
  private static func decimal(_ text: Substring) -> Int? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "." }
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let whole = Int(parts[0])
    else { return nil }
    guard parts.count == 2 else { return whole * 100 }
    guard parts[1].count <= 2, let fraction = Int(parts[1]) else { return nil }
    return whole * 100 + (parts[1].count == 1 ? fraction * 10 : fraction)
  }
}
