import Kit

/// What the restaurant of one space shows of itself.
struct FaceStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  /// Empty of a restaurant that has said nothing.
  func face() throws -> Face {
    let row = try scope.connection.row(
      """
      SELECT name, address, phone, words, logo_id, photo_id FROM restaurant_face WHERE space_id = \(scope.space.id)
      """)
    guard let row else { return Face() }
    return Face(
      details: FaceDraft(
        name: try row["name"], address: try row["address"], phone: try row["phone"], words: try row["words"]),
      pictures: FacePictures(logo: try row["logo_id"], photo: try row["photo_id"]))
  }

  /// What it is called: by itself, else by its space.
  func name() throws -> String {
    let name: String? = try scope.connection.value(
      "SELECT name FROM restaurant_face WHERE space_id = \(scope.space.id)")
    return name.flatMap { $0.isEmpty ? nil : $0 } ?? scope.space.name
  }
}

extension FaceStore where Scope == SpaceTransaction {
  /// Changes what the form changes; of two people who change different things, both win.
  /// - Returns: the activity line, by which it is undone; `nil` when nothing is different.
  func change(
    to draft: FaceDraft, from shown: FaceDraft?, logo: PictureChange, photo: PictureChange
  ) throws -> ID<Activity>? {
    _ = try draft.validated()
    let stored = try face()
    let (merged, changes) = try scope.merge(
      draft, over: stored.details, shown: shown, fields: FaceDraft.fields, of: "restaurant.face")
    let (store, before) = (PictureStore(scope), stored.pictures)
    let pictures = FacePictures(
      logo: try store.picture(logo, insteadOf: before.logo), photo: try store.picture(photo, insteadOf: before.photo))
    guard !changes.isEmpty || pictures != before else { return nil }
    try write(Face(details: try merged.validated(), pictures: pictures))
    return try scope.record(
      Face.changed, of: Subject(Dish.topic, scope.space.id, title: ""), fields: changes,
      FaceChange(before: before, after: pictures))
  }

  /// Takes a change back, but for what somebody has changed since.
  /// - Throws: `Refusal.gone` when a picture of before has been swept.
  func takeBack(_ changes: [FieldChange], _ pictures: FaceChange) throws {
    var face = try face()
    let form = face.details.form
    face.details = FaceDraft { field in
      let said = form[field.name]
      return changes.first { $0.field == field.name && said == $0.to }?.from ?? said
    }
    if face.pictures.logo == pictures.after.logo { face.pictures.logo = try kept(pictures.before.logo) }
    if face.pictures.photo == pictures.after.photo { face.pictures.photo = try kept(pictures.before.photo) }
    try write(face)
  }

  private func kept(_ picture: ID<Picture>?) throws -> ID<Picture>? {
    do {
      if let picture { _ = try PictureStore(scope).picture(picture) }
      return picture
    } catch Refusal.notFound {
      throw Refusal.gone(FacePhrases.pictureGone)
    }
  }

  private func write(_ face: Face) throws {
    let (details, pictures) = (face.details, face.pictures)
    try scope.run(
      """
      INSERT INTO restaurant_face (space_id, name, address, phone, words, logo_id, photo_id)
      VALUES (\(scope.space.id), \(details.name), \(details.address), \(details.phone), \(details.words), \
      \(pictures.logo), \(pictures.photo))
      ON CONFLICT (space_id) DO UPDATE SET name = excluded.name, address = excluded.address, phone = excluded.phone, \
      words = excluded.words, logo_id = excluded.logo_id, photo_id = excluded.photo_id
      """)
  }
}
