/// A value that can be written for a person: a phrase, an amount, a date.
///
/// `String` is deliberately not one, so that untranslated text cannot slip onto a page; names and codes are
/// `Phrase(verbatim:)`.
package protocol Localized: Sendable {
  /// Plain text, not escaped for HTML.
  func text(in locale: ReaderLocale) -> String
}
