import Kit

/// Makes dishes of records.
struct MenuRecordReader {
  let currency: Currency
  let mint: Mint
  private var groups: [ID<ModifierGroup>: ModifierGroup] = [:]
  /// Groups that a file gave no id: the same one of two dishes is one.
  private var unnamed: [ModifierContent: ModifierGroup] = [:]

  init(currency: Currency, mint: Mint) {
    (self.currency, self.mint) = (currency, mint)
  }

  /// The dish, or why it is none.
  mutating func entry(_ record: MenuRecord) -> (entry: MenuEntry?, problems: [Phrase]) {
    var problems = record.problems
    if !record.id.isEmpty, ID<MenuEntry>(record.id) == nil { problems.append(ImportPhrases.wrongID) }
    let price = price(record.price, &problems)
    let entry = MenuEntry(
      id: ID<MenuEntry>(record.id)?.description, section: record.section, name: record.name,
      description: record.description, price: price ?? .zero(currency), allergens: allergens(record, &problems),
      tags: tags(record, &problems), modifiers: modifiers(record, &problems), isSoldOut: record.isSoldOut)
    // Without a price nothing can be said of what options make of it.
    problems += price == nil ? entry.problems.filter { $0 != LinePrice.Failure.belowZero.message } : entry.problems
    return problems.isEmpty ? (entry, []) : (nil, problems)
  }

  private func price(_ text: PriceText?, _ problems: inout [Phrase]) -> Money? {
    guard let text else {
      problems.append(MenuFilePhrases.priceMissing)
      return nil
    }
    do throws(Money.Misreading) {
      return try text.money(in: currency)
    } catch {
      problems.append(error == .empty ? MenuFilePhrases.priceMissing : error.message)
      return nil
    }
  }

  private func allergens(_ record: MenuRecord, _ problems: inout [Phrase]) -> AllergenDeclaration {
    var declaration = AllergenDeclaration()
    for (names, presence) in [
      (record.contains, AllergenPresence.contains), (record.mayContain, .mayContain), (record.free, .free),
    ] {
      for name in names {
        guard let allergen = MenuWords.allergen(name) else {
          problems.append(MenuFilePhrases.unknownAllergen(name))
          continue
        }
        if declaration[allergen] != .undeclared, declaration[allergen] != presence {
          problems.append(MenuFilePhrases.contradiction(allergen))
        }
        declaration[allergen] = presence
      }
    }
    return declaration
  }

  private func tags(_ record: MenuRecord, _ problems: inout [Phrase]) -> DietTags {
    var tags: Set<DietTag> = []
    for name in record.tags {
      if let tag = MenuWords.tag(name) { tags.insert(tag) } else { problems.append(MenuFilePhrases.unknownTag(name)) }
    }
    return DietTags(tags)
  }

  private mutating func modifiers(_ record: MenuRecord, _ problems: inout [Phrase]) -> [ModifierGroup] {
    record.modifiers.map { choice in
      let options = choice.options.map { option in
        ModifierOption(
          id: id(option.id, &problems), name: option.name, price: price(of: option, &problems),
          isSoldOut: option.isSoldOut)
      }
      let group = ModifierGroup(
        id: id(choice.id, &problems), name: choice.name, minimum: choice.minimum, maximum: choice.maximum,
        options: options)
      return choice.id.isEmpty ? known(group) : same(group, &problems)
    }
  }

  private mutating func known(_ group: ModifierGroup) -> ModifierGroup {
    let content = ModifierContent(group)
    let known = unnamed[content] ?? group
    unnamed[content] = known
    return known
  }

  private mutating func same(_ group: ModifierGroup, _ problems: inout [Phrase]) -> ModifierGroup {
    let known = groups[group.id] ?? group
    if ModifierContent(known) != ModifierContent(group) { problems.append(MenuFilePhrases.groupsDiffer) }
    groups[group.id] = known
    return known
  }

  private func id<Of>(_ text: String, _ problems: inout [Phrase]) -> ID<Of> {
    if !text.isEmpty, ID<Of>(text) == nil { problems.append(ImportPhrases.wrongID) }
    return ID<Of>(text) ?? mint.id()
  }

  private func price(of option: MenuRecord.Option, _ problems: inout [Phrase]) -> Money {
    guard let price = option.price else { return .zero(currency) }
    do throws(Money.Misreading) {
      return try price.money(in: currency, isSigned: true)
    } catch {
      problems.append(MenuFilePhrases.inGroup(option.name, error.message))
      return .zero(currency)
    }
  }
}
