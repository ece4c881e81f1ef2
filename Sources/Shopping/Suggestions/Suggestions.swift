import Kit

/// Something to offer while a person types a name.
struct Suggestion: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case habit(RememberedGood)
    /// From the built-in dictionary.
    case dictionary
  }

  let name: String
  let unit: Unit?
  let source: Source

  /// Where the household has put it.
  var category: ID<Category>? {
    if case .habit(let good) = source { good.category } else { nil }
  }
}

/// What is offered while a person types.
struct Suggestions: Sendable {
  private let habits: [(habit: RememberedGood, name: GoodsName, words: [Substring])]
  private let merged: [GoodsName]
  private let language: Language
  private let dictionary: GoodsDictionary

  /// - Parameter merged: the names of what the household has merged into something else: the dictionary doesn't offer them either.
  init(
    habits: some Sequence<RememberedGood>, merged: [String] = [], language: Language,
    dictionary: GoodsDictionary = .standard
  ) {
    self.merged = merged.map { GoodsName($0) }
    self.habits = habits.sorted(by: Self.isMoreUsed).map { habit in
      (habit, GoodsName(habit.name), habit.name.searchKey.split(separator: " "))
    }
    (self.language, self.dictionary) = (language, dictionary)
  }

  /// The household's own first, most used first; then the dictionary's names in the reader's language, those that begin
  /// with what is typed before those that hold it further on. Each typed word must begin a word of the name. Nothing
  /// typed offers the household's own alone.
  func suggestions(for typed: String, atMost limit: Int) -> [Suggestion] {
    let typedWords = typed.searchKey.split(separator: " ")
    let own = habits.filter { Self.holds($0.words, typedWords) }.prefix(limit)
    let suggestions = own.map { entry in
      Suggestion(name: entry.habit.name, unit: entry.habit.quantity?.unit, source: .habit(entry.habit))
    }
    guard !typedWords.isEmpty, suggestions.count < limit else { return suggestions }
    let known = own.map(\.name) + merged
    let others = fromDictionary(typedWords).filter { other in
      let name = GoodsName(other.name)
      return !known.contains { $0.isSame(as: name) }
    }
    return suggestions + others.prefix(limit - suggestions.count)
  }

  private static func isMoreUsed(_ one: RememberedGood, than other: RememberedGood) -> Bool {
    (other.timesUsed, other.usedAt, one.name.sortKey) < (one.timesUsed, one.usedAt, other.name.sortKey)
  }

  /// Of each good the first name that fits.
  private func fromDictionary(_ typed: [Substring]) -> [Suggestion] {
    var begins: [Suggestion] = []
    var holds: [Suggestion] = []
    for good in dictionary.goods {
      for name in good.names[language] ?? [] {
        let words = name.searchKey.split(separator: " ")
        guard Self.holds(words, typed) else { continue }
        let suggestion = Suggestion(name: name, unit: good.usualUnit, source: .dictionary)
        if words.first?.hasPrefix(typed[0]) ?? false { begins.append(suggestion) } else { holds.append(suggestion) }
        break
      }
    }
    return Self.shortestFirst(begins) + Self.shortestFirst(holds)
  }

  private static func shortestFirst(_ suggestions: [Suggestion]) -> [Suggestion] {
    suggestions.map { (length: $0.name.count, key: $0.name.sortKey, suggestion: $0) }
      .sorted { ($0.length, $0.key) < ($1.length, $1.key) }.map(\.suggestion)
  }

  private static func holds(_ words: [Substring], _ typed: [Substring]) -> Bool {
    typed.allSatisfy { prefix in words.contains { $0.hasPrefix(prefix) } }
  }
}
