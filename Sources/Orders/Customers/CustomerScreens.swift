import Kit

/// All customers by name.
struct CustomerList: Screen {
  let customers: Window<Customer>
  let search: String
  let isEditing: Bool
  var selected: ID<Customer>?

  var title: Phrase { OrdersPhrases.customers }
  var topics: [Topic] { [Customer.topic] }

  var bar: NavigationBar {
    NavigationBar(
      leading: customers.elements.isEmpty ? nil : .edit(isEditing, list: link),
      trailing: .add(OrdersPhrases.newCustomer, to: OrdersPaths.newCustomer()))
  }

  private var link: Link { OrdersPaths.customers().with("q", search) }

  var content: HTML {
    if customers.elements.isEmpty, search.isEmpty { return empty }
    return "\(SearchField(KitPhrases.search, text: search, in: OrdersPaths.customers()).html)\(results)"
  }

  private var results: Results {
    Results(
      customers.elements.isEmpty
        ? EmptyState(.search, title: KitPhrases.nothingFound, text: KitPhrases.otherWords).html : "\(rows)\(more)")
  }

  private var rows: HTML {
    Group(
      key: "all", isEditing: isEditing,
      rows: customers.elements.map { customer in
        Row(
          id: customer.id.description, title: Phrase(verbatim: customer.name),
          subtitle: Phrase(verbatim: customer.address),
          opens: OrdersPaths.customer(customer.id).with("q", search), isCurrent: customer.id == selected)
      }
    ).html
  }

  private var more: HTML? { customers.next.map { MoreLink(link.with("after", $0.text)).html } }

  private var empty: HTML {
    EmptyState(
      "people", title: OrdersPhrases.noCustomers, text: OrdersPhrases.noCustomersText,
      action: (OrdersPhrases.newCustomer, OrdersPaths.newCustomer())
    ).html
  }
}

/// The form of a customer, empty or filled.
struct CustomerForm: Screen {
  let state: FormState
  let posts: Link

  var title: Phrase { OrdersPhrases.newCustomer }
  var hasLargeTitle: Bool { false }

  var bar: NavigationBar {
    NavigationBar(leading: .cancel(to: OrdersPaths.customers()), trailing: .submit())
  }

  var content: HTML {
    state.form(posts: posts, "\(state.hidden("id"))\(who.html)\(more.html)")
  }

  private var who: FieldGroup {
    let name = state.text("name", OrdersPhrases.name, kind: .name, required: true)
    return FieldGroup("\(name)\(state.area("address", OrdersPhrases.address, rows: 2))")
  }

  private var more: FieldGroup {
    let phone = state.text("phone", OrdersPhrases.phone, kind: .telephone)
    return FieldGroup("\(phone)\(state.area("note", OrdersPhrases.note))")
  }
}
