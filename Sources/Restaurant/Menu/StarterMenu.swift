import Kit

/// The menu with which a restaurant begins.
enum StarterMenu {
  /// Fills the menu once; a flag remembers it.
  static func begin(in edit: Edit, _ language: Language) throws {
    var establishment = try EstablishmentStore(edit).establishment(for: language)
    guard !establishment.hasMenu else { return }
    establishment.hasMenu = true
    try EstablishmentStore(edit).write(establishment)
  }
}
