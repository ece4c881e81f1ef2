/// The space's home screen: its apps.
struct Springboard: Screen {
  let space: Space
  let apps: [any App]

  var title: Phrase { Phrase(verbatim: space.name) }
  var bar: NavigationBar { NavigationBar() }

  var content: HTML {
    let items = apps.html { app in
      let link = app.tabs.first?.link ?? Link(inSpace: "/")
      return """
        <li><a class="springboard-app" href="\(link)" data-app="\(app.id)"><span class="app-icon" data-app="\(app.id)">\
        \(app.icon)</span><span class="app-name">\(app.name)</span></a></li>
        """
    }
    return "<ul class=\"springboard-apps\">\(items)</ul>"
  }
}
