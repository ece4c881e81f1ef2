import Kit

enum VATHandlers {
  static func add(to routes: inout Routes) {
    routes.form(OrdersPaths.vat, for: .member, as: .changeVAT, settings, change)
    routes.stored(OrdersPaths.vat) { VATDraft(try VATSettings(in: $1), of: $1.space, in: $0.locale.language).form }
    routes.post(OrdersPaths.productRates, for: .member, as: .rateProducts, rate)
  }

  private static func settings(_ visit: SpaceVisit, _ view: SpaceView, _ state: FormState?) throws -> FormSheet {
    let stored = VATDraft(try VATSettings(in: view), of: view.space, in: visit.locale.language)
    return VATFields(state: state ?? .showing(stored.form, visit.house.mint), forAll: try CommonRateForm(in: view))
      .sheet
  }

  private static func rate(_ visit: SpaceVisit) async throws -> Reply {
    let (text, rate) = (visit.form["vat"], VATRate(visit.form["vat"]))
    guard text.isEmpty || rate != nil else { throw Refusal.malformed(VATPhrases.rateWrong) }
    return try await visit.change { Destination(OrdersPaths.vat(), done: try ProductStore($0).rate(rate)) }
  }

  private static func change(_ visit: SpaceVisit) async throws -> Reply {
    let language = visit.locale.language
    return try await visit.change(leadingTo: OrdersPaths.orders()) {
      try $0.changeVAT(to: $1, from: $2, in: language)
    }
  }
}

/// How prices stand to the tax, and at which rates.
struct VATFields {
  let state: FormState
  var forAll: CommonRateForm?

  var sheet: FormSheet {
    let pricing = state.select(
      "pricing", VATPhrases.prices, options: VATPricing.allCases.map { ($0.rawValue, $0.title) })
    let fields = FieldGroup(note: VATPhrases.note, "\(pricing)\(state.show(VATDraft.rates))")
    return FormSheet(
      VATPhrases.vat, topics: [VATSettings.topic, Product.topic], cancels: OrdersPaths.orders(),
      "\(state.form(posts: OrdersPaths.vat(), as: .changeVAT, fields.html))\(forAll?.html)")
  }

  /// Of a product, where the space says anything of it: a rate among the space's, and the one that it has.
  static func product(_ state: FormState, _ settings: VATSettings) -> HTML? {
    guard settings.pricing != .silent else { return nil }
    let own = VATRate(state.values[ProductDraft.vat.name])
    let rates = Set(settings.rates + [own].compactMap(\.self)).sorted(by: >)
    return state.select(
      ProductDraft.vat.name, ProductDraft.vat.label,
      options: [("", VATPhrases.without)] + rates.map { ($0.text, $0.title) })
  }
}
