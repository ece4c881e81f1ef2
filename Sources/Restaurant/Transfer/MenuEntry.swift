import Kit

/// A dish as files hold it: with its section's name and all that is chosen with it.
struct MenuEntry: Hashable, Codable, Sendable {
  static let nameLimit = 200
  static let descriptionLimit = 2_000

  /// A UUID; `nil` of what is not on the menu yet.
  var id: String?
  var section: LocalizedText
  var name: LocalizedText
  var description: LocalizedText
  var price: Money
  var allergens: AllergenDeclaration
  var tags: DietTags
  var modifiers: [ModifierGroup]
  var isSoldOut: Bool

  /// What is wrong with it as a whole; empty when nothing is.
  var problems: [Phrase] {
    var problems: [Phrase] = []
    if section.isEmpty { problems.append(MenuFilePhrases.sectionMissing) }
    if !section.fits(Self.nameLimit) { problems.append(MenuFilePhrases.tooLong(.section, Self.nameLimit)) }
    if name.isEmpty { problems.append(MenuFilePhrases.nameMissing) }
    if !name.fits(Self.nameLimit) { problems.append(MenuFilePhrases.tooLong(.name, Self.nameLimit)) }
    if !description.fits(Self.descriptionLimit) {
      problems.append(MenuFilePhrases.tooLong(.description, Self.descriptionLimit))
    }
    if let problem = tags.problem(with: allergens) { problems.append(problem) }
    if modifiers.count > ModifierGroup.limit { problems.append(MenuFilePhrases.tooManyGroups(ModifierGroup.limit)) }
    for group in modifiers {
      let messages = group.problems.messages.sorted { $0.key < $1.key }
      problems += messages.map { MenuFilePhrases.inGroup(group.name, $0.value) }
    }
    if let problem = modifiers.problem(withPrice: price) { problems.append(problem) }
    return problems
  }

  /// This dish with what a file says of it. Languages in which a text says nothing stay.
  func overwritten(by other: MenuEntry, in fields: Set<MenuField>) -> MenuEntry {
    var entry = self
    for field in fields {
      switch field {
      case .section:
        let isSame = !section.keys.isDisjoint(with: other.section.keys)
        entry.section = isSame ? section.overwritten(by: other.section) : other.section
      case .name: entry.name = name.overwritten(by: other.name)
      case .description: entry.description = description.overwritten(by: other.description)
      case .price: entry.price = other.price
      case .allergens: entry.allergens = other.allergens
      case .tags: entry.tags = other.tags
      case .modifiers: entry.modifiers = other.modifiers.keepingIDs(of: modifiers)
      case .soldOut: entry.isSoldOut = other.isSoldOut
      }
    }
    return entry
  }
}

extension [ModifierGroup] {
  /// These groups, with the ids of those that go by the same names, options too, so that what is the same stays the same.
  fileprivate func keepingIDs(of present: [ModifierGroup]) -> [ModifierGroup] {
    map { group in
      guard let same = present.first(where: { !$0.name.keys.isDisjoint(with: group.name.keys) }) else { return group }
      var kept = group.changing { option in
        let keys = option.name.keys
        guard let twin = same.options.first(where: { !$0.name.keys.isDisjoint(with: keys) }) else { return }
        (option.id, option.name) = (twin.id, twin.name.overwritten(by: option.name))
      }
      (kept.id, kept.name) = (same.id, same.name.overwritten(by: group.name))
      return kept
    }
  }
}
