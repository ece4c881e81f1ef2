import HTTPTypes

/// Where a request comes from, for limits: the address of the connection, or, behind a proxy that the house trusts, what that
/// proxy says of it.
package struct ClientAddress: Hashable, Sendable {
  let text: String

  /// - Parameters:
  ///   - peer: the other end of the connection; `nil` for this machine.
  ///   - proxies: the addresses whose word counts.
  init(peer: String?, headers: HTTPFields, proxies: TrustedProxies) {
    text = Self.group(of: Self.whole(peer: peer, headers: headers, proxies: proxies))
  }

  /// Not only the network that stands for it.
  private static func whole(peer: String?, headers: HTTPFields, proxies: TrustedProxies) -> String {
    var address = peer ?? "127.0.0.1"
    // Each proxy adds the address it saw at the end; the first from there that is no proxy of ours is the client.
    var claims = headers[.xForwardedFor]?.split(separator: ",").map { $0.trimming(" ") } ?? []
    while proxies.hold(address), let claim = claims.popLast() { address = String(claim) }
    return plain(address)
  }

  /// Whether it is of this machine's loopback. The parameters are those of ``init(peer:headers:proxies:)``.
  static func isLoopback(peer: String?, headers: HTTPFields, proxies: TrustedProxies) -> Bool {
    let address = whole(peer: peer, headers: headers, proxies: proxies)
    return address == "::1" || InternetAddress(address).map(loopback.holds) == true
  }

  private static let loopback: InternetNetwork = "127.0.0.0/8"

  /// The other end of a connection, whatever it says of others.
  package init(peer: String?) {
    self.init(peer: peer, headers: [:], proxies: [])
  }

  /// A socket for both kinds of addresses shows those of the older kind inside the newer.
  static func plain(_ address: String) -> String {
    address.hasPrefix("::ffff:") ? String(address.dropFirst("::ffff:".count)) : address
  }

  /// Everybody has a whole network of the newer addresses: they are one when the first half is.
  private static func group(of address: String) -> String {
    guard address.utf8.contains(UInt8(ascii: ":")) else { return address }
    let parts = address.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let gap = parts.firstIndex(of: "") ?? parts.count
    let head = parts[..<gap] + Array(repeating: "0", count: max(0, 4 - gap))
    return head.prefix(4).joined(separator: ":") + "::"
  }
}

extension Substring {
  fileprivate func trimming(_ character: Character) -> Substring {
    var text = drop { $0 == character }
    while text.last == character { text.removeLast() }
    return text
  }
}

extension HTTPField.Name {
  static let xForwardedFor = HTTPField.Name("X-Forwarded-For")!
}
