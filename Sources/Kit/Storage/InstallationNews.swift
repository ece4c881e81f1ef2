import Foundation

/// What all spaces are told of a change of what belongs to none of them. They are told after it, in stretches, so that nobody's own change
/// waits for ten thousand spaces; a row says how far that is, and a job goes on where a process has died.
package struct InstallationNews: Sendable {
  /// Open screens that show one of this topic fetch themselves again, in every space.
  let topic: Topic
  let line: Line?
  /// The spaces whose activity tells of it; `nil` where all do.
  let homes: [ID<Space>]?

  /// A line of activity, as it is kept until it stands in all spaces.
  struct Line: Codable, Sendable {
    let event, subject, title: String
    let fields: [FieldChange]
  }

  /// What pages show and nobody's activity tells of.
  package init(of topic: Topic) {
    (self.topic, line, homes) = (topic, nil, [])
  }

  /// What activity tells of as well.
  /// - Parameters:
  ///   - event: cannot be taken back from a space.
  ///   - homes: the spaces whose activity does; those that are no more are left out. In all of them it stands under the program's name.
  package init(
    _ event: Event<NoDetail>, of subject: Subject, fields: [FieldChange] = [], in homes: [ID<Space>]? = nil
  ) {
    topic = subject.topic
    line = Line(event: event.name, subject: subject.id, title: subject.title, fields: fields)
    self.homes = homes
  }

  static let migration = Migration(
    "kit.0041-installation-news",
    [
      // What not all spaces have been told of yet, and the last that was.
      """
      CREATE TABLE kit_installation_news (
        id TEXT PRIMARY KEY,
        topic TEXT NOT NULL,
        line TEXT,
        told_until TEXT NOT NULL
      )
      """
    ])
}

/// Tells spaces of changes of the installation.
struct InstallationNewsTelling: Sendable {
  /// Spaces that are told in one change.
  static let stretch = 100

  let database: any Database
  let live: LiveHub
  let mint: Mint

  /// Belongs to the change itself: its homes know of it with the change, the others soon.
  /// - Returns: what the homes' open screens are told.
  func begin(
    _ news: InstallationNews, as id: ID<InstallationNews>, by author: Author, in connection: any WritableConnection
  ) throws -> [Announcement] {
    let line =
      try news.homes == nil ? news.line.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) } : nil
    try connection.run(
      """
      INSERT INTO kit_installation_news (id, topic, line, told_until) VALUES (\(id), \(news.topic.name), \(line), '')
      """)
    guard let homes = news.homes, !homes.isEmpty else { return [] }
    let spaces: [ID<Space>] = try connection.rows(
      "SELECT id FROM kit_space WHERE id IN \(homes) ORDER BY id\(Dialect.held)"
    ).map { try $0["id"] }
    return try tell(spaces, of: news.topic, news.line, by: author, in: connection)
  }

  /// Tells all spaces that have not been told yet.
  func finish(_ id: ID<InstallationNews>) async throws {
    while let announcements = try await database.write(in: .news, { try tellStretch(of: id, in: $0) }) {
      live.announce(announcements)
    }
  }

  /// Tells some spaces more.
  /// - Returns: what their open screens are told; `nil` when there is nobody left.
  func tellStretch(
    of id: ID<InstallationNews>, in connection: any WritableConnection
  ) throws -> [Announcement]? {
    let found = try connection.row(
      "SELECT topic, line, told_until FROM kit_installation_news WHERE id = \(id)\(Dialect.held)")
    guard let found else { return nil }
    let (last, json): (String, String?) = (try found["told_until"], try found["line"])
    let spaces: [ID<Space>] = try connection.rows(
      "SELECT id FROM kit_space WHERE id > \(last) ORDER BY id LIMIT \(Self.stretch)\(Dialect.held)"
    ).map { try $0["id"] }
    if spaces.count == Self.stretch {
      try connection.run("UPDATE kit_installation_news SET told_until = \(spaces.last) WHERE id = \(id)")
    } else {
      try connection.run("DELETE FROM kit_installation_news WHERE id = \(id)")
    }
    let line = try json.map { try JSONDecoder().decode(InstallationNews.Line.self, from: Data($0.utf8)) }
    return try tell(spaces, of: Topic(try found["topic"]), line, by: .program, in: connection)
  }

  private func tell(
    _ spaces: [ID<Space>], of topic: Topic, _ line: InstallationNews.Line?, by author: Author,
    in connection: any WritableConnection
  ) throws -> [Announcement] {
    try spaces.flatMap { space in
      let transaction = try SpaceTransaction(space, by: author, mint: mint, in: connection)
      transaction.touch(topic)
      if let line { try transaction.record(line, of: topic) }
      return transaction.announcements
    }
  }

  /// Goes on where whoever had changed something could not tell everybody.
  static let job = Job(
    "kit.tell-spaces", every: .seconds(10),
    when: { connection, _ in try connection.holds("kit_installation_news") },
    errand: { errand in
      let telling = InstallationNewsTelling(database: errand.database, live: errand.live, mint: errand.mint)
      let waiting: [ID<InstallationNews>] = try await errand.read { connection in
        try connection.rows("SELECT id FROM kit_installation_news ORDER BY id").map { try $0["id"] }
      }
      // What cannot be told keeps none of the others waiting.
      var failure: (any Error)?
      for id in waiting {
        do {
          try await telling.finish(id)
        } catch {
          failure = failure ?? error
        }
      }
      if let failure { throw failure }
    })
}

extension SpaceTransaction {
  fileprivate func record(_ line: InstallationNews.Line, of topic: Topic) throws {
    _ = try insert(
      Activity(
        id: mint.id(), sequence: sequence, event: line.event, isUndoing: false,
        subject: Subject(topic: topic, id: line.subject, title: line.title), fields: line.fields, detail: nil,
        author: author, at: now, undo: .never, audience: audience))
  }
}
