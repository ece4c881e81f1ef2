import Kit

extension Phrase {
  /// An amount, or that it is larger than any may be.
  init(amount: @autoclosure () throws -> Money) {
    do {
      self.init(try amount())
    } catch {
      self = RestaurantPhrases.tooDear
    }
  }
}
