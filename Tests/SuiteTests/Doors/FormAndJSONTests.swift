import Foundation
import TestKit
import Testing

@testable import Kit

/// One declaration, two doors: what people type into a page and what a program says in JSON leaves the same rows. Houses that begin with the
/// same bytes are files, so this is SQLite's alone to show; both engines do the same by other tests.
@Suite(.enabled(if: TestEngine.isSQLite)) struct FormAndJSONTests {
  /// So many drafts of each action in all three languages.
  private struct Share {
    static let isLong = ProcessInfo.processInfo.environment["SOBREMESA_LONG"] != nil
    /// Names of actions, to look at these alone.
    static let asked = ProcessInfo.processInfo.environment["SOBREMESA_ACTIONS"]?.split(separator: " ").map(String.init)

    /// Of what asks for something.
    let filled: Int
    /// Of what doesn't.
    let bare: Int
    /// In a sample each language takes its share of the actions.
    let actions: [TwofoldAction]

    init(_ all: [TwofoldAction], of language: Language) {
      let languages = Language.allCases
      let place = languages.firstIndex(of: language) ?? 0
      if Self.isLong {
        (filled, bare) = (2_000 / languages.count + 1, 50 / languages.count + 1)
        actions = all.filter { Self.asked?.contains($0.name) ?? true }
      } else {
        (filled, bare) = (2, 2)
        actions = all.enumerated().filter { $0.offset % languages.count == place }.map(\.element)
      }
    }

    func drafts(of action: TwofoldAction) -> Int { action.door.action.asked.isEmpty ? bare : filled }
  }

  /// So many drafts of an action a house takes, so that it stays as quick as it was.
  private static let inOneHouse = 20
  /// More are not looked for where none was taken, or where houses differ.
  private static let (triesInVain, mostDifferences) = (200, 3)

  private struct Tally {
    var (drafts, taken, differences) = (0, 0, 0)
    var refusal = ""
  }

  @Test func everyActionIsOnAPageOfTheFurnishedHouse() async throws {
    let furnished = try await FurnishedHouse.shared.value
    let all = TwofoldAction.all(in: try await TestHouse())
    #expect(all.filter { furnished.offers[$0.pattern] == nil }.map(\.name) == [])
  }

  @Test(arguments: Language.allCases)
  func theSameDraftLeavesTheSameRows(language: Language) async throws {
    let furnished = try await FurnishedHouse.shared.value
    let share = Share(TwofoldAction.all(in: try await TestHouse()), of: language)
    var generator = SeededGenerator(seed: 1_123 + UInt64(language.rawValue.utf8.reduce(0) { 256 * Int($0) + Int($1) }))
    var tallies: [String: Tally] = [:]
    func isOpen(_ action: TwofoldAction) -> Bool {
      let tally = tallies[action.pattern] ?? Tally()
      if tally.differences >= Self.mostDifferences { return false }
      return tally.drafts < share.drafts(of: action) || tally.taken == 0 && tally.drafts < Self.triesInVain
    }
    var open = share.actions
    while !open.isEmpty {
      var houses = try await TwinHouses(furnished, in: language)
      var sent = 0
      for action in open {
        var tally = tallies[action.pattern] ?? Tally()
        for _ in 0..<Self.inOneHouse where tally.drafts < share.drafts(of: action) || tally.taken == 0 {
          guard let outcome = try await houses.send(action, &generator) else { break }
          sent += 1
          tally.drafts += 1
          if outcome.isTaken { tally.taken += 1 } else { tally.refusal = outcome.said.text }
          guard outcome.isTooLate || !isSame(outcome, action, language) else { continue }
          if !outcome.isTooLate { tally.differences += 1 }
          houses = try await TwinHouses(furnished, in: language)
        }
        tallies[action.pattern] = tally
      }
      #expect(try await houses.differences() == [], "in tables of other apps")
      // In another order, as some take away what others are about.
      open = sent == 0 ? [] : open.filter(isOpen).shuffled(using: &generator)
    }
    for action in share.actions {
      let tally = tallies[action.pattern] ?? Tally()
      #expect(tally.taken > 0, "\(action.name) took nothing of \(tally.drafts): \(tally.refusal)")
      #expect(tally.drafts >= share.drafts(of: action), "\(action.name)")
    }
  }

  /// Says where the two differ.
  private func isSame(_ outcome: TwinHouses.Outcome, _ action: TwofoldAction, _ language: Language) -> Bool {
    guard !outcome.isAnsweredAlike || !outcome.differences.isEmpty else { return true }
    Issue.record(
      """
      \(action.name) in \(language) at \(outcome.address)
      form \(outcome.typed.status): \(outcome.draft.form)
      JSON \(outcome.said.status): \(outcome.draft.json)
      \(outcome.said.text)
      \(outcome.differences.joined(separator: "\n"))
      """)
    return false
  }
}
