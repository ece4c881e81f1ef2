import Foundation
import GRDBSQLite
import Kit
import TestKit
import Testing

/// A disk that is full for the log's index alone, which SQLite reports as an input/output error.
@Suite(.enabled(if: TestEngine.isSQLite)) struct FullIndexTests {
  @Test func aLogWhoseIndexCannotGrowMeansThatTheDiskIsFull() async throws {
    let store = try await TestDatabase(["CREATE TABLE thing (filler BLOB)"])
    // More pages than the part of the index has room for that is made at the start.
    let add = {
      try await store.database.write { try $0.run("INSERT INTO thing (filler) VALUES (zeroblob(20000000))") }
    }
    await #expect(throws: StorageFull.self) { try await FullIndex.simulate(of: store.path, add) }
    #expect(try await store.database.read { try $0.rows("SELECT 1 FROM thing").isEmpty })
    try await add()
    #expect(try await store.database.read { try $0.rows("SELECT 1 FROM thing").count } == 1)
    #expect(try await store.database.problems().isEmpty)
  }
}

/// Stands between SQLite and the machine where it writes.
private enum FullIndex {
  nonisolated(unsafe) private static var path = ""

  static func simulate(of database: String, _ body: () async throws -> Void) async throws {
    path = "\(database)-shm"
    let vfs = sqlite3_vfs_find(nil)
    let plain: @convention(c) (Int32, UnsafeRawPointer?, Int) -> Int = { descriptor, bytes, count in
      FullIndex.isFull(descriptor) ? -1 : write(descriptor, bytes, count)
    }
    let placed: @convention(c) (Int32, UnsafeRawPointer?, Int, Int) -> Int = { descriptor, bytes, count, offset in
      FullIndex.isFull(descriptor) ? -1 : pwrite(descriptor, bytes, count, offset)
    }
    _ = vfs?.pointee.xSetSystemCall(vfs, "write", unsafeBitCast(plain, to: sqlite3_syscall_ptr.self))
    for name in ["pwrite", "pwrite64"] {
      _ = vfs?.pointee.xSetSystemCall(vfs, name, unsafeBitCast(placed, to: sqlite3_syscall_ptr.self))
    }
    defer { _ = vfs?.pointee.xSetSystemCall(vfs, nil, nil) }
    try await body()
  }

  private static func isFull(_ descriptor: Int32) -> Bool {
    var name = [CChar](repeating: 0, count: 4_096)
    guard readlink("/proc/self/fd/\(descriptor)", &name, name.count - 1) > 0 else { return false }
    guard name.prefix(while: { $0 != 0 }).elementsEqual(path.utf8.map { CChar(bitPattern: $0) }) else { return false }
    errno = ENOSPC
    return true
  }
}
