import Kit

enum PaymentHandlers {
  static func add(to routes: inout Routes) {
    routes.form(OrdersPaths.newPayment, for: .member, as: .addPayment, new, add)
    routes.form(OrdersPaths.payment, for: .member, as: .changePayment, payment, change)
    routes.form(OrdersPaths.customerPayment, for: .member, as: .addJointPayment, newTogether, addTogether)
    routes.offered(OrdersPaths.newPayment) {
      PaymentDraft(of: try $1.find($2).missing, on: $0.today, in: $0.locale.language).form
    }
    routes.offered(OrdersPaths.customerPayment) { visit, view, id in
      let due = try PaymentStore(view).unpaid(of: id).due(in: view.space.currency)
      return PaymentDraft(of: due, on: visit.today, in: visit.locale.language).form
    }
    routes.stored(OrdersPaths.payment) { visit, view, order, id in
      PaymentDraft(try PaymentStore(view).payment(id, of: order).payment, in: visit.locale.language).form
    }
    routes.post(OrdersPaths.paymentDeletion, for: .member, as: .deletePayment, delete)
  }

  private static func new(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ id: ID<Order>
  ) throws -> FormSheet {
    let order = try view.find(id)
    let offer = PaymentDraft(of: order.missing, on: visit.today, in: visit.locale.language).form.fields
    let state = state ?? .fresh(visit.house.mint, offering: offer.map { ($0.name, $0.value) })
    return PaymentForm(state: state, order: order, zone: view.space.zone).new(posts: OrdersPaths.newPayment(id))
  }

  private static func add(_ visit: SpaceVisit, _ id: ID<Order>) async throws -> Reply {
    let (payment, language): (ID<Payment>, Language) = (try visit.form.id(), visit.locale.language)
    return try await visit.change { transaction in
      let done = try PaymentStore(transaction).add(
        PaymentDraft(visit.form), to: id, id: payment, in: language)
      return Destination(OrdersPaths.order(id), done: done)
    }
  }

  private static func newTogether(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ id: ID<Customer>
  ) throws -> FormSheet {
    let (customer, orders, currency) = (
      try view.find(id), try PaymentStore(view).unpaid(of: id), view.space.currency
    )
    let offer = PaymentDraft(of: orders.due(in: currency), on: visit.today, in: visit.locale.language).form.fields
    let state = state ?? .fresh(visit.house.mint, offering: offer.map { ($0.name, $0.value) })
    return JointPaymentForm(
      state: state, customer: customer, orders: orders, zone: view.space.zone, currency: currency
    ).sheet
  }

  private static func addTogether(_ visit: SpaceVisit, _ id: ID<Customer>) async throws -> Reply {
    let (payment, language): (ID<Payment>, Language) = (try visit.form.id(), visit.locale.language)
    return try await visit.change { transaction in
      let done = try PaymentStore(transaction).add(
        PaymentDraft(visit.form), from: id, id: payment, in: language)
      return Destination(OrdersPaths.customer(id), done: done)
    }
  }

  private static func payment(
    _ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?, _ id: ID<Order>, _ payment: ID<Payment>
  ) throws -> FormSheet {
    let (payment, order) = try PaymentStore(view).payment(payment, of: id)
    let state = state ?? .showing(PaymentDraft(payment, in: visit.locale.language).form, visit.house.mint)
    return PaymentForm(state: state, order: order, zone: view.space.zone)
      .stored(payment, posts: OrdersPaths.payment(id, payment.id))
  }

  private static func change(_ visit: SpaceVisit, _ id: ID<Order>, _ payment: ID<Payment>) async throws -> Reply {
    let language = visit.locale.language
    return try await visit.change(leadingTo: OrdersPaths.order(id)) {
      try PaymentStore($0).change(payment, of: id, to: $1, from: $2, in: language)
    }
  }

  private static func delete(_ visit: SpaceVisit, _ id: ID<Order>, _ payment: ID<Payment>) async throws -> Reply {
    let language = visit.locale.language
    return try await visit.change {
      Destination(OrdersPaths.order(id), done: try PaymentStore($0).remove(payment, of: id, in: language))
    }
  }
}
