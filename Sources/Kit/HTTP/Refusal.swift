/// A request that is understood and refused, with one sentence that is safe to show to anybody.
package enum Refusal: Error, Equatable {
  /// There is no such thing here: it never was, or it belongs to another space.
  case notFound
  /// The person's role doesn't allow it.
  case forbidden(Phrase)
  /// It contradicts what is stored.
  case conflict(Phrase)
  /// It was there and has been deleted.
  case gone(Phrase)
  /// The request makes no sense: a malformed form, an unknown choice.
  case malformed(Phrase)
  /// The key of an operation came back with another body.
  case operationReused
  /// Somebody has changed it since it was read.
  case changedMeanwhile
  /// Nothing is done there in this way, but in those, as the header `Allow` names them.
  case otherMethod(allowed: String)
  /// A body of another type than is taken.
  case otherType
  /// A body over the limit of its route, in bytes.
  case tooLarge(limit: Int)
  /// Too many at once; trying again a little later helps.
  case busy
  /// It comes too often; it may be tried again after so many seconds.
  case tooOften(seconds: Int)
  /// A name's password has been guessed at too often; it may be tried again after so many minutes.
  case tooManyTries(minutes: Int)
  /// Nobody is signed in.
  case signedOut
  /// The request came from another site.
  case crossSite
  /// The `Host` is none of this house's names.
  case unknownHost
  /// Reached from outside this machine while its owner has no password yet.
  case notOpenYet

  static func tooEarly(by wait: Duration) -> Refusal {
    let (seconds, rest) = wait.components
    return .tooOften(seconds: Int(seconds) + (rest > 0 ? 1 : 0))
  }
}
