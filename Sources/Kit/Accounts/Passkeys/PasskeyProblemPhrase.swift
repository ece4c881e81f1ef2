extension PasskeyProblem {
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
