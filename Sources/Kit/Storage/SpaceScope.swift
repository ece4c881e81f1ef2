/// A connection bound to one space: what every store is made of. What belongs to another space is not found through it.
package protocol SpaceScope {
  var connection: any Connection { get }
  var space: Space { get }
}

/// What is read of one kind of thing in a space, and changed where the scope is a change: `DishStore(view).dishes()`.
package protocol SpaceStore<Scope> {
  associatedtype Scope: SpaceScope
  var scope: Scope { get }
  init(scope: Scope)
}

extension SpaceStore {
  package init(_ scope: Scope) { self.init(scope: scope) }
}

/// Reading in one space, one consistent state.
package struct SpaceView: SpaceScope {
  package let connection: any Connection
  package let space: Space
  /// The space's number as of this state; see ``SpaceTransaction/sequence``.
  package let sequence: Int64

  init(_ id: ID<Space>, in connection: any Connection) throws {
    guard let row = try connection.row("SELECT \(Space.columns), sequence FROM kit_space WHERE id = \(id)") else {
      throw Refusal.notFound
    }
    self.connection = connection
    space = try Space(row)
    sequence = try row["sequence"]
  }
}
