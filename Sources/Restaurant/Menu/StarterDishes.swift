import Kit

/// The dishes that a restaurant begins with, so that its owner changes a menu instead of facing an empty one. They are in
/// all three languages; their prices are so many minor units of whatever currency the space has.
enum StarterDishes {
  private static let path = "starter/menu.json"

  static func entries(currency: Currency, mint: Mint) throws(Invalid) -> [MenuEntry] {
    try file(currency: currency, mint: mint).dishes.map(\.entry)
  }

  static func file(currency: Currency, mint: Mint) throws(Invalid) -> MenuFile {
    guard let bytes = AssetLibrary.shared.file(path) else { fatalError("\(path) is embedded in the program") }
    return try MenuFile(bytes, currency: currency, language: .es, mint: mint)
  }
}
