import NIOCore
import NIOPosix
import NIOSSL
import Synchronization

/// Another site on this machine, which answers a test as it is told. It goes when the test lets go of it.
package final class TestSite: Sendable {
  /// What goes over the wire, as it stands.
  package struct Answer: Sendable {
    let bytes: [UInt8]
    let closes: Bool
    let pieces: Int

    /// - Parameter closes: whether the connection ends with it.
    package init(_ text: String, closes: Bool = true) {
      self.init(Array(text.utf8), closes: closes)
    }

    /// - Parameter pieces: in how many it goes out, one a little after the other.
    package init(_ bytes: [UInt8], closes: Bool = true, pieces: Int = 1) {
      (self.bytes, self.closes, self.pieces) = (bytes, closes, pieces)
    }

    package static func page(_ body: String = "", status: Int = 200, _ headers: [String] = []) -> Answer {
      let lines = ["HTTP/1.1 \(status) Some", "Content-Length: \(body.utf8.count)"] + headers
      return Answer(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
    }

    package static func redirect(to address: String) -> Answer {
      .page(status: 302, ["Location: \(address)"])
    }
  }

  package let port: Int
  private let channel: any Channel
  private let mailbox: Mailbox

  /// - Parameters:
  ///   - certificate: PEM of a certificate and its key, for a site that speaks TLS.
  ///   - answer: by the path with its query.
  package convenience init(
    certificate: (chain: String, key: String)? = nil, _ answer: @escaping @Sendable (String) -> Answer
  ) async throws {
    try await self.init(certificate: certificate) { path, _ in answer(path) }
  }

  /// - Parameter answer: by the path with its query, and the whole head.
  package init(
    certificate: (chain: String, key: String)? = nil, byHead answer: @escaping @Sendable (String, String) -> Answer
  ) async throws {
    let mailbox = Mailbox()
    let context = try certificate.map { pem in
      try NIOSSLContext(
        configuration: .makeServerConfiguration(
          certificateChain: NIOSSLCertificate.fromPEMBytes(Array(pem.chain.utf8)).map { .certificate($0) },
          privateKey: .privateKey(NIOSSLPrivateKey(bytes: Array(pem.key.utf8), format: .pem))))
    }
    channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          if let context { try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: context)) }
          try channel.pipeline.syncOperations.addHandler(Answering(answer, mailbox))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    port = channel.localAddress?.port ?? 0
    self.mailbox = mailbox
  }

  deinit {
    channel.close(promise: nil)
  }

  /// The heads of the requests that came, as they came.
  package var asked: [String] { brought.map(\.head) }
  /// The same with what each of them brought.
  package var brought: [(head: String, body: [UInt8])] { mailbox.requests.withLock(\.self) }

  private final class Mailbox: Sendable {
    let requests = Mutex<[(head: String, body: [UInt8])]>([])
  }

  private final class Answering: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let answer: @Sendable (String, String) -> Answer
    private let mailbox: Mailbox
    private var bytes: [UInt8] = []

    init(_ answer: @escaping @Sendable (String, String) -> Answer, _ mailbox: Mailbox) {
      (self.answer, self.mailbox) = (answer, mailbox)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      bytes += unwrapInboundIn(data).readableBytesView
      let begin = String(decoding: bytes.prefix(4), as: UTF8.self)
      guard ["GET ", "POST"].contains(where: { $0.hasPrefix(begin) }) else { return context.close(promise: nil) }
      guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8))?.upperBound else { return }
      let head = String(decoding: bytes[..<end], as: UTF8.self)
      let length = head.lowercased().firstMatch(of: /content-length: ([0-9]+)/).flatMap { Int($0.output.1) } ?? 0
      guard bytes.count >= end + length else { return }
      mailbox.requests.withLock { $0.append((head, Array(bytes[end...]))) }
      let words = head.split(separator: " ", maxSplits: 2)
      let answer = answer(words.count > 1 ? String(words[1]) : "", head)
      Self.send(answer, from: 0, to: context.channel)
    }

    private static func send(_ answer: Answer, from start: Int, to channel: any Channel) {
      let end = min(answer.bytes.count, start + answer.bytes.count / answer.pieces + 1)
      let written = channel.writeAndFlush(ByteBuffer(bytes: answer.bytes[start..<end]))
      if end < answer.bytes.count {
        channel.eventLoop.scheduleTask(in: .milliseconds(5)) { send(answer, from: end, to: channel) }
      } else if answer.closes {
        // A large answer needs several writes.
        written.whenComplete { _ in channel.close(promise: nil) }
      }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      context.close(promise: nil)
    }
  }
}
