import CPostgres
import Foundation
import Kit

/// One connection, used by one thread at a time. Statements are prepared once and kept by their text. What nobody reads the answer of
/// waits to be sent in one go with the next statement whose answer is wanted.
final class PostgresConnection {
  /// So many prepared statements are kept, more than the house has; those that were not used for longest go first.
  private static let keptStatements = 512
  /// What waits is sent when it is so much, in statements and bytes, though nobody asks yet.
  private static let (mostWaiting, mostWaitingBytes) = (64, 256 * 1024)

  private final class Prepared {
    let name: String
    /// As its first answer says: asked for before, libpq loses its way where a statement has some thousands of values.
    var columns: PostgresColumns?
    var used = 0

    init(name: String) {
      self.name = name
    }
  }

  /// What is sent without being waited for.
  private struct Message {
    let text: String
    let statement: Prepared
    /// None of one that is only prepared.
    let values: PostgresValues?
    /// Whether it says how the transaction goes, and nothing of what it does.
    let isFrame: Bool
  }

  private let connection: OpaquePointer
  private var prepared: [String: Prepared] = [:]
  private var clock = 0
  private var waiting: [Message] = []
  private var waitingBytes = 0
  /// Something was sent whose answer nobody has read yet.
  private var hasUnread = false
  /// Whether something was said since this was last unset that is more than a question; the house's questions change nothing.
  var hasWritten = false
  /// Something could not be sent or read: whatever is answered from then on may belong to something else.
  private var isBroken = false

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
  var isOpen: Bool { !isBroken && PQstatus(connection) == CONNECTION_OK }

  /// Whether the server has been told that a transaction begins, and not that it ends.
  private var isInTransaction: Bool {
    [PQTRANS_INTRANS, PQTRANS_INERROR, PQTRANS_ACTIVE].contains(PQtransactionStatus(connection))
  }

  /// Whether a statement has failed in the transaction, or since its last savepoint.
  var hasFailed: Bool { PQtransactionStatus(connection) == PQTRANS_INERROR }

  static var libraryVersion: String {
    let version = PQlibVersion()
    return "libpq \(version / 10_000).\(version % 10_000)"
  }

  var serverVersion: Int { Int(PQserverVersion(connection)) }

  /// Runs something without values at once.
  func command(_ text: String) throws {
    try flush()
    PQclear(try checked(PQexec(connection, text), text))
  }

  // MARK: Statements

  /// Tells a statement, and waits for nothing. Where it is refused, whoever waits next is told.
  func tell(_ sql: SQL) throws {
    let text = sql.text(in: .postgres)
    // Said to the other engine alone.
    guard !text.isEmpty else { return }
    guard isPrepared(text) else {
      _ = try once(text, sql.arguments)
      return
    }
    _ = try add(text, sql.arguments)
    if waiting.count >= Self.mostWaiting || waitingBytes >= Self.mostWaitingBytes { try flush() }
  }

  /// Runs a statement and gives its answer, which holds all its rows.
  func answer(_ sql: SQL) throws -> PostgresAnswer {
    let text = sql.text(in: .postgres)
    guard isPrepared(text) else { return try once(text, sql.arguments) }
    let statement = try add(text, sql.arguments)
    guard let result = try send() else { throw StorageAway() }
    let columns = statement.columns ?? PostgresColumns(of: result)
    statement.columns = columns
    return PostgresAnswer(result: result, columns: columns)
  }

  /// Gives the rows one after the other as they arrive.
  func forEach(_ sql: SQL, _ body: (SQLRow) throws -> Void) throws {
    let text = sql.text(in: .postgres)
    // A cursor, as the body may ask something else in between.
    clock += 1
    let cursor = "cursor_\(clock)"
    _ = try once("DECLARE \(cursor) NO SCROLL CURSOR FOR \(PostgresText.numbered(text))", sql.arguments, of: text)
    while true {
      let answer = try once("FETCH 1000 FROM \(cursor)", [], of: text)
      if answer.rowCount == 0 { break }
      for row in answer.rows { try body(row) }
    }
    try command("CLOSE \(cursor)")
  }

  private func once(_ text: String, _ arguments: [SQLValue]) throws -> PostgresAnswer {
    try once(arguments.isEmpty ? text : PostgresText.numbered(text), arguments, of: text)
  }

  /// - Parameter text: as an error tells of it.
  private func once(_ numbered: String, _ arguments: [SQLValue], of text: String) throws -> PostgresAnswer {
    note(text)
    let values = try PostgresValues(arguments, of: text)
    try flush()
    let result = values.withPointers { count, texts, lengths, formats in
      PQexecParams(connection, numbered, count, nil, texts, lengths, formats, 1)
    }
    let answered = try checked(result, text)
    return PostgresAnswer(result: answered, columns: PostgresColumns(of: answered))
  }

  /// What changes the schema, or says something of the transaction, is not kept, nor what looks for words: which index finds them best
  /// depends on the words and on the space, and a plan that is made once for all takes the one of the letters of all spaces.
  private func isPrepared(_ text: String) -> Bool {
    if prepared[text] != nil { return true }
    return Self.preparable.contains { text.hasPrefix($0) } && !text.contains(Self.pattern)
  }

  private static let preparable = ["SELECT", "INSERT", "UPDATE", "DELETE", "WITH"]
  /// As the one who looks for words says it; see `Dialect.contains`.
  private static let pattern = " LIKE '%' || ?"

  /// Lets a statement wait to be sent.
  private func add(_ text: String, _ arguments: [SQLValue], isFrame: Bool = false) throws -> Prepared {
    note(text, isFrame)
    let values = try PostgresValues(arguments, of: text)
    let statement = try statement(text, isFrame: isFrame)
    waiting.append(Message(text: text, statement: statement, values: values, isFrame: isFrame))
    waitingBytes += values.size
    return statement
  }

  private func note(_ text: String, _ isFrame: Bool = false) {
    if !isFrame, !text.hasPrefix("SELECT") { hasWritten = true }
  }

  private func statement(_ text: String, isFrame: Bool) throws -> Prepared {
    clock += 1
    if let found = prepared[text] {
      found.used = clock
      return found
    }
    if prepared.count >= Self.keptStatements { try forgetOldest() }
    let statement = Prepared(name: "s\(clock)")
    statement.used = clock
    prepared[text] = statement
    waiting.append(Message(text: text, statement: statement, values: nil, isFrame: isFrame))
    return statement
  }

  private func forgetOldest() throws {
    try flush()
    for (text, old) in prepared.sorted(by: { $0.value.used < $1.value.used }).prefix(Self.keptStatements / 8) {
      try command("DEALLOCATE \(old.name)")
      prepared[text] = nil
    }
  }

  // MARK: Sending

  /// Sends what waits, and learns what has become of it.
  private func flush() throws {
    if let result = try send() { PQclear(result) }
  }

  /// Sends what waits in one go.
  /// - Returns: what the last of it was answered; whoever gets it lets go of it. `nil` where nothing has waited.
  private func send() throws -> OpaquePointer? {
    try readRest()
    guard !waiting.isEmpty else { return nil }
    let messages = waiting
    (waiting, waitingBytes) = ([], 0)
    guard isOpen, PQenterPipelineMode(connection) == 1 else {
      forget(messages[...])
      throw StorageAway()
    }
    guard messages.allSatisfy(pass(on:)), PQpipelineSync(connection) == 1 else {
      isBroken = true
      forget(messages[...])
      throw StorageAway()
    }
    return try answered(messages)
  }

  /// - Returns: whether it is on its way.
  private func pass(on message: Message) -> Bool {
    guard let values = message.values else {
      return PQsendPrepare(connection, message.statement.name, PostgresText.numbered(message.text), 0, nil) == 1
    }
    let statement = message.statement
    let format: CInt = statement.columns?.areFasterAsText == true ? 0 : 1
    return values.withPointers { count, texts, lengths, formats in
      PQsendQueryPrepared(connection, statement.name, count, texts, lengths, formats, format) == 1
    }
  }

  /// Reads the answers up to the end of what was sent together. After a refusal nothing more of it was done.
  private func answered(_ messages: [Message]) throws -> OpaquePointer? {
    var (last, failure): (OpaquePointer?, (any Error)?) = (nil, nil)
    for (place, message) in messages.enumerated() {
      guard let result = PQgetResult(connection) else {
        failure = failure ?? StorageAway()
        forget(messages[place...])
        break
      }
      // Each ends with nothing.
      while let more = PQgetResult(connection) { PQclear(more) }
      if failure == nil {
        do {
          try check(result, message.text)
        } catch {
          failure = error
          forget(messages[place...])
        }
      }
      if failure == nil, place == messages.count - 1 { last = result } else { PQclear(result) }
    }
    if isOpen, let sync = PQgetResult(connection) { PQclear(sync) }
    if PQexitPipelineMode(connection) != 1 { isBroken = true }
    if let failure { throw failure }
    return last
  }

  /// Lets what waits go unsent.
  private func drop(from start: Int = 0) {
    forget(waiting[start...])
    waiting.removeSubrange(start...)
    waitingBytes = 0
  }

  /// Those that were to be prepared have not been.
  private func forget(_ messages: ArraySlice<Message>) {
    for message in messages where message.values == nil { prepared[message.text] = nil }
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

// MARK: - Transactions

extension PostgresConnection {
  private static let (commit, savepoint, release) = ("COMMIT", "SAVEPOINT change", "RELEASE change")

  /// Begins to write. Nobody waits for it.
  func begin() throws {
    drop()
    _ = try add("BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE", [], isFrame: true)
  }

  /// Begins one of several changes of a transaction.
  func beginChange() throws {
    _ = try add(Self.savepoint, [], isFrame: true)
  }

  /// Ends one of several changes.
  /// - Parameter isLast: so that it may be told together with the commit.
  /// - Throws: what is wrong with what it told.
  func endChange(isLast: Bool) throws {
    try expectSound(Self.release)
    if let begin = placeOfSavepoint, waiting[begin...].allSatisfy(\.isFrame) {
      drop(from: begin)
      return
    }
    _ = try add(Self.release, [], isFrame: true)
    if !isLast { try flush() }
  }

  /// Takes back the change that was begun last.
  func undoChange() throws {
    if let begin = placeOfSavepoint { return drop(from: begin) }
    drop()
    try command("ROLLBACK TO change; RELEASE change")
  }

  private var placeOfSavepoint: Int? { waiting.lastIndex { $0.text == Self.savepoint && $0.values != nil } }

  /// - Throws: where a statement was refused and whoever told it went on.
  private func expectSound(_ text: String) throws {
    if hasFailed { throw PostgresFailure(code: "25P02", message: "a statement had failed", statement: text) }
  }

  /// Keeps what was written, and with it what still waits to be told.
  /// - Throws: ``StorageAway`` when nobody knows whether it was kept.
  func keep() throws {
    try expectSound(Self.commit)
    guard isInTransaction || waiting.contains(where: { !$0.isFrame }) else {
      drop()
      guard isOpen else { throw StorageAway() }
      return
    }
    // A connection that was lost before the transaction began has kept nothing for sure, so that it may be begun anew.
    if !isInTransaction { try flush() }
    _ = try add(Self.commit, [], isFrame: true)
    let result: OpaquePointer?
    do {
      result = try send()
    } catch is StorageAway {
      throw StorageAway(isUndone: false)
    }
    defer { PQclear(result) }
    // So it answers where a statement had failed.
    guard let result, String(cString: PQcmdStatus(result)) == Self.commit else {
      throw PostgresFailure(code: "25P02", message: "the transaction had failed", statement: Self.commit)
    }
  }

  /// - Throws: where only its end gives up what is under way.
  func rollBack() throws {
    drop()
    if isBroken { throw StorageAway() }
    if isOpen, isInTransaction { try command("ROLLBACK") }
  }

  // MARK: Reading

  /// Begins to read one state. Where nothing has ended the reading before, the same statement ends it and begins the next of its kind.
  func beginReading() throws {
    try readRest()
    drop()
    let frame = isInTransaction ? "\(Self.commit) AND CHAIN" : "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
    _ = try add(frame, [], isFrame: true)
  }

  /// Ends the reading when no other follows at once; nobody waits for the answer.
  func rest() {
    drop()
    guard !hasUnread, isOpen, isInTransaction else { return }
    hasUnread = PQsendQuery(connection, Self.commit) == 1
  }

  private func readRest() throws {
    guard hasUnread else { return }
    hasUnread = false
    while let result = PQgetResult(connection) { PQclear(result) }
    guard isOpen else { throw StorageAway() }
  }
}

// MARK: - What others tell

extension PostgresConnection {
  /// Where something may be read when something has arrived.
  var descriptor: CInt { PQsocket(connection) }

  /// Takes in what has arrived, and waits for nothing.
  /// - Throws: ``StorageAway`` when the connection turns out to be lost.
  func takeIn() throws {
    guard PQconsumeInput(connection) == 1, isOpen else { throw StorageAway() }
  }

  /// What others have told meanwhile.
  func notifications() -> [String] {
    var texts: [String] = []
    while let told = PQnotifies(connection) {
      if told.pointee.be_pid != PQbackendPID(connection) { texts.append(String(cString: told.pointee.extra)) }
      PQfreemem(told)
    }
    return texts
  }
}

/// What a connection is for.
enum PostgresPurpose {
  case reading, writing, listening

  var settings: [String] {
    switch self {
    case .reading: []
    // A house that died or is paused leaves nothing locked, and what it is told is on the disk, whatever the server's usual.
    case .writing:
      [
        "SET idle_in_transaction_session_timeout = '10s'",
        "DO $$BEGIN IF current_setting('synchronous_commit') = 'off' THEN SET synchronous_commit = on; END IF; END$$",
      ]
    // Nothing of what it tells has to outlive the server, and what is not answered soon is of no use.
    case .listening:
      ["SET application_name = 'sobremesa-feed'", "SET synchronous_commit = off", "SET statement_timeout = '2s'"]
    }
  }
}
