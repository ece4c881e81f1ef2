import Kit

/// The id under which a page knows a line that was added to an item that was there: whoever ticks the line, changes it or
/// deletes it by that id means the item.
struct Alias: Hashable, Sendable {
  /// As long as operation keys: nothing is sent again later.
  private static let days = 30

  let id: ID<Item>
  let item: ID<Item>

  /// - Parameter addition: the activity that tells of it. Once it is undone, the id means nothing any more.
  func insert(for addition: ID<Activity>, in transaction: SpaceTransaction) throws {
    try transaction.run(
      """
      INSERT INTO shopping_alias (id, space_id, item_id, addition_id, at)
      VALUES (\(id), \(transaction.space.id), \(item), \(addition), \(transaction.now))
      """)
  }

  static func forget(_ addition: ID<Activity>, in transaction: SpaceTransaction) throws {
    try transaction.run(
      "DELETE FROM shopping_alias WHERE space_id = \(transaction.space.id) AND addition_id = \(addition)")
  }

  static let job = Job("shopping.forget-aliases", every: .seconds(3600)) { connection, now in
    let old = now - .seconds(days * 24 * 3600)
    try connection.run("DELETE FROM shopping_alias WHERE at < \(old)")
  }
}
