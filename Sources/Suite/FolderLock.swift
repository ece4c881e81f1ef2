import Foundation

/// Keeps a second process away from the data: SQLite's log does not survive two writers in all its versions.
enum FolderLock {
  /// Runs the closure while this process alone holds the folder. A restore that was cut off is taken back first.
  /// - Throws: ``CannotOpen`` when another process holds it, and what the closure throws.
  static func hold<Value>(_ folder: String, _ body: () async throws -> Value) async throws -> Value {
    let path = "\(folder)/lock"
    let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw CannotOpen("The data folder \(folder) cannot be written to.") }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      throw CannotOpen("The data in \(folder) is in use by another sobremesa. Stop it first, then try again.")
    }
    try DataFolder.handOver(path, in: folder)
    if try Restoration.takeBackUnfinished(in: folder) {
      let sentence = "A restore was cut off. The data of before it stands again; restore once more.\n"
      FileHandle.standardError.write(Data(sentence.utf8))
    }
    return try await body()
  }
}
