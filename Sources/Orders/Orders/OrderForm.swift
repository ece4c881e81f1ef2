import Kit

/// An order that is not stored yet.
struct NewOrder: Sheet {
  let id: ID<Order>
  let fields: OrderFields

  var title: Phrase { OrdersPhrases.newOrder }
  var bar: NavigationBar {
    NavigationBar(leading: .discard(OrdersPaths.draft(id), leaving: OrdersPaths.orders()), trailing: .submit())
  }
  var content: HTML { fields.html }
}

/// A stored order: its state in one tap, the filled form, and what has happened to it.
struct OrderDetail: Screen {
  let order: Order
  let fields: OrderFields
  let activity: [Activity]
  let list: OrderList

  var title: Phrase { Phrase(verbatim: order.code) }
  var hasLargeTitle: Bool { false }
  var topics: [Topic] { [Order.topic] }
  var master: (any Screen)? { list }

  var bar: NavigationBar {
    NavigationBar(
      leading: [
        .discard(
          list.query.kept(OrdersPaths.draft(order.id)), leaving: list.query.kept(OrdersPaths.orders()))
      ],
      trailing: [.menu(menu), .submit()])
  }

  private var menu: Menu {
    Menu([
      .link(OrdersPhrases.deliveryNote, "printer", to: OrdersPaths.deliveryNote(order.id)),
      .link(OrdersPhrases.share, "share", to: Capability.seeOrder.shares(of: order.id)),
      .action(OrdersPhrases.duplicate, "duplicate", to: OrdersPaths.orderCopy(order.id), as: .copyOrder),
      .action(
        KitPhrases.delete, "trash", to: list.query.kept(OrdersPaths.orderDeletion(order.id)), as: .deleteOrder,
        isDestructive: true),
    ])
  }

  var content: HTML {
    let states = Segments(
      OrdersPhrases.state, name: "state", posts: list.query.kept(OrdersPaths.orderState(order.id)), as: .moveOrder,
      was: order.state.rawValue, choices: OrderState.allCases.map { ($0.title, $0.rawValue) })
    return "\(states.html)\(fields.html)\(OrderActivity(activity).html)"
  }
}

/// Choosing the customer of an order.
struct CustomerPicker: Sheet {
  let order: ID<Order>
  let customers: Window<Customer>
  let query: ListQuery
  let chosen: ID<Customer>?

  var title: Phrase { OrdersPhrases.customer }
  var topics: [Topic] { [Customer.topic] }

  var bar: NavigationBar {
    NavigationBar(
      leading: .back(OrdersPhrases.order, to: OrdersPaths.draft(order)),
      trailing: .add(OrdersPhrases.newCustomer, to: OrdersPaths.draftNewCustomer(order)))
  }

  var content: HTML {
    let choices = customers.elements.map { customer in
      Row.choice(
        name: "customer", value: customer.id.description, title: Phrase(verbatim: customer.name),
        subtitle: Phrase(verbatim: customer.address), isChosen: customer.id == chosen)
    }
    return PickerContent(
      posts: OrdersPaths.draftCustomer(order), query: query, choices: choices,
      next: customers.next, isEmpty: (OrdersPhrases.noCustomers, OrdersPhrases.newCustomer),
      adds: OrdersPaths.draftNewCustomer(order)
    ).html
  }
}

/// Choosing the product of one line of an order.
struct ProductPicker: Sheet {
  let order: ID<Order>
  let line: ID<OrderLine>
  let products: Window<Product>
  let query: ListQuery
  let chosen: ID<Product>?

  var title: Phrase { OrdersPhrases.product }
  var topics: [Topic] { [Product.topic] }

  var bar: NavigationBar {
    NavigationBar(
      leading: .back(OrdersPhrases.order, to: OrdersPaths.draft(order)),
      trailing: .add(OrdersPhrases.newProduct, to: OrdersPaths.draftNewProduct(order, line)))
  }

  var content: HTML {
    let choices = products.elements.map { product in
      Row.choice(
        name: "product", value: product.id.description, title: Phrase(verbatim: product.name),
        subtitle: Phrase(product.price), isChosen: product.id == chosen)
    }
    return PickerContent(
      posts: OrdersPaths.draftProduct(order, line), query: query, choices: choices,
      next: products.next, isEmpty: (OrdersPhrases.noProducts, OrdersPhrases.newProduct),
      adds: OrdersPaths.draftNewProduct(order, line)
    ).html
  }
}

/// What both pickers show: a search and a list of buttons.
private struct PickerContent {
  let posts: Link
  let query: ListQuery
  let choices: [Row]
  let next: Cursor?
  let isEmpty: (title: Phrase, action: Phrase)
  let adds: Link

  var html: HTML {
    guard !choices.isEmpty else {
      guard query.search.isEmpty else { return "\(search)\(Results.none)" }
      return EmptyState(
        "list", title: isEmpty.title, text: OrdersPhrases.addOneHere, action: (isEmpty.action, adds)
      ).html
    }
    let more: HTML? = next.map { MoreLink(posts.with("q", query.search).with("after", $0.text)).html }
    let list = RowForm(posts: posts, kind: "form").html(Group(key: "all", rows: choices).html)
    return "\(search)\(Results("\(list)\(more)"))"
  }

  private var search: HTML { SearchField(KitPhrases.search, text: query.search, in: posts).html }
}
