import Kit

/// Something to look at in a fresh home: a list for a dinner, and what somebody drank.
struct WinesSample {
  private let language: Language

  init(_ language: Language) {
    self.language = language
  }

  func add(to edit: Edit) throws {
    let numbers = try edit.connection.rows(
      "SELECT number FROM wines_wine WHERE type IN ('red', 'white', 'sparkling') ORDER BY number LIMIT 4"
    ).map { WineNumber(try $0["number"]) }
    guard let person = try edit.author.person ?? owner(of: edit), !numbers.isEmpty else { return }
    let name = Phrase(es: "Cena del sábado", en: "Saturday dinner", pt: "Jantar de sábado")
    let selections = SelectionStore(edit)
    let id: ID<Selection> = edit.mint.id()
    try selections.add(name.text(in: Manner(language: language, zone: edit.space.zone)), id: id)
    for number in numbers.prefix(3) { _ = try selections.set(number, on: id, to: true) }
    let store = OwnStore(edit, person)
    _ = try store.set(.favourite, of: numbers[0], to: true)
    let today = edit.now.day(in: edit.space.zone)
    for (index, number) in numbers.prefix(2).enumerated() {
      var draft = TastingDraft(on: today.adding(days: -3 * index))
      draft.rating = index == 0 ? "9" : "7"
      try store.add(draft, of: number, id: edit.mint.id(), today: today)
    }
  }

  private func owner(of edit: Edit) throws -> ID<Person>? {
    try edit.connection.value(
      "SELECT person_id FROM kit_member WHERE space_id = \(edit.space.id) ORDER BY joined_at LIMIT 1")
  }
}
