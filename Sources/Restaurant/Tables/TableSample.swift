import Kit

/// A few tables to look at, one of them taken.
enum TableSample {
  static func add(to edit: Edit, _ language: Language) throws {
    let word = TablePhrases.table.text(in: Manner(language: language, zone: edit.space.zone))
    let store = TableStore(edit)
    let names = TableNames(taken: try store.tables().map(\.name))
    _ = try store.add(names.series(word, count: 6))
    if let table = try store.tables().last { _ = try TabStore(edit).open(at: table.id) }
  }
}
