import Kit

/// A few tables to look at, one of them taken.
enum TableSample {
  static func add(to transaction: SpaceTransaction, _ language: Language) throws {
    let word = TablePhrases.table.text(in: ReaderLocale(language: language, zone: transaction.space.zone))
    let store = TableStore(transaction)
    let names = TableNames(taken: try store.tables().map(\.name))
    _ = try store.add(names.series(word, count: 6))
    if let table = try store.tables().last { _ = try TabStore(transaction).open(at: table.id) }
  }
}
