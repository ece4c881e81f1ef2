import Kit

/// A group of options but for its ids.
struct ModifierContent: Hashable {
  private struct Option: Hashable {
    let name: LocalizedText
    let price: Money
    let isSoldOut: Bool
  }

  private let name: LocalizedText
  private let minimum: Int
  private let maximum: Int
  private let options: [Option]

  init(_ group: ModifierGroup) {
    (name, minimum, maximum) = (group.name, group.minimum, group.maximum)
    options = group.options.map { Option(name: $0.name, price: $0.price, isSoldOut: $0.isSoldOut) }
  }
}
