import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Closes the connections of those who send a request slower than any honest phone: a head that doesn't arrive in time, a
/// body below the lowest rate. The idle timeout sees neither, as a byte now and then resets it.
final class RequestDeadline: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  /// For a request's head, from the opening of the connection or the end of the answer before.
  static let headPatience = TimeAmount.seconds(10)
  /// How often a body's rate is looked at.
  static let bodyInterval = TimeAmount.seconds(5)
  /// In bytes a second. A phone at the edge of a network sends a few times as much.
  static let lowestRate = 4 * 1024

  private var timer: Scheduled<Void>?
  /// Of the body, since the last look.
  private var received = 0

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { awaitHead(context) }
  }

  func channelActive(context: ChannelHandlerContext) {
    awaitHead(context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    stop()
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    stop()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head: awaitBody(context)
    case .body(let bytes): received += bytes.readableBytes
    case .end: stop()
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) { awaitHead(context) }
    context.write(data, promise: promise)
  }

  private func awaitHead(_ context: ChannelHandlerContext) {
    schedule(context, in: Self.headPatience) { _ in false }
  }

  private func awaitBody(_ context: ChannelHandlerContext) {
    received = 0
    let enough = Self.lowestRate * Int(Self.bodyInterval.nanoseconds / 1_000_000_000)
    schedule(context, in: Self.bodyInterval) { $0.received >= enough }
  }

  /// - Parameter isFast: whether the connection may go on when the time is up.
  private func schedule(
    _ context: ChannelHandlerContext, in time: TimeAmount, _ isFast: @escaping @Sendable (RequestDeadline) -> Bool
  ) {
    stop()
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    timer = context.eventLoop.scheduleTask(in: time) {
      let (handler, context) = bound.value
      if isFast(handler) { handler.awaitBody(context) } else { context.close(promise: nil) }
    }
  }

  private func stop() {
    timer?.cancel()
    timer = nil
  }
}
