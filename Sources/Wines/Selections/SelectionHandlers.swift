import Kit

enum SelectionHandlers {
  static func add(to routes: inout Routes) {
    routes.get(WinesPaths.us, for: .member, freshness: .space, keeping: .main, us)
    routes.form(WinesPaths.newSelection, for: .member, as: .addSelection, keeping: .visited, new, add)
    routes.form(WinesPaths.selection, for: .member, as: .changeSelection, keeping: .main, selection, change)
    routes.get(WinesPaths.selection, forGuestsWho: [.seeSelection], keeping: .visited, openForGuest)
    routes.stored(WinesPaths.selection) { SelectionDraft(name: try $1.find($2).name).form }
    routes.change(WinesPaths.selectionDeletion, for: .member, as: .deleteSelection, leadingTo: WinesPaths.us()) {
      try SelectionStore($0).remove($1)
    }
    routes.post(WinesPaths.selectedDeletion, for: .member, as: .takeOff, takeOff)
    routes.get(WinesPaths.selecting, for: .member, keeping: .visited, selecting)
    routes.post(WinesPaths.selecting, for: .member, as: .select, select)
  }

  private static func us(_ visit: SpaceVisit) async throws -> Reply {
    let (after, reader) = (Cursor(visit.query["after"]), visit.viewer.person.id)
    return try await visit.show { view in
      UsScreen(
        selections: try SelectionStore(view).selections(), tastings: try visit.own(view).shared(after: after),
        hasPeople: try after == nil && ProfileStore(view).isAnything(shownBesides: reader), reader: reader)
    }
  }

  private static func new(_ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?) -> FormSheet {
    let state = state ?? .fresh(visit.house.mint, offering: [("wine", visit.query["wine"])])
    let name = FieldGroup(note: MinePhrases.listHint, state.show(SelectionDraft.name, isFocused: true))
    return FormSheet(
      KitPhrases.newList, cancels: WinesPaths.us(),
      state.form(
        posts: visit.openedFrom.kept(WinesPaths.newSelection()), as: .addSelection,
        "\(state.hidden("id"))\(state.hidden("wine"))\(name.html)"))
  }

  private static func add(_ visit: SpaceVisit) async throws -> Reply {
    let (id, draft): (ID<Selection>, SelectionDraft) = (try visit.form.id(), SelectionDraft(visit.form))
    let wine = Int(visit.form["wine"]).map(WineNumber.init)
    return try await visit.change { transaction in
      let store = SelectionStore(transaction)
      try store.add(draft.name, id: id)
      if let wine { _ = try store.set(wine, on: id, to: true) }
      return Destination(wine.map { visit.openedFrom.kept(WinesPaths.wine($0)) } ?? WinesPaths.selection(id))
    }
  }

  private static func selection(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ id: ID<Selection>
  ) throws -> SelectionScreen {
    let selection = try view.find(id)
    return SelectionScreen(
      selection: selection, wines: try SelectionStore(view).wines(of: id),
      state: state ?? .showing(SelectionDraft(name: selection.name).form, visit.house.mint),
      isEditing: visit.query.has("edit"))
  }

  private static func openForGuest(_ visit: GuestVisit, _ id: ID<Selection>) async throws -> Reply {
    try await visit.show { view in
      SelectionScreen(
        selection: try view.find(id), wines: try SelectionStore(view).wines(of: id), state: nil, isEditing: false)
    }
  }

  private static func change(_ visit: SpaceVisit, _ id: ID<Selection>) async throws -> Reply {
    try await visit.change(leadingTo: WinesPaths.selection(id)) { try SelectionStore($0).change(id, to: $1, from: $2) }
  }

  private static func takeOff(_ visit: SpaceVisit, _ id: ID<Selection>, _ wine: WineNumber) async throws -> Reply {
    try await visit.change {
      Destination(WinesPaths.selection(id).with("edit", "1"), done: try SelectionStore($0).set(wine, on: id, to: false))
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

  private static func select(_ visit: SpaceVisit, _ wine: WineNumber) async throws -> Reply {
    let (id, isOn): (ID<Selection>, Bool) = (try visit.form.id("selection"), try visit.form.answer("on"))
    let page = visit.openedFrom.kept(WinesPaths.selecting(wine))
    return try await visit.change { Destination(page, done: try SelectionStore($0).set(wine, on: id, to: isOn)) }
  }
}
