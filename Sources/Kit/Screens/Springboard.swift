/// The space's home screen: its apps, or what there is of some words in all of them.
struct Springboard: Screen {
  let space: Space
  let apps: [any App]
  /// What is looked for in everything, and what there is of it; `nil` while nothing is looked for.
  let search: (text: String, found: Everything)?
  /// How much has happened in each app since one last looked.
  let news: [String: Int]
  /// What matters now of each app, in their order.
  let today: [[TodayLine]]
  /// Those that the person belongs to.
  let spaces: [Space]
  let role: Role
  let notices: StartNotices

  var title: Phrase { Phrase(verbatim: space.name) }
  var bar: NavigationBar {
    NavigationBar(
      leading: spaces.count > 1 ? [.menu(switcher)] : [],
      trailing: [making.map(BarItem.menu), .menu(settings)].compactMap(\.self))
  }

  /// What can be made in each app.
  private var making: Menu? {
    let items = apps.flatMap { app in app.makes.map { Menu.Item.link($0.title, app.icon, to: $0.link) } }
    return items.isEmpty ? nil : Menu(items, icon: .plus, label: SearchPhrases.make, key: "n")
  }

  private var switcher: Menu {
    let others = spaces.map { other in
      Menu.Item.choice(
        Phrase(verbatim: other.name), isCurrent: other.id == space.id,
        to: Link(inHouse: AccountPaths.springboard().address(in: other.id)))
    }
    return Menu(others, icon: "switch", label: SpacePhrases.switchSpace)
  }

  private var settings: Menu {
    var items = [Menu.Item.link(ProfilePhrases.profile, "person", to: AccountPaths.profile())]
    if role == .owner {
      items.append(.link(SpacePhrases.settings, "gear", to: AccountPaths.settings()))
    }
    items.append(.link(KitPhrases.activity, "clock", to: RecordPaths.activity()))
    items.append(.link(RecordPhrases.trash, "trash", to: RecordPaths.trash()))
    items.append(.link(SpacePhrases.spaces, "home", to: AccountPaths.spaces()))
    if role == .member { items.append(.link(MemberPhrases.leave, "sign-out", to: AccountPaths.leave())) }
    return Menu(items, icon: "gear", label: KitPhrases.settings)
  }

  var topics: [Topic] { [Topic.any] }

  private func badge(_ count: Int?) -> HTML? {
    guard let count else { return nil }
    let figure = count > SpaceView.mostNews ? "\(SpaceView.mostNews)+" : String(count)
    return """
      <span class="app-badge" aria-hidden="true">\(figure)</span><span class="hidden">\(KitPhrases.news(count))</span>
      """
  }

  private func shortcuts(_ app: any App) -> Menu {
    Menu(
      (app.shortcuts + app.tabs).map { .link($0.title, $0.icon, to: $0.link) }, label: KitPhrases.shortcuts(app.name))
  }

  var content: HTML {
    if apps.isEmpty {
      let empty = EmptyState(.lock, title: MemberPhrases.noApps, text: MemberPhrases.noAppsText)
      return "\(notices.html)\(empty.html)"
    }
    let field = SearchField.everything(search?.text ?? "", in: AccountPaths.springboard())
    return "\(field.html)\(search?.found.results ?? Results("\(notices.html)\(now)\(icons)"))"
  }

  private var icons: HTML {
    let items = apps.html { app in
      let link = app.tabs.first?.link ?? Link(inSpace: "/")
      return """
        <li><long-press class="springboard-item"><a class="springboard-app" href="\(link)" data-app="\(app.id)">\
        <span class="app-icon" data-app="\(app.id)">\(app.icon)\(badge(news[app.id]))</span>\
        <span class="app-name">\(app.name)</span></a>\(shortcuts(app).html)</long-press></li>
        """
    }
    return "<ul class=\"springboard-apps\">\(items)</ul>"
  }

  /// What matters now of each app that has something to say.
  private var now: HTML? {
    let said = zip(apps, today).filter { _, lines in !lines.isEmpty }
    guard !said.isEmpty else { return nil }
    let groups = said.html { app, lines in
      Group(key: "today-\(app.id)", kind: "today-rows", rows: lines.prefix(TodayLine.most).map { $0.row(of: app) }).html
    }
    return "<div class=\"now\">\(groups)</div>"
  }
}
