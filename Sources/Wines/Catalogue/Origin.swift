import Kit

/// Where a wine comes from. What nobody knows is empty.
struct Origin: Hashable, Sendable {
  /// The smallest named place: Rioja, Douro.
  let appellation: String
  /// A larger one around it, where a source names both.
  let region: String
  /// A code of ISO 3166, or a name that isn't one of ours.
  let country: String

  /// The smallest that is named within the country.
  var place: String { appellation.isEmpty ? region : appellation }

  /// The smallest first.
  var phrase: Phrase {
    let text = [appellation, region].filter { !$0.isEmpty }.joined(separator: ", ")
    if country.isEmpty { return Phrase(verbatim: text) }
    let country = Country.name(of: country)
    return text.isEmpty
      ? country : Phrase(joining: "\(text), \(country)")
  }
}
