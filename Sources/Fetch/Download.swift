import NIOCore
import NIOHTTP1
import Synchronization

/// Where the pieces of a download belong.
package struct DownloadStart: Sendable {
  /// Among the bytes of the whole: 0 where the site begins anew although it was asked for the rest.
  package let offset: Int
  /// Of the whole, where the site says it.
  package let size: Int?
  /// By which the site tells whether it is still the same; empty where it cannot.
  package let mark: String
}

extension Fetch {
  /// Nobody waits longer for a whole download, nor for one more piece of it.
  package static let downloadPatience = Duration.seconds(600)
  package static let piecePatience = Duration.seconds(30)

  /// Fetches what may be large, piece by piece. What was taken before a problem stays good, see ``DownloadStart/mark``.
  /// - Parameters:
  ///   - text: without a scheme it is asked by https.
  ///   - offset: of the first byte that is wanted, where `mark` tells of what.
  ///   - limit: of the whole, in bytes.
  ///   - begin: is told before the first piece where it belongs.
  ///   - take: is given each piece; the next one waits for it.
  /// - Throws: ``FetchProblem``, and what `begin` and `take` throw.
  package func download(
    _ text: String, from offset: Int = 0, mark: String = "", limit: Int,
    patience: Duration = Fetch.downloadPatience, piecePatience: Duration = Fetch.piecePatience,
    begin: (DownloadStart) async throws -> Void, take: ([UInt8]) async throws -> Void
  ) async throws {
    guard var address = WebAddress.candidates(text).first else { throw FetchProblem.noAddress }
    let deadline = NIODeadline.now() + TimeAmount(patience)
    var asked = mark.isEmpty ? 0 : offset
    var redirects = 0
    while true {
      let answer = try await exchange(with: address, before: deadline).stream(
        asked == 0 ? [:] : ["Range": "bytes=\(asked)-", "If-Range": mark], piecePatience: TimeAmount(piecePatience)
      ) { head in
        guard head.isOK else { return nil }
        guard head.headers("content-encoding").allSatisfy({ $0.lowercased() == "identity" }) else {
          throw FetchProblem.malformed
        }
        let start = try Self.start(head, asked: asked)
        if let size = start.size, size > limit { throw FetchProblem.tooLarge }
        try await begin(start)
        return limit - start.offset
      } take: {
        try await take($0)
      }
      switch answer.status {
      case 200..<300: return
      case 301, 302, 303, 307, 308:
        guard let next = answer.headers("location").first.flatMap(answer.address.leading) else {
          throw FetchProblem.malformed
        }
        redirects += 1
        guard redirects <= Self.redirectLimit else { throw FetchProblem.tooManyRedirects }
        address = next
      // Less is there than was taken before.
      case 416 where asked > 0: asked = 0
      default: throw FetchProblem.missing
      }
    }
  }

  private static func start(_ head: FetchAnswer, asked: Int) throws -> DownloadStart {
    // A weak mark stands for several bodies.
    let tag = head.headers("etag").first { !$0.hasPrefix("W/") }
    let mark = tag ?? head.headers("last-modified").first ?? ""
    let length = head.headers("content-length").first.flatMap { Int($0) }
    guard head.status == 206 else { return DownloadStart(offset: 0, size: length, mark: mark) }
    let range = head.headers("content-range").first ?? ""
    guard range.hasPrefix("bytes \(asked)-") else { throw FetchProblem.malformed }
    return DownloadStart(offset: asked, size: length.map { asked + $0 }, mark: mark)
  }

  private func exchange(with address: WebAddress, before deadline: NIODeadline) async throws -> Exchange {
    let soon = min(deadline, NIODeadline.now() + TimeAmount(timeout))
    guard let machine = try await machines(of: address, before: soon).first else { throw FetchProblem.unreachable }
    return Exchange(
      address: address, machine: machine, deadline: deadline, connectTimeout: connectTimeout, trust: trust)
  }
}

extension Exchange {
  /// Closes a connection from which nothing comes, and remembers that it did.
  private final class Watch: Sendable {
    let hasClosed = Atomic(false)

    func close(_ channel: any NIOCore.Channel) {
      hasClosed.store(true, ordering: .relaxed)
      channel.close(promise: nil)
    }
  }

  /// - Parameters:
  ///   - begin: is given the head, and says how many bytes may follow; `nil` leaves the body unread.
  ///   - take: is given each piece.
  /// - Returns: the head.
  func stream(
    _ asked: HTTPHeaders, piecePatience: TimeAmount, begin: (FetchAnswer) async throws -> Int?,
    take: ([UInt8]) async throws -> Void
  ) async throws -> FetchAnswer {
    let watch = Watch()
    do {
      let channel = try await connect()
      let loop = channel.channel.eventLoop
      let end = loop.scheduleTask(deadline: deadline) { watch.close(channel.channel) }
      defer { end.cancel() }
      return try await channel.executeThenClose { inbound, outbound in
        try await outbound.write(contentsOf: [.head(head(asked)), .end(nil)])
        var (answer, room): (FetchAnswer?, Int) = (nil, 0)
        var parts = inbound.makeAsyncIterator()
        reading: while true {
          let idle = loop.scheduleTask(in: piecePatience) { watch.close(channel.channel) }
          defer { idle.cancel() }
          guard let part = try await parts.next() else { break }
          idle.cancel()
          switch part {
          case .head(let received):
            let head = FetchAnswer(
              status: Int(received.status.code), address: address,
              headers: received.headers.map { ($0.name, $0.value) }, body: [])
            answer = head
            guard let most = try await begin(head) else { break reading }
            room = most
          case .body(let piece):
            room -= piece.readableBytes
            guard room >= 0 else { throw FetchProblem.tooLarge }
            try await take(Array(piece.readableBytesView))
          case .end: break reading
          }
        }
        if watch.hasClosed.load(ordering: .relaxed) { throw FetchProblem.tooSlow }
        guard let answer else { throw FetchProblem.unreachable }
        return answer
      }
    } catch {
      throw watch.hasClosed.load(ordering: .relaxed) ? FetchProblem.tooSlow : Self.told(error)
    }
  }
}
