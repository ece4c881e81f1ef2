import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Closes the connections of those who send a request slower than any honest phone: a head that doesn't arrive in time, a
/// body below the lowest rate. The idle timeout sees neither, as a byte now and then resets it. Who has been answered may take two
/// minutes to ask for more: a new connection costs one to three ways there and back before anything can be asked on it.
final class RequestDeadline: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  /// For a request's head, from the opening of the connection; or from the end of the answer before, where connections are scarce.
  static let headPatience = TimeAmount.seconds(10)
  /// For the next request, from the end of the answer before.
  static let nextPatience = TimeAmount.minutes(2)
  /// How often a body's rate is looked at.
  static let bodyInterval = TimeAmount.seconds(5)
  /// In bytes a second. A phone at the edge of a network sends a few times as much.
  static let lowestRate = 4 * 1024

  private let counts: ConnectionCounts
  private var timer: Scheduled<Void>?
  /// Of the body, since the last look.
  private var received = 0
  /// Requests whose answer has not ended. An answer may end before its request does, and the next one begin before that.
  private var unanswered = 0
  private var isReading = false
  /// It asks for another protocol on this connection and is answered in this one: NIO would keep whatever comes for who speaks it.
  private var isLast = false

  init(_ counts: ConnectionCounts) {
    self.counts = counts
  }

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { awaitHead(context, for: Self.headPatience) }
  }

  func channelActive(context: ChannelHandlerContext) {
    awaitHead(context, for: Self.headPatience)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    stop()
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    stop()
  }

  func read(context: ChannelHandlerContext) {
    if !isLast || isReading { context.read() }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      unanswered += 1
      isReading = true
      isLast = isLast || head.method == .connect || head.headerFields[.upgrade] != nil
      awaitBody(context)
    case .body(let bytes): received += bytes.readableBytes
    case .end:
      isReading = false
      rest(context)
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard case .end = unwrapOutboundIn(data) else { return context.write(data, promise: promise) }
    unanswered -= 1
    if !isReading { rest(context) }
    guard isLast, unanswered == 0 else { return context.write(data, promise: promise) }
    let written = promise ?? context.eventLoop.makePromise(of: Void.self)
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    written.futureResult.whenComplete { _ in bound.value.close(promise: nil) }
    context.write(data, promise: written)
  }

  /// Nothing of a request is on its way.
  private func rest(_ context: ChannelHandlerContext) {
    if unanswered > 0 {
      stop()
    } else {
      awaitHead(context, for: counts.areMany ? Self.headPatience : Self.nextPatience)
    }
  }

  private func awaitHead(_ context: ChannelHandlerContext, for patience: TimeAmount) {
    schedule(context, in: patience) { _ in false }
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
