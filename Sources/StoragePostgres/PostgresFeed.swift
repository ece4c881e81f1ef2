import Dispatch
import Foundation
package import Kit
import Synchronization

/// A connection on which a process of the house hears from the others and tells them (`LISTEN` and `NOTIFY`), on a thread of its own. What
/// is told is gathered for some milliseconds and sent outside any change: within one it would let all others wait for its commit.
package final class PostgresFeed: ChangeFeed {
  private static let channel = "sobremesa"
  /// So long news are gathered that follow on others.
  private static let pause = Duration.milliseconds(5)
  private static let lookInterval = Duration.seconds(1)
  /// How long a look holds. Twice the interval, so that one may be late.
  private static let trust = Duration.seconds(2)
  private static let retryInterval = Duration.milliseconds(250)
  /// So long streams go on of which nobody could say that they have to end.
  private static let mostSilence = Duration.seconds(10)
  /// Seconds. So long an end waits for what is to be told still.
  private static let patience = 2.0
  /// The server takes less than 8,000 bytes at once.
  private static let mostBytes = 7_900
  /// Of which there are no more while the server is away.
  private static let mostWaiting = 20_000

  private struct State {
    var waiting: [String] = []
    var isOpened = false
    var isEnded = false
    /// When the newest look began that was answered on a connection that still holds.
    var lookedAt: ContinuousClock.Instant?
  }

  private let state = Mutex(State())
  private let ended = DispatchGroup()
  private let bell = Bell()
  private let address: PostgresAddress
  private let now: @Sendable () -> ContinuousClock.Instant

  init(_ address: PostgresAddress, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
    (self.address, self.now) = (address, now)
  }

  package var isAlone: Bool { state.withLock { !$0.isOpened } }

  package var isAlive: Bool {
    state.withLock { state in
      guard state.isOpened else { return true }
      return state.lookedAt.map { $0.duration(to: now()) < Self.trust } ?? false
    }
  }

  package func tell(_ news: [HouseNews]) {
    let lines = news.map(\.line)
    guard !lines.isEmpty else { return }
    let isHeard = state.withLock { state in
      guard state.isOpened, !state.isEnded else { return false }
      // Others find by looking what they are not told.
      if state.waiting.count > Self.mostWaiting { state.waiting = [] }
      state.waiting += lines
      return true
    }
    if isHeard { bell.ring() }
  }

  package func open(_ listener: FeedListener) {
    let isFirst = state.withLock { state in
      guard !state.isOpened, !state.isEnded else { return false }
      state.isOpened = true
      return true
    }
    guard isFirst else { return }
    ended.enter()
    let thread = Thread { [self] in
      run(listener)
      ended.leave()
    }
    thread.name = "feed"
    thread.start()
  }

  private func run(_ listener: FeedListener) {
    var (heardAt, isFirst) = (now(), true)
    while !isEnded {
      do {
        try follow(listener)
      } catch {
        // Another connection is made; what was missed meanwhile is found by looking.
        if let lookedAt = state.withLock({ $0.lookedAt.take() }) { (heardAt, isFirst) = (lookedAt, true) }
        if isFirst { listener.fail(error) }
        isFirst = false
        if heardAt.duration(to: now()) >= Self.mostSilence {
          listener.doubt()
          heardAt = now()
        }
        if !isEnded { bell.wait(for: nil, atMost: Self.retryInterval) }
      }
    }
    state.withLock { $0.lookedAt = nil }
  }

  private var isEnded: Bool { state.withLock(\.isEnded) }

  /// What is to be told still goes out, if the server answers soon.
  func close() {
    state.withLock { $0.isEnded = true }
    bell.ring()
    _ = ended.wait(timeout: .now() + Self.patience)
  }

  /// Hears and tells until the house closes.
  /// - Throws: when the connection is lost.
  private func follow(_ listener: FeedListener) throws {
    let connection = try PostgresConnection(address, purpose: .listening)
    try connection.command("LISTEN \(Self.channel)")
    var (wasDeaf, lookAt, tellAt) = (true, now(), now())
    while true {
      for text in connection.notifications() {
        for news in text.split(separator: "\n").compactMap({ HouseNews(line: $0) }) { listener.hear(news) }
      }
      let now = now()
      if now >= lookAt {
        try listener.look(PostgresSession(connection: connection), wasDeaf)
        state.withLock { $0.lookedAt = now }
        (wasDeaf, lookAt) = (false, now + Self.lookInterval)
        continue
      }
      let (hasNews, isEnded) = state.withLock { (!$0.waiting.isEmpty, $0.isEnded) }
      if hasNews, isEnded || now >= tellAt {
        try send(on: connection)
        tellAt = self.now() + Self.pause
        continue
      }
      if isEnded { return }
      let next = hasNews ? min(lookAt, tellAt) : lookAt
      bell.wait(for: connection.descriptor, atMost: now.duration(to: next))
      try connection.takeIn()
    }
  }

  private func send(on connection: PostgresConnection) throws {
    let lines = state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
    do {
      for text in Self.gathered(lines) {
        _ = try connection.answer("SELECT pg_notify(\(Self.channel), \(text)) AS told")
      }
    } catch let error as StorageAway {
      // Some may be told twice, which does no harm. What is refused would be again, and is found by looking.
      state.withLock { $0.waiting.insert(contentsOf: lines, at: 0) }
      throw error
    }
  }

  /// As few texts as they fit into.
  static func gathered(_ lines: [String]) -> [String] {
    var (texts, text): ([String], String) = ([], "")
    for line in lines {
      if !text.isEmpty, text.utf8.count + line.utf8.count >= mostBytes {
        texts.append(text)
        text = ""
      }
      text += text.isEmpty ? line : "\n\(line)"
    }
    return text.isEmpty ? texts : texts + [text]
  }
}

/// Wakes a thread that waits for what arrives on a connection.
private final class Bell: Sendable {
  private let hears: CInt
  private let rings: CInt

  init() {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else {
      // Without one it is woken by what arrives, and by its timetable.
      (hears, rings) = (-1, -1)
      return
    }
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    (hears, rings) = (ends[0], ends[1])
  }

  deinit {
    for end in [hears, rings] where end >= 0 { _ = close(end) }
  }

  func ring() {
    // Where there is no room, it rings already.
    _ = withUnsafeBytes(of: UInt8(1)) { write(rings, $0.baseAddress, 1) }
  }

  /// - Parameter descriptor: of the connection; `nil` where there is none.
  func wait(for descriptor: CInt?, atMost time: Duration) {
    var watched = [hears, descriptor ?? -1].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let milliseconds = max(0, time / .milliseconds(1)).rounded(.up)
    guard poll(&watched, nfds_t(watched.count), CInt(milliseconds)) > 0, watched[0].revents != 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(hears, &bytes, bytes.count) > 0 {}
  }
}
