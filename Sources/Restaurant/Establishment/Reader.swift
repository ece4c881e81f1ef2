import Kit

/// Whoever reads a page, for the texts that a restaurant writes in up to three languages.
struct Reader: Hashable, Sendable {
  let language: Language
  /// The restaurant's main language.
  let main: Language

  /// What they read: in their own language if it is written there.
  func callAsFunction(_ text: LocalizedText) -> String {
    text.text(for: language, mainly: main)
  }
}
