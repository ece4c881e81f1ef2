import Kit

/// What somebody's words were taken for: what narrows the list, and what is looked for.
package struct Understood: Sendable {
  enum Meaning: Hashable, Sendable {
    case type(WineType)
    case country(String)
    /// Any of these.
    case food([String])
    /// Any of these.
    case body([String])
    case price(PriceLimit)
    case score(ScoreLimit)
    /// Which vintage shows; hides nothing.
    case year(Int)
  }

  /// Something that was understood, and what is left of the words when it is taken off.
  struct Part: Hashable, Sendable {
    let meaning: Meaning
    let typed: String
    let rest: String
  }

  /// Words that a wine has to have, or one of the other names of the same thing.
  struct Term: Hashable, Sendable {
    let words: [String]
    /// Other names of the same, folded.
    var kin: [[String]] = []
    /// The same as people write them, where they are worth saying.
    var names: [String] = []
    let typed: String
    let rest: String
  }

  private(set) var parts: [Part] = []
  private(set) var terms: [Term] = []
  /// Words that are not missed where they are not.
  private(set) var optional: [String] = []
  /// Types that are meant before others, as by "sherry".
  private(set) var leanings: Set<WineType> = []

  var years: [Int] {
    parts.compactMap { if case .year(let year) = $0.meaning { year } else { nil } }
  }
  var namesNoType: Bool {
    parts.allSatisfy { if case .type = $0.meaning { false } else { true } }
  }
  /// The currencies that prices were said in.
  var currencies: Set<Currency> {
    parts.reduce(into: []) { if case .price(let limit) = $1.meaning { $0.formUnion(limit.currencies) } }
  }
  /// The same with as much of any currency; `nil` where none was named.
  var inAnyCurrency: Understood? {
    guard !currencies.isEmpty else { return nil }
    var same = self
    same.parts = parts.map { part in
      guard case .price(var limit) = part.meaning else { return part }
      limit.currencies = []
      return Part(meaning: .price(limit), typed: part.typed, rest: part.rest)
    }
    return same
  }
  /// What narrows the list.
  var narrowing: [Part] {
    parts.filter { if case .year = $0.meaning { false } else { true } }
  }

  /// The words that are looked for in texts, for marking them.
  var sought: String {
    let countries = parts.filter { if case .country = $0.meaning { true } else { false } }.map(\.typed)
    return (terms.flatMap(\.words) + countries).joined(separator: " ")
  }

  /// The words of other names that are looked for beside them; not "del" of "Tinta del País", which says nothing.
  var kin: [String] { terms.flatMap { $0.kin.flatMap(\.self) }.filter { $0.utf8.count > 3 } }

  /// - Parameter typed: what stands in the search field.
  package init(_ typed: String) {
    var reader = UnderstoodReader(typed)
    reader.read()
    (parts, terms, optional, leanings) = (reader.parts, reader.terms, reader.optional, reader.leanings)
  }
}
