/// One address of the internet, or all that begin alike: `127.0.0.1`, `172.18.0.0/16`, `fd00::/8`.
package struct AddressRange: Hashable, Sendable {
  private let start: InternetAddress
  private let bits: Int

  /// `nil` when the text is neither.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let start = InternetAddress(String(parts[0])) else { return nil }
    let most = start.bytes.count * 8
    guard parts.count == 2 else {
      self.start = start
      bits = most
      return
    }
    guard let bits = Int(parts[1]), (0...most).contains(bits) else { return nil }
    self.start = start
    self.bits = bits
  }

  func holds(_ text: String) -> Bool {
    guard let address = InternetAddress(text), address.bytes.count == start.bytes.count else { return false }
    return (0..<bits).allSatisfy { bit in
      let mask = UInt8(0x80) >> UInt8(bit % 8)
      return address.bytes[bit / 8] & mask == start.bytes[bit / 8] & mask
    }
  }
}

/// The proxies whose word on where a request comes from counts.
package struct TrustedProxies: Sendable, ExpressibleByArrayLiteral {
  private let ranges: [AddressRange]

  /// What is no range is left out: who runs the house has been told when it was started.
  package init(_ texts: some Sequence<String>) {
    ranges = texts.compactMap(AddressRange.init)
  }

  package init(arrayLiteral texts: String...) {
    self.init(texts)
  }

  package func hold(_ address: String) -> Bool {
    let address = ClientAddress.plain(address)
    return ranges.contains { $0.holds(address) }
  }
}
