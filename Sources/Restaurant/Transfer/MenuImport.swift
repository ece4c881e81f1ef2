import Kit

/// Brings a file's dishes onto the menu of one space, in one change that can be undone.
struct MenuImport {
  /// What an import did, as far as taking it back needs it.
  struct Outcome: Codable, Sendable {
    let added: [ID<Dish>]
    let sections: [ID<MenuSection>]
    /// The dishes that it changed: as they were, and as it left them.
    let before: [MenuEntry]
    let after: [MenuEntry]
  }

  static let done = Event<Outcome>(
    "menu.imported",
    undo: .by { taken, transaction in
      let main = try EstablishmentStore(transaction).establishment(for: .en).language
      try MenuImport(into: transaction, mainly: main).takeBack(taken.kept())
    },
    says: {
      .counted(
        Int($0.title) ?? 0, es: (one: "Importado # plato", other: "Importados # platos"),
        en: (one: "Imported # dish", other: "Imported # dishes"),
        pt: (one: "Importado # prato", other: "Importados # pratos"))
    }, undone: { takenBack($0.title) })
  static let returned = Event<NoDetail>("import.returned", undo: .restoring) { takenBack($0.title) }

  static let events = [done.declared, returned.declared]

  private static func takenBack(_ title: String) -> Phrase {
    Phrase(es: "Importación deshecha: \(title)", en: "Import undone: \(title)", pt: "Importação desfeita: \(title)")
  }

  private let transaction: SpaceTransaction
  private let language: Language

  init(into transaction: SpaceTransaction, mainly language: Language) {
    (self.transaction, self.language) = (transaction, language)
  }

  /// Takes what is good in the file.
  /// - Returns: the activity line, by which all of it is undone; `nil` when it changes nothing.
  func run(_ change: MenuChange) throws -> ID<Activity>? {
    var establishment = try EstablishmentStore(transaction).establishment(for: language)
    if !establishment.hasMenu {
      // Whoever brings a menu needs none to begin with.
      establishment.hasMenu = true
      try EstablishmentStore(transaction).write(establishment)
    }
    guard !change.isEmpty else { return nil }
    let sections = Set(try MenuStore(transaction).sections().map(\.id))
    let ids = try MenuWriting(transaction, mainly: language).take(
      change.changed.map(\.entry) + change.added.map(\.entry))
    let added = ids.dropFirst(change.changed.count)
    let after = try MenuStore(transaction).entries()
    let changedIDs = Set(change.changed.compactMap(\.present.id))
    let newSections = try MenuStore(transaction).sections().map(\.id).filter { !sections.contains($0) }
    let outcome = Outcome(
      added: Array(added), sections: newSections, before: change.changed.map(\.present),
      after: after.filter { $0.id.map(changedIDs.contains) ?? false })
    let count = change.added.count + change.changed.count
    return try transaction.record(
      Self.done, of: Subject(Dish.topic, transaction.mint.id(MenuImport.self), title: String(count)), outcome)
  }

  /// Takes an import back: what it added goes, what it changed becomes what it was, unless somebody has changed it since.
  private func takeBack(_ outcome: Outcome) throws {
    if !outcome.before.isEmpty { try bringBack(outcome.before, replacing: outcome.after) }
    try putAway("restaurant_dish", outcome.added.map(\.description), "")
    try putAway(
      "restaurant_section", outcome.sections.map(\.description),
      """
       AND NOT EXISTS (SELECT 1 FROM restaurant_dish
        WHERE section_id = restaurant_section.id AND restaurant_dish.trash_id IS NULL)
      """)
  }

  private func bringBack(_ before: [MenuEntry], replacing after: [MenuEntry]) throws {
    let present = try MenuStore(transaction).entries()
    let now = Dictionary(present.map { ($0.id, $0) }) { first, _ in first }
    let written = Dictionary(after.map { ($0.id, $0) }) { first, _ in first }
    let own = before.filter { now[$0.id] != nil && now[$0.id] == written[$0.id] }
    let ids = Set(own.map(\.id))
    var identities = ModifierIdentities(
      present: try ModifierStore(transaction).groups(),
      untouched: present.filter { !ids.contains($0.id) }.flatMap(\.modifiers), mint: transaction.mint)
    try MenuWriting(transaction, mainly: language).take(
      own.map { entry in
        var entry = entry
        entry.modifiers = identities.settle(entry.modifiers)
        return entry
      })
  }

  private func putAway(_ table: SQL, _ ids: [String], _ condition: SQL) throws {
    guard !ids.isEmpty else { return }
    let subject = Subject(Dish.topic, transaction.mint.id(MenuImport.self), title: String(ids.count))
    let returning = try transaction.record(Self.returned, of: subject)
    try transaction.run(
      """
      UPDATE \(table) SET trash_id = \(returning)
      WHERE space_id = \(transaction.space.id) AND trash_id IS NULL AND id IN \(ids)\(condition)
      """)
  }
}
