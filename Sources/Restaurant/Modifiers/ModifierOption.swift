import Kit

/// One thing that may be chosen about a dish: rare, with extra cheese, half a portion.
struct ModifierOption: Hashable, Sendable {
  let id: ID<ModifierOption>
  var name: LocalizedText
  /// What it adds to the dish's price. Below zero it takes away; what is ordered never costs less than nothing
  /// (``LinePrice``).
  var price: Money
  var isSoldOut: Bool

  static let nameLimit = 100
}
