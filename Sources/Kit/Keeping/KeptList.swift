/// What a browser fetches ahead of a space, an address a line: what each app that the reader may use is for.
enum KeptList {
  static let path = FixedPath(inSpace: "/kept")

  static func reply(_ visit: SpaceVisit) async throws -> Reply {
    let apps = visit.usableApps
    let links = try await visit.read { view in
      try [AccountPaths.springboard(), WaitingScreen.path()] + apps.flatMap { try $0.kept(in: view) }
    }
    let text = links.map { "\($0.address(in: visit.space.id))\n" }.joined()
    return Reply(body: .bytes(Array(text.utf8), type: "text/plain; charset=utf-8"))
  }
}
