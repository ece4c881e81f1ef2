import HTTPTypes
import Kit
import NIOCore
import NIOHTTPTypes
import Synchronization

/// How many connections each address holds, so that none takes them all: of those that may be open at once one address has half
/// at the most. A whole restaurant behind one stays far below that.
final class ConnectionCounts: Sendable {
  private struct Counts {
    var all = 0
    var byAddress: [ClientAddress: Int] = [:]
  }

  private let most: Int
  /// Everybody comes by their addresses.
  private let proxies: TrustedProxies
  private let counts = Mutex(Counts())

  init(most: Int, proxies: TrustedProxies) {
    self.most = most
    self.proxies = proxies
  }

  /// Whether so many are open that those which say nothing had better go: a quarter.
  var areMany: Bool { counts.withLock { $0.all > most / 4 } }

  /// - Returns: what the connection is counted under until it leaves, or `nil` when there is no room for it.
  func enter(from peer: String?) -> ClientAddress? {
    let address = ClientAddress(peer: peer)
    return counts.withLock { counts in
      let count = counts.byAddress[address, default: 0]
      guard count < most / 2 || peer.map(proxies.hold) == true else { return nil }
      counts.byAddress[address] = count + 1
      counts.all += 1
      return address
    }
  }

  func leave(_ address: ClientAddress) {
    counts.withLock { counts in
      let count = counts.byAddress[address, default: 0] - 1
      counts.byAddress[address] = count > 0 ? count : nil
      counts.all -= 1
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
