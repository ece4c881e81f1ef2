import Kit
import TestKit
import Testing

/// One way to use one form that a page holds: what is typed into it, and which of its buttons is pressed.
struct Verb: Sendable {
  let route: Route
  let address: String
  let fields: [(String, String)]

  /// What somebody types who fills in a field that is empty.
  private static let typed = [
    "name": "Something new", "address": "High Street 1", "description": "Of something", "price": "2",
    "text": "2 kg apples", "note": "A remark", "stake": "1", "holder": "Marta", "home": "1", "away": "0",
    "phone": "600 100 200", "seats": "4", "code": "Z-9", "url": "https://example.org/matches.json",
    "drunk_on": "2026-01-01", "rating": "8", "options": "One\nTwo", "day": "2027-01-06",
  ]
  /// What somebody changes of a thing that is there.
  private static let changed = ["note", "name", "description", "address"]

  /// Of the many buttons of a long list a few are enough.
  private static let choices = 6

  func sent(_ envelope: [(String, String)]) -> [(String, String)] { fields + envelope }

  /// Everything that can be done with a form, in different ways where it says one of several states.
  /// - Parameter word: makes what is typed differ.
  static func all(of form: TestForm, on route: Route, word: String = "new") -> [Verb] {
    var fields = form.fields.filter { $0.0 != "operation" }
    let isChange = fields.contains { $0.0.hasPrefix("was.") }
    for (index, field) in fields.enumerated() where field.1.isEmpty {
      fields[index].1 = typed[field.0] ?? ""
    }
    if isChange, let index = changed.lazy.compactMap({ name in fields.firstIndex { $0.0 == name } }).first {
      fields[index].1 += " \(word)"
    }
    let answers = fields.indices.filter { ["yes", "no"].contains(fields[$0].1) }
    var ways = [fields]
    if fields.count == 1, let answer = answers.first {
      ways = ["yes", "no"].map { [(fields[answer].0, $0)] }
    }
    if !form.presses.isEmpty {
      ways = form.presses.prefix(choices).map { fields + [($0.name, $0.value)] } + [fields]
    }
    return ways.map { Verb(route: route, address: form.action, fields: $0) }
  }
}

extension Crawl {
  /// What can be done with the forms that were found, by the route that takes them. What takes something away comes last.
  func verbs(word: String = "new") -> [(route: Route, verbs: [Verb])] {
    let last = ["deletion", "removal", "return", "undo", "closing", "clearing", "leav", "ending", "sign-out", "end"]
    let posts = member.home.house.routes.all.filter { $0.method == .post }
    let sorted = posts.sorted { one, other in
      let (first, second) = (one.pattern, other.pattern)
      let place = { (pattern: String) in last.lastIndex { pattern.contains($0) } ?? -1 }
      return (place(first), first) < (place(second), second)
    }
    let typed = forms.values.filter { !$0.takesFiles }.sorted { $0.action < $1.action }
    let found = Dictionary(grouping: typed) { self.route(of: $0.action, method: .post)?.pattern }
    return sorted.map { route in
      (route, found[route.pattern, default: []].flatMap { Verb.all(of: $0, on: route, word: word) })
    }
  }
}

/// How much there is of everything that belongs to a space or to the house, besides what it notes of visits.
struct RowCounts: Sendable {
  private let counting: SQL
  let house: TestHouse

  init(_ house: TestHouse) async throws {
    self.house = house
    counting = try await house.database.read { connection in
      let tables = try connection.rows(
        """
        SELECT name FROM sqlite_schema AS tables WHERE type = 'table'
          AND name NOT IN ('kit_session', 'kit_look', 'kit_turn') AND (name LIKE 'kit%' OR EXISTS (
            SELECT 1 FROM pragma_table_info(tables.name) AS columns WHERE columns.name = 'space_id'))
        ORDER BY name
        """)
      #expect(tables.count > 30)
      let counts = try tables.map { try $0["name"] as String }.map {
        "SELECT '\($0)' AS name, COUNT(*) AS count FROM \($0)"
      }
      return SQL(trusted: counts.joined(separator: " UNION ALL "))
    }
  }

  func callAsFunction() async throws -> [String: Int] {
    let counting = counting
    return try await house.database.read { connection in
      try Dictionary(uniqueKeysWithValues: connection.rows(counting).map { (try $0["name"], try $0["count"]) })
    }
  }
}
