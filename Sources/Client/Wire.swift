import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL

/// The way to one house, which its user has named: by http or https, wherever it is.
struct Wire: Sendable {
  /// A question waits for something to happen for 25 seconds.
  static let patience = TimeAmount.seconds(40)
  static let longest = 64 * 1024 * 1024
  /// Between tries of what nobody has answered.
  static let pauses: [Duration] = [.milliseconds(100), .milliseconds(500), .seconds(2)]
  /// In seconds; whoever is told to wait longer is told so.
  static let longestPause = 60

  let isSecure: Bool
  let host: String
  let port: Int
  /// Before the house's own paths, where it stands behind others at one name.
  let prefix: String
  let token: String
  let language: String

  struct Answer: Sendable {
    let status: Int
    let headers: [String: String]
    let body: [UInt8]
  }

  enum Failure: Error { case noAnswer, noTrust }

  /// `nil` where it is no address of a website.
  init?(_ profile: Profile, language: String) {
    guard let parts = URLComponents(string: profile.url), let scheme = parts.scheme?.lowercased(),
      ["http", "https"].contains(scheme), let host = parts.encodedHost, !host.isEmpty
    else { return nil }
    isSecure = scheme == "https"
    self.host = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
    port = parts.port ?? (isSecure ? 443 : 80)
    prefix =
      parts.percentEncodedPath.hasSuffix("/") ? String(parts.percentEncodedPath.dropLast()) : parts.percentEncodedPath
    (token, self.language) = (profile.token, language)
  }

  var address: String { "\(isSecure ? "https" : "http")://\(authority)\(prefix)" }

  private var authority: String {
    let name = host.contains(":") ? "[\(host)]" : host
    return port == (isSecure ? 443 : 80) ? name : "\(name):\(port)"
  }

  /// Asks, and asks again where nothing comes back: what is done carries a key, so that it is done once however often it arrives.
  /// - Throws: ``Failure`` in the end.
  func ask(
    _ method: HTTPMethod = .GET, _ target: String, headers: [(String, String)] = [], body: [UInt8]? = nil
  ) async throws -> Answer {
    for pause in Self.pauses {
      do {
        let answer = try await askOnce(method, target, headers, body)
        switch answer.status {
        case 502, 503, 504: try await Task.sleep(for: pause)
        case 429:
          let wait = answer.headers["retry-after"].flatMap { Int($0) } ?? 1
          guard wait <= Self.longestPause else { return answer }
          try await Task.sleep(for: .seconds(max(1, wait)))
        default: return answer
        }
      } catch Failure.noAnswer {
        try await Task.sleep(for: pause)
      }
    }
    return try await askOnce(method, target, headers, body)
  }

  private typealias Channel = NIOAsyncChannel<HTTPClientResponsePart, HTTPClientRequestPart>

  private func askOnce(
    _ method: HTTPMethod, _ target: String, _ headers: [(String, String)], _ body: [UInt8]?
  ) async throws -> Answer {
    do {
      let channel = try await connect()
      let end = channel.channel.eventLoop.scheduleTask(in: Self.patience) { channel.channel.close(promise: nil) }
      defer { end.cancel() }
      return try await channel.executeThenClose { inbound, outbound in
        do {
          try await outbound.write(contentsOf: parts(method, target, headers, body))
        } catch {
          // Why the connection ended, as when a certificate does not hold, is said on the way in.
          for try await _ in inbound {}
          throw error
        }
        return try await read(inbound)
      }
    } catch let failure as Failure {
      throw failure
    } catch {
      switch error {
      case NIOSSLError.uncleanShutdown: throw Failure.noAnswer
      case is NIOSSLError, is NIOSSLExtraError, is BoringSSLError: throw Failure.noTrust
      default: throw Failure.noAnswer
      }
    }
  }

  private func connect() async throws -> Channel {
    let context = isSecure ? try NIOSSLContext(configuration: .makeClientConfiguration()) : nil
    let isNumber = host.contains(":") || host.utf8.allSatisfy { (0x2E...0x39).contains($0) }
    let name = isNumber ? nil : host
    return try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connectTimeout(.seconds(5))
      .connect(host: host, port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          if let context { try pipeline.addHandler(NIOSSLClientHandler(context: context, serverHostname: name)) }
          try pipeline.addHTTPClientHandlers()
          return try Channel(wrappingChannelSynchronously: channel)
        }
      }
  }

  private func parts(
    _ method: HTTPMethod, _ target: String, _ more: [(String, String)], _ body: [UInt8]?
  ) -> [HTTPClientRequestPart] {
    var headers: HTTPHeaders = [
      "Host": authority, "User-Agent": "sobremesa", "Accept": "application/json", "Accept-Language": language,
      "Authorization": "Bearer \(token)", "Connection": "close",
    ]
    headers.add(contentsOf: more.map { ($0.0, $0.1) })
    if let body { headers.add(name: "Content-Length", value: String(body.count)) }
    let head = HTTPRequestHead(version: .http1_1, method: method, uri: prefix + target, headers: headers)
    return [.head(head)] + (body.map { [.body(.byteBuffer(ByteBuffer(bytes: $0)))] } ?? []) + [.end(nil)]
  }

  private func read(_ parts: NIOAsyncChannelInboundStream<HTTPClientResponsePart>) async throws -> Answer {
    var head: HTTPResponseHead?
    var body: [UInt8] = []
    for try await part in parts {
      switch part {
      case .head(let received): head = received
      case .body(let piece):
        body += piece.readableBytesView
        guard body.count <= Self.longest else { throw Failure.noAnswer }
      case .end:
        guard let head else { throw Failure.noAnswer }
        let headers = head.headers.map { ($0.name.lowercased(), $0.value) }
        return Answer(status: Int(head.status.code), headers: Dictionary(headers) { first, _ in first }, body: body)
      }
    }
    throw Failure.noAnswer
  }
}
