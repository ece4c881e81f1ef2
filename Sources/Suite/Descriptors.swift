import Foundation
import Kit

/// How many files and connections the program may have open at once.
struct Descriptors: Hashable, Sendable {
  /// As many as `docs/examples/sobremesa.service` asks for; more would only let somebody waste more memory.
  static let most = 65_536

  let count: Int

  /// Half of them: the other half is left for requests, files and connections to elsewhere.
  var forStreams: Int { min(count / 2, LiveSeats.mostInAll) }
  /// Three quarters, streams among them: without the rest the house could open neither its files nor other sites.
  var forConnections: Int { count * 3 / 4 }

  /// Raises the limit that a process starts with, 1,024 on many machines, as far as this one may.
  static func raise() -> Descriptors {
    let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    var limit = rlimit()
    guard getrlimit(kind, &limit) == 0 else { return Descriptors(count: 1_024) }
    let reachable = min(limit.rlim_max, rlim_t(most))
    if limit.rlim_cur < reachable {
      let wanted = rlimit(rlim_cur: reachable, rlim_max: limit.rlim_max)
      if withUnsafePointer(to: wanted, { setrlimit(kind, $0) }) == 0 { limit = wanted }
    }
    return Descriptors(count: Int(min(limit.rlim_cur, rlim_t(most))))
  }
}
