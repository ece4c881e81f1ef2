import Foundation

/// A number under which a machine is reached, of IPv4 (four bytes) or IPv6 (sixteen).
package struct InternetAddress: Hashable, Sendable {
  package let bytes: [UInt8]

  /// `nil` unless the text is an address in its usual form.
  package init?(_ text: String) {
    var (four, six) = (in_addr(), in6_addr())
    if inet_pton(AF_INET, text, &four) == 1 {
      bytes = withUnsafeBytes(of: four) { Array($0) }
    } else if inet_pton(AF_INET6, text, &six) == 1 {
      bytes = withUnsafeBytes(of: six) { Array($0) }
    } else {
      return nil
    }
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = Array(bytes)
  }

  var text: String {
    if bytes.count == 4 { return bytes.map(String.init).joined(separator: ".") }
    let groups = stride(from: 0, to: 16, by: 2).map { Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]) }
    return groups.map { String($0, radix: 16) }.joined(separator: ":")
  }

  /// Whether it stands for a machine somewhere on the internet, and for none of this network or this machine.
  var isPublic: Bool {
    if bytes.count == 4 { return !Self.specialFour.contains { $0.holds(self) } }
    if Self.mapped.holds(self) || Self.translated.holds(self) { return InternetAddress(bytes[12...]).isPublic }
    if Self.sixToFour.holds(self) { return InternetAddress(bytes[2..<6]).isPublic }
    return Self.global.holds(self) && !Self.specialSix.contains { $0.holds(self) }
  }

  /// IANA's registry of special addresses: this network, private, shared, loopback, link-local, protocols, documentation,
  /// the way to IPv6, benchmarks, multicast, reserved.
  private static let specialFour: [InternetNetwork] = [
    "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24",
    "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24",
    "224.0.0.0/4", "240.0.0.0/4",
  ]

  private static let mapped: InternetNetwork = "::ffff:0:0/96"
  private static let translated: InternetNetwork = "64:ff9b::/96"
  private static let sixToFour: InternetNetwork = "2002::/16"
  private static let global: InternetNetwork = "2000::/3"
  /// Protocols (Teredo, which holds other addresses, among them) and documentation.
  private static let specialSix: [InternetNetwork] = ["2001::/23", "2001:db8::/32", "3fff::/20"]

  /// Asks the system for a name's addresses, and waits for it.
  /// - Throws: ``FetchProblem/unknownName``.
  static func resolve(_ name: String) throws -> [InternetAddress] {
    var hints = addrinfo()
    hints.ai_socktype = numericCast(SOCK_STREAM.rawValue)
    hints.ai_flags = AI_ADDRCONFIG
    var first: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(name, nil, &hints, &first) == 0 else { throw FetchProblem.unknownName }
    defer { freeaddrinfo(first) }
    return sequence(first: first, next: { $0?.pointee.ai_next }).prefix { $0 != nil }.compactMap { entry in
      entry.flatMap { InternetAddress($0.pointee) }
    }
  }

  private init?(_ entry: addrinfo) {
    guard let address = entry.ai_addr else { return nil }
    switch entry.ai_family {
    case AF_INET:
      bytes = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { pointer in
        withUnsafeBytes(of: pointer.pointee.sin_addr) { Array($0) }
      }
    case AF_INET6:
      bytes = address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { pointer in
        withUnsafeBytes(of: pointer.pointee.sin6_addr) { Array($0) }
      }
    default: return nil
    }
  }
}
