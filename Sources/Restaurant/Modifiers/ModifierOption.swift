import Kit

/// One thing that may be chosen about a dish: rare, with extra cheese, half a portion.
struct ModifierOption: Hashable, Codable, Sendable {
  var id: ID<ModifierOption>
  var name: LocalizedText
  /// What it adds to the dish's price. Below zero it takes away; what is ordered never costs less than nothing
  /// (``LinePrice``).
  var price: Money
  var isSoldOut: Bool

  static let nameLimit = 100
  static let table = SpaceTable("restaurant_modifier", hasTrash: true)
}

extension ModifierOption {
  static let soldOut = Stock.event("option.sold-out", soldOut: true, in: table)
  static let available = Stock.event("option.available", soldOut: false, in: table)
  static let deleted = Event.deletion(
    "option.deleted",
    of: Noun(
      es: .feminine("opción", "opciones"), en: ("option", "options"), pt: .feminine("opção", "opções")))

  static let events = [soldOut.declared, available.declared, deleted.declared]
}
