extension House {
  /// Lets a program ask for a change in its token's space.
  /// - Throws: ``Refusal/forbidden(_:)`` when the token is for reading alone, ``Refusal/tooOften(seconds:)`` when it has asked for as many
  ///   as one may.
  func admitChange(by token: AccessToken) throws {
    guard token.mayWrite else { throw Refusal.forbidden(TokenPhrases.mayOnlyRead) }
    if let wait = tokenRateLimit.wait(token.id.description, at: mint.now()) {
      throw Refusal.tooEarly(by: wait)
    }
  }
}
