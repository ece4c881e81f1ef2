/// A screen as a guest sees it: without tabs, with who they are here, and with nothing that leads elsewhere.
struct GuestFrame {
  let visit: GuestVisit
  let view: SpaceView
  let screen: any Screen
  let toast: Toast?

  var page: Page {
    let document = Document(
      title: screen.title, locale: visit.locale, theme: visit.theme, kind: visit.capability.app,
      styles: visit.house.styles.ofPage(of: visit.capability.app), live: live, body: body)
    return Page(html: document.html, locale: visit.locale, place: visit.place, sequence: view.sequence)
  }

  private var live: LiveConnection {
    LiveConnection(
      place: visit.place, sequence: view.sequence, topics: screen.topics, author: visit.author.device)
  }

  private var body: HTML {
    let main: HTML = """
      <main class="pane" id="main">\(screen.pane())\
      <p class="guest-note">\(OwnZone(zone: visit.locale.zone).html)\(GuestPhrases.here(as: visit.guest.name, with: visit.space.name))</p></main>
      """
    return """
      <div class="panes" data-kind="guest">\(main)</div>\(Toast.tray(toast, back: visit.page))
      """
  }
}
