import Kit

/// A competition in one season, as a file's title says it: “Spain Primera División 2025/26”.
struct Competition: Hashable, Sendable {
  let name: String
  /// “2025/26” or “2026”; empty when the title has none.
  let season: String
}

extension Competition {
  init(title: String) {
    var words = title.split(whereSeparator: \.isWhitespace).map(String.init)
    let seasons = words.indices.filter { Self.season(words[$0]) != nil }
    // At the end if it stands there, otherwise the first.
    let place = seasons.last == words.indices.last ? seasons.last : seasons.first
    let season = place.flatMap { Self.season(words.remove(at: $0)) }
    self.init(name: words.joined(separator: " "), season: season ?? "")
  }

  /// The same for however a file writes the name.
  var key: String { "\(name.searchKey) \(season)" }
  var title: String { season.isEmpty ? name : "\(name) \(season)" }

  /// The first and the second year; the same for one that is played within a year.
  var years: (first: Int, last: Int)? {
    guard let first = Int(season.prefix(4)) else { return nil }
    return (first, season.count > 4 ? first + 1 : first)
  }

  /// “2025/26”, “2025-26”, “2025/2026” are one season.
  private static func season(_ word: String) -> String? {
    let word = word.filter { $0 != "(" && $0 != ")" && $0 != "," }
    let parts = word.split(whereSeparator: { $0 == "/" || $0 == "-" || $0 == "–" }).map(String.init)
    guard let first = parts.first, first.count == 4, let year = Int(first), (1850...2200).contains(year) else {
      return nil
    }
    if parts.count == 1 { return word == first ? first : nil }
    guard parts.count == 2, let next = Int(parts[1].suffix(2)), parts[1].count == 2 || parts[1].count == 4,
      next == (year + 1) % 100
    else { return nil }
    return "\(year)/\(next < 10 ? "0" : "")\(next)"
  }
}
