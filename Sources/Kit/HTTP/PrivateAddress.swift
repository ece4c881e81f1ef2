/// The addresses of home and office networks, RFC 1918 and link-local. As the name in a `Host` they are safe to take: no other
/// site can make a browser send one that leads here.
package enum PrivateAddress {
  private static let networks: [InternetNetwork] = ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16"]

  /// - Parameter text: four numbers between dots; anything else is none.
  package static func isOne(_ text: String) -> Bool {
    InternetAddress(text).map { address in networks.contains { $0.holds(address) } } ?? false
  }
}
