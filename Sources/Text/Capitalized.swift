/// A text with a capital at its beginning, for a line of its own.
package struct Capitalized<Text: Localized & Hashable>: Localized, Hashable {
  let text: Text

  package init(_ text: Text) {
    self.text = text
  }

  package func text(in locale: ReaderLocale) -> String {
    let text = text.text(in: locale)
    // Unicode's tables take long, and most texts begin with a letter of ASCII that nothing is written over.
    if let first = text.utf8.first, first < 0x80, text.utf8.dropFirst().first.map({ $0 < 0x80 }) ?? true {
      guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return text }
      return String(UnicodeScalar(first & 0xdf)) + text.dropFirst()
    }
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
