import Foundation
import Kit
import TestKit
import Testing

/// A house whose every statement is said to both engines at once; see `bin/with-postgres`.
@Suite(.enabled(if: !TestEngine.isSQLite)) struct MirrorTests {
  private let isLong = ProcessInfo.processInfo.environment["SOBREMESA_LONG"] != nil

  /// Somebody does all that pages offer; with `--long`, four times.
  @Test func bothEnginesAnswerAlike() async throws {
    let home = try await TestHouse(isMirrored: true)
    let mirror = try #require(home.database as? MirroredDatabase)
    let marta = try await home.settled()
    let luis = try await home.member(of: marta.space)
    try await UndoExamples.prepare(marta)
    let furnishing = Furnishing(marta: marta)
    var repetition = try await Repetition(home, ending: ["/sign-out", "/me/leaving", "/s/:space/settings/ending"])
    let diner = Walker(try await furnishing.add(), in: home, from: ["/r/casa-pepe/restaurant/menu"])
    var owner = Walker(marta)
    owner.open += try await furnishing.putAway()
    let order = try await furnishing.order(for: luis)
    if isLong {
      try await repetition.walk(diner)
      try await repetition.walk(order, roams: false)
    }
    for _ in 1...(isLong ? 4 : 1) { try await repetition.walk(owner) }
    home.clock.advance(by: .seconds(24 * 3600))
    await home.house.schedule.runDue()
    try await mirror.compareTables()
    print("Both engines were told \(mirror.statements) statements, \(mirror.distinctStatements) of them different.")
    #expect(mirror.statements > (isLong ? 30_000 : 8_000))
  }
}
