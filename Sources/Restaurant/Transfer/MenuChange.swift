import Kit

/// What a file would make of the menu: for the preview, and for whoever then does it.
struct MenuChange: Sendable {
  struct Changed: Hashable, Sendable {
    let place: String
    let present: MenuEntry
    /// The dish as it will be.
    fileprivate(set) var entry: MenuEntry
    let differences: [ImportDifference]
  }

  /// Without an id: one that the menu doesn't know belongs to another.
  private(set) var added: [MenuFile.Placed] = []
  private(set) var changed: [Changed] = []
  private(set) var unchanged: [MenuEntry] = []
  /// On the menu and not in the file: they stay.
  private(set) var missing: [MenuEntry] = []
  private(set) var refused: [ImportDecision.Refused]

  var isEmpty: Bool { added.isEmpty && changed.isEmpty }

  /// - Parameters:
  ///   - present: the menu as it is, with its ids.
  ///   - language: the restaurant's main one.
  ///   - mint: of ids for groups of options that are new here.
  init(_ file: MenuFile, present: [MenuEntry], mainly language: Language, mint: Mint) {
    refused = file.refused
    var indices: [String: Int] = [:]
    for (index, entry) in present.enumerated() {
      for key in entry.matchingKeys where indices[key] == nil { indices[key] = index }
    }
    var taken: [Int: String] = [:]
    for placed in file.dishes {
      guard let index = placed.entry.matchingKeys.lazy.compactMap({ indices[$0] }).first else {
        var entry = placed.entry
        entry.id = nil
        added.append(MenuFile.Placed(place: placed.place, entry: entry, says: placed.says))
        continue
      }
      if let other = taken[index] {
        refuse(placed, MenuFilePhrases.repeated(other), language)
      } else {
        taken[index] = placed.place
        compare(placed, with: present[index], language)
      }
    }
    missing = present.indices.filter { taken[$0] == nil }.map { present[$0] }
    settleModifiers(among: present, mint)
  }

  private mutating func settleModifiers(among present: [MenuEntry], _ mint: Mint) {
    let touched = Set(changed.map(\.present.id))
    var identities = ModifierIdentities(
      present: present.flatMap(\.modifiers),
      untouched: present.filter { !touched.contains($0.id) }.flatMap(\.modifiers),
      mint: mint)
    for index in changed.indices {
      changed[index].entry.modifiers = identities.settle(changed[index].entry.modifiers)
    }
    added = added.map { placed in
      var entry = placed.entry
      entry.modifiers = identities.settle(entry.modifiers)
      return MenuFile.Placed(place: placed.place, entry: entry, says: placed.says)
    }
  }

  private mutating func compare(_ placed: MenuFile.Placed, with present: MenuEntry, _ language: Language) {
    let entry = present.overwritten(by: placed.entry, in: placed.says)
    let differences = MenuField.allCases.compactMap { Self.difference($0, present, entry, language) }
    if differences.isEmpty { return unchanged.append(present) }
    // What the file leaves as it is may contradict what it changes.
    guard let problem = entry.problems.first else {
      return changed.append(
        Changed(place: placed.place, present: present, entry: entry, differences: differences))
    }
    refuse(placed, Phrase(joining: "\(MenuFilePhrases.disagree) \(problem)"), language)
  }

  private mutating func refuse(_ placed: MenuFile.Placed, _ reason: Phrase, _ language: Language) {
    let name = placed.entry.name.text(for: language, mainly: language)
    refused.append(.init(place: placed.place, name: name, reason: reason))
  }

  private static func difference(
    _ field: MenuField, _ before: MenuEntry, _ after: MenuEntry, _ language: Language
  ) -> ImportDifference? {
    func said(_ before: Phrase, _ after: Phrase) -> ImportDifference {
      ImportDifference(field.title, from: before, to: after, isPrice: field == .price)
    }
    func texts(_ one: LocalizedText, _ other: LocalizedText) -> ImportDifference? {
      let languages = Language.allCases.filter { one[$0] != other[$0] }
      guard !languages.isEmpty else { return nil }
      return said(one.quoted(languages, mainly: language), other.quoted(languages, mainly: language))
    }
    switch field {
    case .section: return texts(before.section, after.section)
    case .name: return texts(before.name, after.name)
    case .description: return texts(before.description, after.description)
    case .price: return before.price == after.price ? nil : said(Phrase(before.price), Phrase(after.price))
    case .allergens:
      return before.allergens == after.allergens ? nil : said(before.allergens.summary, after.allergens.summary)
    case .tags: return before.tags == after.tags ? nil : said(before.tags.summary, after.tags.summary)
    case .modifiers:
      return before.modifiers == after.modifiers
        ? nil : said(before.modifiers.summary(language), after.modifiers.summary(language))
    case .soldOut:
      func answer(_ isSoldOut: Bool) -> Phrase { isSoldOut ? TablePhrases.yes : TablePhrases.no }
      return before.isSoldOut == after.isSoldOut ? nil : said(answer(before.isSoldOut), answer(after.isSoldOut))
    }
  }
}

extension LocalizedText {
  /// What it says in some languages, each named that is not the main one.
  fileprivate func quoted(_ languages: [Language], mainly main: Language) -> Phrase {
    let texts = languages.map { language in
      let text = self[language].isEmpty ? "—" : self[language]
      return language == main ? text : "[\(language.rawValue)] \(text)"
    }
    return Phrase(verbatim: texts.joined(separator: " · "))
  }
}

extension DietTags {
  fileprivate var summary: Phrase {
    shown.isEmpty ? MenuFilePhrases.none : Phrase(Capitalized(Enumeration(shown.map(\.inSentence))))
  }
}

extension [ModifierGroup] {
  fileprivate func summary(_ language: Language) -> Phrase {
    let groups = map { group in
      let names = group.options.map { option in
        let name = option.name.text(for: language, mainly: language)
        let price = option.price.minorUnits == 0 ? "" : " \(option.price.text(in: language))"
        return name + price
      }
      return "\(group.name.text(for: language, mainly: language)) (\(names.joined(separator: ", ")))"
    }
    return groups.isEmpty ? MenuFilePhrases.none : Phrase(verbatim: groups.joined(separator: "; "))
  }
}
