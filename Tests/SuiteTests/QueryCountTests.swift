import Kit
import TestKit
import Testing

/// A page asks the database as often for many rows as for few.
@Suite struct QueryCountTests {
  /// Things of one kind are not all alike, and the walk meets a few of them, others where there are more: a settled pool takes
  /// a query that an open one does not. A query for each row would be ten more.
  private static let unlikeness = 2

  /// Both spaces fill more than one page of each list, as the way to a page further on takes a query of its own.
  @Test func theNumberOfQueriesDoesNotGrowWithTheRows() async throws {
    let few = try await counts(samples: 10)
    let many = try await counts(samples: 20)
    #expect(few.count > 20)
    for (pattern, count) in many {
      let isOfOneThing = pattern.split(separator: ":").count > 2
      if isOfOneThing, few[pattern] == nil { continue }
      let before = try #require(few[pattern], "\(pattern)")
      let most = before + (isOfOneThing ? Self.unlikeness : 0)
      #expect(count <= most, "\(pattern): \(before) queries, with twice the rows \(count)")
    }
  }

  /// The most queries that a page of each route takes in a space which holds the sample content several times over.
  private func counts(samples: Int) async throws -> [String: Int] {
    let marta = try await TestHouse().settled()
    for _ in 1..<samples {
      try await marta.change { transaction in
        for app in marta.home.house.apps { try app.addSample(in: .en, to: transaction) }
      }
    }
    var counts: [String: Int] = [:]
    for visited in try await Crawl(marta).visited where visited.answer.status == 200 {
      let before = marta.home.counted.queries
      _ = try await marta.browser.get(visited.address)
      counts[visited.route.pattern] = max(
        counts[visited.route.pattern] ?? 0, marta.home.counted.queries - before)
    }
    // What matters today, and what is found of all.
    let everything = Link(inSpace: "/").with("q", "an")
    for (name, link) in [
      ("today", Link(inSpace: "/")), ("found", everything), ("palette", Link(inSpace: "/search").with("q", "an")),
    ] {
      _ = try await marta.get(link)
      let before = marta.home.counted.queries
      #expect(try await !marta.get(link).page.rows.isEmpty, "\(name)")
      counts[name] = marta.home.counted.queries - before
    }
    return counts
  }
}
