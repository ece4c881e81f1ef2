import Kit

/// All customers by name.
struct CustomerList: Screen {
  let customers: Window<Customer>
  let query: ListQuery
  var selected: ID<Customer>?

  var title: Phrase { OrdersPhrases.customers }
  var topics: [Topic] { [Customer.topic] }
  var detailHint: Phrase? { isEmpty ? nil : OrdersPhrases.chooseCustomer }

  var bar: NavigationBar {
    NavigationBar(
      leading: isEmpty ? nil : .edit(query.isEditing, list: link),
      trailing: .add(OrdersPhrases.newCustomer, to: OrdersPaths.newCustomer()))
  }

  private var isEmpty: Bool { customers.elements.isEmpty && query.search.isEmpty }
  private var link: Link { OrdersPaths.customers().with("q", query.search) }

  var content: HTML {
    guard !isEmpty else { return "\(pending)\(empty)" }
    return
      "\(SearchField(KitPhrases.search, text: query.search, in: query.address(OrdersPaths.customers())).html)\(pending)\(results)"
  }

  private var pending: HTML { RowTemplate(of: OrdersPaths.newCustomer()).html }

  private var results: Results {
    query.results(
      customers, in: OrdersPaths.customers(),
      Group(key: "all", isEditing: query.isEditing, rows: customers.elements.map(row)).html)
  }

  private func row(_ customer: Customer) -> Row {
    Row(
      id: customer.id.description, title: Phrase(verbatim: customer.name), subtitle: Phrase(verbatim: customer.address),
      opens: query.kept(OrdersPaths.customer(customer.id)), isCurrent: customer.id == selected,
      deletion: Row.Deletion(
        query.kept(OrdersPaths.customerDeletion(customer.id)), of: customer.name, as: .deleteCustomer))
  }

  private var empty: HTML {
    EmptyState(
      "people", title: OrdersPhrases.noCustomers, text: OrdersPhrases.noCustomersText,
      action: (OrdersPhrases.newCustomer, OrdersPaths.newCustomer())
    ).html
  }
}
