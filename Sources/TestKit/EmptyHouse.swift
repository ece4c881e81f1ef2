import Foundation
import Kit
import Suite

/// The file of a house in which nobody lives yet, as the suite's migrations make it. It is made once for all tests, which begin with a
/// copy of it: most of them would wait for the migrations longer than for anything else.
enum EmptyHouse {
  private static let file = Task {
    let folder = TestFolder()
    let configuration = Configuration(data: folder.path)
    try await Boot.database(configuration, mint: TestClock().mint).close()
    return try Data(contentsOf: URL(filePath: configuration.databasePath))
  }

  static func copy(to configuration: Configuration) async throws {
    let file = try await file.value
    try FileManager.default.createDirectory(atPath: configuration.data, withIntermediateDirectories: true)
    try file.write(to: URL(filePath: configuration.databasePath))
  }
}
