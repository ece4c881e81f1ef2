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
    case .unencrypted(let address): alert(WinesPhrases.isUnencrypted(site.host), address)
    case .missing(.none): alert(WinesPhrases.isMissing(site.host), wine.facts.website)
    case .missing: alert(WinesPhrases.isOutOfReach(site.host), wine.facts.website)
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
