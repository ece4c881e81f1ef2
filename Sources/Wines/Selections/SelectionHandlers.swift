import Kit

enum SelectionHandlers {
  static func add(to routes: inout Routes) {
    routes.get(WinesPaths.us, for: .member, freshness: .space, us)
    routes.get(WinesPaths.newSelection, for: .member, new)
    routes.post(WinesPaths.newSelection, for: .member, add)
    routes.get(WinesPaths.selection, for: .member, open)
    routes.get(WinesPaths.selection, forGuestsWho: [.seeSelection], openForGuest)
    routes.post(WinesPaths.selection, for: .member, rename)
    routes.post(WinesPaths.selectionDeletion, for: .member, delete)
    routes.post(WinesPaths.selectedDeletion, for: .member, takeOff)
    routes.get(WinesPaths.selecting, for: .member, selecting)
    routes.post(WinesPaths.selecting, for: .member, select)
  }

  private static func us(_ visit: SpaceVisit) async throws -> Reply {
    let (person, after) = (visit.viewer.person.id, Cursor(visit.query["after"]))
    return try await visit.show { view in
      let tastings = try OwnStore(view, person).shared(after: after)
      let wines = try Catalogue(view).wines(inStretches: tastings.elements.map(\.wine))
      return UsScreen(
        selections: try SelectionStore(view).selections(), tastings: tastings,
        wines: Dictionary(wines.map { ($0.number, $0) }) { first, _ in first }, reader: person)
    }
  }

  private static func new(_ visit: SpaceVisit) async throws -> Reply {
    var state = FormState.fresh(visit.house.mint)
    state.values.set("wine", visit.query["wine"])
    let screen = NewSelection(state: state, posts: visit.whence.kept(WinesPaths.newSelection()))
    return try await visit.show { _ in screen }
  }

  private static func add(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.take {
      _ = $0
      return NewSelection(state: $1, posts: visit.whence.kept(WinesPaths.newSelection()))
    } by: {
      let (id, name): (ID<Selection>, String) = (try visit.form.id(), visit.form.trimmed("name"))
      let wine = Int(visit.form["wine"]).map(WineNumber.init)
      return try await visit.change { edit in
        let store = SelectionStore(edit)
        try store.add(name, id: id)
        if let wine { _ = try store.set(wine, on: id, to: true) }
        return Destination(wine.map { visit.whence.kept(WinesPaths.wine($0)) } ?? WinesPaths.selection(id))
      }
    }
  }

  private static func screen(
    _ visit: SpaceVisit, _ view: SpaceView, _ id: ID<Selection>, _ state: FormState?
  ) throws -> SelectionScreen {
    let store = SelectionStore(view)
    let selection = try store.selection(id)
    let form = Form([("name", selection.name)])
    return SelectionScreen(
      selection: selection, wines: try store.wines(of: id),
      state: state ?? FormState(form, original: form, mint: visit.house.mint),
      isEditing: visit.query.has("edit"))
  }

  private static func open(_ visit: SpaceVisit, _ id: ID<Selection>) async throws -> Reply {
    try await visit.show { try screen(visit, $0, id, nil) }
  }

  private static func openForGuest(_ visit: GuestVisit, _ id: ID<Selection>) async throws -> Reply {
    try await visit.show { view in
      let store = SelectionStore(view)
      return SelectionScreen(
        selection: try store.selection(id), wines: try store.wines(of: id), state: nil, isEditing: false)
    }
  }

  private static func rename(_ visit: SpaceVisit, _ id: ID<Selection>) async throws -> Reply {
    try await visit.take {
      try screen(visit, $0, id, $1)
    } by: {
      let (name, shown) = (visit.form.trimmed("name"), visit.form.original?.trimmed("name"))
      return try await visit.change { edit in
        try SelectionStore(edit).rename(id, to: name, from: shown)
        return Destination(WinesPaths.selection(id))
      }
    }
  }

  private static func delete(_ visit: SpaceVisit, _ id: ID<Selection>) async throws -> Reply {
    try await visit.change { edit in
      Destination(WinesPaths.us(), done: try SelectionStore(edit).remove(id))
    }
  }

  private static func takeOff(_ visit: SpaceVisit, _ id: ID<Selection>, _ wine: WineNumber) async throws -> Reply {
    try await visit.change { edit in
      let done = try SelectionStore(edit).set(wine, on: id, to: false)
      return Destination(WinesPaths.selection(id).with("edit", "1"), done: done)
    }
  }

  private static func selecting(_ visit: SpaceVisit, _ wine: WineNumber) async throws -> Reply {
    try await visit.show { view in
      let store = SelectionStore(view)
      return SelectingScreen(
        wine: try Catalogue(view).wine(wine), selections: try store.selections(), holding: try store.holding(wine),
        whence: visit.whence)
    }
  }

  private static func select(_ visit: SpaceVisit, _ wine: WineNumber) async throws -> Reply {
    let (id, isOn): (ID<Selection>, Bool) = (try visit.form.id("selection"), try visit.form.answer("on"))
    let page = visit.whence.kept(WinesPaths.selecting(wine))
    return try await visit.change { edit in
      Destination(page, done: try SelectionStore(edit).set(wine, on: id, to: isOn))
    }
  }
}
