enum OperatingHandlers {
  static func add(to routes: inout Routes) {
    routes.get(OperatingPaths.house, for: .operator) { visit in
      visit.show(OperatingScreen(figures: await visit.house.figures(), reach: visit.house.reach))
    }
    routes.get(OperatingPaths.changes, for: .operator) { visit in
      visit.show(ChangelogScreen(changelog: .ofProgram, version: visit.house.settings.version))
    }
  }
}
