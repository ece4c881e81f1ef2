/// A person's own calendar address, and what calendars read there.
enum CalendarHandlers {
  static let page = FixedPath(inHouse: "/me/calendar")
  static let end = FixedPath(inHouse: "/me/calendar/end")
  /// Some programs take an address for a calendar by its ending alone.
  static let feed = Path<String>(inHouse: "/calendar/:token/sobremesa.ics", holdsSecret: true)

  static func add(to routes: inout Routes) {
    routes.get(page, for: .person, show)
    routes.post(page, for: .person, make)
    routes.post(end, for: .person, takeBack)
    routes.get(feed, for: .anyone, read)
  }

  static func show(_ visit: PersonVisit) async throws -> Reply {
    let person = visit.viewer.person.id
    let link = try await visit.house.accounts.read { try $0.calendar(of: person) }
    return visit.show(CalendarScreen(link: link))
  }

  /// The address is on the answer itself, not on a page to return to: only its hash is kept.
  static func make(_ visit: PersonVisit) async throws -> Reply {
    let person = visit.viewer.person.id
    let secret = try await visit.house.accounts.change { try $0.makeCalendar(of: person) }
    return visit.show(NewCalendarScreen(link: visit.house.outward(feed(secret))))
  }

  static func takeBack(_ visit: PersonVisit) async throws -> Reply {
    let person = visit.viewer.person.id
    try await visit.house.accounts.change { try $0.endCalendar(of: person) }
    return .redirect(to: page().path)
  }

  static func read(_ visit: Visit, secret: String) async throws -> Reply {
    let (house, now) = (visit.house, visit.house.mint.now())
    let found = try await house.accounts.read { store in
      try store.person(byCalendar: secret).map {
        ($0.person, $0.link, try PersonCalendar($0.person, house, at: now, in: store))
      }
    }
    guard let (person, link, calendar) = found else { throw Refusal.gone(CalendarPhrases.ended) }
    if link.usedAt.map({ $0 + CalendarLink.noticed < now }) ?? true {
      try await house.accounts.change { try $0.noteCalendarUse(by: person.id) }
    }
    return Reply(
      headers: [(.cacheControl, "private, max-age=300")], body: .bytes(calendar.file.bytes, type: CalendarFile.type))
  }
}
