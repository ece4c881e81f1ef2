import Kit

/// A text with a capital at its beginning, for a line of its own.
struct Capitalized<Text: Localized & Hashable>: Localized, Hashable {
  let text: Text

  init(_ text: Text) {
    self.text = text
  }

  func text(in locale: ReaderLocale) -> String {
    let text = text.text(in: locale)
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
