/// Several things in a sentence: "milk, eggs and fish".
package struct Enumeration<Item: Localized & Hashable>: Localized, Hashable {
  let items: [Item]

  package init(_ items: [Item]) {
    self.items = items
  }

  package func text(in locale: ReaderLocale) -> String {
    Self.text(of: items.map { $0.text(in: locale) }, in: locale.language)
  }

  package static func text(of texts: [String], in language: Language) -> String {
    guard let last = texts.last else { return "" }
    let others = texts.dropLast()
    return others.isEmpty ? last : "\(others.joined(separator: ", ")) \(and(before: last, language)) \(last)"
  }

  private static func and(before text: String, _ language: Language) -> String {
    switch language {
    case .en: "and"
    case .es: soundsLikeI(text.searchKey) ? "e" : "y"
    case .pt: "e"
    }
  }

  /// Spanish says "e" before the sound: infusión, higo, but not hielo.
  private static func soundsLikeI(_ text: String) -> Bool {
    text.hasPrefix("i") || text.hasPrefix("hi") && !text.hasPrefix("hie") && !text.hasPrefix("hia")
  }
}
