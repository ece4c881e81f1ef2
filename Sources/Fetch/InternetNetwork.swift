import NIOCore

/// Addresses that begin alike.
struct InternetNetwork: Hashable, Sendable {
  let address: InternetAddress
  /// How many bits of it count.
  let bits: Int

  func holds(_ other: InternetAddress) -> Bool {
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

  /// A network of IPv6 is half of an address, whatever else a machine was told.
  init?(around text: String) {
    // A link-local one says at its end by which interface.
    guard let address = InternetAddress(String(text.prefix { $0 != "%" })) else { return nil }
    self.init(address: address, bits: address.bytes.count == 4 ? 32 : 64)
  }

  private init(address: InternetAddress, bits: Int) {
    (self.address, self.bits) = (address, bits)
  }
}
