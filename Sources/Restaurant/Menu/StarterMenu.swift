import Kit

/// The menu with which a restaurant begins, so that its owner changes one instead of facing an empty page. It is in all three
/// languages; its prices are so many minor units of whatever currency the space has.
enum StarterMenu {
  private static let path = "starter/menu.json"
  /// In which the file's prices are written.
  private static let currency = Currency.eur

  static func file(mint: Mint) throws(Invalid) -> MenuFile {
    guard let bytes = AssetLibrary.shared.file(path) else { fatalError("\(path) is embedded in the program") }
    return try MenuFile(bytes, currency: currency, language: .es, mint: mint)
  }

  static func entries(currency: Currency, mint: Mint) throws(Invalid) -> [MenuEntry] {
    try file(mint: mint).dishes.map { $0.entry.priced(in: currency) }
  }

  /// Fills the menu once; a flag remembers it. Where somebody made dishes before, it stays as they made it.
  static func begin(in edit: Edit, _ language: Language) throws {
    var establishment = try EstablishmentStore(edit).establishment(for: language)
    guard !establishment.hasMenu else { return }
    establishment.hasMenu = true
    try EstablishmentStore(edit).write(establishment)
    let dish = try edit.connection.row(
      "SELECT 1 AS found FROM restaurant_dish WHERE space_id = \(edit.space.id) LIMIT 1")
    guard dish == nil else { return }
    try MenuWriting(edit, mainly: establishment.language).take(
      entries(currency: edit.space.currency, mint: edit.mint))
    try edit.record("menu.begun", of: Subject(Dish.topic, edit.space.id, title: ""))
  }

  /// The same for whoever opens the app; a full disk keeps nobody from reading it.
  static func begin(for visit: SpaceVisit) async throws {
    let language = visit.manner.language
    guard try await !visit.read({ try EstablishmentStore($0).establishment(for: language).hasMenu }) else { return }
    do {
      try await visit.storage.write { try begin(in: $0, language) }
    } catch is StorageFull {
      return
    }
  }
}

extension MenuEntry {
  /// With as many minor units of another currency.
  fileprivate func priced(in currency: Currency) -> MenuEntry {
    func converted(_ price: Money) -> Money { Money(minorUnits: price.minorUnits, currency: currency) }
    var entry = self
    entry.price = converted(price)
    entry.modifiers = modifiers.map { group in
      var group = group
      group.options = group.options.map { option in
        var option = option
        option.price = converted(option.price)
        return option
      }
      return group
    }
    return entry
  }
}
