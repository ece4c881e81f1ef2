/// A way in that an owner has given somebody, as that person is told of it.
struct GivenWayIn: Hashable, Sendable {
  let id: ID<OneTimeLink>
  /// Who gave it, as they were called then.
  let giver: String
  let givenAt: Instant
  let usedAt: Instant?

  /// How long after its end a person who doesn't look in is still told of it.
  static let toldDays = 30
}

extension AccountStore {
  /// Whether an owner may give somebody a way in. Whoever gives one could use it, and act as that person wherever they are:
  /// so it is for people who belong to no space that isn't the giver's own, and who run the house only if the giver does.
  func mayLetIn(_ person: ID<Person>, by giver: ID<Person>) throws -> Bool {
    guard person != giver else { return false }
    return try !connection.holds(
      """
      kit_member
      WHERE person_id = \(person) AND space_id NOT IN (
        SELECT space_id FROM kit_member WHERE person_id = \(giver) AND role = \(Role.owner))
      UNION ALL
      SELECT 1 FROM kit_person
      WHERE id = \(person) AND is_operator = \(true)
        AND NOT EXISTS (SELECT 1 FROM kit_person AS other WHERE other.id = \(giver) AND other.is_operator = \(true))
      """)
  }

  /// The newest way in that somebody was given and has not read of yet.
  func wayInToTell(_ person: ID<Person>) throws -> GivenWayIn? {
    try connection.row(
      """
      SELECT id, giver, created_at, used_at FROM kit_link
      WHERE person_id = \(person) AND giver_id IS NOT NULL AND told_at IS NULL
      ORDER BY created_at DESC, id DESC LIMIT 1
      """
    ).map {
      GivenWayIn(
        id: try $0["id"], giver: try $0["giver"], givenAt: try $0["created_at"], usedAt: try $0["used_at"])
    }
  }
}

extension AccountTransaction {
  /// Gives a member a one-time link; those that were given before and not used end.
  /// - Parameter id: minted by the form that asks; asked again, the link gets a new secret.
  /// - Returns: the secret of its address.
  /// - Throws: ``Refusal/notFound`` for somebody who isn't in the space, ``Refusal/forbidden(_:)`` for somebody whom the giver
  ///   may not let in.
  func giveWayIn(
    _ id: ID<OneTimeLink>, to person: ID<Person>, in space: ID<Space>, by giver: Author
  ) throws -> (secret: String, name: String) {
    let member = try member(person, of: space)
    guard let owner = giver.person, try store.mayLetIn(person, by: owner) else {
      throw Refusal.forbidden(WaysInPhrases.elsewhere(member.name))
    }
    try connection.run(
      """
      DELETE FROM kit_link WHERE person_id = \(person) AND giver_id IS NOT NULL AND used_at IS NULL AND id <> \(id)
      """)
    let isKnown = try store.link(id) != nil
    let secret = try makeLink(.signIn, id: id, space: space, person: person)
    try connection.run(
      "UPDATE kit_link SET giver_id = \(owner), giver = \(giver.name), told_at = NULL WHERE id = \(id)")
    if !isKnown {
      try change(in: space, by: giver).record(
        HouseEvents.memberLetIn, of: Subject(Space.topic, person, title: member.name))
    }
    return (secret, member.name)
  }

  /// Spends a one-time link of somebody who can't sign in otherwise.
  /// - Returns: who they are.
  /// - Throws: ``Refusal/gone(_:)`` also when whoever gave it may not let them in any more.
  func comeIn(by secret: String) throws -> ID<Person> {
    let link = try spend(secret, .signIn)
    guard let person = link.person, try link.giver.map({ try store.mayLetIn(person, by: $0) }) ?? true else {
      throw Refusal.gone(LinkPhrases.spent)
    }
    return person
  }

  /// Their own alone; what is told already stays so.
  func noteRead(_ link: ID<OneTimeLink>, by person: ID<Person>) throws {
    try connection.run("UPDATE kit_link SET told_at = \(now) WHERE id = \(link) AND person_id = \(person)")
  }
}
