import Kit

extension FormSheet {
  /// The empty form of a customer.
  /// - Parameter action: what it does, where it is no step on the way to an order.
  static func newCustomer(
    _ state: FormState, posts: Link, as action: Action? = nil, cancels: Link
  ) -> FormSheet {
    FormSheet(
      OrdersPhrases.newCustomer, cancels: cancels,
      state.form(posts: posts, as: action, "\(state.hidden("id"))\(CustomerFields(state: state).html)"))
  }
}

/// The fields of a customer, wherever they are asked for.
struct CustomerFields {
  let state: FormState

  private var isNew: Bool { state.original == nil }

  var html: HTML {
    let isNamed = !state.values[CustomerDraft.name.name].isEmpty
    let name = state.show(CustomerDraft.name, isFocused: isNew && !isNamed)
    let address = state.show(CustomerDraft.address, isFocused: isNew && isNamed)
    let (phone, email) = (state.show(CustomerDraft.phone), state.show(CustomerDraft.email))
    let note = state.show(CustomerDraft.note)
    return "\(FieldGroup("\(name)\(address)").html)\(FieldGroup("\(phone)\(email)\(note)").html)"
  }
}

extension CustomerAccount {
  /// What they have ordered so far, below their form.
  func html(of customer: ID<Customer>, on today: Day) -> HTML {
    "\(figures)\(payment(of: customer))\(recent(on: today))\(usual)"
  }

  /// While they owe anything.
  private func payment(of customer: ID<Customer>) -> HTML? {
    guard open.minorUnits > 0 else { return nil }
    let touch = RowLine(
      .said(PaymentPhrases.new), lead: Icon.plus.html, touch: .opens(OrdersPaths.customerPayment(customer)),
      look: .action)
    return Group(key: "payment", rows: [Row(RowFrame(), touch)]).html
  }

  private var figures: HTML {
    Facts([(OrdersPhrases.openTotal, Phrase(open)), (OrdersPhrases.paidTotal, Phrase(paid))]).html
  }

  private func recent(on today: Day) -> HTML? {
    guard !orders.isEmpty else { return nil }
    let rows = orders.map { OrderRow(order: $0, today: today).row }
    let all = orders.first.map { order in
      Row(
        title: OrdersPhrases.allOfThem,
        opens: OrdersPaths.orders().with(OrderQuestion.customer, order.customer.description)
          .with(OrderQuestion.filter, OrderFilter.all.text))
    }
    return Group(OrdersPhrases.orders, rows: rows + [all].compactMap(\.self)).html
  }

  private var usual: HTML? {
    guard !purchases.isEmpty else { return nil }
    return Group(
      OrdersPhrases.buys,
      rows: purchases.map { purchase in
        Row(
          title: Phrase(verbatim: purchase.name),
          subtitle: OrdersPhrases.bought(purchase.quantity, lastAt: purchase.lastPrice),
          opens: OrdersPaths.product(purchase.product))
      }
    ).html
  }
}
