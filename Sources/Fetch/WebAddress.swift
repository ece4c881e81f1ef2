import Foundation
import Text

/// The address of a page on the web, without a name and password.
package struct WebAddress: Hashable, Sendable {
  package let isSecure: Bool
  /// In lower case; of an IPv6 address without its brackets.
  let host: String
  let port: Int
  /// The path with its query, percent-encoded.
  let target: String

  private static let lengthLimit = 2_000

  /// What somebody may have meant: without a scheme, https and only then http.
  package static func candidates(_ text: String) -> [WebAddress] {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.contains("://") { return [WebAddress(text)].compactMap(\.self) }
    return ["https", "http"].compactMap { WebAddress("\($0)://\(text)") }
  }

  package init?(_ text: String) {
    guard text.utf8.count <= Self.lengthLimit, let url = URL(string: InternationalName.ascii(inAddress: text)) else {
      return nil
    }
    self.init(url)
  }

  private init?(_ url: URL) {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true), let scheme = parts.scheme?.lowercased(),
      scheme == "http" || scheme == "https", parts.user == nil, parts.password == nil,
      let host = parts.encodedHost?.lowercased()
    else { return nil }
    isSecure = scheme == "https"
    self.host = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
    port = parts.port ?? (isSecure ? 443 : 80)
    let path = parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
    target = path + (parts.percentEncodedQuery.map { "?\($0)" } ?? "")
    guard (1...65_535).contains(port), !self.host.isEmpty, self.host.utf8.count <= 253,
      self.host.utf8.allSatisfy(Self.isOfHost), target.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
  }

  private static func isOfHost(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."),
      UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ":"):
      true
    default: false
    }
  }

  /// Where an answer from here leads.
  func leading(to location: String) -> WebAddress? {
    guard location.utf8.count <= Self.lengthLimit, let base = URL(string: text) else { return nil }
    return URL(string: InternationalName.ascii(inAddress: location), relativeTo: base).flatMap(WebAddress.init)
  }

  /// The host as addresses and the `Host` header write it, with its port unless that goes without saying.
  package var authority: String {
    let name = host.contains(":") ? "[\(host)]" : host
    return port == (isSecure ? 443 : 80) ? name : "\(name):\(port)"
  }

  package var text: String { "\(isSecure ? "https" : "http")://\(authority)\(target)" }
}
