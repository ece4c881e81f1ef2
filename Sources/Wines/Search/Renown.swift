import Kit

/// How well a wine is known and liked, of 255: what stands first among those that fit alike.
///
/// How many opinions there are of it counts most, by their order of magnitude; then how it is judged, each score within its own
/// scale; then how many of its vintages are known.
enum Renown {
  static func of(_ wine: Wine) -> UInt8 {
    let opinions = wine.vintages.reduce(0) { $0 + ($1.score.map { max(1, $0.count ?? 1) } ?? 0) }
    let vintages = Set(wine.facts.years + wine.vintages.map(\.year)).subtracting([0]).count
    let judged = wine.vintages.newestScored?.score.map(merit) ?? 0
    let sum = 0.65 * magnitude(opinions, of: 15) + 0.25 * judged + 0.1 * magnitude(vintages, of: 5)
    return UInt8(max(0, min(255, (sum * 255).rounded())))
  }

  private static func magnitude(_ count: Int, of most: Int) -> Double {
    var (magnitude, rest) = (0, count + 1)
    while rest > 1 {
      magnitude += 1
      rest >>= 1
    }
    let below = Double(count + 1) / Double(1 << magnitude) - 1
    return min(1, (Double(magnitude) + below) / Double(most))
  }

  /// How much of what scores usually span, of 1.
  private static func merit(_ score: Score) -> Double {
    let least = score.scale.usualLeast
    return max(0, Double(score.value - least) / Double(score.scale.rawValue * 100 - least))
  }
}
