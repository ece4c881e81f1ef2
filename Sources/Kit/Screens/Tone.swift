/// How something stands, for its badge. Each has a colour that says nothing else; the words beside it say the same.
package enum Tone: String, CaseIterable, Sendable {
  /// Not begun.
  case draft
  /// Over, or nothing to tell.
  case quiet
  /// Somebody has taken it up.
  case taken
  case inHand = "in-hand"
  /// Done, paid, ready, fit.
  case done
  /// Waits for somebody: unpaid, soon late, to be minded.
  case needs
  case wrong
  /// Will not be.
  case cancelled
}
