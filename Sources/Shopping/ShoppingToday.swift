package import Kit

extension ShoppingApp {
  /// The lists that somebody may be about to shop by: those on which there is something to buy, the one that was used last first.
  package func today(in view: SpaceView, for visit: SpaceVisit) throws -> [TodayLine] {
    try ListStore(scope: view).inUse(atMost: 2).map { entry in
      TodayLine(
        Phrase(verbatim: entry.list.name), ShoppingPhrases.open(entry.open, of: entry.items),
        opens: ShoppingPaths.list(entry.list.id), next: (ShoppingPhrases.shop, ShoppingPaths.trip(entry.list.id)))
    }
  }
}
