extension Phrase {
  /// A value as each reader writes it: a moment, a day.
  package init(_ value: some Localized & Hashable) {
    self.init(es: "\(value)", en: "\(value)", pt: "\(value)")
  }
}
