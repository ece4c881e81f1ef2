/// Why a passkey was not taken.
package enum PasskeyProblem: Error, Hashable, CaseIterable {
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
}
