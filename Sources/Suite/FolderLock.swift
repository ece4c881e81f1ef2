import Foundation

/// Keeps a second process away from the data: SQLite's log does not survive two writers in all its versions.
enum FolderLock {
  /// Runs the closure while this process alone holds the folder.
  /// - Throws: ``CannotOpen`` when another process holds it, and what the closure throws.
  static func hold<Value>(_ folder: String, _ body: () async throws -> Value) async throws -> Value {
    let descriptor = open("\(folder)/lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw CannotOpen("The data folder \(folder) cannot be written to.") }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      throw CannotOpen("The data in \(folder) is in use by another sobremesa. Stop it first, then try again.")
    }
    return try await body()
  }
}
