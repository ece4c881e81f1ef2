import HTTPTypes

/// The house's own doors: what belongs to no app.
enum HouseRoutes {
  static func add(to routes: inout Routes) {
    HealthRoutes.add(to: &routes)
    MetricsRoute.add(to: &routes)
    routes.get(AssetRoute.path, for: .anyone, AssetRoute.style)
    routes.get(AssetRoute.pathInFolder, for: .anyone, AssetRoute.file)
    ServiceWorker.add(to: &routes)
    WebManifest.add(to: &routes)
    AppStart.add(to: &routes)
    routes.get(LiveStream.path, for: .member, LiveStream.reply)
    routes.post(Undoing.path, for: .member, Undoing.undo)
    DoorHandlers.add(to: &routes)
    RecordHandlers.add(to: &routes)
    ShareHandlers.add(to: &routes)
    GuestDoor.add(to: &routes)
    GuestReturn.add(to: &routes)
    PublicPageEntrance.add(to: &routes)
    AccountRoutes.add(to: &routes)
    WaitingScreen.add(to: &routes)
    SearchScreen.add(to: &routes)
    CalendarHandlers.add(to: &routes)
    TokenHandlers.add(to: &routes)
    NoticeHandlers.add(to: &routes)
    OperatingHandlers.add(to: &routes)
    BackupHandlers.add(to: &routes)
    ComponentHandlers.add(to: &routes)
  }
}

/// Styles, scripts and pictures out of the binary.
enum AssetRoute {
  static let path = Path<String, String>(inHouse: "/assets/:sum/:name")
  static let pathInFolder = Path<String, String, String>(inHouse: "/assets/:sum/:name/:file")

  static func style(_ visit: Visit, sum: String, name: String) async throws -> Reply {
    let styles = visit.house.styles
    guard name == Styles.name else { return try asset(name, sum: sum) }
    let isCurrent = sum == AssetLibrary.shared.sum && visit.query.has(styles.sum)
    return reply(styles.bytes, name, mayBeKept: isCurrent, gzip: styles.compressed)
  }

  static func file(_ visit: Visit, sum: String, folder: String, name: String) async throws -> Reply {
    try asset("\(folder)/\(name)", sum: sum)
  }

  private static func asset(_ path: String, sum: String) throws -> Reply {
    let library = AssetLibrary.shared
    guard let bytes = library.file(path) else { throw Refusal.notFound }
    return reply(bytes, path, mayBeKept: sum == library.sum, gzip: library.gzip(path))
  }

  /// A page that is open across an upgrade asks by the old sum: it is given what there is, but not to keep.
  private static func reply(_ bytes: [UInt8], _ path: String, mayBeKept: Bool, gzip: [UInt8]? = nil) -> Reply {
    let caching = mayBeKept ? "public, max-age=31536000, immutable" : "no-cache"
    return Reply(
      headers: [(.cacheControl, caching)], body: .bytes(bytes, type: AssetLibrary.type(of: path), gzip: gzip))
  }
}
