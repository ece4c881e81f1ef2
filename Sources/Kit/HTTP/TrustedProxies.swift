/// The proxies whose word on where a request comes from counts.
package struct TrustedProxies: Sendable, ExpressibleByArrayLiteral {
  private let networks: [InternetNetwork]

  /// What is no network is left out: who runs the house has been told when it was started.
  package init(_ texts: some Sequence<String>) {
    networks = texts.compactMap { InternetNetwork($0) }
  }

  package init(arrayLiteral texts: String...) {
    self.init(texts)
  }

  package func hold(_ address: String) -> Bool {
    InternetAddress(ClientAddress.plain(address)).map { address in networks.contains { $0.holds(address) } } ?? false
  }
}
