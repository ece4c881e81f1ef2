/// Where one can go: each app with its tabs, what is done most in it and what can be made, and the house's own pages.
struct Places {
  let space: Space
  let apps: [any App]
  let isOwner: Bool

  init(for visit: SpaceVisit) {
    (space, apps, isOwner) = (visit.space, visit.usableApps, visit.membership.role == .owner)
  }

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
      Tab(NoticePhrases.title, icon: "bell", link: NoticePaths.notices()),
      Tab(CalendarPhrases.title, icon: "calendar", link: CalendarHandlers.page()),
      Tab(WaysInPhrases.place, icon: "key", link: AccountPaths.waysIn()),
      Tab(SpacePhrases.spaces, icon: "switch", link: AccountPaths.spaces()),
    ] + (isOwner ? [Tab(SpacePhrases.settings, icon: "gear", link: AccountPaths.settings())] : [])
  }

  /// - Parameter search: what words of a place's names or of its app's name begin with; empty for everything.
  func groups(matching search: String, in locale: ReaderLocale) -> [Block] {
    let words = search.searchKey.split(separator: " ")
    let all =
      apps.map { Block(title: $0.name, app: $0.id, places: $0.tabs + $0.places + $0.shortcuts + $0.otherMakes) }
      + [Block(title: KeyboardPhrases.house, places: own)]
    return all.compactMap { group in
      let places = group.places.filter { place in
        let names = [group.title, place.title, place.otherNames].compactMap(\.self).joined(by: " ")
        let key = names?.text(in: locale).searchKey ?? ""
        return words.allSatisfy { " \(key)".contains(" \($0)") }
      }
      return places.isEmpty ? nil : Block(title: group.title, app: group.app, places: places)
    }
  }
}

extension Places.Block {
  func rows(areNamed: Bool = false) -> [Row] {
    places.map { place in
      // Scripts that know the places find them by these too.
      let also: HTML? = place.otherNames.map { " data-also=\"\($0)\"" }
      return Row(
        RowFrame(state: also),
        RowLine(
          .said(place.title, areNamed && place.title != title ? title : nil),
          lead: RowLine.icon(place.icon, app: app, on: .quiet), touch: .opens(place.link)))
    }
  }
}

extension App {
  /// What can be made besides what its shortcuts offer already.
  fileprivate var otherMakes: [Tab] {
    makes.filter { made in !shortcuts.contains { $0.link == made.link } }
  }
}
