import Kit

/// Somebody who orders.
@dynamicMemberLookup
struct Customer: Hashable, Archivable {
  let id: ID<Customer>
  /// What their form says.
  var details: CustomerDraft
  /// Hidden from lists and pickers because orders hold it.
  let isArchived: Bool

  static let topic: Topic = "orders.customer"
  static let table = SpaceTable("orders_customer", hasTrash: true)
  static let texts = TextIndex.offered(table)
  static let columns: SQL = "id, \(CustomerDraft.columns), archive_id, name_key"
  static var gone: Phrase { OrdersPhrases.customerGone }

  init(id: ID<Customer>, details: CustomerDraft, isArchived: Bool = false) {
    (self.id, self.details, self.isArchived) = (id, details, isArchived)
  }

  init(_ row: SQLRow, in space: Space) throws {
    let archive: String? = try row["archive_id"]
    self.init(id: try row["id"], details: try CustomerDraft.kept.draft(row), isArchived: archive != nil)
  }

  var subject: Subject { Subject(Customer.topic, id, title: details.name) }

  static let isHeld: SQL = "EXISTS (SELECT 1 FROM orders_order WHERE customer_id = orders_customer.id)"

  static func holding(_ id: ID<Customer>) -> SQL {
    """
    SELECT COUNT(*) AS total, COUNT(CASE WHEN trash_id IS NULL THEN 1 END) AS live
    FROM orders_order WHERE customer_id = \(id)
    """
  }

  subscript(dynamicMember field: KeyPath<CustomerDraft, String>) -> String { details[keyPath: field] }
}

extension Action {
  static let addCustomer = Action("orders.customer.add", [.newID] + CustomerDraft.inputs, offline: .make)
  static let changeCustomer = Action("orders.customer.change", CustomerDraft.inputs, offline: .form)
  static let deleteCustomer = Action("orders.customer.delete", offline: .remove)
  static let removeCustomers = Action(
    "orders.customer.remove-several", RemovedTogether.inputs, offline: .never(KitPhrases.selectionNeedsSignal))
  static let bringBackCustomer = Action("orders.customer.bring-back")
}

extension Customer {
  static let noun = Noun(
    es: .masculine("cliente", "clientes"), en: ("customer", "customers"), pt: .masculine("cliente", "clientes"))
  static let added = Event("customer.added", \.new, of: noun)
  static let changed = Event("customer.changed", \.changed, of: noun)
  static let deleted = Event.deletion("customer.deleted", of: noun)
  static let archived = Archiving.event("customer.archived", of: noun, in: "orders_customer")
  static let removed = RemovedTogether.event("customer.removed-together", of: noun, in: table)
  static let returned = Event("customer.returned", \.backAgain, of: noun)

  static let events = [
    added.declared, changed.declared, deleted.declared, archived.declared, removed.declared, returned.declared,
  ]
}
