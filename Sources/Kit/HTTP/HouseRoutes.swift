/// The house's own doors: what belongs to no app.
enum HouseRoutes {
  static func add(to routes: inout Routes) {
    HealthRoutes.add(to: &routes)
    routes.get(AssetRoute.path, for: .anyone, AssetRoute.style)
    routes.get(AssetRoute.pathInFolder, for: .anyone, AssetRoute.file)
    routes.get(LiveStream.path, for: .member, LiveStream.reply)
    routes.post(Undoing.path, for: .member, Undoing.undo)
    RecordHandlers.add(to: &routes)
    ShareHandlers.add(to: &routes)
    GuestDoor.add(to: &routes)
    AccountRoutes.add(to: &routes)
  }
}

/// Styles, scripts and pictures out of the binary.
enum AssetRoute {
  static let path = Path<String, String>(inHouse: "/assets/:sum/:name")
  static let pathInFolder = Path<String, String, String>(inHouse: "/assets/:sum/:name/:file")

  static func style(_ visit: Visit, sum: String, name: String) async throws -> Reply {
    try reply(name)
  }

  static func file(_ visit: Visit, sum: String, folder: String, name: String) async throws -> Reply {
    try reply("\(folder)/\(name)")
  }

  private static func reply(_ path: String) throws -> Reply {
    guard let bytes = AssetLibrary.shared.file(path) else { throw Refusal.notFound }
    return Reply(
      headers: [("Cache-Control", "public, max-age=31536000, immutable")],
      body: .bytes(bytes, type: AssetLibrary.type(of: path)))
  }
}
