import Kit

/// What a bottle cost, as somebody typed it who may have said nothing.
enum BottlePrice {
  /// - Parameter problems: what is wrong with it stands there, under the field `price`.
  static func read(
    _ text: String, in currency: Currency, _ language: Language, _ problems: inout Invalid
  ) -> Money? {
    guard !text.isEmpty else { return nil }
    do throws(Money.Misreading) {
      return try Money.parse(text, currency: currency, language: language)
    } catch {
      problems["price"] = error.message
      return nil
    }
  }
}
