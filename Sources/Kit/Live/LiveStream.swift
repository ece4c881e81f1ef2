import HTTPTypes
import Hummingbird
import NIOCore

/// The change feed of one space as server-sent events: the one stream of a browser.
enum LiveStream {
  /// Seconds. Proxies and phones drop connections that stay silent for longer, and a page that is told of it notices by the beats
  /// that stay out when its line has died without a word.
  static let heartbeat = 20

  static let path = FixedPath(inSpace: "/live")

  static func reply(_ visit: some VisitInSpace) async throws -> Reply {
    let (hub, space) = (visit.house.live, visit.space.id)
    let reader = LiveReader(holder: visit.holder, address: visit.visit.client)
    let events = hub.events(in: space, for: visit.listener, reader: reader)
    let sequence = try await visit.read { $0.sequence }
    hub.note(sequence, of: space)
    let named = Topic(visit.query["hears"])
    let body = ResponseBody { writer in
      try await writer.write(hello(sequence))
      try await send(events, to: &writer) { visit.mayHear($0) || $0 == named && named.isSecret }
      try await writer.finish(nil)
    }
    return Reply(
      headers: [(.contentType, "text/event-stream"), (.cacheControl, "no-cache"), (.xAccelBuffering, "no")],
      body: .stream(body))
  }

  private static func send(
    _ events: AsyncStream<LiveEvent>, to writer: inout any ResponseBodyWriter, isHeard: (Topic) -> Bool
  ) async throws {
    for await event in merge(events) {
      switch event {
      case .beat: try await writer.write(ByteBuffer(string: "event: beat\ndata: {\"beat\":\(heartbeat)}\n\n"))
      case .event(.change(let sequence, let topics)):
        let heard = topics.filter(isHeard)
        if !heard.isEmpty { try await writer.write(change(sequence, topics: heard)) }
      case .event(.stands(let sequence)): try await writer.write(hello(sequence))
      case .event(.gone): try await writer.write(ByteBuffer(string: "event: gone\ndata: {}\n\n"))
      }
    }
  }

  enum Signal: Sendable {
    case event(LiveEvent)
    case beat
  }

  /// The events with a beat in between; ends with the events.
  static func merge(_ events: AsyncStream<LiveEvent>) -> AsyncStream<Signal> {
    // As with the hub's own streams, a reader that cannot keep up loses the oldest.
    AsyncStream(bufferingPolicy: .bufferingNewest(LiveHub.backlog)) { continuation in
      let beats = Task {
        while !Task.isCancelled {
          try await Task.sleep(for: .seconds(heartbeat))
          continuation.yield(.beat)
        }
      }
      let relay = Task {
        for await event in events { continuation.yield(.event(event)) }
        continuation.finish()
      }
      continuation.onTermination = { _ in
        beats.cancel()
        relay.cancel()
      }
    }
  }

  private static func hello(_ sequence: Int64) -> ByteBuffer {
    ByteBuffer(string: "event: hello\ndata: {\"sequence\":\(sequence),\"topics\":[],\"beat\":\(heartbeat)}\n\n")
  }

  private static func change(_ sequence: Int64, topics: Set<Topic>) -> ByteBuffer {
    let names = topics.map { "\"\($0.name)\"" }.sorted().joined(separator: ",")
    return ByteBuffer(string: "event: change\ndata: {\"sequence\":\(sequence),\"topics\":[\(names)]}\n\n")
  }
}

extension HTTPField.Name {
  /// Asks a proxy to pass on at once what comes.
  static let xAccelBuffering = HTTPField.Name("X-Accel-Buffering")!
}
