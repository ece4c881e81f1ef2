import Kit

enum WebsiteHandlers {
  static func add(to routes: inout Routes) {
    routes.get(WinesPaths.website, for: .member, show)
  }

  private static func show(_ visit: SpaceVisit, _ number: WineNumber) async throws -> Reply {
    let wine = try await visit.read { try Catalogue($0).wine(number) }
    guard !wine.facts.website.isEmpty else { throw Refusal.notFound }
    let probe = FrameProbe(visit.house.fetch, url: visit.house.settings.url)
    let finding = await finding(probe, wine.facts.website)
    let back = visit.openedFrom.kept(WinesPaths.wine(number))
    let reply = try await visit.show { _ in WebsiteScreen(wine: wine, finding: finding, back: back) }
    guard case .shows(let address) = finding, let site = WebAddress(address) else { return reply }
    return reply.framing(site)
  }

  /// A site that has nothing under its encrypted address is asked once more as the catalogue has it.
  private static func finding(_ probe: FrameProbe, _ website: String) async -> FrameProbe.Finding {
    let secureFirst = Website.secureFirst(website)
    let finding = await probe.probe(secureFirst)
    guard case .missing(nil) = finding, secureFirst != website else { return finding }
    return await probe.probe(website)
  }
}
