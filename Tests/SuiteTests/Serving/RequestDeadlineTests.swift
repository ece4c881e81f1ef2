import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import Suite

/// How long a connection may say nothing, on a clock of its own.
@Suite struct RequestDeadlineTests {
  @Test func whoHasSaidNothingIsClosedAfterTenSeconds() throws {
    let line = try Line(most: 100)
    line.wait(9)
    #expect(line.isOpen)
    line.wait(1)
    #expect(!line.isOpen)
  }

  @Test func whoHasBeenAnsweredMayTakeTwoMinutesToAskForMore() throws {
    let line = try Line(most: 100)
    for _ in 1...3 {
      line.wait(5)
      try line.ask()
      try line.answer()
      line.wait(119)
      #expect(line.isOpen)
      try line.ask()
      try line.answer()
    }
    line.wait(120)
    #expect(!line.isOpen)
  }

  @Test func nobodyTakesTwoMinutesWhereConnectionsAreScarce() throws {
    let line = try Line(most: 8)
    try line.ask()
    for _ in 1...2 { _ = line.counts.enter(from: "203.0.113.7") }
    try line.answer()
    line.wait(10)
    #expect(line.isOpen)
    try line.ask()
    _ = line.counts.enter(from: "203.0.113.7")
    try line.answer()
    line.wait(10)
    #expect(!line.isOpen)
  }

  @Test func anAnswerThatGoesOnIsNotCutOff() throws {
    let line = try Line(most: 100)
    try line.ask()
    line.wait(3600)
    #expect(line.isOpen)
  }

  @Test func anAnswerThatGoesOnIsNotCutOffByTheEndOfTheOneBefore() throws {
    let line = try Line(most: 100)
    try line.ask()
    try line.ask()
    try line.answer()
    line.wait(3600)
    #expect(line.isOpen)
  }

  @Test func aBodyIsLookedAtAlsoOnceItsRequestHasBeenAnswered() throws {
    let line = try Line(most: 100)
    try line.channel.writeInbound(HTTPRequestPart.head(Line.request))
    try line.answer()
    line.wait(5)
    #expect(!line.isOpen)
  }

  @Test func whatEndsAfterItsAnswerIsWaitedForNoLongerThanTheNext() throws {
    let line = try Line(most: 100)
    try line.channel.writeInbound(HTTPRequestPart.head(Line.request))
    try line.answer()
    try line.channel.writeInbound(HTTPRequestPart.end(nil))
    line.wait(120)
    #expect(!line.isOpen)
  }

  @Test func whoAsksForAnotherProtocolIsAnsweredAndMaySendNoMore() throws {
    let line = try Line(most: 100)
    var request = Line.request
    request.headerFields[.upgrade] = "h2c"
    try line.channel.writeInbound(HTTPRequestPart.head(request))
    #expect(line.isHeard)
    try line.channel.writeInbound(HTTPRequestPart.end(nil))
    #expect(!line.isHeard)
    try line.answer()
    #expect(!line.isOpen)
  }

  @Test func aBodyThatComesTooSlowlyIsNotWaitedFor() throws {
    let line = try Line(most: 100)
    try line.channel.writeInbound(HTTPRequestPart.head(Line.request))
    try line.channel.writeInbound(HTTPRequestPart.body(ByteBuffer(repeating: 1, count: 20 * 1024)))
    line.wait(5)
    #expect(line.isOpen)
    line.wait(5)
    #expect(!line.isOpen)
  }
}

/// A connection with nobody at its ends.
private struct Line {
  static let request = HTTPRequest(method: .get, scheme: "http", authority: "house.example", path: "/")

  let counts: ConnectionCounts
  let channel = EmbeddedChannel()
  private let reading = Reading()

  init(most: Int) throws {
    counts = ConnectionCounts(most: most, proxies: [])
    try channel.pipeline.syncOperations.addHandlers(reading, RequestDeadline(counts))
    channel.connect(to: try SocketAddress(ipAddress: "203.0.113.9", port: 80), promise: nil)
  }

  var isOpen: Bool { channel.isActive }

  /// Whether what comes next is read.
  var isHeard: Bool {
    reading.count = 0
    channel.pipeline.read()
    return reading.count > 0
  }

  func wait(_ seconds: Int64) {
    channel.embeddedEventLoop.advanceTime(by: .seconds(seconds))
  }

  func ask() throws {
    try channel.writeInbound(HTTPRequestPart.head(Self.request))
    try channel.writeInbound(HTTPRequestPart.end(nil))
  }

  func answer() throws {
    try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .ok)))
    try channel.writeOutbound(HTTPResponsePart.end(nil))
  }
}

/// Counts how often more is asked for of a socket.
private final class Reading: ChannelOutboundHandler {
  typealias OutboundIn = ByteBuffer

  var count = 0

  func read(context: ChannelHandlerContext) {
    count += 1
    context.read()
  }
}
