import Kit

/// Something that many households buy.
struct Good: Sendable {
  let category: GoodsCategory
  /// What it is usually bought in, where that is evident.
  let usualUnit: Unit?
  /// In each language the everyday name and then other names and kinds, in their order.
  let names: [Language: [String]]

  /// The everyday name.
  func name(in language: Language) -> String {
    names[language]?.first ?? ""
  }
}

extension Good: Equatable {
  static func == (one: Good, other: Good) -> Bool {
    one.category == other.category && one.names == other.names
  }
}

extension Good {
  /// Reads "leche, lechita | milk | leite | l": names in Spanish, English and Portuguese, and perhaps the unit.
  init?(line: Substring, of category: GoodsCategory) {
    let columns = line.split(separator: "|", omittingEmptySubsequences: false).map(Self.names)
    guard columns.count == 4, columns.prefix(3).allSatisfy({ !$0.isEmpty }) else { return nil }
    self.category = category
    names = [.es: columns[0], .en: columns[1], .pt: columns[2]]
    usualUnit = columns[3].first.flatMap(Unit.init)
    if usualUnit == nil, !columns[3].isEmpty { return nil }
  }

  private static func names(_ column: Substring) -> [String] {
    column.split(separator: ",").map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
  }
}
