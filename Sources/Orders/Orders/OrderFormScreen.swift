import Kit

/// Reads what an order's form shows besides its own fields.
enum OrderFormScreen {
  static func new(
    _ id: ID<Order>, _ state: FormState, in view: SpaceView, locale: ReaderLocale, today: Day
  ) throws -> NewOrder {
    let fields = try fields(id, state, stored: nil, in: view, locale: locale, today: today)
    return NewOrder(id: id, fields: fields)
  }

  static func stored(
    _ id: ID<Order>, _ state: FormState, _ visit: SpaceVisit, in view: SpaceView
  ) throws -> ChangedOrder {
    let order = try view.find(id)
    return ChangedOrder(
      order: order, fields: try fields(id, state, stored: order, in: view, locale: visit.locale, today: visit.today),
      list: try OrderList(visit, beside: order, in: view))
  }

  private static func fields(
    _ id: ID<Order>, _ state: FormState, stored: Order?, in view: SpaceView, locale: ReaderLocale, today: Day
  ) throws -> OrderFields {
    let draft = OrderDraft(state.values)
    return OrderFields(
      id: id, state: state, draft: draft, customerName: try name(of: draft.customer, stored: stored, in: view),
      currency: view.space.currency, language: locale.language,
      vat: try stored?.vatPricing ?? VATSettings(in: view).pricing, zone: locale.zone, today: today)
  }

  /// The frozen name while the customer is the order's own; otherwise as they are called now.
  private static func name(of customer: ID<Customer>?, stored: Order?, in view: SpaceView) throws -> String? {
    guard let customer else { return nil }
    if let stored, stored.customer == customer { return stored.customerName }
    do {
      return try view.find(customer).name
    } catch is Refusal {
      return nil
    }
  }
}

extension OrderStore {
  /// A new order that says the same as another: today's date, the next code, today's names, the prices of then.
  func copy(of id: ID<Order>, at now: Instant, locale: ReaderLocale, mint: Mint) throws -> OrderDraft {
    let original = OrderDraft(try scope.find(id), lines: try lines(of: id), locale: locale)
    var copy = OrderDraft(code: try nextCode(in: now.day(in: locale.zone).year), at: now, in: locale.zone)
    copy.customer = original.customer
    copy.note = original.note
    copy.lines = original.lines.map { line in
      OrderDraft.Line(
        id: mint.id(), product: line.product, name: line.name, quantity: line.quantity, price: line.price)
    }
    return copy
  }
}
