import Kit

/// What a file says of a wine, field by field: a row of a table, or an object.
protocol WineRecord {
  /// What a field says; empty where it says nothing.
  subscript(field: String) -> String { get }
  /// What a field says that may say several things.
  func list(_ field: String) -> [String]
  /// What is left out or rounded while it is read.
  var remarks: [Phrase] { get set }
}

extension WineRecord {
  mutating func number(_ field: String, places: Int = 0) throws(ImportRefusal) -> Int? {
    try number(of: self[field], places: places)
  }

  mutating func number(of text: String, places: Int = 0) throws(ImportRefusal) -> Int? {
    if Decimals.isAbsent(text) { return nil }
    guard let value = Decimals.read(text, places: places), value >= 0 else {
      throw ImportRefusal(ImportWords.wrongNumber(text))
    }
    if Decimals.isFiner(text, places: places) {
      remarks.append(ImportWords.rounded(text, to: Decimals.text(value, places: places)))
    }
    return value
  }

  /// In the currency that stands beside it or is written with it. A price of which nobody knows what it is in is left out.
  mutating func price() throws(ImportRefusal) -> Money? {
    if Decimals.isAbsent(self["price"]) { return nil }
    let (text, written) = PriceText.parts(of: self["price"])
    guard let currency = Currency(rawValue: self["currency"].uppercased()) ?? written else {
      remarks.append(ImportWords.withoutPrice(self["price"]))
      return nil
    }
    return try price(text, in: currency)
  }

  mutating func price(in currency: Currency) throws(ImportRefusal) -> Money? { try price(self["price"], in: currency) }

  private mutating func price(_ text: String, in currency: Currency) throws(ImportRefusal) -> Money? {
    try number(of: text, places: currency.minorDigits).map { Money(minorUnits: Int64($0), currency: currency) }
  }

  /// - Parameters:
  ///   - text: perhaps with its scale.
  ///   - scale: that stands beside it.
  ///   - usual: of those that name none.
  mutating func score(
    _ text: String, scale: Int?, or usual: Score.Scale? = nil, count: Int?, source: String
  ) throws(ImportRefusal) -> Score? {
    if Decimals.isAbsent(text) { return nil }
    guard let score = ScoreText(text) else { throw ImportRefusal(ImportWords.wrongNumber(text)) }
    if let remark = score.remark { remarks.append(remark) }
    let named = (score.scale ?? scale).flatMap(Score.Scale.init)
    guard let scale = named ?? (score.scale == nil ? usual : nil) else {
      throw ImportRefusal(ImportWords.scaleMissing)
    }
    return Score(value: score.points, scale: scale, source: source, count: count)
  }

  mutating func website() -> String {
    let (website, remark) = Website.taken(self["website"])
    if let remark { remarks.append(remark) }
    return website
  }

  /// By the fields of our own files.
  mutating func facts() throws(ImportRefusal) -> WineFacts {
    var facts = WineFacts(
      name: self["name"], winery: self["winery"], appellation: self["appellation"], region: self["region"])
    facts.country = Country.code(of: self["country"])
    (facts.grapes, facts.food) = (list("grapes"), list("food"))
    facts.type = WineType(rawValue: self["type"]) ?? TypeReading.given(self["type"]) ?? .unknown
    facts.typeBasis = TypeBasis(rawValue: self["type_basis"]) ?? .given
    let alcohol = self["alcohol"]
    facts.alcohol = try number(of: alcohol.hasSuffix("%") ? alcohol.dropLast().trimmed : alcohol, places: 1)
    (facts.body, facts.acidity, facts.description) = (self["body"], self["acidity"], self["description"])
    facts.website = website()
    return facts
  }
}
