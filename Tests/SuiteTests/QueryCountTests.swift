import Kit
import TestKit
import Testing

/// A page asks the database as often for many rows as for few.
@Suite struct QueryCountTests {
  /// Both spaces fill more than one page of each list, as the way to a page further on takes a query of its own.
  @Test func theNumberOfQueriesDoesNotGrowWithTheRows() async throws {
    let few = try await counts(samples: 10)
    let many = try await counts(samples: 20)
    #expect(few.count > 20)
    for (pattern, count) in many {
      if Self.isOfOneThing(pattern), few[pattern] == nil { continue }
      let before = try #require(few[pattern], "\(pattern)")
      #expect(count <= before, "\(pattern): \(before) queries, with twice the rows \(count)")
    }
  }

  /// The most queries that a page of each route takes in a space which holds the sample content several times over. Things of
  /// one kind are not all alike, and the walk meets a few of them: there the page that takes least stands for its route.
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
      let (pattern, count) = (visited.route.pattern, marta.home.counted.queries - before)
      counts[pattern] = counts[pattern].map { Self.isOfOneThing(pattern) ? min($0, count) : max($0, count) } ?? count
    }
    return counts
  }

  private static func isOfOneThing(_ pattern: String) -> Bool { pattern.split(separator: ":").count > 2 }
}
