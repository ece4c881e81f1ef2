import Kit

/// What happens when something is added to a list that may already hold it.
struct Merging: Hashable, Sendable {
  enum Verdict: Hashable, Sendable {
    case merges(Merged)
    case staysSeparate(Reason)
  }

  /// Why two of the same name stay two items.
  enum Reason: String, Hashable, Sendable, Codable {
    case bought
    case otherBrand
    case unitsDoNotConvert
    case tooLarge
  }

  /// What the item on the list becomes.
  struct Merged: Hashable, Sendable {
    /// Both together. What says no quantity adds none: "milk" onto "2 l of milk" remains 2 l.
    let quantity: Quantity?
    /// The price on the list; the one that comes when there is none. A price of the whole grows with the quantity.
    let price: Price?
    /// The price that came and isn't taken, to be said.
    let differingPrice: Price?
  }

  /// The item on the list.
  let item: Item
  let verdict: Verdict

  /// What the list has to say about something that comes: merges with the first item that it can merge with; otherwise
  /// says why it stays apart from the first of that name; `nil` when the list holds nothing of that name.
  init?(_ line: ItemLine, into list: some Sequence<Item>, in language: Language) {
    let name = ComparedName(line.name, in: language)
    self.init(line, among: list.filter { name.isSame(as: ComparedName($0.line.name, in: language)) })
  }

  /// - Parameter items: all of that name.
  init?(_ line: ItemLine, among items: [Item]) {
    var separate: Merging?
    for item in items {
      let merging = Merging(item: item, verdict: Self.verdict(on: line, onto: item))
      if case .merges = merging.verdict {
        self = merging
        return
      }
      separate = separate ?? merging
    }
    guard let separate else { return nil }
    self = separate
  }

  private init(item: Item, verdict: Verdict) {
    (self.item, self.verdict) = (item, verdict)
  }

  private static func verdict(on line: ItemLine, onto item: Item) -> Verdict {
    guard !item.isBought else { return .staysSeparate(.bought) }
    guard (line.brand ?? "").searchKey == (item.line.brand ?? "").searchKey else { return .staysSeparate(.otherBrand) }
    do {
      return .merges(try merged(item.line, line))
    } catch Quantity.Failure.unitsDoNotConvert, Price.Failure.doesNotFitTheQuantity {
      return .staysSeparate(.unitsDoNotConvert)
    } catch {
      return .staysSeparate(.tooLarge)
    }
  }

  private static func merged(_ old: ItemLine, _ new: ItemLine) throws -> Merged {
    let quantity = try sum(old.quantity, new.quantity)
    guard let price = old.price else {
      return Merged(quantity: quantity, price: try grown(new, to: quantity), differingPrice: nil)
    }
    guard let other = new.price, other != price || price.basis == .whole else {
      return Merged(quantity: quantity, price: try grown(old, to: quantity), differingPrice: nil)
    }
    guard price.basis == .whole, other.basis == .whole, let first = old.quantity, let second = new.quantity else {
      let differing = other == price ? nil : other
      return Merged(quantity: quantity, price: try grown(old, to: quantity), differingPrice: differing)
    }
    let isDearer = try price.following(first, to: second) != other
    let both = Price(amount: try price.amount + other.amount, basis: .whole)
    return Merged(quantity: quantity, price: both, differingPrice: isDearer ? other : nil)
  }

  private static func sum(_ old: Quantity?, _ new: Quantity?) throws -> Quantity? {
    guard let old, let new else { return old ?? new }
    return try old + new
  }

  private static func grown(_ line: ItemLine, to quantity: Quantity?) throws -> Price? {
    guard let before = line.quantity, let quantity else { return line.price }
    return try line.price?.following(before, to: quantity)
  }
}

/// A name with what it is compared by, looked up once.
struct ComparedName {
  private let name: GoodsName
  private let good: Good?

  init(_ name: String, in language: Language) {
    self.name = GoodsName(name)
    good = GoodsDictionary.standard.everydayGood(self.name, in: language)
  }

  /// Two goods of the dictionary are the same or not, whatever they are called; other names by their words.
  func isSame(as other: ComparedName) -> Bool {
    if let good, let otherGood = other.good { return good == otherGood }
    return name.isSame(as: other.name)
  }
}
