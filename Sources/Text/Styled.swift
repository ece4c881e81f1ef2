/// A value that is written in one of several styles.
package protocol Styled: Localized, Hashable {
  associatedtype Style: Hashable & Sendable
  func text(in locale: ReaderLocale, as style: Style) -> String
}

extension Styled {
  /// For phrases: `"Kick-off: \(match.kickOff.written(.long))"`.
  package func written(_ style: Style) -> Written<Self> {
    Written(value: self, style: style)
  }
}

package struct Written<Value: Styled>: Localized, Hashable {
  let value: Value
  let style: Value.Style

  package func text(in locale: ReaderLocale) -> String {
    value.text(in: locale, as: style)
  }
}
