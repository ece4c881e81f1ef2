import Kit

/// The orders of one space: changing.
extension OrderStore where Scope == SpaceTransaction {
  /// Makes an order. Names are frozen as they are now.
  /// - Parameters:
  ///   - id: minted by the form that was shown.
  ///   - event: as which it is told.
  /// - Throws: `Invalid`, also when the code is taken; `Money.Failure` never: too large a total is a field's problem.
  @discardableResult
  func add(
    _ draft: OrderDraft, id: ID<Order>, locale: ReaderLocale, as event: Event<NoDetail> = Order.added
  ) throws -> ID<Activity> {
    try scope.claim(id)
    var content = try OrderContent(draft, currency: scope.space.currency, locale: locale)
    content.code = try freeCode(for: content, suggested: draft.suggestedCode)
    let lines = try frozenLines(content, keeping: [])
    let customer = try scope.find(content.customer)
    let sums = try sums(of: lines, try VATSettings(in: scope).pricing)
    try insert(content, id: id, customer: customer, sortKey: customer.name.sortKey, lines: lines, sums)
    return try scope.record(event, of: Subject(Order.topic, id, title: content.code.text))
  }

  /// Writes the rows of a valid order; whoever calls notes the activity.
  /// - Parameters:
  ///   - customer: as the order freezes them.
  ///   - sortKey: of what the customer is called now.
  ///   - sums: of the lines.
  ///   - staged: an import that shows it later.
  /// - Throws: `Refusal.operationReused` when two lines have one id.
  func insert(
    _ content: OrderContent, id: ID<Order>, customer: Customer, sortKey: String, lines: [OrderLine], _ sums: VATSums,
    staged: ID<ImportRun>? = nil
  ) throws {
    let numbered = content.code.numbered
    try scope.run(
      """
      INSERT INTO orders_order (id, space_id, code, code_key, code_year, code_number, placed_at, customer_id, \
      customer_name, customer_address, customer_key, customer_found, state, promised_on, note, vat_pricing, total, \
      summary, search_key, \
      trash_id, created_at)
      VALUES (\(id), \(scope.space.id), \(content.code.text), \(content.code.key), \(numbered?.year), \
      \(numbered?.number), \(content.placedAt), \(customer.id), \(customer.name), \(customer.address), \
      \(sortKey), \(customer.details.searchKey), \(content.state), \(content.promisedOn), \(content.note), \
      \(sums.pricing), \(sums.total.minorUnits), \(lines.summary), \(searchKey(content, customer, lines)), \(staged), \(scope.now))
      """)
    try insert(lines, into: id)
    if staged == nil { try SalesTables.count(id, in: scope) }
  }

  /// Changes what differs from what the form showed; what others changed meanwhile elsewhere in the order stays.
  func change(_ id: ID<Order>, to draft: OrderDraft, from shown: OrderDraft, locale: ReaderLocale) throws {
    // Checked as it was typed first, so that the messages speak of what the person sees.
    _ = try OrderContent(draft, currency: scope.space.currency, locale: locale)
    let order = try scope.find(id)
    let oldLines = try lines(of: id)
    let stored = OrderDraft(order, lines: oldLines, locale: locale)
    let said = try OrderMerge.withoutOvertaken(draft, shown: shown, of: id, in: scope)
    var (merged, changes) = OrderMerge.merge(said, over: stored, shown: shown)
    let content = try OrderContent(merged, currency: scope.space.currency, locale: locale)
    guard try holder(of: content.code).map({ $0 == id }) ?? true else {
      throw Invalid(["code": OrdersPhrases.codeTaken])
    }
    let customer = try customer(of: content, keeping: order)
    if content.customer != order.customer {
      changes.append(
        FieldChange(
          "customer", from: order.customerName, to: customer.name, overtook: order.customer != shown.customer))
    }
    guard !changes.isEmpty else { return }
    let lines = try frozenLines(content, keeping: oldLines)
    // The form's clock stops at the minute; an untouched date keeps its seconds.
    let placedAt = merged.date == stored.date ? order.placedAt : content.placedAt
    try update(
      id, content, placedAt: placedAt, customer: customer, lines: lines,
      total: try sums(of: lines, order.vatPricing).total)
    try scope.record(Order.changed, of: Subject(Order.topic, id, title: content.code.text), fields: changes)
  }

  /// Brings an order into a state; one that it is in already is left alone.
  /// - Returns: the line of activity, by which it goes back.
  @discardableResult
  func move(_ id: ID<Order>, to state: OrderState) throws -> ID<Activity>? {
    let order = try scope.find(id)
    let state = order.arrival(at: state)
    guard try !scope.isOvertaken(at: "state", of: id), order.state != state else { return nil }
    try scope.update(id, "state = \(state)")
    let change = FieldChange("state", from: order.state.rawValue, to: state.rawValue)
    return try scope.record(Order.moved, of: order.subject, fields: [change])
  }

  /// Deletes an order with its lines.
  /// - Returns: the activity line, by which it comes back; `nil` when it was deleted before.
  func remove(_ id: ID<Order>) throws -> ID<Activity>? {
    try scope.trash(id, Order.deleted)
  }

  private func freeCode(for content: OrderContent, suggested: String) throws -> OrderCode {
    guard try holder(of: content.code) != nil else { return content.code }
    // Somebody was faster with the code that the house itself had proposed: the next one does as well.
    guard content.code.text == suggested, let year = content.code.numbered?.year else {
      throw Invalid(["code": OrdersPhrases.codeTaken])
    }
    return try nextCode(in: year)
  }

  /// The lines with their products' names; a line that had its product before keeps the name of that time.
  private func frozenLines(_ content: OrderContent, keeping old: [OrderLine]) throws -> [OrderLine] {
    let before = Dictionary(uniqueKeysWithValues: old.map { ($0.id, $0) })
    let unknown = content.lines.filter { before[$0.id]?.product != $0.product }.map(\.product)
    let products = try products(of: unknown)
    return try content.lines.map { line in
      let kept = before[line.id].flatMap { $0.product == line.product ? FrozenProduct($0) : nil }
      guard let product = kept ?? products[line.product] else {
        throw Invalid(["product-\(line.id)": OrdersPhrases.productMissing])
      }
      return OrderLine(
        id: line.id, product: line.product, productName: product.name, quantity: line.quantity,
        unitPrice: line.unitPrice, unit: product.unit, vatRate: product.vatRate)
    }
  }

  private func products(of products: [ID<Product>]) throws -> [ID<Product>: FrozenProduct] {
    guard !products.isEmpty else { return [:] }
    let rows = try scope.connection.rows(
      """
      SELECT id, name, unit, vat FROM orders_product
      WHERE space_id = \(scope.space.id) AND trash_id IS NULL AND id IN \(products)
      ORDER BY id
      """)
    return try Dictionary(uniqueKeysWithValues: rows.map { (try $0["id"], try FrozenProduct($0)) })
  }

  /// An order keeps its customer's name and address of the time unless it gets another customer.
  private func customer(of content: OrderContent, keeping order: Order) throws -> Customer {
    let current = try scope.find(content.customer)
    guard content.customer == order.customer else { return current }
    var frozen = current
    (frozen.details.name, frozen.details.address) = (order.customerName, order.customerAddress)
    return frozen
  }

  private func update(
    _ id: ID<Order>, _ content: OrderContent, placedAt: Instant, customer: Customer, lines: [OrderLine],
    total: Money
  ) throws {
    let current = try scope.find(content.customer)
    let numbered = content.code.numbered
    try scope.update(
      id,
      """
      code = \(content.code.text), code_key = \(content.code.key), \
      code_year = \(numbered?.year), code_number = \(numbered?.number), placed_at = \(placedAt), \
      customer_id = \(customer.id), customer_name = \(customer.name), customer_address = \(customer.address), \
      customer_key = \(current.name.sortKey), customer_found = \(current.details.searchKey), state = \(content.state), promised_on = \(content.promisedOn), \
      note = \(content.note), total = \(total.minorUnits), summary = \(lines.summary), \
      search_key = \(searchKey(content, customer, lines)), trash_id = \(SalesTables.hidden(id))
      """)
    try scope.run("DELETE FROM orders_line WHERE space_id = \(scope.space.id) AND order_id = \(id)")
    try insert(lines, into: id)
    try scope.update(id, "trash_id = NULL")
  }

  private func insert(_ lines: [OrderLine], into id: ID<Order>) throws {
    guard Set(lines.map(\.id)).count == lines.count else { throw Refusal.operationReused }
    for (position, line) in lines.enumerated() {
      try scope.run(
        """
        INSERT INTO orders_line (id, space_id, order_id, position, product_id, product_name, quantity, unit_price, \
        unit, vat_rate)
        VALUES (\(line.id), \(scope.space.id), \(id), \(position), \(line.product), \(line.productName), \
        \(line.quantity), \(line.unitPrice.minorUnits), \(line.unit), \(line.vatRate?.text ?? ""))
        """)
    }
  }

  private func searchKey(_ content: OrderContent, _ customer: Customer, _ lines: [OrderLine]) -> String {
    let parts = [content.code.text, customer.name, customer.address, content.note] + lines.map(\.productName)
    return parts.joined(separator: " ").searchKey
  }
}

extension OrderStore {
  /// What is told of the tax: nothing where it was not spoken of, nor of what came to more than a sum can hold.
  func told(_ lines: [OrderLine], _ pricing: VATPricing) -> VATSums? {
    guard pricing != .silent else { return nil }
    do {
      return try VATSums(lines, pricing, in: scope.space.currency)
    } catch {
      return nil
    }
  }

  /// - Throws: `Invalid` when it is more than an order may come to.
  func sums(of lines: [OrderLine], _ pricing: VATPricing) throws -> VATSums {
    do {
      return try VATSums(lines, pricing, in: scope.space.currency)
    } catch is Money.Failure {
      throw Invalid(["lines": KitPhrases.totalTooLarge(in: scope.space.currency)])
    }
  }
}

/// What a line keeps of its product as it was then, besides the price, which the form says.
private struct FrozenProduct {
  let name: String
  let unit: String
  let vatRate: VATRate?

  init(_ line: OrderLine) {
    (name, unit, vatRate) = (line.productName, line.unit, line.vatRate)
  }

  init(_ row: SQLRow) throws {
    (name, unit, vatRate) = (try row["name"], try row["unit"], VATRate(try row["vat"]))
  }
}
