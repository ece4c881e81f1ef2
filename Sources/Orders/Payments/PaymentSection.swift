import Kit

/// What was paid of an order and what is due, below it: nothing while nobody has noted any payment.
struct PaymentSection {
  let order: Order
  let payments: [Payment]

  init(_ order: Order, in scope: some SpaceScope) throws {
    self.order = order
    payments = try PaymentStore(scope).payments(of: order.id)
  }

  /// For the order's menu, while something is missing.
  var menuItem: Menu.Item? {
    guard canBeAdded else { return nil }
    return .link(PaymentPhrases.new, "euro", to: OrdersPaths.newPayment(order.id))
  }

  private var canBeAdded: Bool { order.missing.minorUnits > 0 && order.state != .cancelled }

  var html: HTML? {
    guard !payments.isEmpty else { return nil }
    let due: Phrase? =
      order.due.minorUnits > 0
      ? PaymentPhrases.due(order.due) : order.state == .cancelled ? nil : PaymentPhrases.allPaid
    return Group(
      PaymentPhrases.payments, aside: due, rows: payments.map(row) + [rest, excess, addition].compactMap(\.self)
    ).html
  }

  private func row(_ payment: Payment) -> Row {
    Row(
      title: payment.method.title, subtitle: OrdersPhrases.written(payment.paidOn), value: Phrase(payment.amount),
      opens: OrdersPaths.payment(order.id, payment.id))
  }

  /// What came in without anybody saying how: the order was marked as paid.
  private var rest: Row? {
    guard order.state == .paid, order.missing.minorUnits > 0 else { return nil }
    return Row(title: PaymentPhrases.rest, subtitle: PaymentPhrases.unnoted, value: Phrase(order.missing))
  }

  private var excess: Row? {
    guard order.excess.minorUnits > 0 else { return nil }
    return Row(title: PaymentPhrases.excess, value: Phrase(order.excess))
  }

  private var addition: Row? {
    guard canBeAdded else { return nil }
    return Row(
      RowFrame(),
      RowLine(
        .said(PaymentPhrases.new), lead: Icon.plus.html, touch: .opens(OrdersPaths.newPayment(order.id)), look: .action)
    )
  }
}

/// The fields of a payment.
struct PaymentFields {
  let state: FormState
  let note: Phrase?
  let zone: Zone
  let currency: Currency

  var html: HTML {
    let amount = state.show(
      PaymentDraft.amount, label: PaymentPhrases.amount(in: currency), isFocused: state.original == nil)
    let chosen = PaymentMethod(rawValue: state.values["method"])
    let methods = PaymentMethod.allCases.filter { $0 == chosen || PaymentMethod.offered(in: zone).contains($0) }
    let method = state.select("method", PaymentPhrases.method, options: methods.map { ($0.rawValue, $0.title) })
    return FieldGroup(note: note, "\(amount)\(method)\(state.show(PaymentDraft.paidOn))").html
  }
}

/// The form of a payment of one order.
struct PaymentForm {
  let state: FormState
  let order: Order
  let zone: Zone

  /// - Parameter link: where it is sent.
  func new(posts link: Link) -> FormSheet {
    sheet(PaymentPhrases.new, state.form(posts: link, as: .addPayment, "\(state.hidden("id"))\(html)"))
  }

  func stored(_ payment: Payment, posts link: Link) -> FormSheet {
    let deletion = Menu.Item.action(
      KitPhrases.delete, "trash", to: OrdersPaths.paymentDeletion(order.id, payment.id), as: .deletePayment,
      isDestructive: true)
    return sheet(
      PaymentPhrases.payment, menu: Menu([deletion]), state.form(posts: link, as: .changePayment, html))
  }

  private func sheet(_ title: Phrase, menu: Menu? = nil, _ form: HTML) -> FormSheet {
    FormSheet(title, topics: [Order.topic], cancels: OrdersPaths.order(order.id), menu: menu, form)
  }

  private var html: HTML {
    PaymentFields(state: state, note: note, zone: zone, currency: order.total.currency).html
  }

  private var note: Phrase? {
    order.missing.minorUnits > 0 ? PaymentPhrases.missing(order.missing, of: order.total) : nil
  }
}
