import Kit

/// What the staff does in the kitchen.
enum KitchenHandlers {
  static func add(to routes: inout Routes) {
    routes.get(KitchenPaths.board, for: .member, keeping: .main, board)
    routes.get(KitchenPaths.ticket, for: .member, keeping: .visited, ticket)
    routes.post(KitchenPaths.state, for: .member, as: .advanceOrder, bring)
    routes.post(KitchenPaths.lineState, for: .member, as: .advanceLine, bringLine)
    routes.change(KitchenPaths.payment, for: .member, as: .payOrder) { visit, transaction, id in
      let isCorrected = PaymentButtons.isCorrection(visit.form)
      let done = try OrderStore(transaction).note(id, paidBy: visit.form.choice("method"), isCorrected: isCorrected)
      return Destination(KitchenPaths.ticket(id), done: done)
    }
    routes.form(KitchenPaths.refusal, for: .member, as: .refuseOrder, refusal) { visit, transaction, id in
      Destination(KitchenPaths.board(), done: try OrderStore(transaction).refuse(id, RefusalDraft(visit.form)))
    }
    routes.change(KitchenPaths.cancellation, for: .member, as: .cancelOrder, leadingTo: KitchenPaths.board()) {
      try OrderStore($0).cancel($1)
    }
    routes.change(KitchenPaths.returning, for: .member, as: .bringBackOrder) { visit, transaction, id in
      Destination(TapPlace(visit.form).link(of: id), done: try OrderStore(transaction).bringBack(id))
    }
  }

  private static func board(_ visit: SpaceVisit) async throws -> Reply {
    let (shown, now, manages) = (BoardView(visit.query), visit.house.mint.now(), visit.manages)
    return try await visit.show { view in
      let service = try Service(view)
      let store = KitchenStore(view)
      return BoardScreen(
        board: try store.board(at: shown.station), requests: service.requests, joiners: service.joiners,
        signals: service.signals, lastDone: try store.lastDone(on: now.day(in: view.space.zone)), shown: shown,
        manages: manages, reader: try visit.reader(in: view), now: now)
    }
  }

  private static func ticket(_ visit: SpaceVisit, _ id: ID<Order>) async throws -> Reply {
    let now = visit.house.mint.now()
    return try await visit.show { view in
      TicketPage(
        ticket: try KitchenStore(view).ticket(id), reader: try visit.reader(in: view), now: now,
        activity: try Activity.of(id, in: view),
        signals: "\(try KitchenStore(view).board().signals) \(try Service(view).signals)",
        isOnPaper: try PrinterStore(view).printers().contains { !$0.stations.isEmpty })
    }
  }

  private static func bring(_ visit: SpaceVisit, _ id: ID<Order>) async throws -> Reply {
    let (wanted, shown): (OrderState, OrderState) = try states(visit.form)
    let place = TapPlace(visit.form)
    return try await visit.change { transaction in
      let store = OrderStore(transaction)
      let tapped =
        try place.station.map {
          try store.bring(id, to: wanted, from: shown, at: $0, mainly: visit.reader(in: transaction).main)
        } ?? store.bring(id, to: wanted, from: shown)
      let isDone = try tapped != nil || place.station != nil || store.order(id).state == wanted
      return Destination(
        place.link(of: id), done: tapped.flatMap { $0.leavesBoard ? $0.done : nil }, refusing: refusal(unless: isDone))
    }
  }

  private static func bringLine(_ visit: SpaceVisit, _ id: ID<Order>, _ line: ID<OrderLine>) async throws -> Reply {
    let (wanted, shown): (LineState, LineState) = try states(visit.form)
    let place = TapPlace(visit.form)
    return try await visit.change { transaction in
      let main = try visit.reader(in: transaction).main
      let store = OrderStore(transaction)
      let tapped = try store.bring(line, of: id, to: wanted, from: shown, mainly: main)
      let isDone = try tapped != nil || store.order(id).lines.contains { $0.id == line && $0.state == wanted }
      return Destination(
        place.link(of: id), done: tapped.flatMap { $0.leavesBoard ? $0.done : nil }, refusing: refusal(unless: isDone))
    }
  }

  /// Who taps on an older page sees how things stand; a program is told that it has done nothing.
  private static func refusal(unless isDone: Bool) -> Invalid {
    isDone ? Invalid() : Invalid(["state": KitchenPhrases.isFurther])
  }

  /// What a tap asks for, and what stood on the page that was tapped.
  private static func states<State: RawRepresentable<String>>(_ form: Form) throws -> (wanted: State, shown: State) {
    let missing = KitchenPhrases.stateMissing
    return (try form.choice("state", otherwise: missing), try form.choice("shown", otherwise: missing))
  }

  /// Why an order is refused: the guest reads it at once.
  private static func refusal(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ id: ID<Order>
  ) throws -> FormSheet {
    let (order, state) = (try OrderStore(view).order(id), state ?? FormState(Form(), mint: visit.house.mint))
    let reasons = RefusalReason.allCases.map { (value: $0.rawValue, title: $0.name) }
    let note = FieldGroup(note: KitchenPhrases.reasonNote, state.show(RefusalDraft.note))
    return FormSheet(
      KitchenPhrases.refuse(order.number), topics: [Order.topic], cancels: KitchenPaths.ticket(order.id),
      submits: KitchenPhrases.refuse,
      state.form(
        posts: KitchenPaths.refusal(order.id), as: .refuseOrder,
        "\(state.radios("reason", RefusalDraft.reason.label, options: reasons))\(note.html)"))
  }
}
