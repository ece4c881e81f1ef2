import Kit

/// Brings a file's dishes onto the menu of one space, in one change that can be undone.
struct MenuImport {
  static let verb: Verb = "menu.imported"

  private let edit: Edit
  private let language: Language

  init(into edit: Edit, mainly language: Language) {
    self.edit = edit
    self.language = language
  }

  /// Takes what is good in the file.
  /// - Returns: the activity line, by which all of it is undone; `nil` when it changes nothing.
  func run(_ change: MenuChange) throws -> ID<Activity>? {
    var establishment = try EstablishmentStore(edit).establishment(for: language)
    if !establishment.hasMenu {
      // Whoever brings a menu needs none to begin with.
      establishment.hasMenu = true
      try EstablishmentStore(edit).write(establishment)
    }
    guard !change.isEmpty else { return nil }
    let sections = Set(try MenuStore(edit).sections().map(\.id))
    let ids = try MenuWriting(edit, mainly: language).take(change.changed.map(\.entry) + change.added.map(\.entry))
    let added = ids.dropFirst(change.changed.count)
    let after = try MenuStore(edit).entries()
    let changedIDs = Set(change.changed.compactMap(\.present.id))
    let newSections = try MenuStore(edit).sections().map(\.id).filter { !sections.contains($0) }
    let fields = [
      FieldChange("added", from: "", to: added.map(\.description).joined(separator: " ")),
      FieldChange("sections", from: "", to: newSections.map(\.description).joined(separator: " ")),
      FieldChange(
        "changed", from: try text(change.changed.map(\.present)),
        to: try text(after.filter { $0.id.map(changedIDs.contains) ?? false })),
    ]
    let count = change.added.count + change.changed.count
    return try edit.record(
      Self.verb, of: Subject(Dish.topic, edit.mint.id(MenuImport.self), title: String(count)), fields: fields,
      undoable: true)
  }

  private func text(_ entries: [MenuEntry]) throws -> String {
    guard !entries.isEmpty else { return "" }
    let document = MenuDocument(entries: entries, currency: edit.space.currency, language: language)
    return String(decoding: try document.json(), as: UTF8.self)
  }

  /// Takes an import back: what it added goes, what it changed becomes what it was, unless somebody has changed it since.
  func undo(_ activity: Activity) throws {
    func field(_ name: String) -> FieldChange? { activity.fields.first { $0.field == name } }
    if let changed = field("changed") { try bringBack(try entries(changed.from), replacing: try entries(changed.to)) }
    func ids(_ name: String) -> [String] { (field(name)?.to ?? "").split(separator: " ").map(String.init) }
    try putAway("restaurant_dish", ids("added"), "")
    try putAway(
      "restaurant_section", ids("sections"),
      """
       AND NOT EXISTS (SELECT 1 FROM restaurant_dish
        WHERE section_id = restaurant_section.id AND restaurant_dish.trash_id IS NULL)
      """)
  }

  private func entries(_ text: String) throws -> [MenuEntry] {
    guard !text.isEmpty else { return [] }
    return try MenuFile(Array(text.utf8), currency: edit.space.currency, language: language, mint: edit.mint).dishes
      .map(
        \.entry)
  }

  private func bringBack(_ before: [MenuEntry], replacing after: [MenuEntry]) throws {
    let present = try MenuStore(edit).entries()
    let now = Dictionary(present.map { ($0.id, $0) }) { first, _ in first }
    let written = Dictionary(after.map { ($0.id, $0) }) { first, _ in first }
    let own = before.filter { now[$0.id] != nil && now[$0.id] == written[$0.id] }
    let ids = Set(own.map(\.id))
    var identities = ModifierIdentities(
      present: try ModifierStore(edit).groups(),
      untouched: present.filter { !ids.contains($0.id) }.flatMap(\.modifiers), mint: edit.mint)
    try MenuWriting(edit, mainly: language).take(
      own.map { entry in
        var entry = entry
        entry.modifiers = identities.settle(entry.modifiers)
        return entry
      })
  }

  private func putAway(_ table: SQL, _ ids: [String], _ condition: SQL) throws {
    guard !ids.isEmpty else { return }
    let subject = Subject(Dish.topic, edit.mint.id(MenuImport.self), title: String(ids.count))
    let returning = try edit.record("import.returned", of: subject, undoable: true)
    try edit.run(
      """
      UPDATE \(table) SET trash_id = \(returning)
      WHERE space_id = \(edit.space.id) AND trash_id IS NULL AND id IN \(ids)\(condition)
      """)
  }
}
