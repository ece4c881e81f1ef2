import Synchronization

/// What one committed change means to open screens.
package struct Announcement: Hashable, Sendable {
  package let space: ID<Space>
  package let sequence: Int64
  package let topics: Set<Topic>

  package init(space: ID<Space>, sequence: Int64, topics: Set<Topic>) {
    (self.space, self.sequence, self.topics) = (space, sequence, topics)
  }
}

/// Knows each space's newest sequence and tells the open streams about changes once they are on the disk.
package final class LiveHub: Sendable {
  private struct State {
    var sequences: [ID<Space>: Int64] = [:]
    var streams: [UInt64: Stream] = [:]
    var seats: LiveSeats
    /// Of the spaces that are followed, what has been told of each; kept where others may have changed them.
    var told: [ID<Space>: HeardNumbers] = [:]
    var lastStream: UInt64 = 0
    var isOpen = true
  }

  private struct Stream {
    let space: ID<Space>
    let listener: LiveListener?
    let continuation: AsyncStream<LiveEvent>.Continuation
  }

  /// How many events wait for a slow reader.
  static let backlog = 64

  private let state: Mutex<State>
  private let feed: any ChangeFeed

  /// - Parameters:
  ///   - most: how many streams may be open at once.
  ///   - feed: by which other processes of the house are told.
  package init(most: Int = LiveSeats.mostInAll, feed: any ChangeFeed = OwnFeed()) {
    state = Mutex(State(seats: LiveSeats(most: most)))
    self.feed = feed
  }

  /// How many streams are open.
  var count: Int { state.withLock(\.streams.count) }

  /// The newest sequence that is on the disk, or `nil` when the space has not been seen since the start.
  func sequence(of space: ID<Space>) -> Int64? {
    state.withLock { $0.sequences[space] }
  }

  /// Notes a sequence that was read from the database; a newer one that is known already stays.
  func note(_ sequence: Int64, of space: ID<Space>) {
    state.withLock { $0.sequences[space] = max(sequence, $0.sequences[space] ?? 0) }
  }

  package func announce(_ announcements: [Announcement]) {
    tell(announcements.map(HouseNews.change))
  }

  package func announce(_ announcement: Announcement) {
    announce([announcement])
  }

  /// Tells the streams that are open here, and the other processes of the house.
  func tell(_ news: [HouseNews]) {
    for piece in news { hear(piece) }
    feed.tell(news)
  }

  /// Tells the streams that are open here.
  func hear(_ news: HouseNews) {
    switch news {
    case .change(let change):
      note(change.sequence, toldOf: change.space, as: .change(sequence: change.sequence, topics: change.topics))
    case .stands(let space, let sequence): note(sequence, toldOf: space, as: .stands(at: sequence))
    case .accounts, .counted: break
    case .dismissed(let space): dismiss { $0.space == space }
    case .ended(let listener): dismiss { $0.listener == listener }
    }
  }

  private func note(_ sequence: Int64, toldOf space: ID<Space>, as event: LiveEvent) {
    let continuations = state.withLock { state in
      state.sequences[space] = max(sequence, state.sequences[space] ?? 0)
      state.told[space]?.hear(sequence)
      return state.streams.values.filter { $0.space == space }.map(\.continuation)
    }
    for continuation in continuations { continuation.yield(event) }
  }

  /// A stream of a space's changes from now on. It ends when the reader drops it, or with the house.
  ///
  /// A reader that cannot keep up loses the oldest events: any newer one makes it fetch everything it missed.
  /// - Parameters:
  ///   - listener: whose end is also the stream's.
  ///   - reader: who is counted for it, and whose older streams may end for it; see ``LiveSeats``. The house's own are not
  ///     counted.
  func events(
    in space: ID<Space>, for listener: LiveListener? = nil, reader: LiveReader? = nil
  ) -> AsyncStream<LiveEvent> {
    AsyncStream(bufferingPolicy: .bufferingNewest(Self.backlog)) { continuation in
      let stream = Stream(space: space, listener: listener, continuation: continuation)
      guard let (number, displaced) = seat(stream, for: reader) else { return continuation.finish() }
      for other in displaced { other.continuation.finish() }
      continuation.onTermination = { [weak self] _ in
        self?.state.withLock { state in
          state.seats.leave(number)
          _ = state.streams.removeValue(forKey: number)
        }
      }
    }
  }

  /// - Returns: the stream's number and those that end for it; `nil` once the house has closed.
  private func seat(_ stream: Stream, for reader: LiveReader?) -> (number: UInt64, displaced: [Stream])? {
    state.withLock { state in
      guard state.isOpen else { return nil }
      state.lastStream += 1
      let number = state.lastStream
      state.streams[number] = stream
      let ended = reader.map { state.seats.take(number, for: $0) } ?? []
      return (number, ended.compactMap { state.streams.removeValue(forKey: $0) })
    }
  }

  private func dismiss(where isMeant: (Stream) -> Bool) {
    let streams = state.withLock { state in state.streams.values.filter(isMeant) }
    for stream in streams {
      stream.continuation.yield(.gone)
      stream.continuation.finish()
    }
  }

  /// Ends all streams, now and from now on.
  package func close() {
    state.withLock { $0.isOpen = false }
    endStreams()
  }

  /// Ends all streams without a word: whoever still may comes back by themselves.
  func endStreams() {
    let streams = state.withLock { state in
      defer { state.streams = [:] }
      return Array(state.streams.values)
    }
    for stream in streams { stream.continuation.finish() }
  }
}

// MARK: - What others have changed

extension LiveHub {
  /// So many spaces are asked for at once.
  private static let stretch = 1_024

  /// Looks where the spaces are that are followed here. Where something was missed the streams are told how far it is.
  func look(in connection: any Connection, wasDeaf: Bool) throws {
    let spaces = state.withLock { Set($0.streams.values.map(\.space)) }.sorted { $0.description < $1.description }
    var found: [ID<Space>: Int64] = [:]
    for start in stride(from: 0, to: spaces.count, by: Self.stretch) {
      var some = Array(spaces[start..<min(start + Self.stretch, spaces.count)])
      // Filled up with its last to a power of two, so that a connection keeps few statements, however many spaces there are.
      let room = 1 << (Int.bitWidth - (some.count - 1).leadingZeroBitCount)
      some += Array(repeating: some[some.count - 1], count: room - some.count)
      let rows = try connection.rows("SELECT id, sequence FROM kit_space WHERE id IN \(some) ORDER BY id")
      for row in rows { found[try row["id"]] = try row["sequence"] }
    }
    take(found, wasDeaf: wasDeaf)
  }

  private func take(_ found: [ID<Space>: Int64], wasDeaf: Bool) {
    let streams = state.withLock { state -> [(AsyncStream<LiveEvent>.Continuation, Int64)] in
      var told: [ID<Space>: HeardNumbers] = [:]
      let behind = found.filter { space, sequence -> Bool in
        var numbers = state.told[space] ?? HeardNumbers()
        defer { told[space] = numbers }
        return numbers.look(at: sequence, wasDeaf: wasDeaf) == .missed
      }
      state.told = told
      for (space, sequence) in behind { state.sequences[space] = max(sequence, state.sequences[space] ?? 0) }
      return state.streams.values.filter { behind[$0.space] != nil }.map { ($0.continuation, behind[$0.space] ?? 0) }
    }
    for (continuation, sequence) in streams { continuation.yield(.stands(at: sequence)) }
  }
}

/// Whose stream it is: it ends with their session, their link or the public address.
package enum LiveListener: Hashable, Sendable {
  case session(ID<Session>)
  case guest(ID<ShareLink>)
  case visitor(ID<PublicPage>)
}

/// What a stream carries.
enum LiveEvent: Sendable, Equatable {
  case change(sequence: Int64, topics: Set<Topic>)
  /// The space is so far, whatever was told of it.
  case stands(at: Int64)
  /// The viewer has to ask again whether they may see this at all.
  case gone
}
