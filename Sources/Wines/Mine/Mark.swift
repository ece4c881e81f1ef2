import Kit

/// What somebody keeps a wine as, for themselves alone.
enum Mark: String, CaseIterable, Sendable, PathParameter, SQLBindable, SQLReadable {
  case favourite, wish

  static let topic = Topic("wines.own-mark", .own)
  static let table = SpaceTable("wines_own_mark", visibility: .own, hasTrash: true)

  init?(pathText: String) { self.init(rawValue: pathText) }
  var pathText: String { rawValue }
}

extension Mark {
  /// That somebody begins to keep a wine as this.
  var added: Event<NoDetail> {
    switch self {
    case .favourite: Event("favourite.added", Phrase(es: "Favorito", en: "Favourite", pt: "Favorito"))
    case .wish: Event("wish.added", Phrase(es: "Por probar", en: "To try", pt: "Para provar"))
    }
  }

  /// That they keep it no more.
  var removed: Event<NoDetail> {
    let (name, words) =
      switch self {
      case .favourite:
        ("favourite.removed", Phrase(es: "Ya no es favorito", en: "No longer a favourite", pt: "Já não é favorito"))
      case .wish:
        (
          "wish.removed",
          Phrase(es: "Ya no está en «Por probar»", en: "No longer on “To try”", pt: "Já não está em “Para provar”")
        )
      }
    return Event(
      name, words, undo: .by { try OwnStore.keepAgain($0.activity.id, in: $1) }, undone: WinesPhrases.broughtBack)
  }

  static let events = allCases.flatMap { [$0.added, $0.removed] }.map(\.declared)
}
