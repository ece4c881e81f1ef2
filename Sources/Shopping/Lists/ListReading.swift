import Kit

/// Reads what a list's screen shows.
struct ListReading: Sendable {
  let visit: SpaceVisit
  let id: ID<ShoppingList>
  /// The form of its name as it came back.
  var naming: FormState?
  /// The line as it came back.
  var typing: FormState?

  func screen(in view: SpaceView) throws -> ListScreen {
    let mint = visit.house.mint
    let list = try view.find(id)
    let query = ListQuery(visit.query.without(["edit"]), beside: ShoppingPaths.list(id))
    let lists = try ListStore(view).lists(matching: query.search)
    let name = ListDraft(name: list.name).form
    let items = try ItemStore(view).items(of: id)
    let addition = try addition(in: view)
    return ListScreen(
      list: list, items: items, groups: try ItemGroups(of: id, visit, in: view),
      isEditing: visit.query.has("edit"),
      order: try ListViews(space: view.space.id, person: visit.viewer.person.id).order(of: id, in: view.connection),
      state: naming ?? FormState(name, original: name, mint: mint),
      line: LineForm(
        list: id, state: typing ?? FormState(Form([("text", visit.query["text"])]), mint: mint), mint: mint,
        understood: try addition.map { try ItemStore(view).items(of: $0, on: id) } ?? [],
        unsure: Set(addition?.detail?.unsure ?? []), isFirst: items.isEmpty),
      tools: ListTools(list: id, mint: mint),
      overview: ListOverview(lists: lists, query: query, selected: id), remark: Remark(rawValue: visit.query["said"]))
  }

  /// What the line that was just sent put on the list.
  private func addition(in view: SpaceView) throws -> Occurrence<Addition.Outcome>? {
    try ID<Activity>(visit.query["done"]).flatMap { try Activity.find($0, in: view)?.addition }
  }
}
