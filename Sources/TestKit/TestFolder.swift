import Foundation
package import Kit

/// A folder of a test's own. It goes when the test lets go of it.
package final class TestFolder: Sendable {
  package let path = NSTemporaryDirectory() + "sobremesa-test-\(UUID().uuidString)"

  package init() {}

  package func close(_ database: any Database) {
    do {
      try database.close()
    } catch {
      // It goes with the folder.
    }
  }

  deinit {
    guard FileManager.default.fileExists(atPath: path) else { return }
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      // A leftover folder in the temporary directory harms nobody, and a test has nobody left to tell.
    }
  }
}
