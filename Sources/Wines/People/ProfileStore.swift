import Kit

/// What people show of what they keep of wines.
struct ProfileStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  private static var mostLists: Int { 20 }
  private static var mostInCommon: Int { 100 }

  /// - Throws: `Refusal.notFound` for whoever is not one of the space who may use this app.
  func member(_ person: ID<Person>) throws -> Member {
    guard let member = try scope.members(using: WinesApp.identity).first(where: { $0.person == person }) else {
      throw Refusal.notFound
    }
    return member
  }

  /// What one person shows to some.
  func fields(of person: ID<Person>, for audience: ProfileAudience) throws -> [ProfileField] {
    let rows = try scope.connection.rows(
      "SELECT field FROM wines_shown WHERE person_id = \(person) AND \(audience.isMeant) ORDER BY field")
    let shown: Set<ProfileField> = Set(try rows.map { try $0["field"] })
    return ProfileField.allCases.filter(shown.contains)
  }

  /// All that one person shows to anybody.
  func everything(of person: ID<Person>) throws -> [ProfileAudience: Set<ProfileField>] {
    try scope.connection.rows(
      "SELECT space_id, field FROM wines_shown WHERE person_id = \(person) ORDER BY id"
    ).reduce(into: [:]) { shown, row in
      let space: ID<Space>? = try row["space_id"]
      shown[ProfileAudience(space), default: []].insert(try row["field"])
    }
  }

  /// Who shows what to the people of the space.
  func people() throws -> [ID<Person>: Set<ProfileField>] {
    try scope.connection.rows(
      "SELECT person_id, field FROM wines_shown WHERE space_id = \(scope.space.id) ORDER BY id"
    ).reduce(into: [:]) { shown, row in
      let person: ID<Person> = try row["person_id"]
      shown[person, default: []].insert(try row["field"])
    }
  }

  func isAnything(shownBesides reader: ID<Person>) throws -> Bool {
    try scope.connection.holds("wines_shown WHERE space_id = \(scope.space.id) AND person_id <> \(reader)")
  }

  /// The members who show something to the people of the space, by name.
  func showing(besides reader: ID<Person>) throws -> [ShowingMember] {
    let shown = try people().filter { $0.key != reader }
    guard !shown.isEmpty else { return [] }
    let common = try countsInCommon(with: reader)
    return try scope.members(using: WinesApp.identity).compactMap { member in
      shown[member.person].map { fields in
        ShowingMember(
          member: member, fields: ProfileField.allCases.filter(fields.contains), inCommon: common[member.person] ?? 0)
      }
    }
  }

  // MARK: In common

  /// Which wines are a favourite of somebody's, by their heads.
  private func heads(ofFavouritesOf person: ID<Person>) -> SQL {
    """
    SELECT head FROM wines_wine WHERE number IN (
      SELECT wine FROM wines_own_mark WHERE person_id = \(person) AND mark = \(Mark.favourite) AND trash_id IS NULL)
    """
  }

  /// The favourites of both.
  func favourites(of one: ID<Person>, and other: ID<Person>) throws -> [ListedWine] {
    let rows = try scope.connection.rows(
      """
      SELECT DISTINCT head FROM wines_wine
      WHERE head IN (\(heads(ofFavouritesOf: one))) AND head IN (\(heads(ofFavouritesOf: other)))
      ORDER BY head LIMIT \(Self.mostInCommon)
      """)
    return try Catalogue(scope).wines(inStretches: rows.map { try $0["head"] }).sorted {
      ($0.name.sortKey, $0.number.value) < ($1.name.sortKey, $1.number.value)
    }
  }

  /// With how many favourites of each who shows theirs here somebody agrees.
  func countsInCommon(with reader: ID<Person>) throws -> [ID<Person>: Int] {
    try scope.connection.rows(
      """
      SELECT their.person_id, COUNT(DISTINCT wine.head) AS wines
      FROM wines_own_mark AS their JOIN wines_wine AS wine ON wine.number = their.wine
      WHERE their.mark = \(Mark.favourite) AND their.trash_id IS NULL AND their.person_id <> \(reader)
        AND their.person_id IN (
          SELECT person_id FROM wines_shown WHERE space_id = \(scope.space.id) AND field = \(ProfileField.favourites))
        AND wine.head IN (\(heads(ofFavouritesOf: reader)))
        AND (wine.number < \(WineNumber.firstOfHouses) OR wine.number IN (
          SELECT number FROM wines_house_wine WHERE space_id = \(scope.space.id) AND trash_id IS NULL))
      GROUP BY their.person_id ORDER BY their.person_id
      """
    ).reduce(into: [:]) { counts, row in
      let person: ID<Person> = try row["person_id"]
      counts[person] = try row["wines"] as Int
    }
  }

  // MARK: Lists

  /// The lists that somebody began, in whichever of their spaces, with what stands on them.
  func lists(of person: ID<Person>) throws -> [(name: String, wines: [ListedWine])] {
    let lists = try scope.connection.rows(
      """
      SELECT id, name FROM wines_selection
      WHERE person_id = \(person) AND trash_id IS NULL AND \(Member.stillBelongs) AND \(Space.isNotEnding)
      ORDER BY name_key, id LIMIT \(Self.mostLists)
      """
    ).map { (id: try $0["id"] as ID<Selection>, name: try $0["name"] as String) }
    guard !lists.isEmpty else { return [] }
    let entries = try scope.connection.rows(
      """
      SELECT selection_id, (SELECT head FROM wines_wine WHERE number = wine) AS head FROM wines_selected
      WHERE selection_id IN \(lists.map(\.id)) AND trash_id IS NULL ORDER BY added_at, id
      """
    ).map { (list: try $0["selection_id"] as ID<Selection>, wine: try $0["head"] as WineNumber) }
    let wines = try Catalogue(scope).wines(inStretches: entries.map(\.wine))
    let found = Dictionary(wines.map { ($0.number, $0) }) { first, _ in first }
    return lists.map { list in
      (list.name, entries.filter { $0.list == list.id }.map(\.wine).uniqued.compactMap { found[$0] })
    }
  }
}

extension ProfileStore where Scope == SpaceTransaction {
  /// Shows something of a person's own, or shows it no more.
  /// - Parameter name: of the space to whose people it is shown.
  /// - Returns: the line of activity, by which it is taken back; `nil` when it was so already.
  func show(
    _ field: ProfileField, of person: ID<Person>, to audience: ProfileAudience, _ isShown: Bool, named name: String
  ) throws -> ID<Activity>? {
    if try scope.isOvertaken(at: "\(field.rawValue) \(audience.text)", of: person) { return nil }
    guard try set(field, of: person, to: audience, isShown) else { return nil }
    let subject = Subject(Profile.topic, person, title: name)
    return try scope.record(
      isShown ? Profile.shown : Profile.hidden, of: subject, Profile.Change(field: field, space: audience.space))
  }

  /// - Returns: whether it was otherwise before.
  private func set(
    _ field: ProfileField, of person: ID<Person>, to audience: ProfileAudience, _ isShown: Bool
  ) throws -> Bool {
    let isMeant: SQL = "wines_shown WHERE person_id = \(person) AND field = \(field) AND \(audience.isMeant)"
    guard try scope.connection.holds(isMeant) != isShown else { return false }
    try scope.touch(Profile.topic, whereverIs: person)
    guard isShown else {
      try scope.run("DELETE FROM \(isMeant)")
      return true
    }
    try scope.run(
      """
      INSERT INTO wines_shown (id, person_id, space_id, field, shown_at)
      VALUES (\(scope.mint.id(Profile.self)), \(person), \(audience.space), \(field), \(scope.now))
      """)
    return true
  }

  /// As it was before a change. Nothing is shown to a space that its person has left since.
  func takeBack(_ line: Occurrence<Profile.Change>, isShown: Bool) throws {
    let (change, person) = (try line.kept(), try line.subject(Person.self))
    if isShown, let space = change.space, try !scope.belongs(person, to: space) {
      throw Refusal.gone(KitPhrases.cannotBeUndone)
    }
    _ = try set(change.field, of: person, to: ProfileAudience(change.space), isShown)
  }
}

/// Somebody who shows something to the people of a space.
struct ShowingMember: Sendable {
  let member: Member
  let fields: [ProfileField]
  /// How many of their favourites are the reader's too.
  let inCommon: Int
}
