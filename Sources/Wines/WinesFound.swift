package import Kit

extension WinesApp {
  /// Wines of the catalogue, the likeliest first, what one noted of wines oneself or others share, the bottles
  /// in the house and the space's lists.
  package func found(_ sought: Sought, in view: SpaceView, for visit: SpaceVisit) throws -> [Found] {
    let hits = try visit.wineSearch(in: view).hits(WineQuery(words: sought.text))
    let areGuesses = hits.exactTotal == 0 || !hits.missing.isEmpty
    let most = areGuesses ? Found.most + 1 : min(hits.exactTotal, Found.most + 1)
    let wines = try Catalogue(view).wines(hits.numbers(from: 0, limit: most))
    let lists = try SelectionStore(view).selections().filter { sought.isIn($0.selection.name) }
    return [
      Found(lists, icon: "list") { entry in
        FoundThing(
          Phrase(verbatim: entry.selection.name), WinesPhrases.count(entry.count),
          opens: WinesPaths.selection(entry.selection.id))
      },
      Found(try CellarStore(view).lots().filter { sought.isIn($0.title, $0.winery, $0.place) }, icon: "box") { lot in
        let place = lot.place.isEmpty ? nil : Phrase(verbatim: lot.place)
        return FoundThing(
          Phrase(verbatim: lot.title), [CellarPhrases.isThere, place].compactMap(\.self).joined(by: " · "),
          value: CellarPhrases.count(lot.count), opens: OpenedFrom(.cellar).kept(WinesPaths.wine(lot.wine)))
      },
      Found(try visit.own(view).noted(sought), icon: "heart") { tasting in
        let who = tasting.person == visit.viewer.person.id ? nil : Phrase(verbatim: tasting.personName)
        let said = [who, tasting.note.isEmpty ? nil : Phrase(verbatim: tasting.note)].compactMap(\.self)
        return FoundThing(
          Phrase(verbatim: tasting.wineName), said.joined(by: " · ") ?? MinePhrases.drunk,
          value: tasting.rating.map(MinePhrases.stars), opens: tasting.page(for: visit.viewer.person.id))
      },
      Found(
        wines, icon: "wines", in: (WinesPhrases.wines, WinesPaths.list(.all).with("q", sought.text)),
        areGuesses: areGuesses
      ) { wine in
        let winery = wine.winery.isEmpty ? nil : Phrase(verbatim: wine.winery)
        let price = wine.shown(nil).price.map { Phrase($0) }
        return FoundThing(
          Phrase(verbatim: wine.name), [winery, wine.origin.phrase].compactMap(\.self).joined(by: " · "), value: price,
          opens: WinesPaths.wine(wine.number))
      },
    ]
  }
}

extension OwnStore {
  /// Of so many that were drunk last.
  private static var mostLooked: Int { 300 }

  /// What this person noted of wines that are called so or of which they said so, and what others share, the last first.
  fileprivate func noted(_ sought: Sought) throws -> [Tasting] {
    let looked = try scope.connection.rows(
      """
      SELECT id, \(Tasting.name) AS name, note FROM wines_own_tasting
      WHERE \(Tasting.shown(in: scope.space)) AND \(isTold)
      ORDER BY drunk_on DESC, id DESC LIMIT \(Self.mostLooked)
      """)
    var found: [ID<Tasting>] = []
    for row in looked where found.count < Found.most {
      if sought.isIn(try row["name"], try row["note"]) { found.append(try row["id"]) }
    }
    return found.isEmpty ? [] : try scope.things(where: "id IN \(found) ORDER BY drunk_on DESC, id DESC")
  }
}
