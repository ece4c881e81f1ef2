import Foundation

/// The files that were brought into spaces, each from the moment when it began.
package struct ImportStore: Sendable {
  package enum State: String, SQLBindable, SQLReadable, Sendable {
    /// While it shows this and nobody is at it, something of it may lie in the database: see ``App/takeBackImport(_:in:)``.
    case running
    /// Nobody has said yet whether what it would change may be changed.
    case waiting
    /// Somebody has looked at it and left it.
    case discarded
    case done
    /// Some rows were wrong, and so nothing was taken.
    case refused
    /// The file itself is of no use here, which showed late.
    case unusable
    case failed
    /// The disk was full.
    case full
    /// The program stopped in the middle.
    case interrupted
  }

  /// What is stored of one.
  struct Record: Sendable {
    let file: String
    let state: State
    let report: ImportReport?
  }

  let space: ID<Space>
  let app: String

  /// The import that a form's key began before.
  /// - Throws: ``Refusal/operationReused`` when the key came with another body.
  func earlier(_ operation: Operation?, in connection: any Connection) throws -> ID<ImportRun>? {
    guard let operation else { return nil }
    let row = try connection.row(
      "SELECT id, digest FROM kit_import WHERE space_id = \(space) AND operation_key = \(operation.key)")
    guard let row else { return nil }
    guard try row["digest"] == operation.digest else { throw Refusal.operationReused }
    return try row["id"]
  }

  /// - Returns: the one that the form's key has begun meanwhile, in whose place none begins; else this one.
  func begin(
    _ id: ID<ImportRun>, of file: String, _ operation: Operation?, at now: Instant,
    in connection: any WritableConnection
  ) throws -> ID<ImportRun> {
    try connection.hold(space)
    if let earlier = try earlier(operation, in: connection) { return earlier }
    try connection.run(
      """
      INSERT INTO kit_import (id, space_id, app, file, operation_key, digest, state, began_at)
      VALUES (\(id), \(space), \(app), \(file), \(operation?.key), \(operation?.digest), \(State.running), \(now))
      """)
    return id
  }

  /// - Throws: ``Refusal/notFound``.
  func record(_ id: ID<ImportRun>, in connection: any Connection) throws -> Record {
    let row = try connection.row(
      "SELECT file, state, report FROM kit_import WHERE space_id = \(space) AND app = \(app) AND id = \(id)")
    guard let row else { throw Refusal.notFound }
    let report: String? = try row["report"]
    return Record(
      file: try row["file"], state: try row["state"],
      report: try report.map { try JSONDecoder().decode(ImportReport.self, from: Data($0.utf8)) })
  }

  /// The file whose import is the last of the app and was cut short.
  func interrupted(in connection: any Connection) throws -> String? {
    let last = try connection.row(
      """
      SELECT file, state FROM kit_import WHERE space_id = \(space) AND app = \(app)
      ORDER BY began_at DESC, id DESC LIMIT 1
      """)
    guard let last, try last["state"] == State.interrupted else { return nil }
    return try last["file"]
  }

  /// Keeps the file until somebody says whether it may be taken.
  static func wait(_ id: ID<ImportRun>, with content: [UInt8], in connection: any WritableConnection) throws {
    guard try leave(id, as: .waiting, nil, in: connection) else { throw ImportRun.Interrupted() }
    try connection.run("INSERT INTO kit_import_file (import_id, content) VALUES (\(id), \(content))")
  }

  /// The file that waits.
  /// - Throws: ``Refusal/notFound``.
  static func content(of id: ID<ImportRun>, in connection: any Connection) throws -> [UInt8] {
    let content: [UInt8]? = try connection.value("SELECT content FROM kit_import_file WHERE import_id = \(id)")
    guard let content else { throw Refusal.notFound }
    return content
  }

  /// - Returns: whether it waited until now, and nobody else goes on with it.
  func goOn(_ id: ID<ImportRun>, in connection: any WritableConnection) throws -> Bool {
    try connection.rowsChanged(by: "UPDATE kit_import SET state = \(State.running) WHERE \(isWaiting(id))") > 0
  }

  func discard(_ id: ID<ImportRun>, in connection: any WritableConnection) throws {
    let discarded = try connection.rowsChanged(
      by: "UPDATE kit_import SET state = \(State.discarded) WHERE \(isWaiting(id))")
    if discarded > 0 { try connection.run("DELETE FROM kit_import_file WHERE import_id = \(id)") }
  }

  private func isWaiting(_ id: ID<ImportRun>) -> SQL {
    "id = \(id) AND space_id = \(space) AND app = \(app) AND state = \(State.waiting)"
  }

  /// - Throws: ``ImportRun/Interrupted`` when it runs no more; nobody ends it before this change does.
  static func expectRunning(_ id: ID<ImportRun>, in connection: any WritableConnection) throws {
    guard try leave(id, as: .running, nil, in: connection) else { throw ImportRun.Interrupted() }
  }

  /// - Returns: whether it ran until now; what has been said of one that did not stays.
  static func end(
    _ id: ID<ImportRun>, as state: State, _ report: ImportReport?, in connection: any WritableConnection
  ) throws -> Bool {
    guard try leave(id, as: state, report, in: connection) else { return false }
    try connection.run("DELETE FROM kit_import_file WHERE import_id = \(id)")
    return true
  }

  /// - Returns: whether it ran until now.
  private static func leave(
    _ id: ID<ImportRun>, as state: State, _ report: ImportReport?, in connection: any WritableConnection
  ) throws -> Bool {
    let json = try report.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
    return try connection.rowsChanged(
      by: """
        UPDATE kit_import SET state = \(state), report = \(json) WHERE id = \(id) AND state = \(State.running)
        """) == 1
  }

  /// Those that nobody is at, when it is asked before anybody comes in.
  static func running(in connection: any Connection) throws -> [(id: ID<ImportRun>, app: String)] {
    try connection.rows("SELECT id, app FROM kit_import WHERE state = \(State.running) ORDER BY id")
      .map { (try $0["id"], try $0["app"]) }
  }

  static func forget(before instant: Instant, in connection: any WritableConnection) throws {
    try connection.run("DELETE FROM kit_import WHERE began_at < \(instant) AND state <> \(State.running)")
  }
}
