/// Everything that one can go to in a space, in one list, and what the keys do. Scripts show it over the page that one is on.
struct PaletteScreen: Screen {
  static let path = FixedPath(inSpace: "/palette")

  static func add(to routes: inout Routes) {
    routes.get(path, for: .member, freshness: .space, keeping: .visited) { visit in
      let (apps, isOwner, search) = (visit.usableApps, visit.membership.role == .owner, visit.query.search())
      let locale = visit.locale
      return try await visit.show { view in
        let places = Places(space: view.space, apps: apps, isOwner: isOwner)
        return PaletteScreen(space: view.space, search: search, groups: places.groups(matching: search, in: locale))
      }
    }
  }

  let space: Space
  let search: String
  let groups: [Places.Block]

  var title: Phrase { KeyboardPhrases.goTo }
  var bar: NavigationBar { NavigationBar(leading: .back(to: space)) }

  var content: HTML {
    let field = SearchField(KeyboardPhrases.goToWhat, text: search, in: Self.path())
    return "\(field.html)\(results)\(KeyTable.html)"
  }

  private var results: Results {
    guard !groups.isEmpty else { return .none }
    let lists = groups.html { group in
      Group(
        group.title,
        rows: group.places.map { place in
          Row(title: place.title, icon: place.icon, app: group.app, tile: .quiet, opens: place.link)
        }
      ).html
    }
    return Results(
      announcing: search.isEmpty ? nil : KitPhrases.found(groups.map(\.places.count).reduce(0, +), more: false), lists)
  }
}

extension PaletteScreen {
  /// Where one can go: each app with its tabs and what is done most in it, and the house's own pages.
  struct Places {
    let space: Space
    let apps: [any App]
    let isOwner: Bool

    /// Those of one app, or the house's own.
    struct Block {
      let title: Phrase
      var app: String?
      let places: [Tab]
    }

    private var own: [Tab] {
      [
        Tab(Phrase(verbatim: space.name), icon: "home", link: AccountPaths.springboard()),
        Tab(KitPhrases.activity, icon: "clock", link: RecordPaths.activity()),
        Tab(RecordPhrases.trash, icon: "trash", link: RecordPaths.trash()),
        Tab(ProfilePhrases.profile, icon: "person", link: AccountPaths.profile()),
        Tab(SpacePhrases.spaces, icon: "switch", link: AccountPaths.spaces()),
      ] + (isOwner ? [Tab(SpacePhrases.settings, icon: "gear", link: AccountPaths.settings())] : [])
    }

    /// - Parameter search: what words of a place's title or of its app's name begin with; empty for everything.
    func groups(matching search: String, in locale: ReaderLocale) -> [Block] {
      let words = search.searchKey.split(separator: " ")
      let all =
        apps.map { Block(title: $0.name, app: $0.id, places: $0.tabs + $0.shortcuts) }
        + [Block(title: KeyboardPhrases.house, places: own)]
      return all.compactMap { group in
        let places = group.places.filter { place in
          let key = Phrase(joining: "\(group.title) \(place.title)").text(in: locale).searchKey
          return words.allSatisfy { " \(key)".contains(" \($0)") }
        }
        return places.isEmpty ? nil : Block(title: group.title, app: group.app, places: places)
      }
    }
  }
}
