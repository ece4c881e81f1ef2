extension House {
  /// `nil` where passkeys can't work.
  var relyingParty: RelyingParty? { RelyingParty(url: settings.url) }

  /// - Throws: ``Refusal/conflict(_:)`` where passkeys can't work.
  func requireRelyingParty() throws -> RelyingParty {
    guard let party = relyingParty else { throw Refusal.conflict(PasskeyPhrases.needsName) }
    return party
  }
}
