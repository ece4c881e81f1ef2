/// What one person of X-Wines gave to a vintage.
struct Rating: Sendable {
  static let source = "X-Wines"

  /// As X-Wines numbers it.
  let wine: String
  /// 0 for none.
  let year: Int
  /// In hundredths, out of 5.
  let points: Int
}

/// What the people of X-Wines gave together, each vintage by itself.
struct RatingTally: Sendable {
  struct Key: Hashable, Sendable {
    let wine: WineNumber
    let year: Int
  }

  private var sums: [Key: (points: Int, count: Int)] = [:]

  mutating func add(_ rating: Rating, of wine: WineNumber) {
    let key = Key(wine: wine, year: rating.year)
    let sum = sums[key] ?? (0, 0)
    sums[key] = (sum.points + rating.points, sum.count + 1)
  }

  /// Their average with how many they are, in the order of the catalogue.
  var vintages: [(wine: WineNumber, vintage: WineVintage, count: Int)] {
    sums.sorted { ($0.key.wine.value, $0.key.year) < ($1.key.wine.value, $1.key.year) }.map { key, sum in
      let score = Score(
        value: (sum.points + sum.count / 2) / sum.count, scale: .five, source: Rating.source, count: sum.count)
      return (key.wine, WineVintage(year: key.year, source: Rating.source, score: score), sum.count)
    }
  }
}
