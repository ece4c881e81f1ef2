import Kit
import Testing

@testable import Shopping

@Suite struct GoodsDictionaryTests {
  private let dictionary = GoodsDictionary.standard

  @Test func itHoldsAtLeastFourHundredGoodsWithANameInEveryLanguage() {
    #expect(dictionary.goods.count >= 400)
    for good in dictionary.goods {
      for language in Language.allCases { #expect(!good.name(in: language).isEmpty) }
    }
  }

  @Test func everyCategoryButTheLastHasGoodsANameAndAColourOfItsOwn() {
    let used = Set(dictionary.goods.map(\.category))
    #expect(used == Set(GoodsCategory.allCases).subtracting([.other]))
    #expect(Set(GoodsCategory.allCases.map(\.colour)).count == GoodsCategory.allCases.count)
    for language in Language.allCases {
      let names = GoodsCategory.allCases.map { $0.name.text(in: ReaderLocale(language: language, zone: .utc)) }
      #expect(Set(names).count == names.count)
    }
  }

  @Test func noTwoGoodsShareTheirEverydayName() {
    for language in Language.allCases {
      let names = Dictionary(grouping: dictionary.goods) { GoodsName($0.name(in: language)).key }
      #expect(names.filter { $0.value.count > 1 }.keys.sorted() == [])
    }
  }

  @Test(arguments: Language.allCases) func everyNameIsFoundInItsLanguage(language: Language) {
    for good in dictionary.goods {
      #expect(dictionary.good(in: good.name(in: language), language: language) == good)
      for name in good.names[language] ?? [] { #expect(dictionary.knows(name.uppercased()), "\(name)") }
    }
  }

  @Test(arguments: [
    ("tomates", GoodsCategory.produce), ("Tomate", .produce), ("TOMATES CHERRY", .produce),
    ("tomates de rama", .produce),
    ("tomates cherry ecológicos", .produce), ("salsa de tomate casera", .sauces), ("sopa de tomate", .pantry),
    ("leche", .dairy), ("leche sin lactosa marca blanca", .dairy), ("leche de coco", .pantry),
    ("pan integral", .bakery),
    ("panes", .bakery), ("limón", .produce), ("limones", .produce), ("nuez", .snacks), ("pechuga pollo", .meat),
    ("jamon york", .deli), ("merluzas", .fish), ("arroz bomba", .pantry), ("papel higienico doble capa", .household),
    ("pienso para perro", .pets), ("pañal talla 4", .baby), ("cerveza 33 cl", .alcohol), ("agua con gas", .drinks),
    ("helado de vainilla", .frozen), ("champús", .hygiene), ("yogures griegos naturales", .dairy),
  ])
  func aSpanishNameHasItsCategory(name: String, category: GoodsCategory) {
    #expect(dictionary.good(in: name, language: .es)?.category == category)
  }

  @Test(arguments: [
    ("tomato", GoodsCategory.produce), ("cherry tomatoes", .produce), ("tomato soup", .pantry),
    ("chicken stock", .pantry),
    ("roast chicken", .meat), ("chicken and mushroom pizza", .frozen), ("strawberry", .produce),
    ("strawberry jam", .breakfast),
    ("knives", .other), ("loaf of bread", .bakery), ("goat's cheese", .dairy), ("goats cheese", .dairy),
    ("bin bag", .household),
    ("semi skimmed milk", .dairy), ("milk chocolate", .snacks), ("dog food", .pets), ("washing up liquid", .household),
    ("pepper", .sauces), ("peppers", .produce), ("oat milk", .dairy), ("red wine", .alcohol), ("crisps", .snacks),
  ])
  func anEnglishNameHasItsCategory(name: String, category: GoodsCategory) {
    #expect((dictionary.good(in: name, language: .en)?.category ?? .other) == category)
  }

  @Test(arguments: [
    ("tomate", GoodsCategory.produce), ("pão", .bakery), ("pães", .bakery), ("limão", .produce), ("limões", .produce),
    ("salsa", .produce), ("molho de tomate", .sauces), ("abacaxi", .produce), ("ananás", .produce),
    ("suco de laranja", .drinks),
    ("sumo de laranja natural", .drinks), ("feijão preto", .pantry), ("camarões", .fish), ("bacalhau demolhado", .fish),
    ("queijo da serra", .dairy), ("pastel de nata", .bakery), ("presunto", .deli), ("sabonete", .hygiene),
    ("papel higiénico", .household), ("papel higiênico", .household), ("fralda", .baby), ("ração para cachorro", .pets),
    ("sorvete", .frozen), ("cerveja preta", .alcohol), ("mel", .breakfast), ("amendoim", .snacks), ("polvo", .fish),
  ])
  func aPortugueseNameHasItsCategory(name: String, category: GoodsCategory) {
    #expect(dictionary.good(in: name, language: .pt)?.category == category)
  }

  @Test func theReadersLanguageDecidesWhatANameMeans() {
    #expect(dictionary.good(in: "salsa", language: .es)?.category == .sauces)
    #expect(dictionary.good(in: "salsa", language: .pt)?.category == .produce)
    #expect(dictionary.good(in: "milk", language: .pt)?.category == .dairy)
  }

  @Test(arguments: ["", " ", "zzz", "xpto 3000", "de", "·"]) func whatNobodySellsIsNotThere(name: String) {
    #expect(dictionary.good(in: name) == nil)
    #expect(!dictionary.knows(name))
  }

  @Test func theUsualUnitIsGivenWhereItIsEvident() {
    #expect(dictionary.good(in: "tomates")?.usualUnit == .kilogram)
    #expect(dictionary.good(in: "milk", language: .en)?.usualUnit == .litre)
    #expect(dictionary.good(in: "ovos", language: .pt)?.usualUnit == .dozen)
    #expect(dictionary.good(in: "pan")?.usualUnit == nil)
  }

  @Test(arguments: [
    ("tomate", "tomates"), ("tomato", "tomatoes"), ("pan", "panes"), ("pão", "pães"), ("limão", "limões"),
    ("nuez", "nueces"),
    ("berry", "berries"), ("loaf", "loaves"), ("animal", "animais"), ("papel", "papeis"),
    ("zumo de naranja", "zumos naranja"),
    ("JAMÓN", "jamón"), ("jardim", "jardins"),
  ])
  func aPluralIsTheSameName(one: String, other: String) {
    #expect(GoodsName(one).isSame(as: GoodsName(other)))
    #expect(GoodsName(other).isSame(as: GoodsName(one)))
  }

  @Test(arguments: [
    ("cola", "col"), ("pan", "pana"), ("pollo", "polla"), ("leche", "leche entera"), ("pera", "perejil"),
    ("te", "tes de menta"),
    ("gas", "ga"), ("naranja zumo", "zumo naranja"), ("pavo", "pavas"),
  ])
  func anotherWordIsAnotherName(one: String, other: String) {
    #expect(!GoodsName(one).isSame(as: GoodsName(other)))
  }
}
