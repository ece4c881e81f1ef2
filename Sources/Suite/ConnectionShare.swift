import HTTPTypes
import Kit
import NIOCore
import NIOHTTPTypes
import Synchronization

/// How many connections each address holds, so that none takes them all: of those that may be open at once one address has half
/// at the most. A whole restaurant behind one stays far below that.
final class ConnectionCounts: Sendable {
  private let ofOneAddress: Int
  /// Everybody comes by their addresses.
  private let proxies: TrustedProxies
  private let counts = Mutex<[ClientAddress: Int]>([:])

  init(most: Int, proxies: TrustedProxies) {
    ofOneAddress = most / 2
    self.proxies = proxies
  }

  /// - Returns: what the connection is counted under until it leaves, or `nil` when there is no room for it.
  func enter(from peer: String?) -> ClientAddress? {
    let address = ClientAddress(peer: peer)
    return counts.withLock { counts in
      let count = counts[address, default: 0]
      guard count < ofOneAddress || peer.map(proxies.hold) == true else { return nil }
      counts[address] = count + 1
      return address
    }
  }

  func leave(_ address: ClientAddress) {
    counts.withLock { counts in
      let count = counts[address, default: 0] - 1
      counts[address] = count > 0 ? count : nil
    }
  }
}

/// Closes a connection whose address holds its share already.
final class ConnectionShare: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart

  private let counts: ConnectionCounts
  private var address: ClientAddress?

  init(_ counts: ConnectionCounts) {
    self.counts = counts
  }

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { enter(context) }
  }

  func channelActive(context: ChannelHandlerContext) {
    enter(context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    leave()
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    leave()
  }

  private func enter(_ context: ChannelHandlerContext) {
    guard address == nil else { return }
    address = counts.enter(from: context.channel.remoteAddress?.ipAddress)
    if address == nil { context.close(promise: nil) }
  }

  private func leave() {
    if let address { counts.leave(address) }
    address = nil
  }
}
