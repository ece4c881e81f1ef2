/// What a browser fetches ahead of a space, an address a line: what each app that the reader may use is for.
enum KeptList {
  static let path = FixedPath(inSpace: "/kept")

  static func reply(_ visit: SpaceVisit) async throws -> Reply {
    let (apps, person) = (visit.usableApps, visit.viewer.person.id)
    let (links, sequence) = try await visit.read { view in
      let pages = try apps.flatMap { try $0.kept(in: view, for: person) }
      return ([AccountPaths.springboard(), WaitingScreen.path()] + pages, view.sequence)
    }
    let text = links.map { "\($0.address(in: visit.space.id))\n" }.joined()
    return Reply(
      headers: [(.sobremesaSequence, String(sequence))],
      body: .bytes(Array(text.utf8), type: "text/plain; charset=utf-8"))
  }
}
