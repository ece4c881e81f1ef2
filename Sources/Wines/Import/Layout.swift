import Kit

/// The kinds of files with wines that are known by their header or their beginning.
enum Layout: String, Sendable {
  /// Our own documents.
  case ours, table
  /// A plain list of objects, as the first edition of the app had it.
  case list
  case xWines, winemag, spain
  /// What people gave to the wines of X-Wines, which it names by their numbers there.
  case ratings

  /// What people know it by.
  var name: String {
    switch self {
    case .ours: "Sobremesa (JSON)"
    case .table: "Sobremesa (CSV)"
    case .list: "JSON"
    case .xWines: "X-Wines"
    case .ratings: "X-Wines (ratings)"
    case .winemag: "Wine Enthusiast (winemag)"
    case .spain: "Spanish Wine Quality Dataset"
    }
  }

  /// The columns by which each is known, the first that fits.
  private static let columns: [(Layout, Set<String>)] = [
    (.xWines, ["winename", "winelabel"]), (.xWines, ["wineid", "winename", "wineryname"]),
    (.ratings, ["userid", "wineid", "vintage", "rating"]), (.winemag, ["country", "points", "variety", "winery"]),
    (.spain, ["winery", "wine", "year", "rating", "num_reviews"]),
    (.table, ["name", "winery", "appellation", "country"]),
  ]

  /// Of a table, by the names of its columns; `nil` when it is none of those that hold wines.
  init?(header: [String]) {
    let columns = header.map { $0.trimmed.lowercased() }
    guard let known = Self.columns.first(where: { $0.1.isSubset(of: columns) }) else { return nil }
    self = known.0
  }
}

extension String {
  /// With one space for each stretch of white space in it.
  var onOneLine: String {
    var last: UInt8 = 0
    // Most values need nothing, which is seen by bytes: what Unicode calls a space beyond ASCII begins with one of these four.
    let isTidy = utf8.allSatisfy { byte in
      defer { last = byte }
      return byte > 32 ? byte != 0xC2 && !(0xE1...0xE3).contains(byte) : byte == 32 && last != 32
    }
    return isTidy ? self : split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension StringProtocol {
  /// Without the white space around it.
  var trimmed: String {
    let bytes = String(self).utf8
    // Most values have no space around them, which is seen without asking what Unicode calls a space.
    if let first = bytes.first, let last = bytes.last, (33..<0x80).contains(first), (33..<0x80).contains(last) {
      return String(self)
    }
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[first...last])
  }
}
