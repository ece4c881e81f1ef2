import Kit

/// What somebody of the staff has written down so far, and not sent to the kitchen yet.
struct Entry: Sendable {
  struct Line: Sendable {
    let line: OrderLine
    /// Whether it is on the order already, with its price.
    let isKept: Bool
    /// What it was when the correction began.
    let shownQuantity: Int
    let shownNote: String
    /// As it is on the menu now; `nil` once it is off it.
    let dish: Dish?
    let priceNow: Money?

    /// Of one: what is on the order keeps its price, what is added costs what it costs today.
    var price: Money { isKept ? line.price : priceNow ?? line.price }

    /// Why it cannot be ordered.
    func hindrance(mainly language: Language) -> Phrase? {
      if isKept || line.quantity == 0 { return nil }
      let name = line.name.phrase(mainly: language)
      guard let dish else { return RestaurantPhrases.offTheMenu(name) }
      if dish.isSoldOut { return KitchenPhrases.isSoldOut(name) }
      return priceNow == nil ? RestaurantPhrases.choiceGone(name) : nil
    }
  }

  let key: EntryKey
  /// The one that is being corrected.
  let order: Order?
  var way = ""
  var table = ""
  var contact = Contact()
  var note = ""
  var shownNote = ""
  let lines: [Line]

  /// How many dishes it holds.
  var count: Int { lines.reduce(0) { $0 + $1.line.quantity } }

  func quantity(of dish: ID<Dish>) -> Int {
    lines.reduce(0) { $0 + ($1.line.dish == dish ? $1.line.quantity : 0) }
  }

  func total(in currency: Currency) throws(Money.Failure) -> Money {
    var costs: [Money] = []
    for line in lines { costs.append(try line.price * line.line.quantity) }
    return try Money.sum(costs, currency: currency)
  }

  /// As its form shows it.
  var form: Form {
    var form = Form([
      ("way", way), ("table", table), ("name", contact.name), ("phone", contact.phone), ("address", contact.address),
      ("note", note),
    ])
    for line in lines {
      form.append(EntryDraft.quantity(line.line.id), "\(line.line.quantity)")
      form.append(EntryDraft.note(line.line.id), line.line.note)
    }
    return form
  }
}
