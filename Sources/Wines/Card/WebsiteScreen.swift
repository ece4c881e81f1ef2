import Kit

/// The winery's own page inside the app, with the way back above it; an alert where it cannot be shown.
struct WebsiteScreen: Screen {
  let wine: Wine
  let finding: FrameProbe.Finding
  let back: Link

  private var site: Site { Site(wine.facts.website) }

  var title: Phrase { Phrase(verbatim: site.host) }
  var hasLargeTitle: Bool { false }
  var bar: NavigationBar {
    NavigationBar(leading: .back(Phrase(verbatim: wine.facts.name), to: back), trailing: nil)
  }

  var content: HTML {
    switch finding {
    case .shows(let address):
      """
      <iframe class="site-frame" src="\(address)" title="\(site.host)" referrerpolicy="no-referrer" \
      sandbox="allow-forms allow-popups allow-same-origin allow-scripts"></iframe>
      """
    case .refuses(let address): alert(WinesPhrases.refusesFrame(site.host), address)
    case .missing: alert(WinesPhrases.isMissing(site.host), wine.facts.website)
    }
  }

  private func alert(_ reason: Phrase, _ address: String) -> HTML {
    """
    <section class="site-alert" role="alertdialog" aria-labelledby="alert-title" aria-describedby="alert-text">\
    <h2 id="alert-title">\(WinesPhrases.cannotShow)</h2><p id="alert-text">\(reason)</p>\
    <a class="button" href="\(back)">\(WinesPhrases.ok)</a>\
    <a class="button quiet" href="\(address)" target="_blank" rel="noopener noreferrer">\(WinesPhrases.openInBrowser)</a>\
    </section>
    """
  }
}

enum WebsiteHandlers {
  static func add(to routes: inout Routes) {
    routes.get(WinesPaths.website, for: .member, show)
  }

  private static func show(_ visit: SpaceVisit, _ number: WineNumber) async throws -> Reply {
    let wine = try await visit.read { try Catalogue($0).wine(number) }
    guard !wine.facts.website.isEmpty else { throw Refusal.notFound }
    let finding = await FrameProbe(visit.house.fetch, url: visit.house.settings.url).probe(wine.facts.website)
    let back = WineListQuery(beside: visit.query).kept(WinesPaths.wine(number), if: visit.isFromList)
    let reply = try await visit.show { _ in WebsiteScreen(wine: wine, finding: finding, back: back) }
    guard case .shows(let address) = finding, let site = WebAddress(address) else { return reply }
    return reply.framing(site)
  }
}
