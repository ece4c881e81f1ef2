import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL

/// One question to one machine, without any following on.
struct Exchange {
  private static let shutdownTimeout = TimeAmount.milliseconds(100)

  let address: WebAddress
  /// Where to connect, whatever the name has come to mean since it was looked up.
  let machine: InternetAddress
  let deadline: NIODeadline
  let connectTimeout: TimeAmount
  let trust: NIOSSLTrustRoots

  /// - Parameters:
  ///   - limit: of the body, in bytes; `nil` leaves it unread.
  ///   - delivery: what is brought there; `nil` only asks.
  /// - Throws: ``FetchProblem``.
  func answer(limit: Int?, to delivery: Delivery? = nil) async throws -> FetchAnswer {
    do {
      let channel = try await connect()
      let end = channel.channel.eventLoop.scheduleTask(deadline: deadline) { channel.channel.close(promise: nil) }
      defer { end.cancel() }
      return try await channel.executeThenClose { inbound, outbound in
        do {
          try await outbound.write(contentsOf: parts(of: delivery))
        } catch {
          // Why the connection ended, as when a certificate does not hold, is said on the way in.
          for try await _ in inbound {}
          throw error
        }
        return try await read(inbound, limit: limit)
      }
    } catch let problem as FetchProblem {
      throw problem
    } catch {
      throw NIODeadline.now() < deadline ? Self.problem(behind: error) : .tooSlow
    }
  }

  /// What is no problem of the way stays what it is.
  static func told(_ error: any Error) -> any Error {
    switch error {
    case is ChannelError, is NIOConnectionError, is IOError, is NIOSSLError, is NIOSSLExtraError, is BoringSSLError,
      is HTTPParserError:
      problem(behind: error)
    default: error
    }
  }

  private static func problem(behind error: any Error) -> FetchProblem {
    switch error {
    case is NIOSSLError, is NIOSSLExtraError, is BoringSSLError: .insecure
    case is HTTPParserError: .malformed
    default: .unreachable
    }
  }

  typealias Channel = NIOAsyncChannel<HTTPClientResponsePart, HTTPClientRequestPart>

  func connect() async throws -> Channel {
    let context = address.isSecure ? try NIOSSLContext(configuration: configuration) : nil
    let isNamed = InternetAddress(address.host) == nil
    let timeout = min(connectTimeout, deadline - .now())
    return try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connectTimeout(timeout)
      .connect(to: SocketAddress(ipAddress: machine.text, port: address.port)) { [address] channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          if let context {
            let name = isNamed ? address.host : nil
            try pipeline.addHandler(NIOSSLClientHandler(context: context, serverHostname: name))
          }
          try pipeline.addHTTPClientHandlers()
          return try Channel(wrappingChannelSynchronously: channel)
        }
      }
  }

  private var configuration: TLSConfiguration {
    var configuration = TLSConfiguration.makeClientConfiguration()
    configuration.trustRoots = trust
    configuration.shutdownTimeout = Self.shutdownTimeout
    return configuration
  }

  private func parts(of delivery: Delivery?) -> [HTTPClientRequestPart] {
    guard let delivery else { return [.head(head([:])), .end(nil)] }
    var said = HTTPHeaders(delivery.headers)
    said.add(name: "Content-Length", value: String(delivery.body.count))
    return [.head(head(said, method: .POST)), .body(.byteBuffer(ByteBuffer(bytes: delivery.body))), .end(nil)]
  }

  /// - Parameter asked: besides what every question says.
  func head(_ asked: HTTPHeaders, method: HTTPMethod = .GET) -> HTTPRequestHead {
    var headers: HTTPHeaders = [
      "Host": address.authority, "User-Agent": "Sobremesa", "Accept": "*/*", "Accept-Encoding": "identity",
      "Connection": "close",
    ]
    headers.add(contentsOf: asked)
    return HTTPRequestHead(version: .http1_1, method: method, uri: address.target, headers: headers)
  }

  private func read(
    _ parts: NIOAsyncChannelInboundStream<HTTPClientResponsePart>, limit: Int?
  ) async throws -> FetchAnswer {
    var head: HTTPResponseHead?
    var body: [UInt8] = []
    reading: for try await part in parts {
      switch part {
      case .head(let received):
        head = received
        if limit == nil { break reading }
      case .body(let piece):
        body += piece.readableBytesView
        if let limit, body.count > limit { throw FetchProblem.tooLarge }
      case .end: break reading
      }
    }
    // What ends with its connection would look whole when the deadline has cut it off.
    guard NIODeadline.now() < deadline else { throw FetchProblem.tooSlow }
    guard let head else { throw FetchProblem.unreachable }
    return FetchAnswer(
      status: Int(head.status.code), address: address, headers: head.headers.map { ($0.name, $0.value) }, body: body)
  }
}
