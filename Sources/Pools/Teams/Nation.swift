import Kit

/// A country whose clubs play each other.
struct Nation: Hashable, Sendable {
  /// FIFA’s.
  let code: String
  /// Folded, in every language.
  let names: Set<String>
  /// What tells it in the title of a competition: “spanish”, “brasileirao”.
  let titles: Set<String>
  /// Where its competitions have their clocks.
  let zone: String?
  /// What the keys of its clubs begin with.
  let clubs: String?

  /// How much of a title tells of it: the longest name, so that “Northern Ireland” is not Ireland.
  func weight(in title: String) -> Int {
    let padded = " \(title) "
    let found = (names.union(titles)).filter { padded.contains(" \($0) ") }
    return found.map(\.count).max() ?? 0
  }
}
