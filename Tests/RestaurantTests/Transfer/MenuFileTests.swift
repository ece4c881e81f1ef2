import Kit
import TestKit
import Testing

@testable import Restaurant

/// Reads files as a Spanish restaurant does that takes euros.
struct FileCast {
  func read(_ text: String, language: Language = .es, currency: Currency = .eur) throws -> MenuFile {
    try MenuFile(Array(text.utf8), currency: currency, language: language, mint: .system)
  }

  /// A menu with awkward words and everything that a file may hold.
  func menu() throws -> [MenuEntry] {
    let mint = Mint.system
    func option(_ name: LocalizedText, _ cents: Int64, soldOut: Bool = false) -> ModifierOption {
      ModifierOption(
        id: mint.id(), name: name, price: Money(minorUnits: cents, currency: .eur), isSoldOut: soldOut)
    }
    let size = ModifierGroup(
      id: mint.id(), name: LocalizedText(es: "Tamaño; \"ración\"", en: "Size"), minimum: 1, maximum: 1,
      options: [option(LocalizedText(es: "Entera"), 0), option(LocalizedText(es: "Media"), -250, soldOut: true)])
    func entry(
      _ section: LocalizedText, _ name: LocalizedText, _ cents: Int64, _ allergens: AllergenDeclaration = .undeclared,
      _ tags: DietTags = DietTags(), _ modifiers: [ModifierGroup] = [], soldOut: Bool = false
    ) -> MenuEntry {
      let id: ID<MenuEntry> = mint.id()
      return MenuEntry(
        id: id.description, section: section, name: name,
        description: LocalizedText(es: "Con «todo»,\nen dos líneas; 🍷", pt: "-x"),
        price: Money(minorUnits: cents, currency: .eur), allergens: allergens, tags: tags, modifiers: modifiers,
        isSoldOut: soldOut)
    }
    let (starters, desserts) = (LocalizedText(es: "Entrantes", en: "Starters"), LocalizedText(es: "Postres"))
    return [
      entry(
        starters, LocalizedText(es: "=Sopa, \"fría\"", en: "'Soup"), 650,
        AllergenDeclaration(contains: [.gluten, .celery], mayContain: [.nuts], free: [.milk]), DietTags([.vegan]),
        [size], soldOut: true),
      entry(
        starters, LocalizedText(es: "Ñoquis"), 1250, AllergenDeclaration(contains: [.milk]),
        DietTags([.spicy, .vegetarian]), [size]),
      entry(desserts, LocalizedText(pt: "Pudim"), 0),
    ]
  }
}

@Suite struct MenuFileTests {
  private let cast = FileCast()

  @Test func theSeedsOwnFileIsRead() throws {
    let file = try cast.read(
      """
      [
        {"nombre": "Pan", "descripcion": "De masa madre", "precio": 2.5, "tipo": "Entrantes"},
        {"nombre": "Vino", "descripcion": "", "precio": "12,95", "tipo": "Bebidas"}
      ]
      """)
    #expect(file.refused.isEmpty && file.unread.isEmpty)
    #expect(file.dishes.map(\.place) == ["2", "3"])
    #expect(file.dishes.map(\.entry.name) == [LocalizedText(es: "Pan"), LocalizedText(es: "Vino")])
    #expect(file.dishes.map(\.entry.price.minorUnits) == [250, 1295])
    #expect(file.dishes.map { $0.entry.section[.es] } == ["Entrantes", "Bebidas"])
    #expect(file.dishes[0].says == [.name, .description, .price, .section])
    #expect(file.dishes[0].entry.allergens.isUndeclared)
  }

  @Test func onOneLineAPathSaysWhereADishIs() throws {
    let file = try cast.read(
      "[{\"nombre\":\"Pan\",\"precio\":1,\"tipo\":\"A\"},{\"nombre\":\"\",\"precio\":1,\"tipo\":\"A\"},7]")
    #expect(file.dishes.map(\.place) == ["[0]"])
    #expect(Set(file.refused.map(\.place)) == ["[1]", "[2]"])
    #expect(Set(file.refused.map(\.reason)) == [MenuFilePhrases.nameMissing, MenuFilePhrases.notADish])
  }

  @Test func ourOwnFileHoldsEverything() throws {
    let menu = try cast.menu()
    let json = MenuDocument(entries: menu, currency: .eur, language: .es).json
    let file = try MenuFile(json, currency: .eur, language: .pt, mint: .system)
    #expect(file.refused.isEmpty && file.unread.isEmpty)
    #expect(file.dishes.map(\.entry) == menu)
    #expect(file.dishes.allSatisfy { $0.says == Set(MenuField.allCases) })
    #expect(MenuDocument(entries: file.dishes.map(\.entry), currency: .eur, language: .es).json == json)
  }

  @Test func ourOwnTableHoldsEverythingToo() throws {
    let menu = try cast.menu()
    let csv = MenuDocument(entries: menu, currency: .eur, language: .es).csv()
    let file = try cast.read(csv, language: .pt)
    #expect(file.refused.isEmpty && file.unread.isEmpty)
    #expect(file.dishes.map(\.entry) == menu)
    #expect(MenuDocument(entries: file.dishes.map(\.entry), currency: .eur, language: .es).csv() == csv)
  }

  @Test func whatAnOptionTakesAwayIsFiledWithTheHyphenOfSpreadsheetsAndReadWithAMinus() throws {
    let document = MenuDocument(entries: try cast.menu(), currency: .eur, language: .es)
    for text in [String(decoding: document.json, as: UTF8.self), document.csv()] {
      #expect(text.contains(/-2[.,]50/) && !text.contains("\u{2212}"))
    }
    let option = try #require(try cast.menu()[0].modifiers.first?.options.last)
    #expect(option.price.text(in: .es) == "\u{2212}2,50\u{A0}€")
  }

  @Test func twoDishesOfOneNameComeBackAsTwo() throws {
    var menu = try cast.menu()
    var twin = menu[0]
    twin.id = Mint.system.id(Dish.self).description
    menu.append(twin)
    let json = MenuDocument(entries: menu, currency: .eur, language: .es).json
    let file = try MenuFile(json, currency: .eur, language: .es, mint: .system)
    #expect(file.refused.isEmpty && file.dishes.count == menu.count)
    #expect(MenuChange(file, present: menu, mainly: .es, mint: .system).refused.isEmpty)
  }

  @Test func aCellBeyondTheColumnsIsToldAndNotDropped() throws {
    let file = try cast.read("nombre,precio,tipo,descripcion\nFlan,4.50,Postres,De huevo, con nata\nPan,1,Postres,,\n")
    #expect(file.refused.map(\.reason) == [MenuFilePhrases.tooManyCells])
    #expect(file.dishes.count == 1)
  }

  @Test func aFileOnOneLineThatEndsWithABreakStillSaysWhereADishIs() throws {
    let file = try cast.read(
      "[{\"nombre\":\"Pan\",\"precio\":1,\"tipo\":\"A\"},{\"nombre\":\"Sal\",\"precio\":\"x\",\"tipo\":\"A\"}]\n")
    #expect(file.refused.map(\.place) == ["[1]"])
  }

  @Test(arguments: [
    #"[{"nombre":"B","precio":1e-9223372036854775808,"tipo":"R"}]"#,
    #"[{"nombre":"B","precio":1e9223372036854775807,"tipo":"R"}]"#,
    #"[{"nombre":"B","precio":99999999999999999999999,"tipo":"R"}]"#,
    "nombre,precio,tipo\nB,9223372036854775808,R\n", "name,minorunits,section\nB,1e-9223372036854775808,R\n",
  ])
  func amountsAtTheEndsOfWhatNumbersHoldAreRefused(text: String) throws {
    let file = try cast.read(text)
    #expect(file.dishes.isEmpty && file.refused.count == 1)
  }

  @Test(arguments: [("0", "-9223372036854775808"), ("9223372036854775807", "9223372036854775807"), ("-1", "0")])
  func groupsAtTheEndsOfWhatNumbersHoldAreRefused(minimum: String, maximum: String) throws {
    let group = "{\"name\":\"x\",\"minimum\":\(minimum),\"maximum\":\(maximum),\"options\":[{\"name\":\"a\"}]}"
    let file = try cast.read("[{\"name\":\"B\",\"price\":1,\"section\":\"R\",\"modifiers\":[\(group)]}]")
    #expect(file.dishes.isEmpty && !file.refused.isEmpty)
  }

  @Test func noCellOfTheTableIsAFormula() throws {
    let csv = MenuDocument(entries: try cast.menu(), currency: .eur, language: .es).csv()
    let (columns, _) = try CSV.read(Array(csv.utf8), limit: 10)
    #expect(columns == MenuRecord.columns.titles(in: .en))
    #expect(csv.contains("\"'=Sopa"))
    #expect(!csv.contains(",=") && !csv.contains("\"=") && !csv.contains(",-"))
  }

  @Test(arguments: [
    "Sección;Nombre;Descripción;Precio;Alérgenos;Trazas;Etiquetas;Agotado\nPostres;Flan;De huevo;4,50;Huevo, leche;frutos secos;vegetariano;no",
    "section,name,description,price,contains,may contain,tags,sold out\nPostres,Flan,De huevo,4.50,\"eggs, milk\",tree nuts,vegetarian,no",
    "secção,nome,descrição,preço,alergénios,pode conter,etiquetas,esgotado\nPostres,Flan,De huevo,\"4,50\",ovo; leite,frutos de casca rija,vegetariano,não",
  ])
  func aTableMayBeInAnyOfTheThreeLanguages(text: String) throws {
    let file = try cast.read(text)
    #expect(file.refused.isEmpty && file.unread.isEmpty)
    let entry = try #require(file.dishes.first?.entry)
    #expect(entry.section == LocalizedText(es: "Postres") && entry.name == LocalizedText(es: "Flan"))
    #expect(entry.price.minorUnits == 450)
    #expect(entry.allergens == AllergenDeclaration(contains: [.eggs, .milk], mayContain: [.nuts]))
    #expect(entry.tags == DietTags([.vegetarian]))
  }

  @Test func columnsMaySayTheirLanguage() throws {
    let file = try cast.read("tipo,nombre (es),name english,nome_pt,precio\nPan,Barra,Loaf,Pão,1\n")
    #expect(file.dishes.first?.entry.name == LocalizedText(es: "Barra", en: "Loaf", pt: "Pão"))
  }

  @Test(arguments: [
    ("nombre,precio,price,tipo\nFlan,4,5,Postres", "precio", "price"),
    ("nombre,precio,precio,tipo\nFlan,4,5,Postres", "precio", "precio"),
    ("name,name_es,price,type\nFlan,Flan casero,5,Postres", "name", "name_es"),
    ("nombre,precio,minorUnits,tipo\nFlan,4,500,Postres", "precio", "minorunits"),
    ("nombre,precio,tipo,sin,libre\nFlan,4,Postres,huevo,leche", "sin", "libre"),
  ])
  func twoColumnsOfOneMeaningAreToldAndNoneIsTaken(table: String, one: String, other: String) {
    #expect(throws: Invalid(["file": MenuFilePhrases.oneMeaning(one, other)])) { try cast.read(table) }
  }

  @Test func aDishWithTwoKeysOfOneMeaningIsRefusedWithItsLine() throws {
    let file = try cast.read(
      """
      [
      {"nombre": "Flan", "precio": 4, "price": 5, "tipo": "Postres"},
      {"nombre": "Tarta", "precio": 5, "price": null, "tipo": "Postres"},
      {"nombre": "Pan", "precio": 2, "tipo": "Pan", "allergens": {"contains": ["gluten"], "contiene": ["leche"]}}
      ]
      """)
    #expect(file.dishes.map(\.entry.name[.es]) == ["Tarta"])
    #expect(file.refused.map(\.place) == ["2", "4"])
    #expect(
      file.refused.map(\.reason) == [
        MenuFilePhrases.oneMeaning("precio", "price"), MenuFilePhrases.oneMeaning("contains", "contiene"),
      ])
  }

  @Test func columnsThatMeanNothingAreTold() throws {
    #expect(try cast.read("tipo,nombre,precio,calorias\nA,B,1,200\n").unread == ["calorias"])
    #expect(
      try cast.read("[{\"nombre\":\"A\",\"precio\":1,\"tipo\":\"B\",\"alergeno\":\"leche\"}]").unread == ["alergeno"])
  }

  @Test(arguments: [
    ("Postres,,1,,", MenuFilePhrases.nameMissing), (",Flan,1,,", MenuFilePhrases.sectionMissing),
    ("A,Flan,,,", MenuFilePhrases.priceMissing), ("A,Flan,x,,", Money.Misreading.notANumber.message),
    ("A,Flan,1.999,,", Money.Misreading.ambiguous.message), ("A,Flan,-1,,", Money.Misreading.negative.message),
    ("A,Flan,1,milk; plutonium,", MenuFilePhrases.unknownAllergen("plutonium")),
    ("A,Flan,1,,paleo", MenuFilePhrases.unknownTag("paleo")),
    (
      "A,Flan,1,milk,vegan",
      DietTags([.vegan]).problem(with: AllergenDeclaration(contains: [.milk])) ?? MenuFilePhrases.none
    ),
  ])
  func aWrongRowIsToldWithItsLineAndReason(row: String, reason: Phrase) throws {
    let file = try cast.read("section,name,price,contains,tags\nA,Pan,1,,\n\(row)\n")
    #expect(file.dishes.map(\.place) == ["2"])
    #expect(file.refused.map(\.place) == ["3"])
    #expect(file.refused.map(\.reason) == [reason])
  }

  @Test(arguments: ["lactosa", "wheat", "marisco"])
  func whatIsNarrowerOrWiderThanAnAllergenIsNotTakenForIt(word: String) throws {
    let file = try cast.read("section,name,price,free\nA,Pan,1,\(word)\n")
    #expect(file.refused.map(\.reason) == [MenuFilePhrases.unknownAllergen(word)])
  }

  @Test func everyAllergenAndTagIsReadByItsNameInEachLanguage() {
    for language in Language.allCases {
      let locale = ReaderLocale(language: language, zone: .utc)
      for allergen in Allergen.allCases { #expect(MenuWords.allergen(allergen.name.text(in: locale)) == allergen) }
      for tag in DietTag.allCases { #expect(MenuWords.tag(tag.name.text(in: locale)) == tag) }
    }
  }

  @Test func allergensThatContradictEachOtherAreRefused() throws {
    let file = try cast.read("section,name,price,contains,free\nA,Pan,1,milk,milk\n")
    #expect(file.refused.map(\.reason) == [MenuFilePhrases.contradiction(.milk)])
  }

  @Test func theSameDishTwiceIsRefusedTheSecondTime() throws {
    let file = try cast.read("tipo,nombre,precio\nPostres,Flan,1\nPOSTRES,flán,2\nMenú,Flan,3\n")
    #expect(file.dishes.map(\.place) == ["2", "4"])
    #expect(file.refused.map(\.place) == ["3"])
    #expect(file.refused.first?.reason.inSpanish == "Este plato está repetido (Línea 2).")
    #expect(file.refused.first?.name == "flán")
  }

  @Test func groupsWithTheSameIDMustBeAlike() throws {
    let id: ID<ModifierGroup> = Mint.system.id()
    func dish(_ name: String, _ maximum: Int) -> String {
      """
      {"nombre":"\(name)","precio":1,"tipo":"A","modifiers":[{"id":"\(id)","name":"Con","minimum":0,"maximum":\(maximum),\
      "options":[{"name":"Pan"},{"name":"Sal","price":"0,50"}]}]}
      """
    }
    #expect(try cast.read("[\(dish("x", 1)),\(dish("y", 1))]").refused.count == 0)
    #expect(try cast.read("[\(dish("x", 1)),\(dish("y", 2))]").refused.map(\.reason) == [MenuFilePhrases.groupsDiffer])
  }

  @Test(arguments: [
    ("", BroughtFile.Misreading.empty.message), ("a,b\n1,2\n", MenuFilePhrases.unknownFile),
    ("{\"format\":\"sobremesa-orders\",\"version\":1}", MenuFilePhrases.unknownFile),
    ("{\"format\":\"sobremesa.restaurant.menu\",\"version\":2,\"sections\":[]}", MenuFilePhrases.newer),
    (
      "{\"format\":\"sobremesa.restaurant.menu\",\"version\":1,\"currency\":\"USD\",\"sections\":[]}",
      ImportPhrases.otherCurrency("USD")
    ),
    (
      "{\"format\":\"sobremesa.restaurant.menu\",\"version\":1,\n\"sections\":[{}]}", ImportPhrases.wrongJSON(line: 2)
    ),
    ("[\n{\n]", ImportPhrases.wrongJSON(line: 3)), ("[{\"a\":1,\"a\":2}]", ImportPhrases.repeatedKey("a", line: 1)),
    (String(repeating: "[", count: 40), BroughtFile.Misreading.tooDeep.message),
    ("nombre,precio\n\"open", ImportPhrases.openQuote(2)),
  ])
  func aFileThatCannotBeReadIsRefusedWithAReason(text: String, reason: Phrase) {
    #expect(throws: Invalid(["file": reason])) { try cast.read(text) }
  }

  @Test func bytesThatAreNoTextAreRefused() {
    #expect(throws: Invalid(["file": BroughtFile.Misreading.notUTF8.message])) {
      try MenuFile([0x5B, 0xFF, 0xFE], currency: .eur, language: .es, mint: .system)
    }
  }

  @Test func moreDishesThanAMenuHasAreRefused() {
    let rows = (0...MenuFile.dishLimit).map { "A,Plato \($0),1\n" }.joined()
    #expect(throws: Invalid(["file": ImportPhrases.tooManyRows(MenuFile.dishLimit)])) {
      try cast.read("tipo,nombre,precio\n" + rows)
    }
  }

  @Test func aThousandMangledFilesAreReadOrRefusedWithClearReasons() throws {
    let menu = try cast.menu()
    let document = MenuDocument(entries: menu, currency: .eur, language: .es)
    let seed =
      "[{\"nombre\": \"Pan\", \"descripcion\": \"De trigo\", \"precio\": 2.50, \"tipo\": \"A\"},\n{\"nombre\":\"Sal\",\"precio\":\"1,5\",\"tipo\":\"B\"}]"
    let originals = [document.json, Array(document.csv().utf8), Array(seed.utf8)]
    var random = SeededGenerator(seed: 5)
    for round in 0..<1000 {
      let bytes = mangled(originals[round % originals.count], &random)
      do throws(Invalid) {
        let file = try MenuFile(bytes, currency: .eur, language: .es, mint: .system)
        let change = MenuChange(file, present: menu, mainly: .es, mint: .system)
        for refused in change.refused {
          #expect(!refused.place.isEmpty && refused.reason.written.allSatisfy { !$0.isEmpty })
        }
        #expect((file.dishes + change.added).allSatisfy { $0.entry.problems.isEmpty })
        #expect(change.changed.allSatisfy { $0.entry.problems.isEmpty && !$0.differences.isEmpty })
      } catch {
        #expect(error.messages.keys.elementsEqual(["file"]))
      }
    }
  }

  /// Some bytes changed, dropped, doubled or swapped for signs that mean something.
  private func mangled(_ original: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = original
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: index)
      case 2: bytes[index] = random.pick(Array("\"{}[],:;\\\n-0e.".utf8))
      case 3:
        let end = min(bytes.count, index + Int.random(in: 1...60, using: &random))
        bytes.insert(contentsOf: bytes[index..<end], at: index)
      case 4:
        let extremes = [
          "9223372036854775807", "-9223372036854775808", "1e-9223372036854775808", "1e308", "null", "{}", "[}",
        ]
        bytes.insert(contentsOf: random.pick(extremes.map { Array($0.utf8) }), at: index)
      default: bytes.removeSubrange(index..<min(bytes.count, index + Int.random(in: 1...20, using: &random)))
      }
      if bytes.isEmpty { bytes = [32] }
    }
    return bytes
  }
}
