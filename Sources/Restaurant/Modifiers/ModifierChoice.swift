import Kit

/// What a guest chose of a dish's modifiers, before anybody looked whether it can be had.
struct ModifierChoice: Hashable, Sendable {
  var options: Set<ID<ModifierOption>>
  /// Whether the form named something that is no option at all.
  private let hasUnreadable: Bool

  init(_ options: Set<ID<ModifierOption>> = []) {
    self.options = options
    hasUnreadable = false
  }

  /// The name of a group's fields in the form of a dish: one for each option that is ticked, its value the option's id.
  static func field(_ group: ID<ModifierGroup>) -> String { "\(prefix)\(group)" }

  /// That of options which were ordered and are on the menu no more.
  static var goneField: String { "\(prefix)gone" }

  private static let prefix = "option."

  init(_ form: Form) {
    let values = form.fields.filter { $0.name.hasPrefix(Self.prefix) && !$0.value.isEmpty }.map(\.value)
    let ids = values.map { ID<ModifierOption>($0) }
    options = Set(ids.compactMap { $0 })
    hasUnreadable = ids.contains(nil)
  }

  /// What was chosen, as it is now, in the menu's order.
  /// - Parameter language: the restaurant's main one, in which a name is said that the reader's lacks.
  /// - Throws: `Invalid` with a message for each group's ``field(_:)``; that of an option that no group has stands under
  ///   the empty name.
  func validated(for groups: [ModifierGroup], mainly language: Language) throws(Invalid) -> [ChosenModifier] {
    var problems = Invalid()
    var chosen: [ChosenModifier] = []
    var rest = options
    for group in groups {
      let picked = group.options.filter { options.contains($0.id) }
      rest.subtract(picked.map(\.id))
      problems[Self.field(group.id)] = Self.problem(with: picked, of: group, mainly: language)
      chosen += picked.map { ChosenModifier(option: $0.id, name: $0.name, price: $0.price) }
    }
    if !rest.isEmpty || hasUnreadable { problems[""] = ModifierPhrases.unknownOption }
    guard problems.isEmpty else { throw problems }
    return chosen
  }

  private static func problem(
    with picked: [ModifierOption], of group: ModifierGroup, mainly language: Language
  ) -> Phrase? {
    if !group.isAnswerable { return ModifierPhrases.notEnoughLeft }
    if let soldOut = picked.first(where: \.isSoldOut) {
      return ModifierPhrases.optionSoldOut(soldOut.name.phrase(mainly: language))
    }
    if picked.count < group.minimum, group.minimum == group.maximum { return ModifierPhrases.exactly(group.minimum) }
    if picked.count < group.minimum { return ModifierPhrases.atLeast(group.minimum) }
    if picked.count > group.maximum { return ModifierPhrases.atMost(group.maximum) }
    return nil
  }
}
