import Kit

/// A question that a dish asks: how it is done, what goes with it, what is added.
struct ModifierGroup: Hashable, Codable, Sendable {
  var id: ID<ModifierGroup>
  var name: LocalizedText
  /// How many options are chosen at least; from 1 the question must be answered.
  var minimum: Int
  var maximum: Int
  var options: [ModifierOption]

  static let table = SpaceTable("restaurant_modifier_group", hasTrash: true)
  static let nameLimit = 100
  /// More is no question but a menu of its own.
  static let optionLimit = 50
  /// Of one dish.
  static let limit = 20

  /// Whether a choice replaces the one before: a row of circles instead of ticks.
  var isSingle: Bool { maximum == 1 }

  /// The same with something of each option changed.
  func changing(_ change: (inout ModifierOption) -> Void) -> ModifierGroup {
    var group = self
    for index in options.indices { change(&group.options[index]) }
    return group
  }

  var available: [ModifierOption] { options.filter { !$0.isSoldOut } }

  /// Whether enough of it is there to answer.
  var isAnswerable: Bool { available.count >= minimum }

  /// What the guest is asked to do.
  var hint: Phrase {
    switch (minimum, maximum) {
    case (0, options.count...): Phrase(es: "Elige lo que quieras", en: "Choose any", pt: "Escolha o que quiser")
    case (0, let maximum): ModifierPhrases.atMost(maximum)
    case (let minimum, let maximum) where minimum == maximum: ModifierPhrases.exactly(minimum)
    case (let minimum, options.count...): ModifierPhrases.atLeast(minimum)
    case (let minimum, let maximum):
      Phrase(
        es: "Elige de \(minimum) a \(maximum)", en: "Choose \(minimum) to \(maximum)",
        pt: "Escolha de \(minimum) a \(maximum)")
    }
  }

  /// What is wrong with the group itself, by the fields `name`, `minimum`, `maximum` and `options`; empty when it can be
  /// shown to guests.
  var problems: Invalid {
    var problems = Invalid()
    problems["name"] = TextRule.required(
      name.isEmpty ? "" : "-", atMost: Self.nameLimit, ModifierPhrases.groupNameMissing)
    if !name.fits(Self.nameLimit) { problems["name"] = ModifierPhrases.tooLong(Self.nameLimit) }
    problems["options"] = optionProblem
    if minimum < 0 { problems["minimum"] = ModifierPhrases.belowZero }
    if minimum > maximum { problems["minimum"] = ModifierPhrases.minimumAboveMaximum }
    if maximum < 1 {
      problems["maximum"] = ModifierPhrases.maximumBelowOne
    } else if maximum > options.count {
      problems["maximum"] = ModifierPhrases.maximumAboveOptions(options.count)
    }
    return problems
  }

  private var optionProblem: Phrase? {
    if options.isEmpty { return ModifierPhrases.noOptions }
    if options.count > Self.optionLimit { return ModifierPhrases.tooManyOptions(Self.optionLimit) }
    if options.contains(where: \.name.isEmpty) { return ModifierPhrases.optionNameMissing }
    if options.contains(where: { !$0.name.fits(ModifierOption.nameLimit) }) {
      return ModifierPhrases.tooLong(ModifierOption.nameLimit)
    }
    var seen: Set<String> = []
    for option in options {
      guard seen.isDisjoint(with: option.name.keys) else { return ModifierPhrases.sameName(option.name) }
      seen.formUnion(option.name.keys)
    }
    return nil
  }

  /// The least that an answer adds to the price: below zero where options take away.
  /// - Throws: `Money.Failure` when it is more than an amount can hold.
  func lowestPrice(in currency: Currency) throws(Money.Failure) -> Money {
    let prices = options.map(\.price.minorUnits).sorted()
    let needed = prices.prefix(max(minimum, 0))
    let most = max(needed.count, min(maximum, prices.count))
    let reductions = prices.dropFirst(needed.count).prefix(most - needed.count).prefix { $0 < 0 }
    return try Money.sum(
      (needed + reductions).map { Money(minorUnits: $0, currency: currency) }, currency: currency)
  }
}

extension Sequence<ModifierGroup> {
  /// What is wrong with a dish of this price that asks all of them: the cheapest answers would make it cost less than
  /// nothing. `nil` when nothing is.
  func problem(withPrice price: Money) -> Phrase? {
    do throws(Money.Failure) {
      var lowest = price
      for group in self { lowest = try lowest + group.lowestPrice(in: price.currency) }
      return lowest.minorUnits < 0 ? LinePrice.Failure.belowZero.message : nil
    } catch {
      return LinePrice.Failure.tooLarge.message
    }
  }
}

extension Action {
  private static func groupInputs(_ option: [Input]) -> [Input] {
    GroupDraft.inputs + [Input("option", .rows(option), isRequired: true)]
  }

  static let addGroup = Action(
    "restaurant.group.add", [.newID] + groupInputs(GroupDraft.optionInputs), steps: ["more"],
    offline: .form)
  static let changeGroup = Action(
    "restaurant.group.change", groupInputs(GroupDraft.optionInputs + [Input("option.removed", .yesNo)]),
    steps: ["more"], offline: .form)
  static let deleteGroup = Action("restaurant.group.delete")
  static let setOptionStock = Action("restaurant.option.set-stock", [Stock.soldOutInput], offline: .set)
}

extension ModifierGroup {
  static let noun = Noun(
    es: .masculine("grupo de opciones", "grupos de opciones"), en: ("option group", "option groups"),
    pt: .masculine("grupo de opções", "grupos de opções"))
  static let added = Event("group.added", \.new, of: noun)
  static let changed = Event(
    "group.changed", Phrase(es: "Opciones cambiadas", en: "Options changed", pt: "Opções alteradas"), of: noun)
  static let deleted = Event(
    "group.deleted", Phrase(es: "Opciones eliminadas", en: "Options deleted", pt: "Opções apagadas"), of: noun,
    undo: .restoring, isDeletion: true,
    undone: Phrase(es: "Opciones recuperadas", en: "Options brought back", pt: "Opções recuperadas"))

  static let events = [added.declared, changed.declared, deleted.declared]
}
