extension AccountTransaction {
  /// - Throws: ``Refusal/notFound`` when they don't belong to the space, ``Refusal/conflict(_:)`` when nobody would be
  ///   left to own it.
  func change(_ member: ID<Person>, to draft: MemberDraft, in space: ID<Space>, by author: Author) throws {
    let before = try self.member(member, of: space)
    if before.role == .owner, draft.role != .owner { try refuseLastOwner(member, of: space) }
    guard before.role != draft.role || before.apps != draft.apps else { return }
    try connection.run(
      """
      UPDATE kit_member SET role = \(draft.role), apps = \(draft.apps)
      WHERE space_id = \(space) AND person_id = \(member)
      """)
    dismiss(space)
    let fields = [FieldChange("role", from: before.role.rawValue, to: draft.role.rawValue)]
    try change(in: space, by: author).record(
      HouseEvents.memberChanged, of: Subject(Space.topic, member, title: before.name),
      fields: before.role == draft.role ? [] : fields)
  }

  /// Ends somebody's membership; what they made stays. Leaving is removing oneself.
  /// - Throws: ``Refusal/notFound``, or ``Refusal/conflict(_:)`` for the last owner.
  func remove(_ member: ID<Person>, from space: ID<Space>, by author: Author) throws {
    let leaver = try self.member(member, of: space)
    if leaver.role == .owner { try refuseLastOwner(member, of: space) }
    try endTokens(of: member, in: space)
    try connection.run("DELETE FROM kit_member WHERE space_id = \(space) AND person_id = \(member)")
    try endLinks(to: member, in: space)
    // Their open pages ask again and find that there is nothing for them any more.
    dismiss(space)
    let edit = try change(in: space, by: author)
    // What is theirs wherever they are may have told of this space in the others.
    try edit.touch(Space.topic, whereverIs: member)
    try edit.record(
      author.person == member ? HouseEvents.memberLeft : HouseEvents.memberRemoved,
      of: Subject(Space.topic, member, title: leaver.name))
  }

  func member(_ person: ID<Person>, of space: ID<Space>) throws -> Member {
    guard let member = try store.members(of: space).first(where: { $0.person == person }) else {
      throw Refusal.notFound
    }
    return member
  }

  private func refuseLastOwner(_ person: ID<Person>, of space: ID<Space>) throws {
    guard try store.members(of: space).contains(where: { $0.role == .owner && $0.person != person }) else {
      throw Refusal.conflict(MemberPhrases.lastOwner)
    }
  }
}

extension SpaceTransaction {
  /// Chooses the apps that the space shows.
  func show(_ apps: AppAccess) throws {
    guard apps != space.apps else { return }
    try run("UPDATE kit_space SET apps = \(apps) WHERE id = \(space.id)")
    try record(HouseEvents.spaceApps, of: Subject(Space.topic, space.id, title: space.name))
  }
}
