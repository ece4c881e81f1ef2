/// A change under way in one space: its transaction, its author and its moment.
///
/// Everything that belongs to a change happens through it, and so is stored together or not at all: the rows, the line of
/// activity, the trash, the operation key and the space's next number.
package final class SpaceTransaction: SpaceScope {
  package let space: Space
  package let author: Author
  package let now: Instant
  package let mint: Mint
  /// Grows by one with every change in the space: where a live stream resumes, and the core of the pages' ETags.
  package let sequence: Int64
  let clientSequence: ClientSequence?
  /// Of the route that asked for the change: who may take it back.
  private(set) var audience: AudienceName

  let writable: any WritableConnection
  private(set) var topics: Set<Topic> = []
  /// What other spaces are told of.
  private var elsewhere: [ID<Space>: Announcement] = [:]

  init(
    _ id: ID<Space>, by author: Author, for audience: AudienceName = .owner, mint: Mint,
    clientSequence: ClientSequence? = nil,
    in connection: any WritableConnection
  ) throws {
    let next: SQL = "UPDATE kit_space SET sequence = sequence + 1 WHERE id = \(id) RETURNING \(Space.columns), sequence"
    guard let row = try connection.row(next) else { throw Refusal.notFound }
    (self.author, self.audience, self.clientSequence, self.mint) = (author, audience, clientSequence, mint)
    now = mint.now()
    writable = connection
    space = try Space(row)
    sequence = try row["sequence"]
  }

  package var connection: any Connection { writable }
  /// What open screens are told of once it is on the disk.
  var announcements: [Announcement] {
    [Announcement(space: space.id, sequence: sequence, topics: topics)] + elsewhere.values
  }

  package func run(_ sql: SQL) throws {
    try writable.run(sql)
  }

  package func rowsChanged(by sql: SQL) throws -> Int {
    try writable.rowsChanged(by: sql)
  }

  /// Ids are minted by the form that creates, so a second row under one is the same form sent with something else.
  /// - Throws: ``Refusal/operationReused`` when the table has a row with this id.
  package func expectFresh(_ id: ID<some Any>, in table: SQL) throws {
    if try connection.holds("\(table) WHERE id = \(id)") { throw Refusal.operationReused }
  }

  /// Open screens that show one of this topic fetch themselves again once the change is on the disk.
  package func touch(_ topic: Topic) {
    topics.insert(topic)
  }

  /// The same in all spaces of somebody whose own it is, wherever they are: each gets its next number, as its pages show it too.
  package func touch(_ topic: Topic, whereverIs person: ID<Person>) throws {
    touch(topic)
    let spaces: [ID<Space>] = try connection.rows(
      "SELECT space_id FROM kit_member WHERE person_id = \(person) AND space_id <> \(space.id) ORDER BY space_id"
    ).map { try $0["space_id"] }
    for space in spaces {
      let told = elsewhere[space]
      guard let sequence = try told?.sequence ?? next(of: space) else { continue }
      elsewhere[space] = Announcement(space: space, sequence: sequence, topics: (told?.topics ?? []).union([topic]))
    }
  }

  private func next(of space: ID<Space>) throws -> Int64? {
    try writable.row("UPDATE kit_space SET sequence = sequence + 1 WHERE id = \(space) RETURNING sequence").map {
      try $0["sequence"]
    }
  }

  /// Keeps a line of activity, whose screens hear of it.
  func insert(_ activity: Activity) throws -> ID<Activity> {
    try activity.insert(in: self)
    touch(activity.subject.topic)
    return activity.id
  }

  /// Goes on to take something back: what is noted from here on may be taken back by whoever may do so now, and no one else.
  func goOn(takingBack activity: Activity) {
    audience = activity.audience
  }

  /// Notes that what a line tells of has been taken back.
  func record(undoing activity: Activity) throws -> ID<Activity> {
    let undoing = try insert(
      Activity(
        id: mint.id(), sequence: sequence, event: activity.event, isUndoing: true, subject: activity.subject,
        fields: [],
        detail: activity.detail, author: author, at: now, undo: .never, audience: audience))
    try Activity.note(undoing, of: try activity.others(in: self), in: self)
    return undoing
  }
}

/// Who makes a change.
package struct Author: Hashable, Sendable {
  /// `nil` for the program itself.
  package let person: ID<Person>?
  /// Somebody who came by a share link.
  package let guest: ID<Guest>?
  /// As it was when the change was made: activity keeps it.
  package let name: String
  /// What the program is called by which somebody made it; see ``AccessToken``.
  package let via: String?

  package static let program = Author(person: nil, name: "sobremesa")

  /// Under what a device keeps what they have done there and not sent yet.
  var device: String? { person?.description ?? guest?.description }

  package init(person: ID<Person>?, guest: ID<Guest>? = nil, name: String, via: String? = nil) {
    (self.person, self.guest, self.name, self.via) = (person, guest, name, via)
  }
}

/// What a screen shows and a change touches, `app.noun`: the grain of live updates.
package struct Topic: Hashable, Sendable, ExpressibleByStringLiteral {
  package let name: String
  /// Who is told of what happens to it.
  package let visibility: Visibility

  package init(stringLiteral name: String) {
    self.init(name)
  }

  package init(_ name: String, _ visibility: Visibility = .space) {
    (self.name, self.visibility) = (name, visibility)
  }

  /// By name, as pages say what they listen to.
  package static func == (one: Topic, other: Topic) -> Bool { one.name == other.name }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }

  /// What is known to whoever has a secret. Its name is told on, also to the database's server, and so holds the secret's sum alone.
  package init(_ noun: String, secret: String) {
    self.init("\(noun)!\(SecretHash(secret).hex)")
  }

  /// A topic with a secret's sum in its name, `app.noun!sum`: whoever can say the name has seen what it is of, and may hear of it.
  package var isSecret: Bool {
    name.split(separator: "!", maxSplits: 1).dropFirst().first.map { $0.utf8.count >= 32 } ?? false
  }

  /// For a screen that shows something of everything.
  static let any: Topic = "*"
}
