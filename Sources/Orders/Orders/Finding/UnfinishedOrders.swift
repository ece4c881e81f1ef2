import Kit

/// The orders that somebody has begun to write, or to change, and not saved.
struct UnfinishedOrders: Sendable {
  struct One: Sendable {
    let id: ID<Order>
    let draft: OrderDraft
    /// Who it is for, as far as that is said.
    let customer: String?
    let isNew: Bool
  }

  /// More than anybody begins at once.
  private static let most = 20

  let orders: [One]

  init(_ visit: SpaceVisit, in view: SpaceView) throws {
    let forms = try visit.drafts.all(of: OrderDraft.kind, limit: Self.most, in: view.connection)
    let drafts = forms.map { (id: ID<Order>($0.id), draft: OrderDraft($0.form), isNew: $0.form.original == nil) }
    let names = try Self.names(of: drafts.compactMap(\.draft.customer), in: view)
    orders = drafts.compactMap { begun in
      begun.id.map { id in
        One(id: id, draft: begun.draft, customer: begun.draft.customer.flatMap { names[$0] }, isNew: begun.isNew)
      }
    }
  }

  private static func names(of customers: [ID<Customer>], in view: SpaceView) throws -> [ID<Customer>: String] {
    guard !customers.isEmpty else { return [:] }
    let rows = try view.connection.rows(
      "SELECT id, name FROM orders_customer WHERE space_id = \(view.space.id) AND id IN \(customers) ORDER BY id")
    return try Dictionary(uniqueKeysWithValues: rows.map { (try $0["id"], try $0["name"]) })
  }

  var html: HTML? {
    guard !orders.isEmpty else { return nil }
    return Group(OrdersPhrases.unfinished, key: "unfinished", rows: orders.map(row)).html
  }

  private func row(_ order: One) -> Row {
    let lines = order.draft.lines.filter { !$0.name.isEmpty }.map { "\($0.quantity)\u{A0}×\u{A0}\($0.name)" }
    let about = lines.isEmpty ? order.draft.note : lines.joined(separator: ", ")
    let customer = order.customer.map { Phrase(verbatim: $0) } ?? OrdersPhrases.noCustomer
    return Row(
      id: "unfinished-\(order.id)", title: order.isNew ? customer : Phrase(verbatim: order.draft.code),
      subtitle: about.isEmpty ? nil : Phrase(verbatim: about), icon: "edit", tile: .quiet,
      opens: OrdersPaths.draft(order.id))
  }
}
