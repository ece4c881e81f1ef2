package import Hummingbird
package import Logging
import NIOCore

/// What the server knows of a request besides its head and body.
package struct HouseContext: RequestContext {
  package var coreContext: CoreRequestContextStorage
  private let remoteAddress: SocketAddress?

  /// For a request that is made in memory.
  package init(logger: Logger) {
    coreContext = CoreRequestContextStorage(source: MemorySource(logger: logger))
    remoteAddress = nil
  }

  private struct MemorySource: RequestContextSource {
    let logger: Logger
  }

  package init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    remoteAddress = source.channel.remoteAddress
  }

  /// Whether it comes over the loopback. A connection without an address is one that tests make in memory.
  var comesFromThisMachine: Bool {
    switch remoteAddress {
    case nil, .unixDomainSocket: true
    case .v4(let address): address.host.hasPrefix("127.") || remoteAddress?.ipAddress?.hasPrefix("127.") == true
    case .v6: remoteAddress?.ipAddress == "::1"
    }
  }
}
