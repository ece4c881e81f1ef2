import TestKit
import Testing

@testable import Kit

/// What a search of everything finds, and of whom it finds nothing.
@Suite struct EverythingTests {
  /// What things of the sample content are called, by their kinds.
  private static let names: [(app: String, kind: String, name: SQL)] = [
    ("orders", "customer", "SELECT name FROM orders_customer WHERE archive_id IS NULL"),
    ("orders", "product", "SELECT name FROM orders_product WHERE archive_id IS NULL"),
    ("orders", "order", "SELECT code FROM orders_order WHERE trash_id IS NULL"),
    ("pools", "league", "SELECT name FROM pools_league"),
    ("pools", "open pool", "SELECT home_name FROM pools_pool WHERE ending IS NULL AND round_id IS NULL"),
    ("pools", "closed pool", "SELECT home_name FROM pools_pool WHERE ending = 'result' AND round_id IS NULL"),
    ("pools", "match", "SELECT home_name FROM pools_fixture WHERE is_decided = 1"),
    ("pools", "participant", "SELECT name FROM pools_bet WHERE is_paid = 1"),
    ("restaurant", "dish", "SELECT search_key FROM restaurant_dish WHERE trash_id IS NULL"),
    ("restaurant", "table", "SELECT name FROM restaurant_table WHERE trash_id IS NULL"),
    ("shopping", "list", "SELECT name FROM shopping_list WHERE trash_id IS NULL"),
    ("shopping", "item", "SELECT name FROM shopping_item WHERE is_bought = 0"),
    ("shopping", "good", "SELECT name FROM shopping_good WHERE trash_id IS NULL"),
    ("wines", "written by hand", "SELECT name FROM wines_house_wine WHERE trash_id IS NULL"),
    ("wines", "bottles", "SELECT place FROM wines_cellar_lot WHERE place <> ''"),
    ("wines", "selection", "SELECT name FROM wines_selection WHERE trash_id IS NULL"),
  ]

  private func search(_ words: String, as member: TestMember) async throws -> TestPage {
    try await member.get(SearchScreen.path().with("q", words)).page
  }

  /// What was found in an app, without the ways to its tabs.
  private func things(_ page: TestPage, in app: String, of space: ID<Space>) -> [TestRow] {
    let places = Set(page.root.all(".places a").compactMap { $0["href"] })
    return page.rows.filter { row in
      guard let link = row.opens, !places.contains(link) else { return false }
      return link.hasPrefix("/s/\(space)/\(app)/")
    }
  }

  /// A wine of all spaces, or the way to more of them.
  private func isOfCatalogue(_ row: TestRow) -> Bool {
    ["/wines/bottles/", "/wines/lists/all"].contains { (row.opens ?? "").contains($0) }
  }

  @Test func aThingOfEachKindIsFoundByItsName() async throws {
    let marta = try await TestHouse().settled()
    for (app, kind, name) in Self.names {
      let name = try #require(try await UndoExamples.values(name, marta).first, "\(kind)")
      let words = name.split(separator: " ").prefix(2).joined(separator: " ")
      let found = things(try await search(words, as: marta), in: app, of: marta.space)
      #expect(!found.isEmpty, "\(kind): \(words)")
      for row in found {
        let page = try #require(row.opens?.split(separator: "#").first)
        #expect(try await marta.browser.get(String(page)).status == 200, "\(kind): \(words), \(row.title)")
      }
    }
    #expect(try await !things(search("rioja", as: marta), in: "wines", of: marta.space).isEmpty)
  }

  @Test func whoMayNotUseAnAppFindsNothingOfItNorWhatHappenedThere() async throws {
    let marta = try await TestHouse().settled()
    for app in marta.home.house.apps {
      let others = marta.home.house.apps.map(\.id).filter { $0 != app.id }
      let luis = try await marta.home.member("Luis without \(app.id)", of: marta.space)
      _ = try await marta.home.house.accounts.change { transaction in
        try transaction.connection.run(
          "UPDATE kit_member SET apps = \(others.joined(separator: " ")) WHERE person_id = \(luis.person.id)")
      }
      for (owner, kind, name) in Self.names where owner == app.id {
        let name = try #require(try await UndoExamples.values(name, marta).first)
        let page = try await search(name, as: luis)
        #expect(things(page, in: app.id, of: marta.space).isEmpty, "\(kind): \(name)")
        #expect(page.links.allSatisfy { !$0.address.contains("/activity?app=\(app.id)") }, "\(kind): \(name)")
      }
      #expect(try await things(search("rioja", as: luis), in: "wines", of: marta.space).isEmpty == (app.id == "wines"))
      // Nor is anything of it offered to be made.
      let offered = try await luis.get(AccountPaths.springboard()).page.links.map(\.address)
      #expect(offered.allSatisfy { !$0.contains("/\(app.id)/") } && offered.contains { $0.hasSuffix("/new") })
    }
  }

  @Test func nothingOfAnotherSpaceIsFound() async throws {
    let marta = try await TestHouse().settled()
    let ana = try await marta.home.owner("Quentin")
    for (app, kind, name) in Self.names where kind != "dish" {
      let name = try #require(try await UndoExamples.values(name, marta).first)
      let page = try await search(name, as: ana)
      let own = things(page, in: app, of: ana.space).filter { !isOfCatalogue($0) }
      #expect(own.isEmpty, "\(kind): \(name)")
      #expect(page.links.allSatisfy { !$0.address.contains(marta.space.description) })
    }
    #expect(try await search("Marta", as: ana).texts(of: ".group-title").contains("People") == false)
  }

  @Test func nothingInTheTrashIsFound() async throws {
    let marta = try await TestHouse().settled()
    var named: [(app: String, kind: String, name: String)] = []
    for (app, kind, name) in Self.names where kind != "participant" {
      named.append((app, kind, try #require(try await UndoExamples.values(name, marta).first)))
    }
    let apps = marta.home.house.apps
    try await marta.change { transaction in
      for table in apps.flatMap(\.tables) where table.hasTrash {
        try transaction.run(
          "UPDATE \(table.sql) SET trash_id = \(transaction.mint.uuid().text) WHERE space_id = \(transaction.space.id)")
      }
    }
    for (app, kind, name) in named {
      let found = things(try await search(name, as: marta), in: app, of: marta.space)
        .filter { !isOfCatalogue($0) }
      #expect(found.isEmpty, "\(kind): \(name): \(found.map(\.title))")
    }
  }

  @Test func theMembersAndWhatTheyDidAreFound() async throws {
    let marta = try await TestHouse().settled()
    let luis = try await marta.home.member("Íñigo Núñez", of: marta.space)
    let address = marta.address(AccountPaths.member(luis.person.id))
    #expect(try await search("inigo nun", as: marta).rows.map(\.opens).contains(address))
    // Who runs nothing here sees what they did.
    let record = luis.address(RecordPaths.activity().with("person", luis.person.id.description))
    #expect(try await search("inigo", as: luis).rows.map(\.opens).contains(record))
    _ = try await luis.post(
      Link(inSpace: "/shopping/lists/new"),
      [
        ("id", marta.home.house.mint.uuid().text), ("name", "Romería"),
      ])
    let page = try await search("romeria", as: marta)
    #expect(page.texts(of: ".group-title").contains("Activity"))
    #expect(page.links.contains { $0.address.contains("/activity?app=shopping&day=") })
  }

  @Test func whatSomebodyNotedForThemselvesIsFoundByThemAlone() async throws {
    let marta = try await TestHouse().settled()
    let luis = try await marta.home.member(of: marta.space)
    try await marta.change {
      try $0.run("UPDATE wines_own_tasting SET note = 'Zarzaparrilla' WHERE space_id = \($0.space.id)")
      try $0.run("DELETE FROM wines_shared_tasting WHERE space_id = \($0.space.id)")
    }
    #expect(
      try await things(search("zarzaparrilla", as: marta), in: "wines", of: marta.space).map(\.subtitle).contains(
        "Zarzaparrilla"))
    #expect(try await !search("zarzaparrilla", as: luis).words.contains("Zarzaparrilla"))
    try await marta.change {
      try $0.run(
        """
        INSERT INTO wines_shared_tasting (tasting_id, space_id, person_id)
        SELECT id, space_id, person_id FROM wines_own_tasting WHERE space_id = \($0.space.id)
        """)
    }
    #expect(try await search("zarzaparrilla", as: luis).words.contains("Zarzaparrilla"))
  }

  @Test func theSpringboardFindsTheSameInTheTongueOfWhoLooks() async throws {
    for (language, nothing) in [
      (Language.es, "No se ha encontrado nada"), (.en, "Nothing found"), (.pt, "Nada encontrado"),
    ] {
      let marta = try await TestHouse().settled(language: language)
      let name = try #require(try await UndoExamples.values("SELECT name FROM orders_customer", marta).first)
      let home = try await marta.get(AccountPaths.springboard().with("q", name)).page
      #expect(home.field("q")?.value == name)
      #expect(home.rows.map(\.opens) == (try await search(name, as: marta)).rows.map(\.opens))
      #expect(try await marta.get(AccountPaths.springboard().with("q", "xyzzyx")).text.contains(nothing))
      for words in ["", " ", "…", "?!"] {
        #expect(
          try await !marta.get(AccountPaths.springboard().with("q", words)).page.root.all(".springboard-app").isEmpty)
      }
    }
  }

  @Test func manyThingsAreSearchedInAsManyStatementsAsFew() async throws {
    let few = try await statements(samples: 2)
    let many = try await statements(samples: 9)
    for (words, count) in many {
      #expect(count <= few[words, default: 0], "\(words)")
      #expect(count <= 60, "\(words)")
    }
  }

  /// How many statements each of these takes, where the sample content is there so often.
  private func statements(samples: Int) async throws -> [String: Int] {
    let marta = try await TestHouse().settled()
    for _ in 1..<samples {
      try await marta.change { transaction in
        for app in marta.home.house.apps { try app.addSample(in: .en, to: transaction) }
      }
    }
    var counts: [String: Int] = [:]
    for words in ["a", "an", "anna", "bread milk", "xyzzyx"] {
      _ = try await search(words, as: marta)
      let before = marta.home.counted.queries
      _ = try await search(words, as: marta)
      counts[words] = marta.home.counted.queries - before
    }
    return counts
  }
}
