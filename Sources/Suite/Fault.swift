import Foundation
import Kit
import NIOCore

/// What an error means to the person at the terminal.
package enum Fault {
  /// One sentence, without the names of the program's own types where there are words for it.
  package static func sentence(_ error: any Error) -> String {
    switch error {
    case let error as CannotOpen: error.description
    case is StorageAway: "The database does not answer."
    case is StorageFull: "The disk is full. Nothing was changed; make room and try again."
    case is ImportRun.Interrupted: "Another process of the house has taken it back meanwhile; begin it again."
    case let error as BackupDamaged: error.description
    case let error as Disk.Failure: error.description
    case let error as IOError: String(cString: strerror(error.errnoCode))
    case let error as CocoaError: reason(of: error)
    default: StorageEngine.sentence(error) ?? "\(error)"
    }
  }

  private static func reason(of error: CocoaError) -> String {
    if let cause = error.underlying as? POSIXError { return String(cString: strerror(cause.code.rawValue)) }
    return error.localizedDescription
  }
}
