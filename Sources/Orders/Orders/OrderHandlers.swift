import Kit

enum OrderHandlers {
  static func add(to routes: inout Routes) {
    routes.get(OrdersPaths.orders, for: .member, keeping: .main, list)
    routes.post(OrdersPaths.filter, for: .member, as: .filterOrders, filter)
    routes.get(OrdersPaths.newOrder, for: .member, keeping: .main, new)
    routes.get(OrdersPaths.order, for: .member, keeping: .main, open)
    routes.get(OrdersPaths.orderForm, for: .member, keeping: .main, change)
    routes.post(OrdersPaths.orderSelection, for: .member, as: .changeOrders, changeSeveral)
    routes.post(OrdersPaths.orderState, for: .member, as: .moveOrder, move)
    routes.post(OrdersPaths.orderDeletion, for: .member, as: .deleteOrder, delete)
    routes.post(OrdersPaths.orderWeekly, for: .member, as: .repeatOrder, repeatWeekly)
    routes.post(OrdersPaths.orderCopy, for: .member, as: .copyOrder, duplicate)
    routes.get(OrdersPaths.deliveryNote, for: .member, keeping: .visited, deliveryNote)
    routes.get(OrdersPaths.order, forGuestsWho: [.seeOrder], keeping: .visited, see)
    OrderDraftHandlers.add(to: &routes)
  }

  private static func list(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.show { try OrderList(visit, in: $0) }
  }

  /// Keeps what somebody wants to see of them from now on.
  private static func filter(_ visit: SpaceVisit) async throws -> Reply {
    guard let filter = OrderFilter(visit.form["show"], on: visit.today) else {
      throw Refusal.malformed(KitPhrases.malformedForm)
    }
    let kept = KeptFilter(visit)
    try await visit.storage.keepPreference { try kept.keep(filter, in: $0) }
    return try await visit.taken(leadingTo: back(visit))
  }

  /// Deletes all that are selected, or brings them into a state.
  private static func changeSeveral(_ visit: SpaceVisit) async throws -> Reply {
    let (ids, wanted, place) = (try visit.form.selected(Order.self), visit.form["to"], StepPlace(visit.query))
    let state = OrderState(rawValue: wanted)
    guard state != nil || wanted == OrdersTogether.deletion else {
      throw Refusal.malformed(OrdersPhrases.stateMissing)
    }
    return try await visit.change { transaction in
      let store = OrderStore(transaction)
      let done = if let state { try store.move(ids, to: state) } else { try store.remove(ids) }
      return Destination(place.link(visit), done: done)
    }
  }

  /// The list as it was.
  private static func back(_ visit: SpaceVisit) -> Link {
    ListQuery(orders: visit).kept(OrdersPaths.orders())
  }

  private static func new(_ visit: SpaceVisit) async throws -> Reply {
    let (mint, locale, chosen) = (visit.house.mint, visit.locale, ID<Customer>(visit.query["customer"]))
    return try await visit.show { view in
      let now = mint.now()
      let code = try OrderStore(view).nextCode(in: now.day(in: locale.zone).year)
      var draft = OrderDraft(code: code, at: now, in: locale.zone)
      draft.customer = chosen
      return try OrderFormScreen.new(
        mint.id(), FormState(draft.form, mint: mint), in: view, locale: locale, today: visit.today)
    }
  }

  private static func open(_ visit: SpaceVisit, _ id: ID<Order>) async throws -> Reply {
    try await visit.show { try OrderPage(visit, id, in: $0) }
  }

  private static func change(_ visit: SpaceVisit, _ id: ID<Order>) async throws -> Reply {
    try await visit.show { view in
      let draft = OrderDraft(try view.find(id), lines: try OrderStore(view).lines(of: id), locale: visit.locale)
      return try OrderFormScreen.stored(id, .showing(draft.form, visit.house.mint), visit, in: view)
    }
  }

  private static func move(_ visit: SpaceVisit, _ id: ID<Order>) async throws -> Reply {
    let state: OrderState = try visit.form.choice("state", otherwise: OrdersPhrases.stateMissing)
    let back = StepPlace(visit.query).link(of: id, visit)
    return try await visit.change { Destination(back, done: try OrderStore($0).move(id, to: state)) }
  }

  private static func repeatWeekly(_ visit: SpaceVisit, _ id: ID<Order>) async throws -> Reply {
    let isWeekly = try visit.form.answer("weekly")
    let back = ListQuery(orders: visit).kept(OrdersPaths.order(id))
    return try await visit.change { Destination(back, done: try WeeklyStore($0).set(id, isWeekly: isWeekly)) }
  }

  private static func delete(_ visit: SpaceVisit, _ id: ID<Order>) async throws -> Reply {
    try await visit.change {
      Destination(back(visit), done: try OrderStore($0).remove(id))
    }
  }

  /// Opens the form of a new order that says the same, today, under the next code.
  private static func duplicate(_ visit: SpaceVisit, _ id: ID<Order>) async throws -> Reply {
    let (mint, locale) = (visit.house.mint, visit.locale)
    // Of the form's key, so that the same sent again leads to the same copy.
    let copy = ID<Order>(visit.form["operation"]) ?? mint.id()
    if try await !visit.drafts.holds(copy.description) {
      let form = try await visit.read { view in
        try OrderStore(view).copy(of: id, at: mint.now(), locale: locale, mint: mint).form
      }
      try await visit.drafts.keep(form, as: copy.description, kind: OrderDraft.kind)
    }
    return visit.redirect(to: OrdersPaths.draft(copy))
  }

  private static func deliveryNote(_ visit: SpaceVisit, _ id: ID<Order>) async throws -> Reply {
    let showsPrices = visit.query["prices"] != "no"
    return try await visit.print { view in
      try DeliveryNote(of: view.find(id), showsPrices: showsPrices, in: view)
    }
  }

  private static func see(_ visit: GuestVisit, _ id: ID<Order>) async throws -> Reply {
    try await visit.show { view in
      let (order, lines) = (try view.find(id), try OrderStore(view).lines(of: id))
      return SharedOrder(order: order, lines: lines, sums: OrderStore(view).told(lines, order.vatPricing))
    }
  }
}
