import Kit

enum FaceHandlers {
  static func add(to routes: inout Routes) {
    routes.form(DeskPaths.face, for: .owner, as: .changeFace, bodyLimit: bodyLimit, form, change)
    routes.get(RestaurantPaths.facePicture, for: .member, keeping: .visited, show)
    routes.getForVisitors(RestaurantPaths.facePicture, keeping: .visited, show)
  }

  /// Two pictures as a phone's camera makes them get an answer beside the field, with the form as it was.
  private static let bodyLimit = 10 * Picture.sizeLimit

  /// What bills say already is offered, and published by whoever saves it.
  private static func form(_ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?) throws -> FormSheet {
    let stored = try FaceStore(view).face()
    let original = stored.details.form
    var values = original
    if stored.isEmpty {
      let known = try Letterhead(in: view).contact
      values.set("address", known.address)
      values.set("phone", known.phone)
    }
    return FaceForm(
      state: state ?? FormState(values, original: original, mint: visit.house.mint), pictures: stored.pictures,
      main: try visit.reader(in: view).main, space: view.space.name
    ).sheet
  }

  private static func change(_ visit: SpaceVisit) async throws -> Reply {
    let (draft, shown) = (FaceDraft(visit.form), visit.form.original.map(FaceDraft.init))
    let (logo, photo) = (try PictureChange(visit.form, "logo"), try PictureChange(visit.form, "photo"))
    return try await visit.change {
      let done = try FaceStore($0).change(to: draft, from: shown, logo: logo, photo: photo)
      return Destination(RestaurantPaths.desk(), done: done)
    }
  }

  private static func show(_ visit: some VisitInSpace, _ id: ID<Picture>) async throws -> Reply {
    .picture(
      try await visit.read { view in
        let pictures = try FaceStore(view).face().pictures
        guard [pictures.logo, pictures.photo].contains(id) else { throw Refusal.notFound }
        return try PictureStore(view).picture(id)
      })
  }
}
