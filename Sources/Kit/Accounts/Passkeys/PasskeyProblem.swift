/// Why a passkey was not taken.
enum PasskeyProblem: Error, Hashable, CaseIterable {
  /// Broken, cut short, or of a kind that was not asked for.
  case malformed
  /// Nobody asked for it: the challenge was never given for this, was answered already, or is too old.
  case expired
  /// Made on the page of another site, or inside one.
  case wrongOrigin
  /// Made for another house.
  case wrongHouse
  /// Nobody touched the authenticator.
  case notPresent
  /// The authenticator didn't make sure who it was.
  case notVerified
  /// No passkey of this house, any more or ever.
  case unknown
  /// It says that it is somebody else's.
  case wrongPerson
  case wrongSignature
  /// The authenticator counts its signatures, and counted this one before: there may be two of it.
  case counterWentBack
  /// It is in the house already.
  case known
  /// The person has as many as anybody may have.
  case tooMany

  /// What the person is told. Whoever tries a passkey that isn't theirs learns nothing of what was wrong with it.
  var phrase: Phrase {
    switch self {
    case .expired: PasskeyPhrases.expired
    case .counterWentBack: PasskeyPhrases.mayBeCopied
    case .known: PasskeyPhrases.isHereAlready
    case .tooMany: PasskeyPhrases.tooMany(Passkey.limit)
    case .malformed, .wrongOrigin, .wrongHouse, .notPresent, .notVerified, .unknown, .wrongPerson, .wrongSignature:
      PasskeyPhrases.refused
    }
  }
}
