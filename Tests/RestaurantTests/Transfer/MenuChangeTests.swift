import Kit
import Testing

@testable import Restaurant

@Suite struct MenuChangeTests {
  private let cast = FileCast()

  private func change(_ text: String, _ present: [MenuEntry]) throws -> MenuChange {
    MenuChange(try cast.read(text), present: present, mainly: .es, mint: .system)
  }

  @Test func theMenusOwnExportChangesNothing() throws {
    let menu = try cast.menu()
    let document = MenuDocument(entries: menu, currency: .eur, language: .es)
    for text in [String(decoding: document.json, as: UTF8.self), document.csv()] {
      let change = try change(text, menu)
      #expect(change.isEmpty && change.refused.isEmpty && change.missing.isEmpty)
      #expect(change.unchanged == menu)
    }
  }

  @Test func whatTheMenuDoesNotKnowIsNewAndWhatTheFileLacksStays() throws {
    let menu = try cast.menu()
    let change = try change("tipo,nombre,precio\nPostres,Flan,4\n", menu)
    #expect(change.added.map(\.entry.name) == [LocalizedText(es: "Flan")])
    #expect(change.missing == menu)
  }

  @Test func aDishIsFoundByItsFoldedNameInItsSectionInAnyLanguage() throws {
    let change = try change("section,name,price\nstarters,NOQUIS,13\n", try cast.menu())
    #expect(change.changed.count == 1)
    let changed = try #require(change.changed.first)
    #expect(changed.entry.id == changed.present.id)
    let price = try #require(changed.differences.first { $0.field == MenuField.price.title })
    #expect(price.before.inSpanish == "12,50\u{A0}€")
    #expect(price.after.inSpanish == "13,00\u{A0}€")
  }

  @Test func onlyWhatTheFileSpeaksOfChanges() throws {
    let menu = try cast.menu()
    let change = try change("tipo,nombre,precio\nEntrantes,\"=Sopa, \"\"fría\"\"\",7\n", menu)
    let changed = try #require(change.changed.first)
    #expect(changed.differences.map(\.field) == [MenuField.price.title])
    #expect(changed.entry.allergens == menu[0].allergens)
    #expect(changed.entry.name[.en] == "'Soup")
    #expect(changed.entry.modifiers == menu[0].modifiers && changed.entry.isSoldOut)
  }

  @Test func anIDFindsADishUnderAnotherName() throws {
    let menu = try cast.menu()
    let id = try #require(menu[1].id)
    let change = try change("id,tipo,nombre,precio,agotado\n\(id),Entrantes,Gnocchi,12.50,sí\n", menu)
    let changed = try #require(change.changed.first)
    #expect(changed.differences.map(\.field) == [MenuField.name, .soldOut].map(\.title))
    #expect(changed.differences[0].before.inEnglish == "Ñoquis")
    #expect(changed.differences[1].after.written == ["Sí", "Yes", "Sim"])
  }

  @Test func anIDOfAnotherMenuIsNotTaken() throws {
    let id: ID<MenuEntry> = Mint.system.id()
    let change = try change("id,tipo,nombre,precio\n\(id),A,B,1\n", try cast.menu())
    #expect(change.added.map(\.entry.id) == [nil])
  }

  @Test func twoRowsForOneDishAreNotBothTaken() throws {
    let menu = try cast.menu()
    let id = try #require(menu[1].id)
    let change = try change("id,tipo,nombre,precio\n\(id),Entrantes,Gnocchi,11\n,Entrantes,Ñoquis,12\n", menu)
    #expect(change.changed.count == 1)
    #expect(change.refused.map(\.place) == ["3"])
  }

  @Test func aChangeThatContradictsWhatStaysIsRefused() throws {
    let change = try change("tipo,nombre,precio,etiquetas\nEntrantes,Ñoquis,12.50,vegano\n", try cast.menu())
    #expect(change.isEmpty)
    #expect(
      change.refused.first?.reason.inSpanish.hasPrefix(
        "El archivo y la carta no concuerdan. Un plato vegano no puede contener leche.") == true)
  }

  @Test func optionsWithoutIDsKeepThoseThatTheMenuHas() throws {
    let menu = try cast.menu()
    let text = """
      [{"tipo": "Entrantes", "nombre": "Ñoquis", "precio": 12.5, "modifiers": [{"name": "Size", "minimum": 1, "maximum": 1,
        "options": [{"name": "Entera"}, {"name": "Doble", "price": 3}]}]}]
      """
    let changed = try #require(try change(text, menu).changed.first)
    let (before, after) = (menu[1].modifiers[0], try #require(changed.entry.modifiers.first))
    #expect(changed.differences.map(\.field) == [MenuField.modifiers.title])
    #expect(after.options.map { $0.name[.es] } == ["Entera", "Doble"])
    // The other dish that asks the same question still asks it as before.
    #expect(after.id != before.id)
    let alone = try #require(try change(text, [menu[1]]).changed.first?.entry.modifiers.first)
    #expect(alone.id == before.id && alone.options[0].id == before.options[0].id)
    #expect(alone.options[1].id != before.options[1].id)
  }

  @Test func aSharedGroupThatChangesForAllOfItsDishesStaysShared() throws {
    var menu = try cast.menu()
    let json = { (menu: [MenuEntry]) in
      String(decoding: MenuDocument(entries: menu, currency: .eur, language: .es).json, as: UTF8.self)
    }
    let before = menu
    for index in 0..<2 { menu[index].modifiers[0].options[0].price = Money(minorUnits: 100, currency: .eur) }
    let groups = try change(json(menu), before).changed.map { $0.entry.modifiers }
    #expect(groups == [menu[0].modifiers, menu[1].modifiers])
  }

  @Test func groupsOfAnotherMenuGetIDsOfTheirOwnAndStayShared() throws {
    let menu = try cast.menu()
    let json = String(
      decoding: MenuDocument(entries: menu, currency: .eur, language: .es).json, as: UTF8.self)
    let groups = try change(json, []).added.flatMap(\.entry.modifiers)
    #expect(groups.count == 2 && groups[0] == groups[1])
    #expect(groups[0].id != menu[0].modifiers[0].id)
    #expect(Set(groups[0].options.map(\.id)).isDisjoint(with: menu[0].modifiers[0].options.map(\.id)))
  }

  @Test func aTextAddedInAnotherLanguageShowsWhich() throws {
    let change = try change("tipo,nombre,nombre_en,precio\nEntrantes,Ñoquis,Gnocchi,12.50\n", try cast.menu())
    let difference = try #require(change.changed.first?.differences.first)
    #expect(difference.before.inEnglish == "[en] —")
    #expect(difference.after.inEnglish == "[en] Gnocchi")
  }
}
