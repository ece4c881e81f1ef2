/// The components of the house in all their states, for those who run it. What is sent from there is looked at as elsewhere, and
/// kept nowhere.
enum ComponentHandlers {
  static func add(to routes: inout Routes) {
    routes.get(ComponentPaths.components, for: .operator, show)
    routes.post(ComponentPaths.components, for: .operator, take)
    routes.get(ComponentPaths.sheet, for: .operator, showSheet)
    routes.post(ComponentPaths.sheet, for: .operator, takeSheet)
  }

  private static func show(_ visit: PersonVisit) async throws -> Reply {
    visit.show(screen(.showing(ComponentsScreen.sample, visit.house.mint), visit))
  }

  private static func take(_ visit: PersonVisit) async throws -> Reply {
    try await visit.take {
      screen($0, visit)
    } by: {
      try look(at: visit.form)
    }
  }

  private static func showSheet(_ visit: PersonVisit) async throws -> Reply {
    visit.show(ComponentsScreen.sheet(.showing(ComponentsScreen.sample, visit.house.mint)))
  }

  private static func takeSheet(_ visit: PersonVisit) async throws -> Reply {
    try await visit.take {
      ComponentsScreen.sheet($0)
    } by: {
      try look(at: visit.form)
    }
  }

  private static func look(at form: Form) throws -> Reply {
    var problems = Invalid()
    if form.has("name") { problems["name"] = TextRule.required(form["name"], atMost: 40, KitPhrases.nameMissing) }
    guard problems.isEmpty else { throw problems }
    return .saved(ComponentPaths.components())
  }

  private static func screen(_ state: FormState, _ visit: PersonVisit) -> ComponentsScreen {
    let mint = visit.house.mint
    return ComponentsScreen(
      state: state, refused: FormState(returned: Form([]), problems: ComponentsScreen.problems, mint: mint),
      mint: mint)
  }
}
