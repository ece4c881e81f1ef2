import Kit

/// The empty form of a customer.
struct NewCustomer: Sheet {
  let state: FormState
  let posts: Link
  /// What it does, where it is no step on the way to an order.
  var action: Action?
  let cancels: Link

  var title: Phrase { OrdersPhrases.newCustomer }
  var bar: NavigationBar { NavigationBar(leading: .cancel(to: cancels), trailing: .submit()) }
  var content: HTML {
    state.form(posts: posts, as: action, "\(state.hidden("id"))\(CustomerFields(state: state).html)")
  }
}

/// The fields of a customer, wherever they are asked for.
struct CustomerFields {
  let state: FormState

  var html: HTML {
    let (name, address) = (state.show(CustomerDraft.name), state.show(CustomerDraft.address))
    let (phone, email) = (state.show(CustomerDraft.phone), state.show(CustomerDraft.email))
    let note = state.show(CustomerDraft.note)
    return "\(FieldGroup("\(name)\(address)").html)\(FieldGroup("\(phone)\(email)\(note)").html)"
  }
}

/// A customer: the filled form, and what they have ordered so far.
struct CustomerDetail: Screen {
  let customer: Customer
  let account: CustomerAccount
  let state: FormState
  let list: CustomerList

  var title: Phrase { Phrase(verbatim: customer.name) }
  var hasLargeTitle: Bool { false }
  var topics: [Topic] { [Customer.topic, Order.topic] }
  var master: (any Screen)? { list }

  var bar: NavigationBar {
    NavigationBar(
      leading: [.cancel(to: list.query.kept(OrdersPaths.customers()))], trailing: [.menu(menu), .submit()])
  }

  private var menu: Menu {
    let order = Menu.Item.link(
      OrdersPhrases.newOrder, "receipt", to: OrdersPaths.newOrder().with("customer", customer.id.description))
    return Menu(customer.isArchived ? [bringBack] : [order, delete])
  }

  private var delete: Menu.Item {
    .action(
      KitPhrases.delete, "trash", to: list.query.kept(OrdersPaths.customerDeletion(customer.id)), as: .deleteCustomer,
      isDestructive: true)
  }

  private var bringBack: Menu.Item {
    .action(KitPhrases.bringBack, "undo", to: OrdersPaths.customerReturn(customer.id))
  }

  var content: HTML {
    let archived: HTML? = customer.isArchived ? Notice(OrdersPhrases.archivedCustomer).html : nil
    let form = state.form(
      posts: list.query.kept(OrdersPaths.customer(customer.id)), as: .changeCustomer, CustomerFields(state: state).html)
    return "\(archived)\(form)\(figures)\(orders)\(purchases)"
  }

  private var figures: HTML {
    Facts([
      (OrdersPhrases.openTotal, Phrase(account.open)),
      (OrdersPhrases.paidTotal, Phrase(account.paid)),
    ]).html
  }

  private var orders: HTML? {
    guard !account.orders.isEmpty else { return nil }
    return Group(OrdersPhrases.orders, rows: account.orders.map { OrderRow(order: $0).row }).html
  }

  private var purchases: HTML? {
    guard !account.purchases.isEmpty else { return nil }
    return Group(
      OrdersPhrases.buys,
      rows: account.purchases.map { purchase in
        Row(
          title: Phrase(verbatim: purchase.name),
          subtitle: OrdersPhrases.bought(purchase.quantity, lastAt: purchase.lastPrice),
          opens: OrdersPaths.product(purchase.product))
      }
    ).html
  }
}
