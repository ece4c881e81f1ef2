import Foundation

/// From where a link that leaves the house can be opened.
package enum Reach: Hashable, Sendable {
  /// From wherever this address leads here.
  case everywhere(String)
  /// On the network of this machine, by these addresses, for as long as it keeps them.
  case network([String])
  /// On this machine alone.
  case here(String)

  /// - Parameters:
  ///   - url: the base of links, as the house was told it or found it.
  ///   - network: the same of this machine's addresses on its network by which it answers.
  init(url: String, network: [String]) {
    let isHere = Self.isLoopback(url)
    if !network.isEmpty, isHere || network.contains(url) {
      self = .network(network)
    } else {
      self = isHere ? .here(url) : .everywhere(url)
    }
  }

  /// The best first.
  var addresses: [String] {
    switch self {
    case .everywhere(let url), .here(let url): [url]
    case .network(let addresses): addresses
    }
  }

  private static func isLoopback(_ url: String) -> Bool {
    guard let host = URLComponents(string: url)?.host?.lowercased() else { return false }
    let name = host.trimmingCharacters(in: ["[", "]"])
    let isNumber = name.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    return ["localhost", "::1", "0.0.0.0", "::"].contains(name) || name.hasSuffix(".localhost")
      || isNumber && name.hasPrefix("127.")
  }
}

/// A link that leaves the house, to be sent, copied or scanned.
package struct OutwardLink: Hashable, Sendable {
  /// In full.
  package let address: String
  package let reach: Reach

  init(_ path: String, reach: Reach) {
    let base = reach.addresses[0]
    address = (base.hasSuffix("/") ? String(base.dropLast()) : base) + path
    self.reach = reach
  }

  /// Whether no phone can open it.
  package var opensOnlyHere: Bool {
    if case .here = reach { true } else { false }
  }
}

extension House {
  /// The one place where it is decided who can open links of this house.
  package var reach: Reach { Reach(url: settings.url, network: settings.networkAddresses) }

  package func outward(_ link: Link) -> OutwardLink { OutwardLink(link.path, reach: reach) }
}
