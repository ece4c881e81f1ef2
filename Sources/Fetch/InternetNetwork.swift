import NIOCore

/// Addresses that begin alike, or one alone: `172.18.0.0/16`, `fd00::/8`, `127.0.0.1`.
package struct InternetNetwork: Hashable, Sendable, ExpressibleByStringLiteral {
  private let address: InternetAddress
  /// How many bits of it count.
  private let bits: Int

  /// `nil` when the text is none.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let address = InternetAddress(String(parts[0])) else { return nil }
    let all = address.bytes.count * 8
    guard let bits = parts.count == 2 ? Int(parts[1]) : all, (0...all).contains(bits) else { return nil }
    (self.address, self.bits) = (address, bits)
  }

  package init(stringLiteral text: String) {
    guard let network = InternetNetwork(text) else { preconditionFailure("\(text) is no network") }
    self = network
  }

  /// A network of IPv6 is half of an address, whatever else a machine was told.
  init?(around text: String) {
    // A link-local one says at its end by which interface.
    let address = text.prefix { $0 != "%" }
    self.init(address.contains(":") ? "\(address)/64" : String(address))
  }

  package func holds(_ other: InternetAddress) -> Bool {
    guard other.bytes.count == address.bytes.count else { return false }
    return (0..<bits).allSatisfy { bit in
      let mask = UInt8(0x80) >> UInt8(bit % 8)
      return address.bytes[bit / 8] & mask == other.bytes[bit / 8] & mask
    }
  }

  /// This machine's own addresses, and those of IPv6 with the whole network around them: at home each printer has a public one,
  /// which only the router hides. Around an address of IPv4 that is public are machines that everybody reaches.
  static func own() throws -> [InternetNetwork] {
    try System.enumerateDevices().compactMap { device in
      device.address?.ipAddress.flatMap { InternetNetwork(around: $0) }
    }
  }
}
