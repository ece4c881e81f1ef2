import Kit
import TestKit
import Testing

@testable import Restaurant

@Suite struct AllergenTests {
  @Test func thereAreTheFourteenOfTheAnnexInItsOrder() {
    #expect(Allergen.allCases.map(\.number) == Array(1...14))
    #expect(
      Allergen.allCases.map(\.rawValue).joined(separator: " ") == """
        gluten crustaceans eggs fish peanuts soybeans milk nuts celery mustard sesame sulphites lupin molluscs
        """)
  }

  @Test func eachHasANameOfItsOwnInEachLanguage() {
    for language in Language.allCases {
      let names = Allergen.allCases.map { $0.name.text(in: ReaderLocale(language: language, zone: .utc)) }
      #expect(Set(names).count == 14)
      #expect(names.allSatisfy { $0.first?.isUppercase == true })
    }
  }

  @Test func aNewDishDeclaresNothing() {
    let declaration = AllergenDeclaration()
    #expect(Allergen.allCases.allSatisfy { declaration[$0] == .undeclared })
    #expect(declaration.summary.inEnglish == "Allergens not declared: please ask us.")
    #expect(declaration.stored.isEmpty)
  }

  @Test func eachAllergenIsDeclaredWithoutTouchingTheOthers() {
    for allergen in Allergen.allCases {
      for presence in AllergenPresence.allCases {
        var declaration = AllergenDeclaration(free: Set(Allergen.allCases))
        declaration[allergen] = presence
        #expect(declaration[allergen] == presence)
        #expect(Allergen.allCases.filter { declaration[$0] != .free }.allSatisfy { $0 == allergen })
      }
    }
  }

  @Test func whatIsNotDeclaredIsNeverFree() {
    let declaration = AllergenDeclaration(contains: [.milk], free: [.eggs])
    #expect(declaration.verdict(for: [.fish], toleratingTraces: true).undeclared == [.fish])
    #expect(!declaration.isSafe(for: [.fish], toleratingTraces: true))
    #expect(declaration.isSafe(for: [.eggs], toleratingTraces: false))
  }

  @Test func aVerdictSaysWhichOnesAreInItMayBeInItAndAreNotDeclared() {
    let declaration = AllergenDeclaration(contains: [.milk, .gluten], mayContain: [.nuts], free: [.soybeans])
    let verdict = declaration.verdict(for: [.milk, .nuts, .soybeans, .fish], toleratingTraces: false)
    #expect(verdict.contains == [.milk])
    #expect(verdict.mayContain == [.nuts])
    #expect(verdict.undeclared == [.fish])
    #expect(verdict.reason?.inEnglish == "Contains milk. May contain tree nuts. Not declared: fish.")
    #expect(declaration.verdict(for: [.soybeans], toleratingTraces: false).reason == nil)
  }

  @Test func onlyWhoToleratesTracesMayHaveWhatMayContainThem() {
    let declaration = AllergenDeclaration(mayContain: [.nuts])
    #expect(!declaration.isSafe(for: [.nuts], toleratingTraces: false))
    #expect(declaration.isSafe(for: [.nuts], toleratingTraces: true))
  }

  @Test func theSummaryOwnsUpToWhatIsMissing() {
    let some = AllergenDeclaration(contains: [.fish, .milk, .eggs], mayContain: [.celery])
    #expect(
      some.summary.inSpanish
        == "Contiene huevo, pescado y leche. Puede contener apio. Los demás, sin declarar.")
    let none = AllergenDeclaration(free: Set(Allergen.allCases))
    #expect(none.summary.inEnglish == "Free from all fourteen allergens.")
    var almost = none
    (almost[.nuts], almost[.sesame]) = (.undeclared, .undeclared)
    #expect(almost.summary.inEnglish == "Not declared: tree nuts and sesame.")
    var all = none
    all[.lupin] = .contains
    #expect(all.summary.written == ["Contiene altramuces.", "Contains lupin.", "Contém tremoço."])
  }

  @Test func storedAndReadItIsTheSame() {
    var random = SeededGenerator(seed: 14)
    for _ in 0..<200 {
      var declaration = AllergenDeclaration()
      for allergen in Allergen.allCases { declaration[allergen] = random.pick(AllergenPresence.allCases) }
      #expect(AllergenDeclaration(stored: declaration.stored) == declaration)
    }
    #expect(AllergenDeclaration(contains: [.milk], mayContain: [.nuts], free: [.fish]).stored == "-fish +milk ?nuts")
  }

  @Test(arguments: ["milk", "+water", "+milk -milk", "*milk", "+"])
  func whatNobodyStoredIsNotRead(stored: String) {
    #expect(AllergenDeclaration(stored: stored) == nil)
  }
}

@Suite struct EnumerationTests {
  @Test func severalThingsAreJoinedAsEachLanguageDoes() {
    #expect(Enumeration([Allergen.milk.inSentence]).written == ["leche", "milk", "leite"])
    #expect(
      Enumeration([Allergen.milk, .eggs, .fish].map(\.inSentence)).written
        == ["leche, huevo y pescado", "milk, eggs and fish", "leite, ovo e peixe"])
  }

  @Test func spanishSaysEBeforeTheSoundI() {
    func joined(_ last: String) -> String {
      Enumeration([Phrase(verbatim: "pan"), Phrase(verbatim: last)]).inSpanish
    }
    #expect(joined("higos") == "pan e higos")
    #expect(joined("infusión") == "pan e infusión")
    #expect(joined("hielo") == "pan y hielo")
    #expect(joined("yogur") == "pan y yogur")
  }
}
