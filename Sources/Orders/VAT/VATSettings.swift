import Kit

/// How a space prices what it sells: once for all of its products.
struct VATSettings: Hashable, Sendable {
  static let topic: Topic = "orders.vat"
  static let table = SpaceTable("orders_vat", key: ["space_id"])

  let pricing: VATPricing
  /// What products choose from.
  let rates: [VATRate]

  /// As the space has them; of one that has said nothing, none.
  init(in scope: some SpaceScope) throws {
    let row = try scope.connection.row(
      "SELECT pricing, rates FROM orders_vat WHERE space_id = \(scope.space.id)")
    pricing = try row?["pricing"] ?? .silent
    rates = try row.map { VATRates(try $0["rates"]).known } ?? []
  }

  static let migration = Migration(
    "orders.0014-vat",
    [
      """
      CREATE TABLE orders_vat (
        space_id TEXT PRIMARY KEY REFERENCES kit_space (id) ON DELETE CASCADE,
        pricing TEXT NOT NULL,
        rates TEXT NOT NULL
      )
      """,
      "ALTER TABLE orders_product ADD COLUMN unit TEXT NOT NULL DEFAULT ''",
      "ALTER TABLE orders_product ADD COLUMN vat TEXT NOT NULL DEFAULT ''",
      "ALTER TABLE orders_order ADD COLUMN vat_pricing TEXT NOT NULL DEFAULT 'none'",
      "ALTER TABLE orders_line ADD COLUMN unit TEXT NOT NULL DEFAULT ''",
      "ALTER TABLE orders_line ADD COLUMN vat_rate TEXT NOT NULL DEFAULT ''",
    ])

  static let changed = Event<NoDetail>("vat.changed") { _ in
    Phrase(es: "Ajustes del IVA cambiados", en: "VAT settings changed", pt: "Configurações do IVA alteradas")
  }
}

extension Action {
  static let changeVAT = Action("orders.vat.change", VATDraft.inputs)
}

/// Rates in one line of text, with white space between them.
struct VATRates {
  /// More than any country has.
  static let most = 12

  let known: [VATRate]
  /// Whether all of it could be read.
  let isWhole: Bool

  init(_ text: String) {
    let words = text.replacing("%", with: " ").split { $0.isWhitespace || ";/·".contains($0) }
      .map { $0.last == "," ? $0.dropLast() : $0 }.filter { !$0.isEmpty }
    let rates = words.map { VATRate(String($0)) }
    known = Set(rates.compactMap(\.self)).sorted(by: >)
    isWhole = !rates.contains(nil) && known.count <= Self.most
  }

  static func text(_ rates: [VATRate], in language: Language) -> String {
    rates.map { language == .en ? $0.text : $0.text.replacing(".", with: ",") }.joined(separator: "  ")
  }
}

/// What the form says of it.
struct VATDraft: Fielded {
  var pricing = VATPricing.silent.rawValue
  var rates = ""

  static let rates = Field("rates", \VATDraft.rates, VATPhrases.rates, .text(.plain))
  static let fields = [
    Field("pricing", \.pricing, VATPhrases.prices, holds: .choice(VATPricing.allCases.map(\.rawValue))), rates,
  ]

  init() {}

  /// As it is stored; where nothing is, with the rates that the space's country has.
  init(_ settings: VATSettings, of space: Space, in language: Language) {
    pricing = settings.pricing.rawValue
    let rates = settings.rates.isEmpty && settings.pricing == .silent ? VATRate.usual(in: space.zone) : settings.rates
    self.rates = VATRates.text(rates, in: language)
  }

  func validated() throws -> (pricing: VATPricing, rates: [VATRate]) {
    let (pricing, rates) = (VATPricing(rawValue: pricing), VATRates(rates))
    var problems = Invalid()
    if pricing == nil { problems["pricing"] = VATPhrases.pricingMissing }
    if !rates.isWhole { problems["rates"] = VATPhrases.ratesWrong }
    if pricing != .silent, rates.known.isEmpty { problems["rates"] = VATPhrases.ratesWrong }
    guard problems.isEmpty, let pricing else { throw problems }
    return (pricing, rates.known)
  }
}

extension SpaceTransaction {
  /// What products and orders are from now on; orders that are there stay as they were made.
  func changeVAT(to draft: VATDraft, from shown: VATDraft?, in language: Language) throws {
    _ = try draft.validated()
    let stored = VATDraft(try VATSettings(in: self), of: space, in: language)
    let (merged, changes) = try merge(draft, over: stored, shown: shown, fields: VATDraft.fields, of: space.id)
    guard !changes.isEmpty else { return }
    let (pricing, rates) = try merged.validated()
    try run(
      """
      INSERT INTO orders_vat (space_id, pricing, rates)
      VALUES (\(space.id), \(pricing), \(VATRates.text(rates, in: .en)))
      ON CONFLICT (space_id) DO UPDATE SET pricing = excluded.pricing, rates = excluded.rates
      """)
    let subject = Subject(VATSettings.topic, space.id, title: VATPhrases.vat.text(in: language))
    try record(VATSettings.changed, of: subject, fields: changes)
  }
}
