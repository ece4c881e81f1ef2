import Foundation

/// Keeps a data folder to one program at a time: a second one that writes into a live file could damage it. The lock goes with
/// the process, however it ends.
package final class FolderLock: Sendable {
  private let descriptor: Int32

  /// - Throws: ``CannotOpen`` when another program holds the folder, or it can't be written to.
  package init(_ configuration: Configuration) throws {
    let path = "\(configuration.data)/lock"
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw CannotOpen("The data folder \(configuration.data) cannot be written to.")
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      throw CannotOpen(
        "The data in \(configuration.data) is in use: a Sobremesa is being served from it. Stop that one first.")
    }
  }

  deinit {
    close(descriptor)
  }
}
