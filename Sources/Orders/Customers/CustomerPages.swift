import Kit

extension Customer {
  static let pages = ArchivablePages<Customer>(
    list: OrdersPaths.customers, choices: OrdersPaths.customerChoices, making: OrdersPaths.newCustomer,
    one: OrdersPaths.customer, deletion: OrdersPaths.customerDeletion, selection: OrdersPaths.customerSelection,
    bringingBack: OrdersPaths.customerReturn,
    title: OrdersPhrases.customers, new: OrdersPhrases.newCustomer,
    choose: OrdersPhrases.chooseCustomer, none: OrdersPhrases.noCustomers, noneText: OrdersPhrases.noCustomersText,
    isArchived: OrdersPhrases.archivedCustomer,
    changes: .changeCustomer, deletes: .deleteCustomer, removes: .removeCustomers, bringsBack: .bringBackCustomer)

  var about: Phrase { Phrase(verbatim: self.address) }
  var value: Phrase? { nil }
  /// Where an order of theirs begins.
  var newOrder: Link { OrdersPaths.newOrder().with("customer", id.description) }

  func choice(in language: Language) -> KeptChoices.Choice {
    KeptChoices.Choice(id, self.name, about: about, opens: newOrder)
  }
}
