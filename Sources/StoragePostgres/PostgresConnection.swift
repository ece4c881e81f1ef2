import CPostgres
import Foundation
import Kit

/// One connection, used by one thread at a time. Statements are prepared once and kept by their text; what ends a reading is sent
/// without waiting, and what begins a transaction travels with its first statement.
final class PostgresConnection {
  /// So many prepared statements are kept, more than the house has; those that were not used for longest go first.
  private static let keptStatements = 512

  private struct Prepared {
    let name: String
    /// As its first answer says: asked for before, libpq loses its way where a statement has some thousands of values.
    var columns: [PostgresColumn]?
    var used: Int
  }

  private let connection: OpaquePointer
  private var prepared: [String: Prepared] = [:]
  private var clock = 0
  /// What is sent together with the next statement.
  private var queued: [String] = []
  /// Something was sent whose answer nobody has read yet.
  private var hasUnread = false

  /// - Throws: ``StorageAway`` when nobody answers, or ``PostgresFailure``.
  init(_ address: PostgresAddress, purpose: PostgresPurpose) throws {
    guard let connection = address.connect() else { throw StorageAway() }
    self.connection = connection
    guard PQstatus(connection) == CONNECTION_OK else {
      let message = String(cString: PQerrorMessage(connection))
      throw PostgresRefusedConnection(message: address.hidingPassword(in: message))
    }
    // What it finds worth noting is for who runs the server.
    PQsetNoticeProcessor(connection, { _, _ in }, nil)
    for setting in purpose.settings { try command(setting) }
  }

  deinit { PQfinish(connection) }

  /// Whether it still leads to the server, as far as anybody has noticed.
  var isOpen: Bool { PQstatus(connection) == CONNECTION_OK }

  var isInTransaction: Bool { isOpen && (!queued.isEmpty || isInStartedTransaction) }

  private var isInStartedTransaction: Bool {
    [PQTRANS_INTRANS, PQTRANS_INERROR, PQTRANS_ACTIVE].contains(PQtransactionStatus(connection))
  }

  /// Whether a statement has failed in the transaction, or since its last savepoint.
  var hasFailed: Bool { PQtransactionStatus(connection) == PQTRANS_INERROR }

  static var libraryVersion: String {
    let version = PQlibVersion()
    return "libpq \(version / 10_000).\(version % 10_000)"
  }

  var serverVersion: Int { Int(PQserverVersion(connection)) }

  // MARK: Statements without values

  /// Sends it with the next statement.
  func queue(_ text: String) {
    queued.append(text)
  }

  /// Runs it at once.
  func command(_ text: String) throws {
    try readRest()
    PQclear(try checked(PQexec(connection, text), text))
  }

  /// - Throws: ``StorageAway`` when nobody knows whether it was kept.
  func commit() throws {
    queued = []
    guard isInStartedTransaction else {
      guard isOpen else { throw StorageAway() }
      return
    }
    guard let result = PQexec(connection, "COMMIT") else { throw StorageAway(isUndone: false) }
    defer { PQclear(result) }
    do {
      try check(result, "COMMIT")
    } catch is StorageAway {
      throw StorageAway(isUndone: false)
    }
    // So it answers where a statement had failed.
    guard String(cString: PQcmdStatus(result)) == "COMMIT" else {
      throw PostgresFailure(code: "25P02", message: "the transaction had failed", statement: "COMMIT")
    }
  }

  func rollBack() throws {
    queued = []
    if isInStartedTransaction { try command("ROLLBACK") }
  }

  /// Ends a reading. Where nothing was asked, nothing has begun; nobody waits for the answer.
  func endReading() {
    guard queued.isEmpty else {
      queued = []
      return
    }
    hasUnread = PQsendQuery(connection, "COMMIT") == 1
  }

  private func readRest() throws {
    guard hasUnread else { return }
    hasUnread = false
    while let result = PQgetResult(connection) { PQclear(result) }
    guard isOpen else { throw StorageAway() }
  }

  // MARK: Statements with values

  /// Runs a statement and gives its answer, which holds all its rows.
  func answer(_ sql: SQL) throws -> PostgresAnswer {
    let text = sql.text(in: .postgres)
    guard Self.isPreparable(text) else { return try once(text, sql.arguments) }
    try readRest()
    let statement = try statement(text)
    let values = try PostgresValues(sql.arguments, of: text)
    let result =
      queued.isEmpty
      ? values.withPointers { count, texts, lengths, formats in
        PQexecPrepared(connection, statement.name, count, texts, lengths, formats, 1)
      } : try withQueued(statement.name, values)
    let answered = try checked(result, text)
    let columns = statement.columns ?? PostgresColumn.all(of: answered)
    if statement.columns == nil { prepared[text]?.columns = columns }
    return PostgresAnswer(result: answered, columns: columns)
  }

  /// Gives the rows one after the other as they arrive.
  func forEach(_ sql: SQL, _ body: (SQLRow) throws -> Void) throws {
    let text = sql.text(in: .postgres)
    try readRest()
    // A cursor, as the body may ask something else in between.
    clock += 1
    let cursor = "cursor_\(clock)"
    try sendQueued()
    let values = try PostgresValues(sql.arguments, of: text)
    let numbered = "DECLARE \(cursor) NO SCROLL CURSOR FOR \(PostgresText.numbered(text))"
    let opened = values.withPointers { count, texts, lengths, formats in
      PQexecParams(connection, numbered, count, nil, texts, lengths, formats, 1)
    }
    PQclear(try checked(opened, text))
    while true {
      let fetched = try checked(PQexecParams(connection, "FETCH 1000 FROM \(cursor)", 0, nil, nil, nil, nil, 1), text)
      let answer = PostgresAnswer(result: fetched, columns: PostgresColumn.all(of: fetched))
      if answer.rowCount == 0 { break }
      for row in try answer.rows() { try body(row) }
    }
    try command("CLOSE \(cursor)")
  }

  private func once(_ text: String, _ arguments: [SQLValue]) throws -> PostgresAnswer {
    try sendQueued()
    try readRest()
    let values = try PostgresValues(arguments, of: text)
    let numbered = arguments.isEmpty ? text : PostgresText.numbered(text)
    let result = values.withPointers { count, texts, lengths, formats in
      PQexecParams(connection, numbered, count, nil, texts, lengths, formats, 1)
    }
    let answered = try checked(result, text)
    return PostgresAnswer(result: answered, columns: PostgresColumn.all(of: answered))
  }

  private func sendQueued() throws {
    let texts = queued
    queued = []
    for text in texts { try command(text) }
  }

  /// What changes the schema, or says something of the transaction, is not kept.
  private static func isPreparable(_ text: String) -> Bool {
    ["SELECT", "INSERT", "UPDATE", "DELETE", "WITH"].contains { text.hasPrefix($0) }
  }

  private func statement(_ text: String) throws -> Prepared {
    clock += 1
    if var found = prepared[text] {
      found.used = clock
      prepared[text] = found
      return found
    }
    try sendQueued()
    if prepared.count >= Self.keptStatements { try forgetOldest() }
    let name = "s\(clock)"
    PQclear(try checked(PQprepare(connection, name, PostgresText.numbered(text), 0, nil), text))
    let statement = Prepared(name: name, used: clock)
    prepared[text] = statement
    return statement
  }

  private func forgetOldest() throws {
    for (text, old) in prepared.sorted(by: { $0.value.used < $1.value.used }).prefix(Self.keptStatements / 8) {
      try command("DEALLOCATE \(old.name)")
      prepared[text] = nil
    }
  }

  /// Sends what is queued and a prepared statement in one go.
  private func withQueued(_ name: String, _ values: PostgresValues) throws -> OpaquePointer? {
    let texts = queued
    queued = []
    guard PQenterPipelineMode(connection) == 1 else { throw StorageAway() }
    for text in texts { PQsendQueryParams(connection, text, 0, nil, nil, nil, nil, 0) }
    values.withPointers { count, texts, lengths, formats in
      _ = PQsendQueryPrepared(connection, name, count, texts, lengths, formats, 1)
    }
    PQpipelineSync(connection)
    var results: [OpaquePointer] = []
    while results.count <= texts.count, let result = PQgetResult(connection) {
      results.append(result)
      // Each ends with nothing.
      while let more = PQgetResult(connection) { PQclear(more) }
    }
    if isOpen, let sync = PQgetResult(connection) { PQclear(sync) }
    PQexitPipelineMode(connection)
    let last = results.count == texts.count + 1 ? results.removeLast() : nil
    for (result, text) in zip(results, texts) {
      defer { PQclear(result) }
      do {
        try check(result, text)
      } catch {
        if let last { PQclear(last) }
        throw error
      }
    }
    return last
  }

  /// An answer that is no refusal; whoever gets it lets go of it.
  private func checked(_ result: OpaquePointer?, _ text: String) throws -> OpaquePointer {
    guard let result else { throw StorageAway() }
    do {
      try check(result, text)
      return result
    } catch {
      PQclear(result)
      throw error
    }
  }

  private func check(_ result: OpaquePointer, _ text: String) throws {
    switch PQresultStatus(result) {
    case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_EMPTY_QUERY: return
    default: break
    }
    // 'C', the code of the error.
    let code = PQresultErrorField(result, 67).map { String(cString: $0) } ?? ""
    // 'M', its message, which holds none of the statement's values.
    let message =
      PQresultErrorField(result, 77).map { String(cString: $0) } ?? String(cString: PQerrorMessage(connection))
    throw PostgresFailure.error(code: code, message: message, statement: text, isOpen: isOpen)
  }
}

/// What a connection is for.
enum PostgresPurpose {
  case reading, writing

  var settings: [String] {
    switch self {
    case .reading: []
    // A house that died leaves nothing locked, and what it is told is on the disk, whatever the server's usual.
    case .writing:
      [
        "SET idle_in_transaction_session_timeout = '60s'",
        "DO $$BEGIN IF current_setting('synchronous_commit') = 'off' THEN SET synchronous_commit = on; END IF; END$$",
      ]
    }
  }
}
