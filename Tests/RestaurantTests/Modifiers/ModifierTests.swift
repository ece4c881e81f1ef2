import Kit
import TestKit
import Testing

@testable import Restaurant

/// A dish that asks how it is done (one of two), and what is added (up to two of three).
struct ModifierCast {
  let mint = Mint.system
  var done: ModifierGroup
  var extras: ModifierGroup

  init() {
    let mint = Mint.system
    func option(_ es: String, _ en: String, _ cents: Int64) -> ModifierOption {
      ModifierOption(
        id: mint.id(), name: LocalizedText(es: es, en: en), price: Money(minorUnits: cents, currency: .eur),
        isSoldOut: false)
    }
    done = ModifierGroup(
      id: mint.id(), name: LocalizedText(es: "Punto", en: "How done"), minimum: 1, maximum: 1,
      options: [option("Poco hecho", "Rare", 0), option("Hecho", "Well done", 0)])
    extras = ModifierGroup(
      id: mint.id(), name: LocalizedText(es: "Extras", en: "Extra"), minimum: 0, maximum: 2,
      options: [option("Queso", "Cheese", 150), option("Huevo", "Egg", 100), option("Sin patatas", "No chips", -200)])
  }

  var groups: [ModifierGroup] { [done, extras] }

  func choice(_ options: ModifierOption...) -> ModifierChoice { ModifierChoice(Set(options.map(\.id))) }
}

@Suite struct ModifierGroupTests {
  @Test func aGroupThatCanBeAnsweredHasNoProblems() {
    let cast = ModifierCast()
    #expect(cast.done.problems.isEmpty)
    #expect(cast.extras.problems.isEmpty)
  }

  @Test(arguments: [
    (-1, 1, "minimum"), (2, 1, "minimum"), (0, 0, "maximum"), (0, 3, "maximum"), (3, 3, "maximum"),
  ])
  func minimumAndMaximumMustFitEachOtherAndTheOptions(minimum: Int, maximum: Int, field: String) {
    var group = ModifierCast().done
    (group.minimum, group.maximum) = (minimum, maximum)
    #expect(group.problems[field] != nil)
  }

  @Test func aGroupNeedsANameAndOptionsWithNamesOfTheirOwn() {
    var group = ModifierCast().done
    group.name = LocalizedText()
    #expect(group.problems["name"] == ModifierPhrases.groupNameMissing)
    group.options[1].name = LocalizedText(pt: "poco  HECHO")
    #expect(group.problems["options"]?.inEnglish == "Two options are called “poco  HECHO”.")
    group.options[1].name = LocalizedText()
    #expect(group.problems["options"] == ModifierPhrases.optionNameMissing)
    group.options = []
    #expect(group.problems["options"] == ModifierPhrases.noOptions)
  }

  @Test func theGuestIsToldHowManyToChoose() {
    var group = ModifierCast().extras
    func hint(_ minimum: Int, _ maximum: Int) -> String {
      (group.minimum, group.maximum) = (minimum, maximum)
      return group.hint.inEnglish
    }
    #expect(hint(0, 3) == "Choose any")
    #expect(hint(0, 2) == "Choose at most 2")
    #expect(hint(1, 1) == "Choose 1")
    #expect(hint(1, 3) == "Choose at least 1")
    #expect(hint(1, 2) == "Choose 1 to 2")
  }

  @Test func optionsThatTakeAwayNeverMakeADishCostLessThanNothing() {
    let cast = ModifierCast()
    #expect(cast.groups.problem(withPrice: Money(minorUnits: 200, currency: .eur)) == nil)
    #expect(
      cast.groups.problem(withPrice: Money(minorUnits: 199, currency: .eur)) == LinePrice.Failure.belowZero.message)
  }

  @Test func aRequiredOptionCountsTowardsTheLowestPrice() throws {
    var group = ModifierCast().extras
    group.minimum = 2
    #expect(try group.lowestPrice(in: .eur).minorUnits == -100)
  }
}

@Suite struct ModifierChoiceTests {
  @Test func whatWasChosenIsKeptWithItsNameAndPriceInTheMenusOrder() throws {
    let cast = ModifierCast()
    let (egg, rare) = (cast.extras.options[1], cast.done.options[0])
    let chosen = try cast.choice(egg, rare).validated(for: cast.groups, mainly: .es)
    #expect(chosen.map { $0.name[.en] } == ["Rare", "Egg"])
    #expect(chosen.map(\.price.minorUnits) == [0, 100])
    #expect(chosen.summary(mainly: .es)?.written == ["Poco hecho, Huevo", "Rare, Egg", "Poco hecho, Huevo"])
  }

  @Test func aQuestionThatMustBeAnsweredSaysSo() {
    let cast = ModifierCast()
    let field = ModifierChoice.field(cast.done.id)
    #expect(throws: Invalid([field: ModifierPhrases.exactly(1)])) {
      try ModifierChoice().validated(for: cast.groups, mainly: .es)
    }
    #expect(ModifierPhrases.exactly(1).written == ["Elige 1", "Choose 1", "Escolha 1"])
  }

  @Test func moreThanTheMaximumIsRefused() {
    let cast = ModifierCast()
    let extras = cast.extras.options
    #expect(throws: Invalid([ModifierChoice.field(cast.extras.id): ModifierPhrases.atMost(2)])) {
      try cast.choice(cast.done.options[0], extras[0], extras[1], extras[2]).validated(for: cast.groups, mainly: .es)
    }
  }

  @Test func aSoldOutOptionIsNamed() {
    var cast = ModifierCast()
    cast.extras.options[0].isSoldOut = true
    let error = #expect(throws: Invalid.self) {
      try cast.choice(cast.done.options[0], cast.extras.options[0]).validated(for: cast.groups, mainly: .es)
    }
    #expect(
      error?[ModifierChoice.field(cast.extras.id)]?.written == [
        "«Queso» se ha agotado. Elige otra cosa.", "“Cheese” is sold out. Choose something else.",
        "“Queso” esgotou. Escolha outra coisa.",
      ])
  }

  @Test func aDishCannotBeOrderedWhileNotEnoughOptionsAreLeft() {
    var cast = ModifierCast()
    for index in cast.done.options.indices { cast.done.options[index].isSoldOut = true }
    #expect(!cast.done.isAnswerable)
    #expect(throws: Invalid([ModifierChoice.field(cast.done.id): ModifierPhrases.notEnoughLeft])) {
      try ModifierChoice().validated(for: cast.groups, mainly: .es)
    }
  }

  @Test func anOptionOfAnotherDishOrOfNoneIsRefused() {
    let (cast, other) = (ModifierCast(), ModifierCast())
    let unknown = Invalid(["": ModifierPhrases.unknownOption])
    #expect(throws: unknown) {
      try cast.choice(cast.done.options[0], other.extras.options[0]).validated(for: cast.groups, mainly: .es)
    }
    let form = Form([
      (ModifierChoice.field(cast.done.id), cast.done.options[0].id.description),
      (ModifierChoice.field(cast.extras.id), "cheese"),
    ])
    #expect(throws: unknown) { try ModifierChoice(form).validated(for: cast.groups, mainly: .es) }
  }

  @Test func aFormSaysWhatIsTicked() throws {
    let cast = ModifierCast()
    let form = Form([
      ("quantity", "2"), (ModifierChoice.field(cast.done.id), cast.done.options[1].id.description),
      (ModifierChoice.field(cast.extras.id), cast.extras.options[0].id.description),
      (ModifierChoice.field(cast.extras.id), cast.extras.options[2].id.description),
    ])
    let chosen = try ModifierChoice(form).validated(for: cast.groups, mainly: .es)
    #expect(chosen.map { $0.name[.en] } == ["Well done", "Cheese", "No chips"])
    #expect([ChosenModifier](stored: chosen.stored, currency: .eur) == chosen)
  }

  @Test func storedAndReadNothingStaysNothing() {
    #expect([ChosenModifier]().stored == "")
    #expect([ChosenModifier](stored: "", currency: .eur) == [])
    #expect([ChosenModifier](stored: "x", currency: .eur) == nil)
    #expect([ChosenModifier]().summary(mainly: .es) == nil)
  }
}

@Suite struct LinePriceTests {
  private func chosen(_ cents: Int64...) -> [ChosenModifier] {
    cents.map {
      ChosenModifier(
        option: Mint.system.id(), name: LocalizedText(es: "x"), price: Money(minorUnits: $0, currency: .eur))
    }
  }

  private func euros(_ cents: Int64) -> Money { Money(minorUnits: cents, currency: .eur) }

  @Test func aLineCostsTheDishWithItsModifiersSoManyTimes() throws {
    let price = try LinePrice(dish: euros(1250), modifiers: chosen(150, -50), quantity: 3)
    #expect(price.unit == euros(1350))
    #expect(price.total == euros(4050))
  }

  @Test func quantitiesGoFromOneToAHundred() {
    for quantity in [0, -1, 101, .max] {
      #expect(throws: LinePrice.Failure.quantity) { try LinePrice(dish: euros(1), modifiers: [], quantity: quantity) }
    }
    #expect(throws: Never.self) { try LinePrice(dish: euros(1), modifiers: [], quantity: 100) }
  }

  @Test func aLineThatWouldCostLessThanNothingIsRefused() throws {
    #expect(throws: LinePrice.Failure.belowZero) {
      try LinePrice(dish: euros(100), modifiers: chosen(-101), quantity: 1)
    }
    #expect(try LinePrice(dish: euros(100), modifiers: chosen(-100), quantity: 1).total == euros(0))
  }

  @Test func anAmountThatDoesNotFitIsAnErrorAndNotAnotherAmount() {
    #expect(throws: LinePrice.Failure.tooLarge) { try LinePrice(dish: euros(.max), modifiers: [], quantity: 2) }
    #expect(throws: LinePrice.Failure.tooLarge) {
      try LinePrice(dish: euros(.max), modifiers: chosen(1), quantity: 1)
    }
  }
}
