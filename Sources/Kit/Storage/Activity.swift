import Foundation

/// One line of the record of who did what and when.
package struct Activity: Sendable {
  package let id: ID<Activity>
  /// The number of the change that it tells of; one change may leave several lines.
  let sequence: Int64
  /// The name of the ``Event`` that it tells of.
  package let event: String
  /// Whether it tells of the event's having been taken back.
  package let isUndoing: Bool
  package let subject: Subject
  package let fields: [FieldChange]
  /// What the event kept of its own, as JSON.
  let detail: String?
  package let author: Author
  package let at: Instant
  package let undo: Undo
  /// Of the route by which it was done: who may not do it may not take it back.
  package let audience: AudienceName

  /// Whether what was done can be taken back.
  package enum Undo: String, SQLBindable, SQLReadable {
    case never, possible, done, expired
  }
}

/// What it was done to.
package struct Subject: Hashable, Sendable {
  /// Where it is shown; also names the app it belongs to.
  package let topic: Topic
  package let id: String
  /// What people called it at that moment.
  package let title: String

  package init(_ topic: Topic, _ id: ID<some Any>, title: String) {
    self.topic = topic
    self.id = id.description
    self.title = title
  }

  /// The first of several things, by the names of all of them.
  static func several(_ things: [Subject]) -> Subject {
    Subject(topic: things[0].topic, id: things[0].id, title: EventPhrases.names(things.map(\.title)))
  }

  init(topic: Topic, id: String, title: String) {
    (self.topic, self.id, self.title) = (topic, id, title)
  }
}

/// One field before and after a change, as text for people to read.
package struct FieldChange: Hashable, Sendable, Codable {
  package let field: String
  package let from: String
  package let to: String
  /// Somebody else had changed the field after this form was shown; the later arrival won.
  package let overtook: Bool

  package init(_ field: String, from: String, to: String, overtook: Bool = false) {
    (self.field, self.from, self.to, self.overtook) = (field, from, to, overtook)
  }
}

extension Activity {
  static let columns: SQL =
    """
    id, sequence, verb, is_undoing, topic, visibility, subject_id, title, fields, detail, person_id, guest_id, author, via, at, \
    undo, audience
    """

  init(_ row: SQLRow) throws {
    id = try row["id"]
    sequence = try row["sequence"]
    event = try row["verb"]
    isUndoing = try row["is_undoing"] as Int64 != 0
    subject = Subject(
      topic: Topic(try row["topic"], try row["visibility"]), id: try row["subject_id"], title: try row["title"])
    let json: String? = try row["fields"]
    fields = try json.map { try JSONDecoder().decode([FieldChange].self, from: Data($0.utf8)) } ?? []
    detail = try row["detail"]
    author = Author(
      person: try row["person_id"], guest: try row["guest_id"], name: try row["author"], via: try row["via"])
    at = try row["at"]
    undo = try row["undo"]
    audience = try row["audience"]
  }

  /// As a condition on the topic: `orders.order` lies between `orders.` and `orders/`.
  static func isOf(_ app: String) -> SQL {
    "(topic >= \(app + ".") AND topic < \(app + "/"))"
  }

  /// As a condition: what is told to everybody in the space.
  static let isTold: SQL = "visibility = \(Visibility.space)"

  /// As a condition on the author: what is told to a person.
  static func isTold(to person: ID<Person>) -> SQL {
    "(\(isTold) OR person_id = \(person))"
  }

  func insert(in transaction: SpaceTransaction) throws {
    let json: String? =
      fields.isEmpty ? nil : String(decoding: try JSONEncoder().encode(fields), as: UTF8.self)
    try transaction.run(
      """
      INSERT INTO kit_activity (space_id, \(Self.columns))
      VALUES (\(transaction.space.id), \(id), \(sequence), \(event), \(isUndoing ? 1 : 0), \(subject.topic.name), \
      \(subject.topic.visibility), \(subject.id), \(subject.title), \(json), \(detail), \(author.person), \
      \(author.guest), \(author.name), \(author.via), \(at), \(undo), \(audience))
      """)
  }

  /// Notes that what the line tells of was done to other things besides its subject.
  static func note(_ id: ID<Activity>, of others: [String], in transaction: SpaceTransaction) throws {
    for other in others {
      try transaction.run(
        """
        INSERT INTO kit_activity_other (space_id, subject_id, activity_id)
        VALUES (\(transaction.space.id), \(other), \(id))
        """)
    }
  }

  /// Those others.
  func others(in scope: some SpaceScope) throws -> [String] {
    try scope.connection.rows("SELECT subject_id FROM kit_activity_other WHERE activity_id = \(id) ORDER BY subject_id")
      .map { try $0["subject_id"] }
  }

  /// The line of this id, or `nil` when this space has none.
  package static func find(_ id: ID<Activity>, in scope: some SpaceScope) throws -> Activity? {
    try scope.connection
      .row("SELECT \(columns) FROM kit_activity WHERE space_id = \(scope.space.id) AND id = \(id)").map(Activity.init)
  }

  /// What was done to one thing, newest first, at most `limit` lines.
  package static func of(_ subject: ID<some Any>, limit: Int = 50, in scope: some SpaceScope) throws -> [Activity] {
    try scope.connection.rows(
      """
      SELECT \(columns) FROM kit_activity WHERE id IN (
        SELECT id FROM kit_activity WHERE space_id = \(scope.space.id) AND subject_id = \(subject.description)
        UNION ALL
        SELECT activity_id FROM kit_activity_other
        WHERE space_id = \(scope.space.id) AND subject_id = \(subject.description))
      ORDER BY sequence DESC, id DESC LIMIT \(limit)
      """
    ).map(Activity.init)
  }

  /// When an event happened to several things, newest first.
  package static func of(
    _ subjects: [ID<some Any>], _ event: Event<some Any>, in scope: some SpaceScope
  ) throws -> [Activity] {
    try scope.connection.rows(
      """
      SELECT \(columns) FROM kit_activity
      WHERE space_id = \(scope.space.id) AND subject_id IN \(subjects.map(\.description)) 
        AND verb = \(event.name) AND is_undoing = 0
      ORDER BY sequence DESC, id DESC
      """
    ).map(Activity.init)
  }

  /// When something was last done in any space, by the clock of that moment.
  package static func newest(in database: any Database) async throws -> Instant? {
    try await database.read { try newest(in: $0) }
  }

  static func newest(in connection: any Connection) throws -> Instant? {
    try connection.row("SELECT MAX(at) AS newest FROM kit_activity").flatMap { try $0["newest"] }
  }

  /// Whether anything of the topics has happened in the space after that number of it.
  static func hasCome(of topics: [Topic], since sequence: Int64, in view: SpaceView) throws -> Bool {
    try view.connection.holds(
      """
      kit_activity
      WHERE space_id = \(view.space.id) AND sequence > \(sequence) AND topic IN \(topics.map(\.name))
      """)
  }

  /// Whether anything of a topic has happened in the space, other than this event.
  package static func exists(of topic: Topic, besides event: Event<some Any>, in scope: some SpaceScope) throws -> Bool
  {
    try scope.connection.holds(
      "kit_activity WHERE space_id = \(scope.space.id) AND topic = \(topic.name) AND verb <> \(event.name)")
  }

  /// Notes that it has been taken back.
  /// - Throws: ``Refusal/gone(_:)`` when that has become too late.
  func markUndone(in transaction: SpaceTransaction) throws {
    let marked = try transaction.rowsChanged(
      by: """
        UPDATE kit_activity SET undo = \(Undo.done)
        WHERE space_id = \(transaction.space.id) AND id = \(id) AND undo = \(Undo.possible)
        """)
    guard marked == 1 else { throw Refusal.gone(KitPhrases.cannotBeUndone) }
  }
}
