import Gzip
import HTTPTypes
import Hummingbird

/// How an answer's bytes travel.
///
/// What another site's page has asked for travels as it is: it can put words of its own into an address, and how short a compressed
/// page gets would tell whether they stand on it already (BREACH).
enum ContentCoding {
  case identity
  case gzip

  /// Below this the headers weigh more than what is saved, in bytes.
  private static let least = 300
  private static let types = ["text/", "application/json", "application/manifest+json", "image/svg+xml"]

  init(_ request: Request) {
    let isOurs = ["same-origin", "none", nil].contains(request.headers[.secFetchSite])
    self = isOurs && Self.takesGzip(request.headers[.acceptEncoding] ?? "") ? .gzip : .identity
  }

  /// Whether an `Accept-Encoding` names it, or everything, and not as what is never to come.
  static func takesGzip(_ header: String) -> Bool {
    var weights: [String: Bool] = [:]
    for offer in header.lowercased().split(separator: ",") {
      let parts = offer.split(separator: ";").map { $0.trimmingPrefix(" ").filter { $0 != " " } }
      guard let name = parts.first else { continue }
      weights[name] = !parts.dropFirst().contains { $0.hasPrefix("q=") && Double($0.dropFirst(2)) == 0 }
    }
    return weights["gzip"] ?? weights["*"] ?? false
  }

  /// The bytes as they travel; the headers say how.
  /// - Parameter kept: the same bytes as gzip, where they are kept.
  func encode(
    _ bytes: [UInt8], of type: String, keptAs kept: [UInt8]? = nil, _ headers: inout HTTPFields
  ) -> [UInt8] {
    guard Self.types.contains(where: type.hasPrefix) else { return bytes }
    if headers[.vary] == nil { headers[.vary] = "Accept-Encoding" }
    guard self == .gzip, bytes.count >= Self.least else { return bytes }
    headers[.contentEncoding] = "gzip"
    // The same page, in other bytes.
    if let tag = headers[.eTag] { headers[.eTag] = "W/\(tag)" }
    return kept ?? Gzip.answers.compress(bytes)
  }
}
