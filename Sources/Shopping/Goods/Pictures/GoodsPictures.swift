/// Which of Unicode's pictures shows which of the goods, a picture a line and after it goods by their everyday names in
/// Spanish. Each good stands in one line: after a dash where no picture says truly what it is, and it has its category's.
///
/// What came after Unicode 13, and what is put together of several, would be an empty box on phones of 2020.
enum GoodsPictures {
  static let all = fresh + "\n" + stored + "\n" + home

  /// By the everyday name in Spanish.
  static let own = Dictionary(uniqueKeysWithValues: lines.flatMap { picture, names in names.map { ($0, picture) } })

  static var lines: [(picture: String, names: [String])] {
    entries.filter { $0.picture != dash }
  }

  /// What has its category's.
  static var without: [String] {
    entries.filter { $0.picture == dash }.flatMap(\.names)
  }

  private static let dash = "–"

  private static var entries: [(picture: String, names: [String])] {
    all.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      return (String(parts[0]), parts[1].split(separator: ", ").map(String.init))
    }
  }
}

extension Good {
  /// What shows it, where anything does.
  var picture: String? { GoodsPictures.own[name(in: .es)] }
}

extension GoodsCategory {
  /// What shows where it lies; of the rest nothing would.
  var picture: String? {
    switch self {
    case .produce: "🌱"
    case .bakery: "🥖"
    case .meat: "🥩"
    case .deli: "🥓"
    case .fish: "🐟"
    case .dairy: "🥛"
    case .pantry: "🥫"
    case .sauces: "🥄"
    case .breakfast: "🥣"
    case .snacks: "🥨"
    case .drinks: "🥤"
    case .alcohol: "🍾"
    case .frozen: "❄️"
    case .hygiene: "🧴"
    case .household: "🧹"
    case .baby: "👶"
    case .pets: "🐾"
    case .other: nil
    }
  }
}
