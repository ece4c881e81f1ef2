import Kit

/// What is bought for a dish, as far as its description enumerates it; else what the dish is called. A thing a line.
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

  /// What several dishes need, each thing once.
  static func text(of dishes: [Dish], for reader: MenuLanguage) -> String {
    var seen: Set<String> = []
    return dishes.flatMap { DishNeeds(reader($0.name), reader($0.description)).things }
      .filter { seen.insert($0.searchKey).inserted }.joined(separator: "\n")
  }
}
