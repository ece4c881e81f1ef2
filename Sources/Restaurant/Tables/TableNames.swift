import Kit

/// The names of several tables that are added at once: "Table 5", "Table 6" and so on.
struct TableNames: Sendable {
  /// Those that tables have already.
  let taken: [String]

  /// Of the number at the end of a name; what stands before it is part of the name.
  private static let digitLimit = 6

  func isTaken(_ name: String) -> Bool {
    let key = name.searchKey
    return taken.contains { $0.searchKey == key }
  }

  /// From the number at the end of a name on, or from the first free one when it has none; numbers that are taken are left
  /// out. One table alone is called as it was typed.
  func series(_ name: String, count: Int) -> [String] {
    guard count > 1 else { return [name] }
    let digits = String(name.reversed().prefix { $0.isASCII && $0.isNumber }.prefix(Self.digitLimit).reversed())
    let stem = String(name.dropLast(digits.count))
    let separator = digits.isEmpty ? " " : ""
    var (names, number): ([String], Int) = ([], Int(digits) ?? 1)
    let keys = Set(taken.map(\.searchKey))
    while names.count < count {
      let candidate = "\(stem)\(separator)\(number)"
      if !keys.contains(candidate.searchKey) { names.append(candidate) }
      number += 1
    }
    return names
  }

  /// What the next table is probably called: like the last numbered one, with the next number.
  func suggestion(otherwise word: String) -> String {
    let numbered = taken.last { name in name.last?.isNumber == true && name.contains { !$0.isNumber } }
    let stem = numbered.flatMap { name in name.lastIndex { !$0.isNumber }.map { String(name[...$0]) } }
    return series(stem.map { "\($0)1" } ?? word, count: 2)[0]
  }
}
