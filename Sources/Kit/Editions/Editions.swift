import Gzip
import Synchronization

/// What open pages show, as far back as there is room. Each answer with a live page is an edition of it, with a name that nobody
/// guesses; whoever names the edition that they have is told the next one as copies of it (RFC 3229).
package final class Editions: Sendable {
  private struct State {
    /// As gzip.
    var pages: [String: [UInt8]] = [:]
    /// The oldest first; those before `first` have gone.
    var names: [String] = []
    var first = 0
    var size = 0
  }

  /// In bytes, as gzip.
  private static let room = 4 * 1024 * 1024

  private let state = Mutex(State())

  package init() {}

  /// A page that people look at, as an edition: whole, or as copies of the one that whoever asks for it has.
  /// - Parameter shown: the name of that one.
  func publish(_ reply: inout Reply, on shown: String?) {
    guard reply.status == 200, case .page(var page) = reply.body, page.isLive else { return }
    let base = shown.flatMap(page(named:))
    // Held once alone, so that its bytes are not copied.
    reply.body = .empty
    let name = Self.newName()
    page.note(edition: name)
    reply.body = .page(page)
    guard let base else { return }
    let copies = Copies(of: base, in: page.bytes).bytes
    guard copies.count < page.bytes.count / 2 else { return }
    remember(Gzip.answers.compress(page.bytes), as: name)
    reply.status = 226
    reply.headers.removeAll { $0.name == .eTag }
    reply.headers += [(.im, "copies"), (.cacheControl, "no-store")]
    reply.body = .bytes(copies, type: "text/html; charset=utf-8")
  }

  /// - Parameter page: as gzip.
  func remember(_ page: [UInt8], as name: String) {
    state.withLock { state in
      state.pages[name] = page
      state.names.append(name)
      state.size += page.count
      while state.size > Self.room {
        state.size -= state.pages.removeValue(forKey: state.names[state.first])?.count ?? 0
        state.first += 1
      }
      if state.first > state.names.count / 2 {
        state.names.removeFirst(state.first)
        state.first = 0
      }
    }
  }

  func holds(_ name: String) -> Bool {
    state.withLock { $0.pages[name] != nil }
  }

  private func page(named name: String) -> [UInt8]? {
    state.withLock { $0.pages[name] }.flatMap(Gzip.expand)
  }

  private static func newName() -> String {
    String(UInt64.random(in: .min ... .max), radix: 36)
  }
}
