import Foundation
import HTTPTypes
import Kit
import TestKit
import Testing

@testable import Kit

/// One declaration, two doors: what people type into a page and what a program says in JSON leaves the same rows.
@Suite struct FormAndJSONTests {
  /// So many drafts of each action in each of three languages: a sample here, more than 2,000 of each action in a long run.
  private static let drafts = ProcessInfo.processInfo.environment["SOBREMESA_LONG"] == nil ? 6 : 700

  /// What asks for no other thing than those that the sample content has, and is on a page of it. Goods are left out: the house mints their
  /// ids, so that two houses have none in common.
  private static let actions = [
    "shopping.list.add", "shopping.list.rename", "shopping.item.add", "shopping.item.change", "shopping.item.correct",
    "shopping.item.buy", "shopping.category.add", "shopping.category.change",
    "orders.customer.add", "orders.customer.change", "orders.product.add", "orders.product.change", "orders.order.move",
    "pools.league.add", "restaurant.section.add", "restaurant.section.change", "restaurant.table.add",
    "restaurant.table.rename", "wines.selection.add",
  ]

  @Test(arguments: Language.allCases)
  func theSameDraftLeavesTheSameRows(language: Language) async throws {
    let (people, programs) = (
      try await TestHouse().settled(language: language), try await TestHouse().settled(language: language)
    )
    let crawl = try await Crawl(people)
    let program = try await programs.ownProgram()
    _ = try await people.ownProgram()
    var generator = SeededGenerator(seed: 1_123)
    for name in Self.actions {
      let pattern = try #require(people.home.house.routes.all.first { $0.action?.name == name }?.pattern)
      let action = try #require(people.home.house.routes.all.first { $0.action?.name == name }?.action)
      let forms = crawl.offers.values.map(\.form).filter {
        crawl.route(of: $0.action, method: .post)?.pattern == pattern
      }
      let form = try #require(forms.max { $0.action < $1.action }, "\(name)")
      let offer = try #require(crawl.offers.values.filter { $0.form.action == form.action }.map(\.page).sorted().first)
      var taken = 0
      // Some by chance say what is refused; of each action something is taken.
      var refusal = ""
      for number in 0..<(10 * Self.drafts) where number < Self.drafts || taken == 0 {
        let draft = Draft(of: action, in: language, &generator)
        // The page as it stands now, with what it shows.
        let page = try await people.browser.get(offer).page
        let shown = (page.forms + page.swipes).first { $0.action == form.action } ?? form
        for home in [people.home, programs.home] { home.clock.advance(by: .seconds(2)) }
        let typed = try await people.browser.submit(shown, typing: draft.typed)
        let address = "/api/spaces\(form.action.dropFirst("/s".count).prefix { $0 != "?" })"
        let said = try await program.say(draft.document, to: address)
        let context: Comment = "\(name) \(draft.document) \(said.text)"
        #expect((200..<400).contains(typed.status) == (200..<400).contains(said.status), context)
        if (200..<400).contains(said.status) {
          taken += 1
        } else {
          #expect(typed.status == said.status, context)
          refusal = said.text
        }
        let known = draft.ids
        let (left, right) = (try await rows(of: people, action, known), try await rows(of: programs, action, known))
        #expect(Set(left).symmetricDifference(right).sorted() == [], context)
        #expect(left.count == right.count, context)
      }
      #expect(taken > 0, "\(name) took nothing: \(refusal)")
    }
  }

  /// All rows of the action's app, without the ids that the house mints.
  private func rows(of member: TestMember, _ action: Action, _ known: Set<String>) async throws -> [String] {
    let app = try #require(member.home.house.apps.first { action.name.hasPrefix("\($0.id).") })
    return try await member.home.database.read { connection in
      try app.tables.flatMap { table in
        try connection.rows("SELECT * FROM \(table.sql)").map { row in
          let columns = row.columns.filter { !table.secrets.contains($0.name) }.map {
            "\($0.name)=\(Self.told($0.value, known))"
          }
          return "\(table.name) \(columns.sorted().joined(separator: " "))"
        }
      }.sorted()
    }
  }

  private static func told(_ value: SQLValue, _ known: Set<String>) -> String {
    guard case .text(let text) = value else { return "\(value)" }
    return ID<Action>(text) == nil || known.contains(text) ? text : "*"
  }

  /// The same said twice: as people type it, and as programs write it.
  private struct Draft {
    private(set) var typed: [String: String] = [:]
    private(set) var ids: Set<String> = []
    private var members: [String: JSONNode.Value] = [:]

    /// With what is said to be nothing.
    var document: String {
      String(decoding: JSONNode.Value.object(members.mapValues { JSONNode($0, line: 0) }).bytes, as: UTF8.self)
    }

    init(of action: Action, in language: Language, _ generator: inout SeededGenerator) {
      for input in action.asked { say(input, language, &generator) }
    }

    private mutating func say(_ input: Action.Input, _ language: Language, _ generator: inout SeededGenerator) {
      if !input.isRequired, Bool.random(using: &generator) {
        typed[input.name] = ""
        members[input.name] = JSONNode.Value.null
        return
      }
      switch input.kind {
      case _ where input == .newID:
        let id = UUIDText(at: TestClock.start, random: (generator.next(), generator.next())).text
        ids.insert(id)
        both(input, id)
      case .text:
        let text = Int.random(in: 0..<4, using: &generator) == 0 ? generator.text() : generator.pick(Self.words)
        // What JSON cannot hold in a text it says by an escape; the signs are the same.
        both(input, text)
      case .choice(let values): both(input, generator.pick(values))
      case .yesNo:
        let answer = Bool.random(using: &generator)
        typed[input.name] = answer ? "yes" : "no"
        members[input.name] = .bool(answer)
      case .money, .decimal:
        let (whole, cents) = (Int.random(in: 0...1_200, using: &generator), Int.random(in: 0...99, using: &generator))
        let fraction = cents < 10 ? "0\(cents)" : "\(cents)"
        typed[input.name] = "\(whole)\(language == .en ? "." : ",")\(fraction)"
        members[input.name] = .text("\(whole).\(fraction)")
      case .whole(let range):
        let number = Int.random(in: range.lowerBound...min(range.upperBound, range.lowerBound + 40), using: &generator)
        typed[input.name] = String(number)
        members[input.name] = .number(String(number))
      case .day:
        both(input, TestClock.start.day(in: .utc).adding(days: -Int.random(in: 0...400, using: &generator)).description)
      default:
        // Left empty by both.
        typed[input.name] = ""
        members[input.name] = JSONNode.Value.null
      }
    }

    private mutating func both(_ input: Action.Input, _ text: String) {
      typed[input.name] = text
      members[input.name] = .text(text)
    }

    private static let words = ["Pan de molde", "Ñoquis", "2 kg tomates", "leche", "19", "Ana", "a & b", "“x”"]
  }
}
