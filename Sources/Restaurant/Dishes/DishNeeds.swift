import Kit

/// What is bought for a dish as long as nobody has said so: what its description enumerates, else what the dish is called.
struct DishNeeds {
  private static let limit = 40

  let things: [String]

  init(_ name: String, _ description: String) {
    let sentence = description.prefix { $0 != "." }
    let parts = Self.joints.reduce([String(sentence)]) { parts, joint in
      parts.flatMap { $0.split(separator: joint).map(String.init) }
    }
    let named = parts.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { !$0.searchKey.isEmpty && $0.count <= Self.limit }
    things = named.count > 1 ? named : [name]
  }

  /// Between one thing and the next, in whichever of the three languages it is written.
  private static let joints = [",", ";", " y ", " e ", " and ", " con ", " com ", " with "]

  /// What each of several dishes needs.
  static func wanted(of dishes: [Dish], for reader: MenuLanguage) -> [Wanted] {
    dishes.map { dish in
      let name = reader(dish.name)
      return Wanted(name, source: "restaurant.dish:\(dish.id)", DishNeeds(name, reader(dish.description)).things)
    }
  }
}
