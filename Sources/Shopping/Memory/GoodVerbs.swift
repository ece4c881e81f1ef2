import Kit

/// What one space remembers of what it buys: what people do with it.
extension GoodStore where Scope == SpaceTransaction {
  /// Says whether something is always bought. When that is so already, nothing is changed and `nil` returned.
  func mark(_ id: ID<RememberedGood>, asStaple isStaple: Bool) throws -> ID<Activity>? {
    let good = try good(id)
    guard try !scope.isOvertaken(at: "staple", of: id), good.isStaple != isStaple else { return nil }
    let family = try families().family(of: id)
    try scope.run(
      "UPDATE shopping_good SET is_staple = \(isStaple) WHERE space_id = \(scope.space.id) AND id IN \(family)")
    return try scope.record(isStaple ? RememberedGood.marked : RememberedGood.unmarked, of: good.subject)
  }

  /// Changes what differs from what the form showed; what others changed meanwhile in the other field stays.
  /// - Throws: `Invalid`, where another of the goods has the name already.
  func change(_ id: ID<RememberedGood>, to draft: GoodDraft, from shown: GoodDraft?) throws {
    let good = try good(id)
    // One that has been deleted stays the good's own until somebody chooses another.
    let own = [good.category].compactMap(\.self)
    let categories = Set(try CategoryStore(scope, language).categories().map(\.id) + own)
    _ = try draft.category(among: categories)
    let (merged, changes) = try scope.merge(
      draft, over: GoodDraft(good), shown: shown, fields: GoodDraft.fields, of: good.id)
    guard !changes.isEmpty else { return }
    let category = try merged.category(among: categories)
    let family = try families().family(of: good.id)
    let isTaken = try scope.connection.holds(
      """
      shopping_good WHERE space_id = \(scope.space.id) AND trash_id IS NULL AND merged_into IS NULL
        AND name_key = \(merged.name.searchKey) AND id NOT IN \(family)
      """)
    if isTaken { throw Invalid(["name": GoodPhrases.nameTaken(merged.name)]) }
    try scope.update(
      RememberedGood.table, good.id,
      "name = \(merged.name), name_key = \(merged.name.searchKey), category_id = \(category)")
    try scope.record(
      RememberedGood.changed, of: Subject(RememberedGood.topic, good.id, title: merged.name), fields: changes)
  }

  /// From now on what is typed by its name counts for another.
  /// - Returns: the activity line, by which it is undone; `nil` when they are the same already.
  func merge(_ id: ID<RememberedGood>, into other: ID<RememberedGood>) throws -> ID<Activity>? {
    let (good, other) = (try good(id), try good(other))
    guard good.id != other.id else { return nil }
    // Others of its name follow it.
    try scope.run(
      """
      UPDATE shopping_good SET merged_into = \(good.id)
      WHERE space_id = \(scope.space.id) AND id <> \(good.id) AND merged_into IS NULL
        AND id IN \(try families().family(of: good.id))
      """)
    try scope.update(RememberedGood.table, good.id, "merged_into = \(other.id)")
    return try scope.record(RememberedGood.merged, of: good.subject, Merger(into: other.name))
  }

  /// What was merged is itself again.
  func part(_ id: ID<RememberedGood>) throws {
    try scope.update(RememberedGood.table, id, "merged_into = NULL")
    scope.touch(RememberedGood.topic)
  }

  /// Forgets one of the goods, with what was merged into it.
  /// - Returns: the activity line, by which it is remembered again; `nil` when it was forgotten before.
  func remove(_ id: ID<RememberedGood>) throws -> ID<Activity>? {
    guard let good = try Refusal.unlessGone({ try good(id) }) else { return nil }
    let family = try families().family(of: good.id)
    let deletion = try scope.record(RememberedGood.deleted, of: good.subject)
    try scope.trashAll(in: RememberedGood.table, "id IN \(family)", with: deletion)
    return deletion
  }
}
