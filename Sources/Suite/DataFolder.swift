import Foundation

/// The folder of the database: whose its files are, and who may read them.
enum DataFolder {
  /// The files are their owner's alone; so is the folder, unless it holds other things.
  /// - Throws: ``CannotOpen`` with a sentence for the terminal.
  static func prepare(_ configuration: Configuration) throws {
    let folder = configuration.data
    guard !folder.isEmpty else { throw CannotOpen("Say where the data lies: --data names no folder.") }
    umask(0o077)
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try closeToOthers(configuration)
    } catch {
      throw CannotOpen("The data folder \(folder) cannot be made: \(Fault.sentence(error))")
    }
    guard FileManager.default.isWritableFile(atPath: folder) else {
      throw CannotOpen("The data folder \(folder) cannot be written to.")
    }
  }

  /// Files that an earlier program left readable for everybody on this machine.
  private static func closeToOthers(_ configuration: Configuration) throws {
    let (files, path) = (FileManager.default, configuration.databasePath)
    guard files.fileExists(atPath: path) else { return }
    chmod(configuration.data, 0o700)
    for name in try files.contentsOfDirectory(atPath: configuration.data) where name.contains(".sqlite") {
      chmod("\(configuration.data)/\(name)", 0o600)
    }
  }

  /// Gives a file that root has made to whom the folder belongs, so that a service of another user can go on with it.
  static func handOver(_ path: String, in folder: String) throws {
    guard geteuid() == 0 else { return }
    var owner = stat()
    guard stat(folder, &owner) == 0 else { throw CannotOpen("The data folder \(folder) cannot be read.") }
    guard chown(path, owner.st_uid, owner.st_gid) == 0 else {
      throw CannotOpen("\(path) cannot be given to the user whose folder it lies in.")
    }
  }
}
