import TestKit
import Testing

@testable import Kit

/// An action that programs do as well, and where its form is posted to.
struct TwofoldAction: Sendable {
  let door: ActionDoor
  /// Of the page's route.
  let pattern: String
  let tables: [SpaceTable]

  var name: String { door.action.name }

  /// All that there are, what takes something away last.
  static func all(in home: TestHouse) -> [TwofoldAction] {
    let routes = home.house.routes.all
    let doors: [String: ActionDoor] = routes.reduce(into: [:]) { doors, route in
      guard case .action(let door)? = route.door, let pattern = route.patternInSpace else { return }
      doors["/s/:space\(pattern)"] = door
    }
    return RouteMap(home).changes.compactMap { route in
      guard route.audience != .token, let door = doors[route.pattern] else { return nil }
      let app = home.house.apps.first { door.action.name.hasPrefix("\($0.id).") }
      return TwofoldAction(
        door: door, pattern: route.pattern, tables: app?.tables ?? home.house.apps.flatMap(\.tables))
    }
  }
}

/// Two houses from the same bytes: in the one people do by its pages what a program does by JSON in the other.
struct TwinHouses {
  /// What became of a draft.
  struct Outcome {
    let draft: TwofoldDraft
    let address: String
    let typed: TestAnswer
    let said: TestAnswer
    /// Rows that one has and the other hasn't.
    let differences: [String]

    var isTaken: Bool { (200..<400).contains(said.status) }

    /// Whether the page leads on and says what came too late, where a program is refused and nothing is stored.
    var isTooLate: Bool { mayBeTooLate && (typed.status, said.status) == (303, 409) }
    let mayBeTooLate: Bool

    /// Whether both take it, or neither does. What a page cannot send without a tick is malformed there, and missing in a document.
    var isAnsweredAlike: Bool {
      let isTyped = (200..<400).contains(typed.status)
      let isRefusedAlike = typed.status == said.status || (typed.status, said.status) == (400, 422)
      return isTyped == isTaken && (isTaken || isRefusedAlike)
    }
  }

  /// What the kitchen has got further with, and bets on what has begun.
  private static let mayBeTooLate: Set<String> = [
    "restaurant.ticket.advance", "restaurant.ticket.advance-line", "pools.round.bet", "pools.round.write",
  ]
  private static let zone = Zone("Europe/Madrid")!

  private let furnished: FurnishedHouse
  private let language: Language
  private let people: TestHouse
  private let programs: TestHouse
  private let browser: TestBrowser
  private let program: TestProgram
  /// The ids that both have.
  private var known: Set<String>
  /// The number of the line of activity up to which both are known to be alike.
  private var sequence: Int64

  init(_ furnished: FurnishedHouse, in language: Language) async throws {
    (self.furnished, self.language) = (furnished, language)
    (people, programs) = (try await furnished.copy(language), try await furnished.copy(language))
    (browser, program) = (furnished.browser(in: people, language), furnished.program(in: programs))
    (known, sequence) = (furnished.ids, furnished.sequence)
  }

  /// Fills in a form of the action as it is shown now, and sends it to the one and says the same to the other.
  /// - Returns: `nil` where no page shows one any more that both could be told.
  mutating func send(_ action: TwofoldAction, _ generator: inout SeededGenerator) async throws -> Outcome? {
    for offer in furnished.offers[action.pattern, default: []].shuffled(using: &generator) {
      for home in [people, programs] { home.clock.advance(by: .seconds(1)) }
      guard let form = try await shown(offer) else { continue }
      var drafting = Drafting(
        action.door, in: language, Self.zone, known: known, elsewhere: furnished.values, generator)
      let (draft, next) = drafting.draft(form, offersTheSame: !offer.page.contains("?"))
      generator = next
      guard let draft else { continue }
      return try await send(draft, to: form.action, action)
    }
    return nil
  }

  /// The form as its page shows it now, or as one begins anew.
  private func shown(_ offer: Offer) async throws -> TestForm? {
    for address in [offer.page, furnished.beginnings[offer.page]].compactMap(\.self) {
      var answer = try await browser.get(address)
      if let location = answer.location { answer = try await browser.get(location) }
      guard answer.status == 200, answer.text.hasPrefix("<!doctype") else { continue }
      let page = try answer.page
      let forms = (page.forms + page.swipes).filter { $0.action == offer.form.action && $0.element["method"] == "post" }
      if let form = forms.first(where: { Offer(form: $0, page: offer.page).id == offer.id }) ?? forms.first {
        return form
      }
    }
    return nil
  }

  private mutating func send(
    _ draft: TwofoldDraft, to address: String, _ action: TwofoldAction
  ) async throws -> Outcome {
    // What the page has minted is of another moment than what comes of it.
    for home in [people, programs] { home.clock.advance(by: .seconds(1)) }
    let browser = browser
    let (typed, first) = try await people.counted.changes { try await browser.post(address, draft.typed) }
    let door = "/api/spaces\(address.dropFirst("/s".count).prefix { $0 != "?" && $0 != "#" })"
    let program = program
    let (said, second) = try await programs.counted.changes { try await program.say(draft.json, to: door) }
    known.formUnion(draft.ids)
    let changed = Self.changed(first + second, of: action.tables)
    let differences = first.isEmpty && second.isEmpty ? [] : try await differences(in: changed, after: sequence)
    sequence = try await people.database.read { connection in
      try connection.value("SELECT MAX(sequence) AS last FROM kit_activity") ?? 0
    }
    return Outcome(
      draft: draft, address: address, typed: typed, said: said, differences: differences,
      mayBeTooLate: Self.mayBeTooLate.contains(action.name))
  }

  /// The tables in which statements have changed something. What is deleted may take rows of others along.
  private static func changed(_ statements: [String], of tables: [SpaceTable]) -> [SpaceTable] {
    let words = statements.map { $0.split(separator: " ", maxSplits: 3) }
    let names = Set(words.compactMap { $0.first == "UPDATE" ? $0.dropFirst().first : $0.dropFirst(2).first })
    let deleted = Set(words.filter { $0.first == "DELETE" }.compactMap { $0.dropFirst(2).first })
    if tables.contains(where: { deleted.contains($0.name[...]) }) { return tables }
    return tables.filter { names.contains($0.name[...]) }
  }

  /// What one of the houses has and the other hasn't, without the ids that each mints.
  /// - Parameters:
  ///   - tables: all unless said otherwise.
  ///   - sequence: after which activity is looked at.
  func differences(in tables: [SpaceTable]? = nil, after sequence: Int64 = 0) async throws -> [String] {
    let tables = tables ?? people.house.apps.flatMap(\.tables)
    let left = try await rows(of: people, tables, after: sequence)
    let right = try await rows(of: programs, tables, after: sequence)
    guard left != right else { return [] }
    let changes = right.difference(from: left)
    let (typed, said) = (alike(changes.removals), alike(changes.insertions))
    return said.difference(from: typed).map { change in
      switch change {
      case .insert(_, let row, _): "by JSON alone: \(row)"
      case .remove(_, let row, _): "by the form alone: \(row)"
      }
    }
  }

  /// Stands between the columns of a row that is told.
  private static let gap: Character = "\u{1F}"
  /// By which program something was done; and what is made with a secret of the house's, or of that.
  private static let left: [String: Set<String>] = [
    "kit_activity": ["via"], "pools_entry": ["commitment", "hash", "previous"],
  ]

  private func rows(of home: TestHouse, _ tables: [SpaceTable], after sequence: Int64) async throws -> [String] {
    let known = known
    let asked: [(name: String, sql: SQL, left: Set<String>)] =
      (tables.map { ($0.name, $0.sql, $0.secrets) }
      + [("kit_activity", "kit_activity WHERE sequence > \(sequence)", [])])
      .map { ($0.0, $0.1, $0.2.union(Self.left[$0.0] ?? [])) }
    return try await home.database.read { connection in
      try asked.flatMap { table in
        try connection.rows("SELECT * FROM \(table.sql)").map { row in
          var told = table.name
          for column in row.columns where !table.left.contains(column.name) {
            told.append(Self.gap)
            told += column.name
            told += "="
            told += Self.told(column.value, known)
          }
          return told
        }
      }.sorted()
    }
  }

  private static func told(_ value: SQLValue, _ known: Set<String>) -> String {
    switch value {
    case .null: "-"
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .text(let text): ID<Action>(text) == nil || known.contains(text) ? text : "*"
    case .blob(let bytes): Digest.hex(bytes)
    }
  }

  /// Without the ids within what is told, such as what a line of activity keeps to be taken back, and however its members stand.
  private func alike(_ changes: [CollectionDifference<String>.Change]) -> [String] {
    changes.map { change in
      switch change {
      case .insert(_, let row, _), .remove(_, let row, _): alike(row)
      }
    }.sorted()
  }

  private func alike(_ row: String) -> String {
    let columns = row.split(separator: Self.gap).map { column in
      let place = column.firstIndex(of: "=").map { column.index(after: $0) } ?? column.endIndex
      return "\(column[..<place])\(Self.ordered(String(column[place...])))"
    }
    return columns.joined(separator: " ").replacing(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/) {
      known.contains(String($0.output)) ? String($0.output) : "*"
    }
  }

  private static func ordered(_ text: String) -> String {
    guard let first = text.first, "{[".contains(first) else { return text }
    do {
      return String(decoding: try JSONReader.read(text).value.bytes, as: UTF8.self)
    } catch {
      // Somebody's own words.
      return text
    }
  }
}
