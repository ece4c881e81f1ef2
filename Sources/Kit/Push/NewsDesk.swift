/// Finds out what is worth telling, and to whom.
struct NewsDesk: Sendable {
  /// In one go, the newest; of more than that nobody wants to be told one by one.
  private static let mostLines = 1_000
  /// Of one gathering: what more comes is told by what is there.
  private static let mostTogether = 200
  /// What is gathered is told after so many times the wait, though more comes.
  private static let mostWaits = 5

  let apps: [any App]

  /// Reads what was done in the spaces of those who have a device.
  func read(_ errand: Errand) async throws {
    for space in try await errand.read({ try AccountStore($0).spacesWithUnreadActivity() }) {
      let (now, mint) = (errand.now, errand.mint)
      try await errand.database.write(in: .space(space)) { connection in
        // What comes after the number that is noted is read the next time, and nothing twice.
        try connection.hold(space)
        guard let view = try unlessRefused({ try SpaceView(space, in: connection) }) else { return }
        try read(view, at: now, mint, in: connection)
        try connection.run(
          """
          INSERT INTO kit_news_mark (space_id, sequence) VALUES (\(space), \(view.sequence))
          ON CONFLICT (space_id) DO UPDATE SET sequence = excluded.sequence
          """)
      }
    }
  }

  private func read(_ view: SpaceView, at now: Instant, _ mint: Mint, in connection: any WritableConnection) throws {
    let readers = try AccountStore(connection).newsReaders(in: view.space.id)
    guard let begin = readers.map(\.since).min() else { return }
    let mark: Int64? = try connection.value("SELECT sequence FROM kit_news_mark WHERE space_id = \(view.space.id)")
    let lines = try connection.rows(
      """
      SELECT \(Activity.columns) FROM kit_activity
      WHERE space_id = \(view.space.id) AND sequence > \(mark ?? 0) AND at >= \(begin) AND is_undoing = 0
        AND \(Activity.isTold)
      ORDER BY sequence DESC, id DESC LIMIT \(Self.mostLines)
      """
    ).map(Activity.init)
    for line in lines.reversed() {
      for (app, kind) in kinds(of: line) {
        guard case .lines(let read) = kind.source, let news = try unlessRefused({ try read(line, view) }) ?? nil
        else { continue }
        for reader in readers
        where reader.since <= line.at && reader.person.id != line.author.person && reader.wants(kind, of: app)
          && news.people?.contains(reader.person.id) ?? true
        {
          try keep(news, of: kind, telling: line.id, to: reader.person.id, in: view, at: now, mint, connection)
        }
      }
    }
  }

  private func kinds(of line: Activity) -> [(any App, NewsKind)] {
    let name = line.subject.topic.name.prefix { $0 != "." }
    return apps.filter { $0.id == name }.flatMap { app in app.newsKinds.map { (app, $0) } }
  }

  /// Asks what is due by the clock.
  func look(_ errand: Errand) async throws {
    let kinds = apps.flatMap { app in app.newsKinds.map { (app, $0) } }
    for space in try await errand.read({ try AccountStore($0).spacesWithDevices() }) {
      let (now, mint) = (errand.now, errand.mint)
      let found = try await errand.read { connection -> [(NewsKind, News, ID<Person>)] in
        guard let view = try unlessRefused({ try SpaceView(space, in: connection) }) else { return [] }
        let readers = try AccountStore(connection).newsReaders(in: space)
        return try kinds.flatMap { app, kind -> [(NewsKind, News, ID<Person>)] in
          let people = readers.filter { $0.wants(kind, of: app) }.map(\.person.id)
          guard case .time(let due) = kind.source, !people.isEmpty else { return [] }
          return try due(people, view, now).flatMap { news in
            people.filter { news.people?.contains($0) ?? true }.map { (kind, news, $0) }
          }
        }
      }
      guard !found.isEmpty else { continue }
      try await errand.database.write(in: .space(space)) { connection in
        guard let view = try unlessRefused({ try SpaceView(space, in: connection) }) else { return }
        for (kind, news, person) in found {
          try keep(news, of: kind, telling: nil, to: person, in: view, at: now, mint, connection)
        }
      }
    }
  }

  /// Keeps what somebody is to be told, with what waits of the same to be told.
  /// - Parameter line: the activity that it tells of; none of what came by the clock, which is told once.
  private func keep(
    _ news: News, of kind: NewsKind, telling line: ID<Activity>?, to person: ID<Person>, in view: SpaceView,
    at now: Instant, _ mint: Mint, _ connection: any WritableConnection
  ) throws {
    let waiting = try connection.row(
      """
      SELECT id, lines, made_at FROM kit_news
      WHERE space_id = \(view.space.id) AND person_id = \(person) AND kind = \(kind.id) AND subject = \(news.subject)
        AND done_at IS NULL AND made_at > \(now - kind.lasting) ORDER BY id LIMIT 1\(Dialect.held)
      """)
    if let waiting, let line {
      let (id, text, madeAt): (String, String, Instant) = (
        try waiting["id"], try waiting["lines"], try waiting["made_at"]
      )
      let lines = text.split(separator: " ")
      guard lines.count < Self.mostTogether else { return }
      let due = min(now + kind.gathering, madeAt + kind.gathering * Self.mostWaits)
      try connection.run(
        """
        UPDATE kit_news SET lines = \("\(text) \(line)"), due_at = CASE WHEN due_at > \(due) THEN due_at ELSE \(due) END
        WHERE id = \(id)
        """)
      return
    }
    try connection.run(
      """
      INSERT INTO kit_news (id, space_id, person_id, kind, subject, once_key, lines, made_at, due_at)
      VALUES (\(mint.id(News.self)), \(view.space.id), \(person), \(kind.id), \(news.subject), \
      \(news.once ?? line?.description ?? news.subject), \(line?.description ?? ""), \(now), \(now + kind.gathering))
      ON CONFLICT (person_id, space_id, kind, once_key) DO NOTHING
      """)
  }
}
