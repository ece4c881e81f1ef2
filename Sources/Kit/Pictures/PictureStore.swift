/// The pictures of one space: reading.
package struct PictureStore<Scope: SpaceScope> {
  let scope: Scope

  package init(_ scope: Scope) {
    self.scope = scope
  }

  /// Whether the reader may see it is for the app to say, by the row that refers to it.
  /// - Throws: ``Refusal/notFound``.
  package func picture(_ id: ID<Picture>) throws -> Picture {
    let row = try scope.connection.row(
      "SELECT type, width, height, bytes FROM kit_picture WHERE id = \(id) AND space_id = \(scope.space.id)")
    guard let row else { throw Refusal.notFound }
    return Picture(kind: try row["type"], width: try row["width"], height: try row["height"], bytes: try row["bytes"])
  }
}

extension PictureStore where Scope == SpaceTransaction {
  /// What a form makes of a thing's picture.
  package func picture(_ change: PictureChange, insteadOf stored: ID<Picture>?) throws -> ID<Picture>? {
    switch change {
    case .keep: stored
    case .remove: nil
    case .replace(let new): try add(new)
    }
  }

  /// Keeps a picture. A row of the app has to refer to it, in one of its ``App/pictureColumns``, or it is swept.
  package func add(_ picture: Picture) throws -> ID<Picture> {
    let id: ID<Picture> = scope.mint.id()
    try scope.run(
      """
      INSERT INTO kit_picture (id, space_id, type, width, height, created_at, bytes)
      VALUES (\(id), \(scope.space.id), \(picture.kind), \(picture.width), \(picture.height), \(scope.now), \
      \(picture.bytes))
      """)
    return id
  }
}

extension Picture.Kind: SQLBindable, SQLReadable {}
