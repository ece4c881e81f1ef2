import Kit

/// The menu with which a restaurant begins, so that its owner changes one instead of facing an empty page. It is in all three
/// languages; its prices are so many minor units of whatever currency the space has.
enum StarterMenu {
  private static let path = "restaurant/menu.json"
  /// In which the file's prices are written.
  private static let currency = Currency.eur

  static func file(mint: Mint) throws(Invalid) -> MenuFile {
    guard let bytes = AssetLibrary.shared.file(path) else { fatalError("\(path) is embedded in the program") }
    return try MenuFile(bytes, currency: currency, language: .es, mint: mint)
  }

  static func entries(currency: Currency, mint: Mint) throws(Invalid) -> [MenuEntry] {
    try file(mint: mint).dishes.map { $0.entry.priced(in: currency) }
  }

  static let menuBegun = Event<NoDetail>("menu.begun") { _ in
    Phrase(
      es: "La carta empieza con unos platos de ejemplo", en: "The menu begins with some sample dishes",
      pt: "O menu começa com alguns pratos de exemplo")
  }

  /// Fills the menu once; a flag remembers it. Where somebody made dishes before, it stays as they made it.
  /// - Returns: whether it did.
  @discardableResult
  static func begin(in transaction: SpaceTransaction, _ language: Language) throws -> Bool {
    var establishment = try EstablishmentStore(transaction).establishment(for: language)
    guard !establishment.hasMenu else { return false }
    establishment.hasMenu = true
    try EstablishmentStore(transaction).write(establishment)
    if try transaction.connection.holds("restaurant_dish WHERE space_id = \(transaction.space.id)") { return false }
    try MenuWriting(transaction, mainly: establishment.language, tellsOfSections: false).take(
      entries(currency: transaction.space.currency, mint: transaction.mint))
    transaction.touch(Dish.topic)
    return true
  }

  /// The same for spaces that were made before menus began with the space.
  static let job = Job("restaurant.begin-menus", every: .seconds(3600)) { errand in
    let begun = try await errand.read(begun)
    for (space, language) in try await errand.spaces() where !begun.contains(space) {
      do {
        try await errand.storage(of: space).write { transaction in
          guard try begin(in: transaction, language ?? .es) else { return }
          try transaction.record(menuBegun, of: Subject(Dish.topic, space, title: ""))
        }
      } catch is Refusal {
        // The space was deleted meanwhile.
        continue
      }
    }
  }

  private static func begun(in connection: any Connection) throws -> Set<ID<Space>> {
    try Set(
      connection.rows("SELECT space_id FROM restaurant_establishment WHERE has_menu = \(true) ORDER BY space_id").map {
        try $0["space_id"]
      })
  }
}

extension MenuEntry {
  /// With as many minor units of another currency.
  fileprivate func priced(in currency: Currency) -> MenuEntry {
    func converted(_ price: Money) -> Money { Money(minorUnits: price.minorUnits, currency: currency) }
    var entry = self
    entry.price = converted(price)
    entry.modifiers = modifiers.map { $0.changing { $0.price = converted($0.price) } }
    return entry
  }
}
