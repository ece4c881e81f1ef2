import Foundation
import Kit

/// A file that somebody wants to have back: a backup of the house's own making, or files copied by other means.
struct BackupFile {
  let path: String

  /// What is known of one that has been copied and is sound.
  struct Content {
    /// When somebody last changed something in it.
    let newest: Instant?
    /// It was part of an open database, whose log does not lie beside it.
    let mayLackItsLog: Bool
  }

  private var log: String { "\(path)-wal" }
  private var hasLog: Bool { FileManager.default.fileExists(atPath: log) }

  /// Copies it, with its log if it has one, brings both together and checks what comes of it.
  /// - Throws: ``CannotOpen`` when it is damaged, cut short, no database of the house or one of a newer program.
  func copy(to target: String, in folder: String) async throws -> Content {
    guard FileManager.default.isReadableFile(atPath: path) else { throw CannotOpen("\(path) cannot be read.") }
    let header = try Header(of: path)
    guard header.isWhole || hasLog else {
      throw CannotOpen("\(path) is cut short: its log (\(log)) is missing, or the copy was not finished.")
    }
    do {
      try FileManager.default.copyItem(atPath: path, toPath: target)
      if hasLog { try FileManager.default.copyItem(atPath: log, toPath: "\(target)-wal") }
      let newest = try await check(target)
      try DataFolder.handOver(target, in: folder)
      chmod(target, 0o600)
      try Disk.flush(target)
      return Content(newest: newest, mayLackItsLog: header.keepsLog && !hasLog)
    } catch let newer as NewerDatabase {
      throw CannotOpen(Boot.explanation(of: newer, path: path))
    } catch let error as CannotOpen {
      throw error
    } catch {
      throw CannotOpen("\(path) cannot be put in place. \(Fault.sentence(error))")
    }
  }

  private func check(_ copy: String) async throws -> Instant? {
    try await StorageEngine.open(path: copy).closing { database in
      let problems = try await database.problems()
      guard problems.isEmpty else { throw CannotOpen("\(path) is damaged: \(problems.joined(separator: "; "))") }
      let migrator = Boot.migrator(Suite.apps)
      guard try await migrator.knows(database) else { throw CannotOpen("\(path) is no database of the house.") }
      return try await Activity.newest(in: database)
    }
  }

  /// What the first bytes of SQLite's files say.
  private struct Header {
    /// Changes lie in a log beside the file while it is open.
    let keepsLog: Bool
    /// The file has as many pages as it says.
    let isWhole: Bool

    init(of path: String) throws {
      let file = FileHandle(forReadingAtPath: path)
      let bytes = [UInt8](try file?.read(upToCount: 100) ?? Data())
      let size = try file?.seekToEnd() ?? 0
      try file?.close()
      guard bytes.count == 100, bytes.starts(with: "SQLite format 3\0".utf8) else {
        throw CannotOpen("\(path) is no database of the house.")
      }
      func number(at offset: Int, _ count: Int) -> UInt64 {
        bytes[offset..<offset + count].reduce(0) { $0 << 8 | UInt64($1) }
      }
      keepsLog = bytes[18] == 2
      // A page of 65,536 bytes doesn't fit into its two bytes and is written as 1.
      let page = number(at: 16, 2) == 1 ? 65_536 : number(at: 16, 2)
      isWhole = number(at: 28, 4) * page <= size
    }
  }
}
