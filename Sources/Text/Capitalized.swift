/// A text with a capital at its beginning, for a line of its own.
package struct Capitalized<Text: Localized & Hashable>: Localized, Hashable {
  let text: Text

  package init(_ text: Text) {
    self.text = text
  }

  package func text(in locale: ReaderLocale) -> String {
    let text = text.text(in: locale)
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
