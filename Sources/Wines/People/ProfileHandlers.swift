import Kit

enum ProfileHandlers {
  static func add(to routes: inout Routes) {
    routes.get(WinesPaths.ownProfile, for: .member, freshness: .space, own)
    routes.post(WinesPaths.showing, for: .member, as: .showField, show)
    // Kept nowhere: what is taken back is gone.
    routes.get(WinesPaths.people, for: .member, freshness: .space, people)
    // It shows lists of other spaces, of which the number of this one says nothing.
    routes.get(WinesPaths.profile, for: .member, profile)
    routes.get(WinesPaths.profile, forGuestsWho: [.seeProfile], openForGuest)
  }

  private static func own(_ visit: SpaceVisit) async throws -> Reply {
    let (person, spaces) = (visit.viewer.person.id, visit.spacesWithWines)
    return try await visit.show { view in
      OwnProfileScreen(person: person, spaces: spaces, shown: try ProfileStore(view).everything(of: person))
    }
  }

  private static func show(_ visit: SpaceVisit, _ field: ProfileField) async throws -> Reply {
    guard let audience = ProfileAudience(visit.form["audience"]) else {
      throw Refusal.malformed(KitPhrases.malformedForm)
    }
    let space = visit.spacesWithWines.first { $0.id == audience.space }
    if audience != .link, space == nil { throw Refusal.notFound }
    let (isShown, person) = (try visit.form.answer("shown"), visit.viewer.person.id)
    return try await visit.change { transaction in
      let done = try ProfileStore(transaction).show(
        field, of: person, to: audience, isShown, named: space?.name ?? "")
      return Destination(WinesPaths.ownProfile(), done: done)
    }
  }

  private static func people(_ visit: SpaceVisit) async throws -> Reply {
    let reader = visit.viewer.person.id
    return try await visit.show { PeopleScreen(people: try ProfileStore($0).showing(besides: reader)) }
  }

  private static func profile(_ visit: SpaceVisit, _ person: ID<Person>) async throws -> Reply {
    let (reader, query) = (visit.viewer.person.id, visit.query)
    return try await visit.show { view in
      try screen(of: person, as: query, for: .space(view.space.id), reader: reader, in: view)
    }
  }

  private static func openForGuest(_ visit: GuestVisit, _ person: ID<Person>) async throws -> Reply {
    let query = visit.query
    return try await visit.show { try screen(of: person, as: query, for: .link, reader: nil, in: $0) }
  }

  private static func screen(
    of person: ID<Person>, as query: Form, for audience: ProfileAudience, reader: ID<Person>?, in view: SpaceView
  ) throws -> ProfileScreen {
    let store = ProfileStore(view)
    let (member, fields) = (try store.member(person), try store.fields(of: person, for: audience))
    let current = ProfileField(rawValue: query["show"]).flatMap { fields.contains($0) ? $0 : nil } ?? fields.first
    return ProfileScreen(
      person: member, fields: fields, current: current,
      looked: try current.map { try looked(at: $0, of: person, after: Cursor(query["after"]), reader, view) }
        ?? .nothing,
      reader: reader)
  }

  private static func looked(
    at field: ProfileField, of person: ID<Person>, after cursor: Cursor?, _ reader: ID<Person>?, _ view: SpaceView
  ) throws -> ProfileScreen.Looked {
    let (store, own) = (ProfileStore(view), OwnStore(view, person))
    switch field {
    case .favourites:
      let other = reader.flatMap { $0 == person ? nil : $0 }
      let ofBoth = try other.map { try store.favourites(of: person, and: $0) } ?? []
      let wines = try own.marked(.favourite, after: cursor)
      let others = wines.elements.filter { wine in !ofBoth.contains { $0.number == wine.number } }
      return .favourites(Window(others, next: wines.next), ofBoth: cursor == nil ? ofBoth : [])
    case .notes: return .notes(try own.tastingsHere(after: cursor))
    case .lists: return .lists(try store.lists(of: person))
    case .taste:
      let rated = try own.rated()
      return .taste(Taste(rated, of: try Catalogue(view).wines(inStretches: rated.compactMap(\.wine))))
    }
  }
}

extension SpaceVisit {
  /// The spaces in which the visitor uses this app, the one of the visit first.
  fileprivate var spacesWithWines: [Space] {
    let all = viewer.memberships.filter { $0.mayUse(WinesApp.identity) }.map(\.space)
    return all.filter { $0.id == space.id } + all.filter { $0.id != space.id }
  }
}
