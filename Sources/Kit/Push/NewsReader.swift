/// Somebody in a space who is told when nobody looks.
struct NewsReader: Sendable {
  let person: Person
  let membership: Membership
  let choices: NewsChoices
  /// The apps that they have ever looked into there: of the others nobody tells them unless they say so.
  let used: Set<String>
  /// Since when they belong there and have a device: what was before is no news to them.
  let since: Instant
  /// Whether they have other spaces too, from which this one is told by its name.
  let hasOthers: Bool

  func wants(_ kind: NewsKind, of app: any App) -> Bool {
    membership.mayUse(app.id) && choices.tells(of: kind, isUsed: used.contains(app.id))
  }

  var locale: ReaderLocale {
    ReaderLocale(language: person.language, zone: person.zone ?? membership.space.zone)
  }
}

extension AccountStore {
  /// Those of a space who have a device, or one of them.
  func newsReaders(in space: ID<Space>, only person: ID<Person>? = nil) throws -> [NewsReader] {
    let isMeant: SQL = person.map { " AND kit_member.person_id = \($0)" } ?? ""
    return try connection.rows(
      """
      SELECT kit_member.person_id, kit_member.joined_at, (
        SELECT MIN(made_at) FROM kit_push_device WHERE kit_push_device.person_id = kit_member.person_id) AS since
      FROM kit_member WHERE kit_member.space_id = \(space)\(isMeant)
        AND EXISTS (SELECT 1 FROM kit_push_device WHERE kit_push_device.person_id = kit_member.person_id)
      ORDER BY kit_member.person_id
      """
    ).compactMap { row in
      let (id, joined, since): (ID<Person>, Instant, Instant) = (
        try row["person_id"], try row["joined_at"], try row["since"]
      )
      let memberships = try memberships(of: id)
      guard let person = try self.person(id), let membership = memberships.first(where: { $0.space.id == space })
      else { return nil }
      return NewsReader(
        person: person, membership: membership, choices: try newsChoices(of: id),
        used: try usedApps(of: id, in: [space]), since: max(joined, since),
        hasOthers: memberships.count > 1)
    }
  }

  /// The spaces of those who have a device.
  func spacesWithDevices() throws -> [ID<Space>] {
    try connection.rows(
      """
      SELECT DISTINCT kit_member.space_id FROM kit_push_device
        JOIN kit_member ON kit_member.person_id = kit_push_device.person_id
      ORDER BY kit_member.space_id
      """
    ).map { try $0["space_id"] }
  }

  /// Those of them in which something has happened that nobody has read for news.
  func spacesWithUnreadActivity() throws -> [ID<Space>] {
    try connection.rows(
      """
      SELECT DISTINCT kit_space.id FROM kit_push_device
        JOIN kit_member ON kit_member.person_id = kit_push_device.person_id
        JOIN kit_space ON kit_space.id = kit_member.space_id
        LEFT JOIN kit_news_mark ON kit_news_mark.space_id = kit_space.id
      WHERE kit_space.sequence > COALESCE(kit_news_mark.sequence, 0) AND kit_space.ends_at IS NULL
      ORDER BY kit_space.id
      """
    ).map { try $0["id"] }
  }
}
