import Kit

/// A team that Sobremesa knows: what it is called, by what names files call it, and its shield.
struct Club: Hashable, Sendable {
  /// `es.athletic`; of a space's own team, its id.
  let key: String
  let name: Phrase
  /// Every name, the shown ones first.
  let names: [String]
  let shield: Shield

  /// What its key begins with.
  var country: String { String(key.prefix { $0 != "." }) }
}

/// A side of a match as a pool and a fixture hold it: what it was called then, whatever becomes of the team.
struct Side: Hashable, Sendable {
  /// The club's key; of one that nobody knows, made from its name.
  let key: String
  let name: String
  let shield: Shield

  /// What the key of one that nobody knows begins with.
  static let unknown = "x."

  /// National teams are called as the reader calls them.
  var title: Phrase { ClubBook.shared.club(key)?.name ?? Phrase(verbatim: name) }
}
