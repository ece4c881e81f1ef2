/// What is due in all spaces of a person, of the apps that they may use there.
struct PersonCalendar: Sendable {
  let file: CalendarFile

  init(_ person: Person, _ house: House, at now: Instant, in store: AccountStore) throws {
    let memberships = try store.memberships(of: person.id)
    let events = try memberships.flatMap { membership in
      let view = try SpaceView(membership.space.id, in: store.connection)
      let locale = ReaderLocale(language: person.language, zone: person.zone ?? view.space.zone)
      return try house.apps.filter { membership.mayUse($0.id) }.flatMap { app in
        try app.calendar(in: view, for: person.id, at: now).prefix(CalendarEntry.most).map { entry in
          CalendarFile.Event(
            entry, of: app.id, in: view.space, isOneOfSeveral: memberships.count > 1, locale: locale, reach: house.reach
          )
        }
      }
    }
    file = CalendarFile(name: CalendarPhrases.name, events, at: now)
  }
}

extension CalendarFile.Event {
  /// - Parameter isOneOfSeveral: whether its reader has other spaces too, from which it is told by the space's name.
  init(
    _ entry: CalendarEntry, of app: String, in space: Space, isOneOfSeveral: Bool, locale: ReaderLocale, reach: Reach
  ) {
    let place = isOneOfSeveral ? [space.name] : []
    self.init(
      id: "\(app)-\(entry.id)", title: entry.title.text(in: locale),
      text: (entry.details.map { $0.text(in: locale) } + place).joined(separator: "\n"), time: entry.time,
      isTentative: entry.isTentative, address: OutwardLink(entry.link.address(in: space.id), reach: reach).address,
      alarm: entry.alarm)
  }
}
