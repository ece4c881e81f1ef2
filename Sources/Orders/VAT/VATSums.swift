import Kit

/// What an order comes to, apart by rate. It is rounded once for each rate, over all lines that have it
/// (docs/decisions/0067-vat-and-payments.md).
struct VATSums: Hashable, Sendable {
  /// All that has one rate.
  struct Share: Hashable, Sendable {
    /// `nil` of what has none.
    let rate: VATRate?
    let base: Money
    let tax: Money

    var amount: Money {
      get throws { try base + tax }
    }
  }

  let pricing: VATPricing
  /// From the highest rate; what has none comes last.
  let shares: [Share]
  /// What is to be paid.
  let total: Money

  /// - Throws: `Money.Failure` when it is more than an order may come to.
  init(_ lines: some Sequence<OrderLine>, _ pricing: VATPricing, in currency: Currency) throws {
    self.pricing = pricing
    let lines = Dictionary(grouping: lines) { pricing == .silent ? nil : $0.vatRate }
    shares = try lines.sorted { Self.precedes($0.key, $1.key) }.map { rate, lines in
      try Share(try Money.total(lines.map { try $0.total }, currency: currency), at: rate, pricing)
    }
    total = try Money.total(shares.map { try $0.amount }, currency: currency)
  }

  static func precedes(_ one: VATRate?, _ other: VATRate?) -> Bool {
    guard let one, let other else { return one != nil }
    return one > other
  }
}

extension VATSums.Share {
  /// - Parameter amount: of the lines, as they are priced.
  init(_ amount: Money, at rate: VATRate?, _ pricing: VATPricing) throws {
    self.rate = rate
    guard let rate, pricing != .silent else {
      (base, tax) = (amount, .zero(amount.currency))
      return
    }
    tax = pricing == .included ? rate.tax(within: amount) : rate.tax(on: amount)
    base = pricing == .included ? try amount - tax : amount
  }
}

extension VATSums {
  /// How the sums stand below an order; nothing where it has nothing to do with the tax.
  var html: HTML? {
    guard pricing != .silent else { return nil }
    let total = pricing == .added ? [Row(title: VATPhrases.totalWith, value: Phrase(total))] : []
    return Group(VATPhrases.vat, rows: shares.map(\.row) + total).html
  }
}

extension VATSums.Share {
  fileprivate var row: Row {
    guard let rate else { return Row(title: VATPhrases.without, value: Phrase(base)) }
    return Row(title: rate.title, subtitle: VATPhrases.of(Phrase(base)), value: Phrase(tax))
  }
}
