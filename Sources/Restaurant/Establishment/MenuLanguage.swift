import Kit

/// Whoever reads a page, for the texts that a restaurant writes in up to three languages.
struct MenuLanguage: Hashable, Sendable {
  let language: Language
  /// The restaurant's main language.
  let main: Language

  /// What they read: in their own language if it is written there.
  func callAsFunction(_ text: LocalizedText) -> String { text.text(for: language, mainly: main) }

  /// The `lang` of an element with it, where it is written in another language than its page: so it is read out right.
  func language(of text: LocalizedText) -> HTML? {
    guard let written = text.language(for: language, mainly: main), written != language else { return nil }
    return " lang=\"\(written.rawValue)\""
  }

  func writeLanguage(of text: LocalizedText, to html: inout HTML) {
    if let attribute = language(of: text) { html.append(attribute) }
  }
}

extension VisitInSpace {
  /// What is decided about the restaurant.
  func establishment(in scope: some SpaceScope) throws -> Establishment {
    try EstablishmentStore(scope).establishment(for: locale.language)
  }

  /// Who reads, and the restaurant's main language.
  func reader(in scope: some SpaceScope) throws -> MenuLanguage {
    MenuLanguage(language: locale.language, main: try establishment(in: scope).language)
  }
}
