import Crypto
import Foundation
import WebAuthn

/// Puts what is to be told into words, for each device of whoever it is for, when it is time.
struct NewsTeller: Sendable {
  private static let mostAtOnce = 100

  let apps: [any App]

  static func isDue(at now: Instant) -> SQL { "kit_news WHERE done_at IS NULL AND due_at <= \(now)" }

  func tell(_ errand: Errand) async throws {
    let (now, mint) = (errand.now, errand.mint)
    let due = try await errand.read { connection in
      try connection.rows(
        "SELECT id FROM \(Self.isDue(at: now)) ORDER BY due_at, id LIMIT \(Self.mostAtOnce)"
      ).map { try $0["id"] as ID<News> }
    }
    var failure: (any Error)?
    for id in due {
      do {
        try await errand.database.write { try tell(id, at: now, mint, in: $0) }
      } catch {
        // What cannot be told keeps nothing else.
        failure = failure ?? error
        try await errand.database.write { try $0.run("UPDATE kit_news SET done_at = \(now) WHERE id = \(id)") }
      }
    }
    if let failure { throw failure }
  }

  private func tell(_ id: ID<News>, at now: Instant, _ mint: Mint, in connection: any WritableConnection) throws {
    let row = try connection.row(
      """
      SELECT space_id, person_id, kind, subject, lines, made_at FROM kit_news
      WHERE id = \(id) AND done_at IS NULL\(Dialect.held)
      """)
    guard let row else { return }
    let news = try StoredNews(row)
    let store = AccountStore(connection)
    let reader = try store.newsReaders(in: news.space, only: news.person).first
    if let end = reader.flatMap({ $0.choices.silence(at: now, in: $0.locale.zone) }) {
      try connection.run("UPDATE kit_news SET due_at = \(end) WHERE id = \(id)")
      return
    }
    if let reader, let (app, kind) = kind(named: news.kind), reader.wants(kind, of: app),
      news.madeAt + kind.lasting > now,
      let words = try unlessRefused({ try words(of: news, kind, in: connection, at: now) }) ?? nil
    {
      let tag = news.tag
      let payload = PushPayload(words, of: app, to: reader, news: id.description, tag: tag)
      for device in try store.pushDevices(of: news.person) {
        try connection.run(
          """
          INSERT INTO kit_push (id, device_id, news_id, tag, payload, is_urgent, tries, due_at, ends_at)
          VALUES (\(mint.id(Push.self)), \(device.id), \(id), \(tag), \(try payload.text), \(kind.isUrgent), \(0), \(now), \
          \(news.madeAt + kind.lasting))
          """)
      }
    } else if news.lines.isEmpty {
      // What came by the clock and was not told comes again as long as it is true.
      try connection.run("DELETE FROM kit_news WHERE id = \(id)")
      return
    }
    try connection.run("UPDATE kit_news SET done_at = \(now) WHERE id = \(id)")
  }

  private func kind(named id: String) -> (any App, NewsKind)? {
    for app in apps {
      if let kind = app.newsKinds.first(where: { $0.id == id }) { return (app, kind) }
    }
    return nil
  }

  private func words(
    of news: StoredNews, _ kind: NewsKind, in connection: any Connection, at now: Instant
  ) throws -> NewsWords? {
    let view = try SpaceView(news.space, in: connection)
    let lines = try news.lines.compactMap { try Activity.find($0, in: view) }.filter { $0.undo != .done }
    if !news.lines.isEmpty, lines.isEmpty { return nil }
    return try kind.words(
      ToldNews(subject: news.subject, lines: lines, person: news.person, view: view, now: now))
  }
}

/// What is kept of something that is to be told.
private struct StoredNews {
  let space: ID<Space>
  let person: ID<Person>
  let kind: String
  let subject: String
  let lines: [ID<Activity>]
  let madeAt: Instant

  init(_ row: SQLRow) throws {
    (space, person) = (try row["space_id"], try row["person_id"])
    (kind, subject, madeAt) = (try row["kind"], try row["subject"], try row["made_at"])
    lines = (try row["lines"] as String).split(separator: " ").compactMap { ID($0) }
  }

  /// The same for all of one thing: a newer one takes the place of an older, on the way (RFC 8030, section 5.4) and on the device.
  var tag: String {
    let hash = SHA256.hash(data: Array("\(space) \(kind) \(subject)".utf8))
    return Base64URL.encode(Array(hash.prefix(24)))
  }
}

/// What the worker of a browser is told.
struct PushPayload: Encodable {
  let title: String
  let body: String
  /// Where it leads, in the house.
  let link: String
  let tag: String
  /// Of this one: one that comes twice is shown once.
  let id: String
  let lang: String
  let icon: String
  /// What the button says that silences.
  let silence: String

  /// - Parameter news: by which the device knows it again.
  init(_ words: NewsWords, of app: any App, to reader: NewsReader, news: String, tag: String) {
    let (locale, space) = (reader.locale, reader.membership.space)
    let name = app.name.text(in: locale)
    self.init(
      title: reader.hasOthers ? "\(name) · \(space.name)" : name, body: words.sentence.text(in: locale),
      link: words.link.address(in: space.id), tag: tag, id: news, locale: locale, icon: app.id)
  }

  init(title: String, body: String, link: String, tag: String, id: String, locale: ReaderLocale, icon: String) {
    (self.title, self.body, self.link, self.tag, self.id) = (title, body.cut(to: Self.mostLetters), link, tag, id)
    lang = locale.language.rawValue
    self.icon = HomeScreenIcon.address(of: icon, size: 192)
    silence = NoticePhrases.silence.text(in: locale)
  }

  /// In Unicode scalars: more no lock screen shows.
  private static let mostLetters = 300

  var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}

/// What was asked for that is refused is told to nobody.
func unlessRefused<Value>(_ body: () throws -> Value) throws -> Value? {
  do {
    return try body()
  } catch is Refusal {
    return nil
  }
}
