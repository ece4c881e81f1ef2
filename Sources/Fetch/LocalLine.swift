import NIOCore
import NIOPosix
import Synchronization

/// A machine of the house's own network that takes bytes as they are, as receipt printers do. It is named by its number: what a
/// name means may change.
package struct LocalMachine: Hashable, Sendable {
  package static let usualPort = 9100

  let address: InternetAddress
  let port: Int

  /// Four numbers between dots, and a port where it is another than ``usualPort``. `nil` when it is none.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 2, let address = InternetAddress(parts[0]), address.bytes.count == 4 else { return nil }
    guard parts.count == 1 || parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    guard let port = parts.count == 1 ? Self.usualPort : Int(parts[1]), (1...65_535).contains(port) else { return nil }
    (self.address, self.port) = (address, port)
  }

  package var text: String { port == Self.usualPort ? address.text : "\(address.text):\(port)" }
}

extension Fetch {
  private static let localNetworks: [InternetNetwork] = [
    "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16",
  ]
  /// Where printers take bytes. What else listens in the network is not to be spoken to.
  private static let printerPorts = 9100...9109

  /// Whether bytes may go to a machine: in a private network alone, to a printer's port; to one that the owner of the house named,
  /// as ``get(_:limit:)`` does.
  package func maySpeak(to machine: LocalMachine) -> Bool {
    ownHosts.contains(machine.address.text)
      || Self.printerPorts.contains(machine.port) && Self.localNetworks.contains { $0.holds(machine.address) }
  }

  /// Connects to a machine of the house's own network for as long as the closure runs.
  /// - Throws: ``FetchProblem`` when it may not be spoken to, or cannot be reached in time; then nothing has been sent.
  package func connect<Value: Sendable>(
    to machine: LocalMachine, _ body: @Sendable (LocalLine) async throws -> Value
  ) async throws -> Value {
    guard maySpeak(to: machine) else { throw FetchProblem.privateAddress }
    let received = LocalLine.Received()
    let channel: any Channel
    do {
      channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
        .connectTimeout(connectTimeout)
        .channelInitializer { $0.pipeline.addHandler(received) }
        .connect(to: SocketAddress(ipAddress: machine.address.text, port: machine.port)).get()
    } catch {
      throw Exchange.told(error)
    }
    defer { channel.close(promise: nil) }
    return try await body(LocalLine(channel: channel, received: received))
  }
}

/// A connection on which bytes go both ways.
package struct LocalLine: Sendable {
  fileprivate let channel: any Channel
  fileprivate let received: Received

  /// Waits until the machine's side has taken the bytes; that it has done something with them is another question.
  /// - Throws: ``FetchProblem`` when the connection ends before, or time is up; some of the bytes may have gone then.
  package func send(_ bytes: [UInt8], within patience: Duration) async throws {
    let end = channel.eventLoop.scheduleTask(in: TimeAmount(patience)) { [channel] in channel.close(promise: nil) }
    defer { end.cancel() }
    do {
      try await channel.writeAndFlush(channel.allocator.buffer(bytes: bytes))
    } catch {
      throw FetchProblem.unreachable
    }
  }

  /// What the machine has said since it was last asked for, at least a byte.
  /// - Returns: nothing when it says nothing for so long, or has closed the connection.
  package func receive(within patience: Duration) async throws -> [UInt8] {
    let promise = channel.eventLoop.makePromise(of: [UInt8].self)
    received.wait(promise)
    let end = channel.eventLoop.scheduleTask(in: TimeAmount(patience)) { [received] in received.giveUp() }
    defer { end.cancel() }
    return try await promise.futureResult.get()
  }

  fileprivate final class Received: ChannelInboundHandler, Sendable {
    typealias InboundIn = ByteBuffer

    private struct State {
      var bytes: [UInt8] = []
      var isClosed = false
      var waiting: EventLoopPromise<[UInt8]>?
    }

    private let state = Mutex(State())

    /// More than this nobody says who is asked for a byte.
    private static let limit = 4096

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let piece = unwrapInboundIn(data).readableBytesView
      settle { state in
        if state.bytes.count < Self.limit { state.bytes += piece }
        return !state.bytes.isEmpty
      }
    }

    func channelInactive(context: ChannelHandlerContext) {
      settle {
        $0.isClosed = true
        return true
      }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    func wait(_ promise: EventLoopPromise<[UInt8]>) {
      settle {
        $0.waiting = promise
        return !$0.bytes.isEmpty || $0.isClosed
      }
    }

    func giveUp() { settle { _ in true } }

    /// Answers whoever waits, where there is an end to it.
    private func settle(_ change: (inout State) -> Bool) {
      let (promise, bytes) = state.withLock { state -> (EventLoopPromise<[UInt8]>?, [UInt8]) in
        guard change(&state), let promise = state.waiting else { return (nil, []) }
        defer { (state.waiting, state.bytes) = (nil, []) }
        return (promise, state.bytes)
      }
      promise?.succeed(bytes)
    }
  }
}
