/// The fields of a space's form.
enum SpaceFields {
  static func name(_ state: FormState) -> HTML {
    state.show(SpaceDraft.name)
  }

  static func currency(_ state: FormState) -> HTML {
    state.select("currency", SpacePhrases.currency, options: Currency.allCases.map { ($0.code, title($0)) })
  }

  /// As a picker and a form show it: “Euro (EUR)”.
  static func title(_ currency: Currency) -> Phrase {
    Phrase(joining: "\(currency.name) (\(currency.code))")
  }

  /// - Parameter none: offers to choose no zone, and says what counts then.
  static func zone(_ state: FormState, none: Phrase? = nil) -> HTML {
    let chosen = state.values["zone"]
    let nothing: [(value: String, title: Phrase)] = none.map { [("", $0)] } ?? []
    let other = Zone.identifiers.contains(chosen) || Zone(chosen) == nil ? [] : [chosen]
    return state.select(
      "zone", SpacePhrases.zone,
      options: nothing + (other + Zone.identifiers).map { ($0, Phrase(verbatim: $0.replacing("_", with: " "))) })
  }
}
