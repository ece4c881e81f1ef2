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
  var isPublic: Bool { bytes.count == 4 ? isPublicFour : isPublicSix }

  private struct Block {
    let prefix: [UInt8]
    let bits: Int

    init(_ prefix: [UInt8], _ bits: Int) {
      self.prefix = prefix
      self.bits = bits
    }

    func holds(_ bytes: [UInt8]) -> Bool {
      (0..<bits).allSatisfy { bit in
        let mask = UInt8(0x80) >> UInt8(bit % 8)
        let expected = bit / 8 < prefix.count ? prefix[bit / 8] : 0
        return bytes[bit / 8] & mask == expected & mask
      }
    }
  }

  /// IANA's registry of special addresses: this network, private, shared, loopback, link-local, protocols, documentation,
  /// the way to IPv6, benchmarks, multicast, reserved.
  private static let specialFour = [
    Block([0], 8), Block([10], 8), Block([100, 64], 10), Block([127], 8), Block([169, 254], 16), Block([172, 16], 12),
    Block([192, 0, 0], 24), Block([192, 0, 2], 24), Block([192, 88, 99], 24), Block([192, 168], 16),
    Block([198, 18], 15), Block([198, 51, 100], 24), Block([203, 0, 113], 24), Block([224], 4), Block([240], 4),
  ]

  private var isPublicFour: Bool { !Self.specialFour.contains { $0.holds(bytes) } }

  private static let mapped = Block([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF], 96)
  private static let translated = Block([0, 0x64, 0xFF, 0x9B], 96)
  private static let sixToFour = Block([0x20, 0x02], 16)
  private static let global = Block([0x20], 3)
  /// Protocols (Teredo, which holds other addresses, among them) and documentation.
  private static let specialSix = [
    Block([0x20, 0x01, 0x00], 23), Block([0x20, 0x01, 0x0D, 0xB8], 32), Block([0x3F, 0xFF], 20),
  ]

  private var isPublicSix: Bool {
    if Self.mapped.holds(bytes) || Self.translated.holds(bytes) { return InternetAddress(bytes[12...]).isPublic }
    if Self.sixToFour.holds(bytes) { return InternetAddress(bytes[2..<6]).isPublic }
    return Self.global.holds(bytes) && !Self.specialSix.contains { $0.holds(bytes) }
  }

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
