import Foundation

/// The time zones that the machine knows: Debian's `tzdata`, which its updates keep new.
enum ZoneDatabase {
  private static let folder = "/usr/share/zoneinfo"

  /// - Returns: `nil` when there is no such zone, or none is known at all.
  static func file(of identifier: String) -> ZoneFile? {
    guard isName(identifier), let content = FileManager.default.contents(atPath: "\(folder)/\(identifier)") else {
      return nil
    }
    return ZoneFile([UInt8](content))
  }

  /// Those of some country, as `zone.tab` lists them.
  static var identifiers: [String] {
    guard let table = FileManager.default.contents(atPath: "\(folder)/zone.tab") else { return [] }
    return String(decoding: table, as: UTF8.self).split(separator: "\n").compactMap { line in
      let columns = line.split(separator: "\t")
      return line.hasPrefix("#") || columns.count < 3 ? nil : String(columns[2])
    }
  }

  /// The zone of the machine itself: as its environment says, or where its clock's link leads; `nil` where nothing says it.
  static var ofMachine: String? {
    if let chosen = ProcessInfo.processInfo.environment["TZ"] {
      return chosen.hasPrefix(":") ? String(chosen.dropFirst()) : chosen
    }
    let clock = URL(filePath: "/etc/localtime").resolvingSymlinksInPath().path
    return clock.range(of: "/zoneinfo/").map { String(clock[$0.upperBound...]) }
  }

  /// `Europe/Madrid`: parts of letters, digits and `_+-`, at least two, and none of the database's own folders.
  private static func isName(_ identifier: String) -> Bool {
    let parts = identifier.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 1, parts[0] != "posix", parts[0] != "right" else { return false }
    return parts.allSatisfy { part in
      !part.isEmpty
        && part.utf8.allSatisfy { byte in
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "-"):
            true
          default: false
          }
        }
    }
  }
}
