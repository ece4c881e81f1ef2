import Kit

/// One thing with a picture: what an app does with them.
struct GalleryApp: App {
  static let thing = Path<ID<GalleryApp>>(inSpace: "/gallery/:thing")
  static let picture = Path<ID<GalleryApp>, ID<Picture>>(inSpace: "/gallery/:thing/picture/:picture")

  let id = "gallery"
  let icon: Icon = "eye"
  let colours = AppColours.test
  let name = Phrase(verbatim: "Gallery")
  let tabs: [Tab] = []
  let tables = [SpaceTable("gallery_thing", hasTrash: true)]
  let pictureColumns = [PictureColumn("gallery_thing", "picture_id")]
  let migrations = [
    Migration(
      "gallery.0001-things",
      [
        """
        CREATE TABLE gallery_thing (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          picture_id TEXT REFERENCES kit_picture (id),
          trash_id TEXT
        )
        """
      ])
  ]

  func addRoutes(to routes: inout Routes) {
    routes.get(Self.thing, for: .member, show)
    routes.post(Self.thing, for: .member, bodyLimit: Picture.sizeLimit + Route.usualBodyLimit, take)
    routes.get(Self.picture, for: .member, picture)
  }

  private func show(_ visit: SpaceVisit, _ id: ID<GalleryApp>) async throws -> Reply {
    let state = FormState(Form(), mint: visit.house.mint)
    return try await visit.show { GalleryScreen(id: id, picture: try Self.picture(of: id, in: $0), state: state) }
  }

  private func take(_ visit: SpaceVisit, _ id: ID<GalleryApp>) async throws -> Reply {
    try await visit.take {
      GalleryScreen(id: id, picture: try Self.picture(of: id, in: $0), state: $1)
    } by: {
      let photo = try PictureChange(visit.form, "photo")
      if visit.form["title"] == "wrong" { throw Invalid(["title": Phrase(verbatim: "Wrong.")]) }
      return try await visit.change { transaction in
        try transaction.run(
          "INSERT INTO gallery_thing (id, space_id) VALUES (\(id), \(transaction.space.id)) ON CONFLICT DO NOTHING")
        switch photo {
        case .keep: break
        case .remove: try transaction.run("UPDATE gallery_thing SET picture_id = NULL WHERE id = \(id)")
        case .replace(let picture):
          let picture = try PictureStore(transaction).add(picture)
          try transaction.run("UPDATE gallery_thing SET picture_id = \(picture) WHERE id = \(id)")
        }
        return Destination(Self.thing(id))
      }
    }
  }

  private func picture(_ visit: SpaceVisit, _ id: ID<GalleryApp>, _ picture: ID<Picture>) async throws -> Reply {
    .picture(try await visit.read { try PictureStore($0).picture(picture) })
  }

  private static func picture(of id: ID<GalleryApp>, in view: SpaceView) throws -> ID<Picture>? {
    try view.connection.value("SELECT picture_id FROM gallery_thing WHERE id = \(id) AND picture_id IS NOT NULL")
  }

  let events = Events([])
  func holdsAmounts(in scope: SpaceView) throws -> Bool { false }
  func addSample(in language: Language, to transaction: SpaceTransaction) throws {}
}

private struct GalleryScreen: Screen {
  let id: ID<GalleryApp>
  let picture: ID<Picture>?
  let state: FormState

  var title: Phrase { Phrase(verbatim: "Thing") }
  var bar: NavigationBar { NavigationBar(trailing: .submit()) }

  var content: HTML {
    let photo = state.picture(
      "photo", Phrase(verbatim: "Photo"), current: picture.map { GalleryApp.picture(id, $0) })
    let fields = FieldGroup("\(state.text("title", Phrase(verbatim: "Title")))\(photo)").html
    return state.form(posts: GalleryApp.thing(id), hasFiles: true, fields)
  }
}
