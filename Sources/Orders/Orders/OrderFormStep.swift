import Kit

/// A button of an order's form that doesn't save it: a picker, − or +, one line less, a day.
struct OrderFormStep {
  static let day = "day"

  /// The form after the step.
  private(set) var form: Form
  let leads: (ID<Order>) -> Link

  /// `nil` when the press was on Done.
  init?(_ form: Form, mint: Mint) {
    self.form = form.without(["pick", "step", "remove", Self.day, "operation"])
    if form.has("pick") {
      leads = Self.picker(form["pick"], new: ID(form["operation"]) ?? mint.id())
    } else if form.has("step") {
      leads = { OrdersPaths.draft($0) }
      count(form["step"])
    } else if form.has("remove") {
      leads = { OrdersPaths.draft($0) }
      remove(form["remove"])
    } else if form.has(Self.day) {
      leads = { OrdersPaths.draft($0) }
      self.form.set("promised", form[Self.day])
    } else {
      return nil
    }
  }

  /// - Parameter new: of a line that is made: the form's key, so that the same sent again makes the same line.
  private static func picker(_ name: String, new: ID<OrderLine>) -> (ID<Order>) -> Link {
    if name == "customer" { return { OrdersPaths.draftCustomer($0) } }
    let line = ID<OrderLine>(name.dropFirst("product-".count)) ?? new
    return { OrdersPaths.draftProduct($0, line) }
  }

  /// - Parameter step: the line's id, then − or +.
  private mutating func count(_ step: String) {
    guard let line = ID<OrderLine>(step.dropLast()) else { return }
    let quantity = Int(form.trimmed("quantity-\(line)")) ?? 0
    form.set("quantity-\(line)", String(OrderLine.quantities.stepped(quantity, isUp: step.last != "-")))
  }

  private mutating func remove(_ line: String) {
    form = form.without { field in
      field.name == "line" && field.value == line || !field.name.hasPrefix("was.") && field.name.hasSuffix("-\(line)")
    }
  }
}

extension Form {
  /// Puts a product into a line, which is made when it isn't there yet; its price is today's.
  mutating func choose(_ product: Product, for line: ID<OrderLine>, in language: Language) {
    let isNew = !fields.contains { $0.name == "line" && $0.value == line.description }
    if isNew {
      append("line", line.description)
      set("quantity-\(line)", "1")
    }
    // The product that was there already keeps the price that was agreed.
    guard isNew || self["product-\(line)"] != product.id.description else { return }
    set("product-\(line)", product.id.description)
    set("name-\(line)", product.name)
    set("price-\(line)", product.price.fieldText(in: language))
  }
}

extension OrderDraft {
  static let kind = "orders.order"
}
