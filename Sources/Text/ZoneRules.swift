import Foundation
import Synchronization

/// The offsets of one zone, one object per identifier.
final class ZoneRules: Sendable {
  let identifier: String
  private let file: ZoneFile

  /// Never emptied: it cannot outgrow the few hundred zones that exist, as their names are matched exactly.
  private static let known = Mutex<[String: ZoneRules]>(["UTC": ZoneRules("UTC", ZoneFile(offset: 0))])

  static func named(_ identifier: String) -> ZoneRules? {
    known.withLock { known in
      if let rules = known[identifier] { return rules }
      guard let rules = ZoneDatabase.file(of: identifier).map({ ZoneRules(identifier, $0) }) else { return nil }
      known[identifier] = rules
      return rules
    }
  }

  private init(_ identifier: String, _ file: ZoneFile) {
    (self.identifier, self.file) = (identifier, file)
  }

  func offset(atSecond second: Int64) -> Int { file.offset(atSecond: second) }
}
