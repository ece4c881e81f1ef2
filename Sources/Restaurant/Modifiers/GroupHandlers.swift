import Kit

enum GroupHandlers {
  /// How many empty lines are offered at once.
  private static let more = 3
  /// Says of which dish's page an option is set on.
  static let backToDish = "dish"

  static func add(to routes: inout Routes) {
    routes.get(DeskPaths.groups, for: .manager, keeping: .visited, list)
    routes.form(DeskPaths.newGroup, for: .manager, as: .addGroup, keeping: .visited, new, add)
    routes.form(DeskPaths.group, for: .manager, as: .changeGroup, keeping: .visited, group, change)
    routes.offered(DeskPaths.newGroup) { _, _ in Form([("minimum", "0"), ("maximum", "1")]) }
    routes.stored(DeskPaths.group) { visit, view, id in
      let group = try ModifierStore(view).group(id)
      let draft = GroupDraft(group, in: visit.locale.language)
      let options = group.options.map { (name: "option", value: $0.id.description) }
      return Form(options + draft.form(of: draft.allFields).fields)
    }
    routes.change(DeskPaths.groupDeletion, for: .manager, as: .deleteGroup) { visit, transaction, id in
      let main = try visit.reader(in: transaction).main
      return Destination(DeskPaths.groups(), done: try ModifierStore(transaction).remove(id, mainly: main))
    }
    routes.change(DeskPaths.optionStock, for: .member, as: .setOptionStock) { visit, transaction, group, id in
      let isSoldOut = try visit.form.answer(StockSwitch.fieldName)
      let main = try visit.reader(in: transaction).main
      let done = try Stock(transaction).set(id, of: group, soldOut: isSoldOut, mainly: main)
      let dish = ID<Dish>(visit.query[backToDish])
      return Destination(dish.map { RestaurantPaths.menuDish($0) } ?? DeskPaths.groups(), done: done)
    }
  }

  private static func list(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.show { view in
      let store = ModifierStore(view)
      return GroupList(groups: try store.groups(), uses: try store.uses(), reader: try visit.reader(in: view))
    }
  }

  private static func new(_ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?) throws -> FormSheet {
    let state = state ?? .fresh(visit.house.mint, offering: [("minimum", "0"), ("maximum", "1")])
    return try form(of: nil, state, GroupDraft.options(of: state.values), visit, view)
  }

  private static func form(
    of group: ModifierGroup?, _ state: FormState, _ options: [ID<ModifierOption>], _ visit: SpaceVisit,
    _ view: SpaceView
  ) throws -> FormSheet {
    let mint = visit.house.mint
    let wantsMore = visit.form.has("more") || options.isEmpty
    let blank: [ID<ModifierOption>] = wantsMore ? (0..<more).map { _ in mint.id() } : []
    return GroupForm(
      group: group, state: state, reader: try visit.reader(in: view), currency: view.space.currency,
      options: options + blank
    ).screen
  }

  private static func add(_ visit: SpaceVisit) async throws -> Reply {
    if visit.form.has("more") { return try await visit.show { try new(visit, $0, again(visit)) } }
    let id: ID<ModifierGroup> = try visit.form.id()
    return try await visit.change(leadingTo: DeskPaths.groups()) { transaction in
      let draft = GroupDraft(visit.form, options: GroupDraft.options(of: visit.form))
      try ModifierStore(transaction).add(draft, id: id, for: visit.reader(in: transaction))
    }
  }

  /// The form as it came, with lines for more.
  private static func again(_ visit: SpaceVisit) -> FormState {
    FormState(returned: visit.form, problems: Invalid(), mint: visit.house.mint)
  }

  private static func change(_ visit: SpaceVisit, _ id: ID<ModifierGroup>) async throws -> Reply {
    if visit.form.has("more") { return try await visit.show { try group(visit, $0, again(visit), id) } }
    return try await visit.change(leadingTo: DeskPaths.groups()) {
      try ModifierStore($0).change(id, to: visit.form, for: visit.reader(in: $0))
    }
  }

  private static func group(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ id: ID<ModifierGroup>
  ) throws -> FormSheet {
    let group = try ModifierStore(view).group(id)
    let draft = GroupDraft(group, in: visit.locale.language)
    let shown = state ?? .showing(draft.form(of: draft.allFields), visit.house.mint)
    let options = state == nil ? group.options.map(\.id) : GroupDraft.options(of: visit.form)
    return try form(of: group, shown, options, visit, view)
  }
}
