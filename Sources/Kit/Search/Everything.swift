/// What there is of some words in a space: where one can go, what its apps hold, its people, and what happened lately. Whatever the
/// reader may not see is not looked for.
struct Everything {
  /// What was found in one app, or of the house's own.
  private struct Part {
    let title: Phrase
    let rows: [Row]
    /// Without the ways to more.
    let count: Int
    var hasMore = false
    /// Told apart from what was found by scripts that know the places already.
    var kind: String?
  }

  private let parts: [Part]
  /// The words that may have been meant where nothing is called as was typed.
  private let meant: String?

  init(_ sought: Sought, for visit: SpaceVisit, in view: SpaceView) throws {
    let places = Places(for: visit).groups(matching: sought.text, in: visit.locale).flatMap { $0.rows(areNamed: true) }
    let (people, lines) = (try Self.people(sought, visit, view), try Self.lines(sought, visit, view))
    let all = try visit.usableApps.map { app in (app: app, found: try app.found(sought, in: view, for: visit)) }
    let isKnown =
      !(places + people + lines).isEmpty
      || all.contains { $0.found.contains { !$0.areGuesses && !$0.things.isEmpty } }
    meant = isKnown ? nil : try visit.meant(by: sought.text, among: visit.usableApps.flatMap(\.knownNames), in: view)
    let apps = all.map { app, found in
      let found = isKnown ? found.filter { !$0.areGuesses } : found
      return Part(
        title: app.name, rows: found.flatMap { $0.rows(of: app) }, count: found.map(\.things.count).reduce(0, +),
        hasMore: found.contains { $0.rest != nil })
    }
    parts =
      ([Part(title: SearchPhrases.places, rows: places, count: places.count, kind: "places")] + apps + [
        Part(title: SearchPhrases.people, rows: people, count: people.count),
        Part(title: KitPhrases.activity, rows: lines, count: lines.count),
      ]).filter { !$0.rows.isEmpty }
  }

  var results: Results {
    let searched = meant.map { (words: $0, link: AccountPaths.springboard().with("q", $0)) }
    guard !parts.isEmpty else { return .none(meant: searched) }
    let proposal = searched.map { Results.question($0.words, $0.link) }
    let (count, hasMore) = (parts.map(\.count).reduce(0, +), parts.contains(where: \.hasMore))
    return Results(
      announcing: KitPhrases.found(count, more: hasMore),
      "\(proposal)\(parts.html { Group($0.title, kind: $0.kind, rows: $0.rows).html })")
  }

  /// Those who belong to the space, and what they did in it.
  private static func people(_ sought: Sought, _ visit: SpaceVisit, _ view: SpaceView) throws -> [Row] {
    try AccountStore(view.connection).members(of: view.space.id).filter { sought.isIn($0.name) }.prefix(Found.most)
      .map { member in
        let link =
          visit.membership.role == .owner
          ? AccountPaths.member(member.person)
          : RecordPaths.activity().with("person", member.person.description)
        return Row(title: Phrase(verbatim: member.name), avatar: member.avatar, opens: link)
      }
  }

  private static func lines(_ sought: Sought, _ visit: SpaceVisit, _ view: SpaceView) throws -> [Row] {
    let (apps, zone) = (visit.usableApps, visit.locale.zone)
    return try view.latest(sought, of: apps.map(\.id), for: visit.viewer.person.id).map { line in
      let app = line.app(among: apps)
      let page = RecordPaths.activity().with("app", app?.id).with("day", line.at.day(in: zone).description)
      return Row(
        title: line.words(among: apps),
        subtitle: Phrase(joining: "\(line.authorName) · \(Capitalized(line.at.written(.near(to: visit.today))))"),
        icon: app?.icon ?? "home", app: app?.id ?? "home", opens: page.at("row-\(line.id)"))
    }
  }
}

extension SpaceView {
  /// Among so many lines that were written last: the record is for ever, and what one looks for is of these days.
  private static let mostLooked = 500

  /// What happened lately to something that is called so, or by somebody, newest first.
  /// - Parameter apps: the ids of those whose activity may be shown.
  fileprivate func latest(_ sought: Sought, of apps: [String], for reader: ID<Person>) throws -> [Activity] {
    let isShown = ActivityFilter(Form()).condition(apps: apps, in: space.zone)
    let looked = try connection.rows(
      """
      SELECT id, title, author FROM (
        SELECT id, title, author, topic, visibility, person_id, sequence FROM kit_activity
        WHERE space_id = \(space.id) ORDER BY sequence DESC, id DESC LIMIT \(Self.mostLooked)
      ) AS latest WHERE \(isShown) AND \(Activity.isTold(to: reader)) ORDER BY sequence DESC, id DESC
      """)
    var found: [ID<Activity>] = []
    for line in looked where found.count < Found.most {
      if sought.isIn(try line["title"], try line["author"]) { found.append(try line["id"]) }
    }
    guard !found.isEmpty else { return [] }
    return try connection.rows(
      """
      SELECT \(Activity.columns) FROM kit_activity WHERE space_id = \(space.id) AND id IN \(found)
      ORDER BY sequence DESC, id DESC
      """
    ).map(Activity.init)
  }
}
