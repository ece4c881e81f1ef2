import HTTPTypes

/// The secret of an ``AccessToken``, as a request brings it along (RFC 6750).
struct Bearer: Hashable, Sendable {
  /// By which people, and programs that look for secrets in files, know one.
  private static let prefix = "sbm_"
  private static let hintLength = 4

  let secret: String

  /// What a new one is: 128 random bits.
  init(_ mint: Mint) {
    secret = Self.prefix + mint.secret()
  }

  /// - Returns: `nil` for a request without one of ours. A proxy before the house may send others along that it asks for itself.
  init?(_ headers: HTTPFields) {
    guard let words = headers[.authorization]?.split(separator: " ", omittingEmptySubsequences: true), words.count == 2,
      words[0].lowercased() == "bearer", words[1].hasPrefix(Self.prefix)
    else { return nil }
    secret = String(words[1])
  }

  var hash: SecretHash { SecretHash(secret) }
  var hint: String { String(secret.suffix(Self.hintLength)) }

  /// What an answer asks for that refuses a request for want of a token (RFC 6750, section 3).
  static func challenge(to headers: HTTPFields, for refusal: Refusal) -> String? {
    switch refusal {
    case .signedOut: headers[.authorization] == nil ? "Bearer" : "Bearer error=\"invalid_token\""
    case .forbidden: "Bearer error=\"insufficient_scope\""
    default: nil
    }
  }
}
