import NIOCore
import NIOPosix
import Synchronization

/// A receipt printer on this machine, which behaves as a test tells it. It goes when the test lets go of it.
package final class TestPrinter: Sendable {
  package enum Mood: Sendable {
    case prints
    /// Says that it has no paper.
    case outOfPaper
    /// Takes everything and says nothing.
    case mute
    /// Answers what is asked before a slip, and stops reading then.
    case jams
    /// Ends the connection after so many bytes of a slip.
    case closes(after: Int)
    /// Prints, and knows no question that is answered when a slip is done.
    case answersNoMore
    /// Ends each connection as soon as it is there.
    case hangsUp
  }

  package let port: Int
  private let channel: any Channel
  private let state: State

  package init(_ mood: Mood = .prints) async throws {
    let state = State(mood)
    channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(Mechanism(state)) }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    port = channel.localAddress?.port ?? 0
    self.state = state
  }

  deinit { channel.close(promise: nil) }

  package var address: String { "127.0.0.1:\(port)" }
  package func become(_ mood: Mood) { state.content.withLock { $0.mood = mood } }
  /// What each connection brought that was no question, where it brought anything.
  package var papers: [[UInt8]] { state.content.withLock { $0.papers.filter { !$0.isEmpty } } }
  /// How many connections there were.
  package var calls: Int { state.content.withLock { $0.papers.count } }

  private final class State: Sendable {
    struct Content {
      var mood: Mood
      var papers: [[UInt8]] = []
    }

    let content: Mutex<Content>
    init(_ mood: Mood) { content = Mutex(Content(mood: mood)) }
  }

  private final class Mechanism: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let state: State
    private var paper = 0
    private var pending: [UInt8] = []

    init(_ state: State) { self.state = state }

    func channelActive(context: ChannelHandlerContext) {
      paper = state.content.withLock {
        $0.papers.append([])
        return $0.papers.count - 1
      }
      if case .hangsUp = mood { context.close(promise: nil) }
    }

    private var mood: Mood { state.content.withLock { $0.mood } }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      pending += unwrapInboundIn(data).readableBytesView
      while let byte = pending.first {
        if byte == 0x10 {
          guard pending.count >= 3 else { return }
          answer(Int(pending[2]), context)
          pending.removeFirst(3)
        } else if byte == 0x1D, pending.count < 3 {
          return
        } else if pending.starts(with: [0x1D, UInt8(ascii: "r")]) {
          pending.removeFirst(3)
          if case .prints = mood { say(0, context) }
        } else {
          pending.removeFirst()
          print(byte, context)
        }
      }
    }

    private func answer(_ question: Int, _ context: ChannelHandlerContext) {
      switch mood {
      case .mute: return
      case .outOfPaper: say(question == 4 ? 0x72 : 0x1A, context)
      case .jams where !isBlank, .closes where !isBlank: return
      default: say(0x12, context)
      }
    }

    private var isBlank: Bool { state.content.withLock { $0.papers[paper].isEmpty } }

    private func print(_ byte: UInt8, _ context: ChannelHandlerContext) {
      let count = state.content.withLock { content in
        content.papers[paper].append(byte)
        return content.papers[paper].count
      }
      switch mood {
      case .closes(let limit) where count >= limit: context.close(promise: nil)
      case .jams: _ = context.channel.setOption(.autoRead, value: false)
      default: break
      }
    }

    private func say(_ byte: UInt8, _ context: ChannelHandlerContext) {
      context.writeAndFlush(wrapOutboundOut(context.channel.allocator.buffer(bytes: [byte])), promise: nil)
    }
  }
}
