import Kit

/// By how much a tap on − or + changes an amount: things and packages by one, kilograms and litres by one and below one by a half,
/// small measures by what one would say next.
struct AmountSteps: Hashable, Sendable {
  /// In thousandths of the unit: from this amount on it is also the step, and below it the step is `fine`.
  let coarse: Int64
  let fine: Int64

  init(of unit: Unit) {
    (coarse, fine) =
      switch unit {
      case .kilogram, .litre, .pound: (1_000, 500)
      case .gram, .millilitre: (100_000, 50_000)
      case .centilitre, .decilitre: (10_000, 5_000)
      default: (1_000, 1_000)
      }
  }

  /// The next round amount above; `nil` beyond what can be typed.
  func above(_ thousandths: Int64) -> Int64? {
    let step = thousandths < coarse ? fine : coarse
    let next = (thousandths / step + 1) * step
    return next <= Quantity.largestTyped ? next : nil
  }

  /// The next round amount below; `nil` where there would be nothing left.
  func below(_ thousandths: Int64) -> Int64? {
    let step = thousandths <= coarse ? fine : coarse
    let next = (thousandths - 1) / step * step
    return next > 0 ? next : nil
  }
}

extension Quantity {
  /// What a tap on − or + asks for.
  /// - Throws: ``Refusal/malformed(_:)`` when it is none of our pages that asks.
  init(stepped form: Form) throws {
    guard let thousandths = Int64(form[ItemDraft.quantity.name]), thousandths <= Self.largestTyped,
      let unit = Unit(rawValue: form[ItemDraft.unit.name]),
      let quantity = Quantity(thousandths: thousandths, unit: unit)
    else { throw Refusal.malformed(KitPhrases.malformedForm) }
    self = quantity
  }
}
