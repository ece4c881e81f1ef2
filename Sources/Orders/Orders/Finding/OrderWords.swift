import Kit

/// What somebody searches for among orders. An amount is looked for as it is kept, in the smallest unit: `43,50` as `4350`.
struct OrderWords: Hashable, Sendable {
  let text: String
  /// Promised for one of these, as they were named; empty where none was.
  let days: SpokenDays?

  /// As it stands.
  init(_ typed: String) {
    self.init(typed.split(separator: " "))
  }

  private init(_ words: [Substring], of days: SpokenDays? = nil) {
    text = words.map { Self.amount($0) ?? String($0) }.joined(separator: " ")
    self.days = days
  }

  /// In which ways it may be meant, the likeliest first: days by what they are called, then several of a thing as one of it. What
  /// stands in quotes is meant as it stands.
  static func readings(of typed: String, on today: Day) -> [OrderWords] {
    let words = typed.split(separator: " ")
    let (days, rest) = SpokenDays.found(in: words, on: today)
    let named = days.map { [OrderWords(rest, of: $0), OrderWords(rest.map(singular), of: $0)] } ?? []
    let readings = named + [OrderWords(words), OrderWords(words.map(singular))]
    return readings.enumerated().filter { !readings[..<$0].contains($1) }.map(\.element)
  }

  /// Digits, in groups of three or in one, and two more behind a comma or a point.
  private static func amount(_ word: Substring) -> String? {
    let parts = word.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "." }
    let isDigits = parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    guard isDigits, parts.count > 1, parts.last?.count == 2 else { return nil }
    guard parts.count == 2 || parts.dropFirst().dropLast().allSatisfy({ $0.count == 3 }) else { return nil }
    let digits = parts.joined().drop { $0 == "0" }
    return digits.isEmpty ? nil : String(digits)
  }

  /// Of what may be several, what one of it is called: *barras*, *panes*, *bolos*, *cakes*.
  private static func singular(_ word: Substring) -> Substring {
    guard word.count > 3, word.last == "s" else { return word }
    let stem = word.dropLast()
    let isLonger = stem.last == "e" && stem.count > 3 && "lnrd".contains(stem.dropLast().last ?? "e")
    return isLonger ? stem.dropLast() : stem
  }
}
