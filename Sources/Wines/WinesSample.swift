import Kit

/// Something to look at in a fresh home: two lists, a favourite, what somebody drank, some bottles in the house, and a
/// wine that is in no catalogue.
struct WinesSample {
  let language: Language

  func add(to transaction: SpaceTransaction) throws {
    let numbers: [WineNumber] = try transaction.connection.rows(
      "SELECT number FROM wines_wine WHERE type IN ('red', 'white', 'sparkling') ORDER BY number LIMIT 4"
    ).map { try $0["number"] }
    guard let person = transaction.author.person, !numbers.isEmpty else { return }
    let selections = SelectionStore(transaction)
    for (name, chosen) in [(dinner, numbers.prefix(3)), (cellar, numbers.suffix(2))] {
      let id: ID<Selection> = transaction.mint.id()
      try selections.add(name.text(in: ReaderLocale(language: language, zone: transaction.space.zone)), id: id)
      for number in chosen { _ = try selections.set(number, on: id, to: true) }
    }
    let store = OwnStore(transaction, person)
    _ = try store.set(.favourite, of: numbers[0], to: true)
    let today = transaction.now.day(in: transaction.space.zone)
    for (index, number) in numbers.prefix(2).enumerated() {
      var draft = TastingDraft(on: today.adding(days: -3 * index))
      draft.rating = index == 0 ? "9" : "7"
      try store.add(draft, of: number, id: transaction.mint.id(), today: today)
    }
    let written = HouseWineDraft(name: byHand, winery: "Quinta da Avó", type: "red", year: "2021", country: "PT")
    _ = try HouseWineStore(transaction).add(written, id: transaction.mint.id(), photo: .keep, language)
    let bottles = CellarStore(transaction)
    for (index, number) in numbers.enumerated() {
      let id: ID<Lot> = transaction.mint.id()
      let place = index == 2 ? "" : shelf.text(in: ReaderLocale(language: language, zone: transaction.space.zone))
      let year = index == 0 ? String(today.year) : index == 1 ? String(today.year + 4) : ""
      try bottles.add(
        LotDraft(bottles: String(6 - index), place: place, drinkBy: year), of: number, id: id, language)
      if index == 1 { _ = try bottles.drink(id, left: nil, on: today.adding(days: -1)) }
    }
  }

  private var dinner: Phrase { Phrase(es: "Cena del sábado", en: "Saturday dinner", pt: "Jantar de sábado") }
  private var byHand: String {
    let phrase = Phrase(es: "Tinto de la abuela", en: "Grandmother’s red", pt: "Tinto da avó")
    return phrase.text(in: ReaderLocale(language: language, zone: .utc))
  }
  private var shelf: Phrase { Phrase(es: "Despensa, balda 2", en: "Pantry, shelf 2", pt: "Despensa, prateleira 2") }
  private var cellar: Phrase { Phrase(es: "Para guardar", en: "For the cellar", pt: "Para guardar na adega") }
}
