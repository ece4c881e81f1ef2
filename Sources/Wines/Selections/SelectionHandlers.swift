import Kit

enum SelectionHandlers {
  static func add(to routes: inout Routes) {
    routes.get(WinesPaths.us, for: .member, freshness: .space, keeping: .main, us)
    routes.get(WinesPaths.newSelection, for: .member, keeping: .visited) { visit in
      var state = FormState.fresh(visit.house.mint)
      state.values.set("wine", visit.query["wine"])
      let screen = newScreen(visit, state)
      return try await visit.show { _ in screen }
    }
    routes.post(WinesPaths.newSelection, for: .member, as: .addSelection, add)
    routes.get(WinesPaths.selection, for: .member, keeping: .main) { visit, id in
      try await visit.show { try screen(visit, $0, id, nil) }
    }
    routes.get(WinesPaths.selection, forGuestsWho: [.seeSelection], keeping: .visited) { visit, id in
      try await visit.show { view in
        SelectionScreen(
          selection: try view.find(id), wines: try SelectionStore(view).wines(of: id), state: nil, isEditing: false)
      }
    }
    routes.post(WinesPaths.selection, for: .member, as: .changeSelection, change)
    routes.post(WinesPaths.selectionDeletion, for: .member, as: .deleteSelection) { visit, id in
      try await visit.change { transaction in
        Destination(WinesPaths.us(), done: try SelectionStore(transaction).remove(id))
      }
    }
    routes.post(WinesPaths.selectedDeletion, for: .member, as: .takeOff) { visit, id, wine in
      try await visit.change { transaction in
        let done = try SelectionStore(transaction).set(wine, on: id, to: false)
        return Destination(WinesPaths.selection(id).with("edit", "1"), done: done)
      }
    }
    routes.get(WinesPaths.selecting, for: .member, keeping: .visited, selecting)
    routes.post(WinesPaths.selecting, for: .member, as: .select) { visit, wine in
      let (id, isOn): (ID<Selection>, Bool) = (try visit.form.id("selection"), try visit.form.answer("on"))
      let page = visit.openedFrom.kept(WinesPaths.selecting(wine))
      return try await visit.change { transaction in
        Destination(page, done: try SelectionStore(transaction).set(wine, on: id, to: isOn))
      }
    }
  }

  private static func us(_ visit: SpaceVisit) async throws -> Reply {
    let after = Cursor(visit.query["after"])
    return try await visit.show { view in
      UsScreen(
        selections: try SelectionStore(view).selections(), tastings: try visit.own(view).shared(after: after),
        reader: visit.viewer.person.id)
    }
  }

  private static func newScreen(_ visit: SpaceVisit, _ state: FormState) -> FormSheet {
    let name = FieldGroup(note: MinePhrases.listHint, state.show(SelectionDraft.name, isFocused: true))
    return FormSheet(
      MinePhrases.newList, cancels: WinesPaths.us(),
      state.form(
        posts: visit.openedFrom.kept(WinesPaths.newSelection()), as: .addSelection,
        "\(state.hidden("id"))\(state.hidden("wine"))\(name.html)"))
  }

  private static func add(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.take {
      _ = $0
      return newScreen(visit, $1)
    } by: {
      let (id, draft): (ID<Selection>, SelectionDraft) = (try visit.form.id(), SelectionDraft(visit.form))
      let wine = Int(visit.form["wine"]).map(WineNumber.init)
      return try await visit.change { transaction in
        let store = SelectionStore(transaction)
        try store.add(draft.name, id: id)
        if let wine { _ = try store.set(wine, on: id, to: true) }
        return Destination(wine.map { visit.openedFrom.kept(WinesPaths.wine($0)) } ?? WinesPaths.selection(id))
      }
    }
  }

  private static func screen(
    _ visit: SpaceVisit, _ view: SpaceView, _ id: ID<Selection>, _ state: FormState?
  ) throws -> SelectionScreen {
    let selection = try view.find(id)
    return SelectionScreen(
      selection: selection, wines: try SelectionStore(view).wines(of: id),
      state: state ?? .showing(SelectionDraft(name: selection.name).form, visit.house.mint),
      isEditing: visit.query.has("edit"))
  }

  private static func change(_ visit: SpaceVisit, _ id: ID<Selection>) async throws -> Reply {
    try await visit.take {
      try screen(visit, $0, id, $1)
    } by: {
      let (draft, shown) = (SelectionDraft(visit.form), visit.form.original.map { SelectionDraft($0) })
      return try await visit.change(leadingTo: WinesPaths.selection(id)) {
        try SelectionStore($0).change(id, to: draft, from: shown)
      }
    }
  }

  private static func selecting(_ visit: SpaceVisit, _ wine: WineNumber) async throws -> Reply {
    try await visit.show { view in
      let store = SelectionStore(view)
      return SelectingScreen(
        wine: try Catalogue(view).wine(wine), selections: try store.selections(), holding: try store.holding(wine),
        openedFrom: visit.openedFrom)
    }
  }
}
