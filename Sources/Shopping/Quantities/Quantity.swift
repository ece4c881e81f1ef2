import Kit

/// How much of something is wanted: more than nothing, exact to the thousandth of its unit.
struct Quantity: Hashable, Sendable, Codable {
  /// Above zero.
  let thousandths: Int64
  let unit: Unit

  /// What an item that says no quantity is counted from.
  static let one = Quantity(certain: 1_000, of: .piece)

  private init(certain thousandths: Int64, of unit: Unit) {
    (self.thousandths, self.unit) = (thousandths, unit)
  }

  /// `nil` for nothing or less.
  init?(thousandths: Int64, unit: Unit) {
    guard thousandths > 0 else { return nil }
    (self.thousandths, self.unit) = (thousandths, unit)
  }

  /// The most that a person can type, 999,999.999: far beyond any shopping, and sums of it stay within `Int64`.
  static let largestTyped: Int64 = 999_999_999

  /// `nil` when the unit is of another measure, when the result would not be exact to the thousandth, and when it is
  /// too large.
  func converted(to other: Unit) -> Quantity? {
    guard unit.measure == other.measure, let smallest = thousandthsOfTheSmallest,
      smallest.isMultiple(of: other.size)
    else { return nil }
    return Quantity(thousandths: smallest / other.size, unit: other)
  }

  /// Why two quantities stay apart.
  enum Failure: Error {
    case unitsDoNotConvert
    case tooLarge
  }

  /// Both together, told in the larger of the two units where that is exact (500 g and 1 kg are 1.5 kg, a dozen and one
  /// are 13); 1000 g and more become kilograms and 1000 ml litres where that is exact.
  static func + (one: Quantity, other: Quantity) throws(Failure) -> Quantity {
    guard one.unit.measure == other.unit.measure else { throw .unitsDoNotConvert }
    guard let first = one.thousandthsOfTheSmallest, let second = other.thousandthsOfTheSmallest else {
      throw .tooLarge
    }
    let (sum, overflow) = first.addingReportingOverflow(second)
    guard !overflow else { throw .tooLarge }
    let units = [one.unit, other.unit].sorted { $0.size > $1.size }
    guard let unit = units.first(where: { sum.isMultiple(of: $0.size) }),
      let total = Quantity(thousandths: sum / unit.size, unit: unit)
    else { throw .tooLarge }
    return total.inItsEverydayUnit
  }

  private var inItsEverydayUnit: Quantity {
    switch unit {
    case .gram where thousandths >= 1_000_000: converted(to: .kilogram) ?? self
    case .millilitre where thousandths >= 1_000_000: converted(to: .litre) ?? self
    default: withoutPartsOfADozen
    }
  }

  /// Half a dozen is told as six pieces.
  var withoutPartsOfADozen: Quantity {
    unit == .dozen && !thousandths.isMultiple(of: 1000) ? converted(to: .piece) ?? self : self
  }

  /// In thousandths of the smallest unit of its measure; `nil` when that is too large.
  var thousandthsOfTheSmallest: Int64? {
    let (product, overflow) = thousandths.multipliedReportingOverflow(by: unit.size)
    return overflow ? nil : product
  }
}

extension Quantity: Localized {
  /// "1,5 kg", "6 uds.", "2 botellas", "½ ud.", with a no-break space.
  func text(in locale: ReaderLocale) -> String {
    text(in: locale.language)
  }

  func text(in language: Language) -> String {
    guard !unit.isMeasured, let part = VulgarFraction.sign(of: thousandths % 1000) else {
      return "\(numeral.text(in: language))\u{A0}\(unit.name(counting: self, in: language))"
    }
    let whole = thousandths / 1000
    guard whole > 0 else { return "\(part)\u{A0}\(unit.one.text(in: language))" }
    return "\(Numeral(Int(whole)).text(in: language))\(part)\u{A0}\(unit.several.text(in: language))"
  }

  /// The number alone and never grouped, as a form field holds it: "1,5". Three decimals get a fourth, so that nobody takes
  /// them for thousands.
  func fieldText(in language: Language) -> String {
    numeral.fieldText(in: language) + (thousandths.isMultiple(of: 10) ? "" : "0")
  }

  var isExactlyOne: Bool { thousandths == 1000 }

  /// With no more decimals than it needs.
  private var numeral: Numeral {
    var units = thousandths
    var decimals = 3
    while decimals > 0, units.isMultiple(of: 10) {
      units /= 10
      decimals -= 1
    }
    return Numeral(Int(units), decimals: decimals)
  }
}
