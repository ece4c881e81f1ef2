/// How the telephone numbers of a country are written at home (ITU-T E.164 and the country's own plan), as far as that tells them
/// from all others.
package struct NumberingPlan: Hashable, Sendable {
  /// Stands before them from abroad: "34".
  let countryCode: String
  /// Stands before them at home alone: "0"; empty where nothing does.
  let trunkPrefix: String
  /// Whether it may be left out at home.
  let trunkIsOptional: Bool
  /// How they begin behind that prefix, and how many digits they have then.
  let numbers: [(lead: Set<Character>, length: Int)]

  private init(
    _ countryCode: String, trunk: String = "", isOptional: Bool = false, _ numbers: [(String, Int)]
  ) {
    (self.countryCode, trunkPrefix, trunkIsOptional) = (countryCode, trunk, isOptional)
    self.numbers = numbers.map { (Set($0.0), $0.1) }
  }

  package static func == (one: NumberingPlan, other: NumberingPlan) -> Bool { one.countryCode == other.countryCode }
  package func hash(into hasher: inout Hasher) { hasher.combine(countryCode) }

  /// The digits with the country's before them; `nil` of what is no number of there.
  func international(_ digits: String) -> String? {
    var national = digits[...]
    if !trunkPrefix.isEmpty {
      if national.hasPrefix(trunkPrefix) {
        national = national.dropFirst(trunkPrefix.count)
      } else if !trunkIsOptional {
        return nil
      }
    }
    guard let first = national.first,
      numbers.contains(where: { $0.lead.contains(first) && $0.length == national.count })
    else { return nil }
    return countryCode + national
  }
}

extension NumberingPlan {
  /// The country where somebody keeps this time and pays with this money; `nil` where the two are not of one country that we know.
  package init?(zone: Zone, currency: Currency) {
    guard let plan = Self.countries.first(where: { $0.currency == currency && $0.zones.contains(zone.identifier) })
    else { return nil }
    self = plan.plan
  }

  private struct Country: Sendable {
    let plan: NumberingPlan
    let currency: Currency
    let zones: Set<String>

    init(_ plan: NumberingPlan, _ currency: Currency, _ zones: Set<String>) {
      (self.plan, self.currency, self.zones) = (plan, currency, zones)
    }
  }

  private static let northAmerica = NumberingPlan("1", trunk: "1", isOptional: true, [("23456789", 10)])

  private static let countries = [
    Country(
      NumberingPlan("34", [("6789", 9)]), .eur, ["Europe/Madrid", "Atlantic/Canary", "Africa/Ceuta"]),
    Country(
      NumberingPlan("351", [("239", 9)]), .eur, ["Europe/Lisbon", "Atlantic/Madeira", "Atlantic/Azores"]),
    Country(
      NumberingPlan("44", trunk: "0", [("1237", 10)]), .gbp, ["Europe/London", "Europe/Belfast"]),
    // Mobiles; the other numbers are of many lengths.
    Country(NumberingPlan("353", trunk: "0", [("8", 9)]), .eur, ["Europe/Dublin"]),
    Country(NumberingPlan("33", trunk: "0", [("123456789", 9)]), .eur, ["Europe/Paris"]),
    Country(
      northAmerica, .usd,
      [
        "America/New_York", "America/Detroit", "America/Chicago", "America/Denver", "America/Boise", "America/Phoenix",
        "America/Los_Angeles", "America/Anchorage", "Pacific/Honolulu", "America/Puerto_Rico",
      ]),
    Country(
      northAmerica, .cad,
      [
        "America/Toronto", "America/Vancouver", "America/Edmonton", "America/Winnipeg", "America/Regina",
        "America/Halifax", "America/Moncton", "America/St_Johns",
      ]),
    Country(
      NumberingPlan("52", [("23456789", 10)]), .mxn,
      [
        "America/Mexico_City", "America/Monterrey", "America/Merida", "America/Cancun", "America/Chihuahua",
        "America/Hermosillo", "America/Mazatlan", "America/Tijuana",
      ]),
    Country(
      NumberingPlan("55", trunk: "0", isOptional: true, [("123456789", 10), ("123456789", 11)]), .brl,
      [
        "America/Sao_Paulo", "America/Bahia", "America/Fortaleza", "America/Recife", "America/Belem",
        "America/Manaus", "America/Cuiaba", "America/Campo_Grande", "America/Porto_Velho", "America/Maceio",
      ]),
    Country(NumberingPlan("57", [("36", 10)]), .cop, ["America/Bogota"]),
    Country(NumberingPlan("56", [("29", 9)]), .clp, ["America/Santiago"]),
    Country(NumberingPlan("51", [("9", 9)]), .pen, ["America/Lima"]),
    Country(NumberingPlan("244", [("29", 9)]), .aoa, ["Africa/Luanda"]),
    Country(NumberingPlan("258", [("8", 9)]), .mzn, ["Africa/Maputo"]),
    Country(NumberingPlan("238", [("259", 7)]), .cve, ["Atlantic/Cape_Verde"]),
  ]
}
