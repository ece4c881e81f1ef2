import Foundation
import Testing

@testable import Pools

/// The openfootball files that lie beside the checkout, where there are some; they are not part of it.
struct FootballData {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../../../shared/data/football"
  )
  .standardizedFileURL
  static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

  static let matchFiles = [
    "football-json/2018-19/es.2.json", "football-json/2024-25/es.1.json", "football-json/2025-26/en.1.json",
    "football-json/2025-26/es.1.json", "football-json/2025-26/es.2.json", "football-json/2025-26/pt.1.json",
    "history/es.1-2025-26_at_2025-11-12.json", "history/worldcup-2026_at_2026-06-25.json",
    "worldcup-json/2026/worldcup.json",
    "worldcup-json/2026/worldcup.quali_playoffs.json", "euro-json/2024/euro.json", "espana/2026-27/1-liga.txt",
  ]

  static let otherFiles = [
    "worldcup-json/2026/worldcup.groups.json", "worldcup-json/2026/worldcup.teams.json",
    "worldcup-json/2026/worldcup.stadiums.json", "euro-json/2024/euro.groups.json", "LICENSE.md", "clubs/es.clubs.txt",
    "clubs/eng.clubs.txt", "clubs/pt.clubs.txt", "SOURCES.md",
  ]

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: path)))
  }

  static func file(_ path: String) throws -> FixtureFile {
    try FixtureFile(try bytes(path), name: path.split(separator: "/").last.map(String.init) ?? path)
  }
}
