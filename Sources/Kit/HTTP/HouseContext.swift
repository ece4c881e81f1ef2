package import Hummingbird
package import Logging
import NIOCore

/// What the server knows of a request besides its head and body.
package struct HouseContext: RequestContext {
  package var coreContext: CoreRequestContextStorage
  private let remoteAddress: SocketAddress?

  /// For a request that is made in memory.
  /// - Parameter peer: the IP address it pretends to come from.
  package init(logger: Logger, peer: String? = nil) {
    coreContext = CoreRequestContextStorage(source: MemorySource(logger: logger))
    remoteAddress = peer.map { address in
      do {
        return try SocketAddress(ipAddress: address, port: 40_000)
      } catch {
        fatalError("\(address) is no IP address: a test that says so means nothing")
      }
    }
  }

  private struct MemorySource: RequestContextSource {
    let logger: Logger
  }

  package init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    remoteAddress = source.channel.remoteAddress
  }

  /// The IP address at the other end of the connection, if it has one.
  var peer: String? { remoteAddress?.ipAddress }

  /// Whether it comes over the loopback. A connection without an address is one that tests make in memory.
  var comesFromThisMachine: Bool {
    switch remoteAddress {
    case nil, .unixDomainSocket: true
    case .v4(let address): UInt32(bigEndian: address.address.sin_addr.s_addr) >> 24 == 127
    // A socket for both kinds of addresses shows those of the older kind inside the newer.
    case .v6: remoteAddress?.ipAddress == "::1" || remoteAddress?.ipAddress?.hasPrefix("::ffff:127.") == true
    }
  }
}
