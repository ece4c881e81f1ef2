import Kit

/// Several things in a sentence: "milk, eggs and fish".
struct Enumeration<Item: Localized & Hashable>: Localized, Hashable {
  let items: [Item]

  init(_ items: [Item]) {
    self.items = items
  }

  func text(in manner: Manner) -> String {
    let texts = items.map { $0.text(in: manner) }
    guard let last = texts.last else { return "" }
    let others = texts.dropLast()
    return others.isEmpty ? last : "\(others.joined(separator: ", ")) \(and(before: last, manner.language)) \(last)"
  }

  private func and(before text: String, _ language: Language) -> String {
    switch language {
    case .en: "and"
    case .es: Self.soundsLikeI(text.searchKey) ? "e" : "y"
    case .pt: "e"
    }
  }

  /// Spanish says "e" before the sound: infusión, higo, but not hielo.
  private static func soundsLikeI(_ text: String) -> Bool {
    text.hasPrefix("i") || text.hasPrefix("hi") && !text.hasPrefix("hie") && !text.hasPrefix("hia")
  }
}
