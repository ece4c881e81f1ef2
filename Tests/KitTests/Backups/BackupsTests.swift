import Foundation
import StorageSQLite
import TestKit
import Testing

@testable import Kit

@Suite struct BackupsTests {
  private static let day = Duration.seconds(24 * 3600)

  private func spaces(in backup: Backup) async throws -> [String] {
    let copy = try SQLiteDatabase(path: backup.path)
    let names = try await copy.read { try $0.rows("SELECT name FROM kit_space").map { try $0["name"] as String } }
    try copy.close()
    return names
  }

  private func backups(of home: TestHouse, freeBytes: @escaping @Sendable (String) throws -> Int64) -> Backups {
    Backups(
      folder: home.house.backups.folder, database: home.database, mint: home.clock.mint, zone: .utc,
      freeBytes: freeBytes)
  }

  @Test func theNameOfACopyTellsWhenItWasMade() {
    for text in ["2026-11-21T09:30:00Z", "2026-11-21T09:30:00.123Z"] {
      let moment = Instant(iso8601: text)!
      #expect(Backup.moment(of: Backup.name(at: moment)) == moment)
    }
    #expect(Backup.name(at: TestClock.start) == "sobremesa-2026-11-21T09-30-00Z.sqlite")
    for name in ["sobremesa.sqlite", "sobremesa-2026-11-21T09-30-00Z.sqlite.unchecked", "sobremesa-x.sqlite", "notes"] {
      #expect(Backup.moment(of: name) == nil)
    }
  }

  @Test func aHouseThatRunsMakesOneADay() async throws {
    let home = try await TestHouse()
    await home.house.schedule.runDue()
    #expect(try home.house.backups.all().isEmpty)
    _ = try await home.owner()
    for _ in 1...3 {
      for _ in 1...24 {
        home.clock.advance(by: .seconds(3600))
        try await home.house.backups.makeDaily()
      }
    }
    let backups = try home.house.backups.all()
    #expect(backups.count == 4)
    for backup in backups { #expect(try await spaces(in: backup) == ["Home of Marta"]) }
  }

  @Test func theJobMakesIt() async throws {
    let home = try await TestHouse()
    _ = try await home.owner()
    #expect(await home.house.schedule.runDue().failures.isEmpty)
    #expect(try home.house.backups.all().map(\.at) == [home.clock.now])
  }

  @Test func oldOnesGoAndUnfinishedOnesToo() async throws {
    let home = try await TestHouse()
    _ = try await home.owner()
    let unfinished = "\(home.house.backups.folder)/sobremesa-x.sqlite.unchecked-journal"
    for _ in 1...9 {
      _ = try await home.house.backups.make()
      #expect(FileManager.default.createFile(atPath: unfinished, contents: nil))
      home.clock.advance(by: Self.day)
    }
    _ = try await home.house.backups.make()
    // The seven last days, and before them the Sunday of the week.
    #expect(try home.house.backups.all().count == 8)
    #expect(!FileManager.default.fileExists(atPath: unfinished))
  }

  @Test func itIsRefusedWhereTwoDoNotFit() async throws {
    let home = try await TestHouse()
    _ = try await home.owner()
    let size: Int64 = try #require(try await home.database.read { try $0.value(Dialect.databaseSize) })
    let tight = backups(of: home) { _ in size * 2 - 1 }
    await #expect(throws: BackupProblem.noRoom) { try await tight.make() }
    #expect(try await tight.trouble() == .problem(.noRoom))
    #expect(try tight.all().isEmpty)
    let enough = backups(of: home) { _ in size * 2 }
    #expect(try await enough.make().bytes == size)
    #expect(try await enough.trouble() == nil)
  }

  @Test func aFailedTryOfTheDayIsToldAlsoByWhoHasNotMadeItAndIsMadeAgainInAnHour() async throws {
    let home = try await TestHouse()
    _ = try await home.owner()
    let full = backups(of: home) { _ in 0 }
    let job = Job("kit.back-up", every: .seconds(3600)) { _ in try await full.makeDaily() }
    let schedule = Schedule(jobs: [job], errand: home.house.schedule.errand)
    #expect(await schedule.runDue().failures.map(\.job) == ["kit.back-up"])
    #expect(try await full.trouble() == .problem(.noRoom))
    let figures = await home.house.figures()
    #expect(HouseTrouble.all(figures).contains(.jobsFailed(["kit.back-up"])))
    #expect(await schedule.runDue().failures.isEmpty)
    home.clock.advance(by: .seconds(3600))
    #expect(await schedule.runDue().failures.count == 1)
  }

  @Test func twoAtOnceAreMadeOneAfterTheOther() async throws {
    let home = try await TestHouse()
    _ = try await home.owner()
    let made = try await withThrowingTaskGroup(of: Backup.self) { group in
      for _ in 1...3 {
        group.addTask {
          home.clock.advance(by: .seconds(1))
          return try await home.house.backups.make()
        }
      }
      return try await group.reduce(into: Set<Backup>()) { $0.insert($1) }
    }
    #expect(made.count == 3)
    #expect(try home.house.backups.all().count == 1)
  }

  @Test func ofSeveralInOneMomentTheLastIsKept() async throws {
    let home = try await TestHouse()
    _ = try await home.owner()
    var made: [Backup] = []
    for _ in 1...3 { made.append(try await home.house.backups.make()) }
    #expect(Set(made.map(\.at)).count == 3)
    #expect(try home.house.backups.all().map(\.path) == [made[2].path])
  }

  @Test func goodOnesMayBeTwoDaysOld() {
    let now = TestClock.start
    func trouble(_ newest: Instant?, _ problem: BackupProblem? = nil, since beginning: Instant?) -> BackupTrouble? {
      BackupTrouble.of(newest: newest, problem: problem, beginning: beginning, now: now)
    }
    let long = now - Self.day * 100
    #expect(trouble(now - Self.day * 2, since: long) == nil)
    #expect(trouble(now - Self.day * 2 - .seconds(1), since: long) == .missing)
    #expect(trouble(nil, since: now - Self.day) == nil)
    #expect(trouble(nil, since: long) == .missing)
    #expect(trouble(nil, since: nil) == nil)
    #expect(trouble(now, .damaged, since: long) == .problem(.damaged))
  }

  @Test func oneFromAWrongClockDoesNotCountAsGood() async throws {
    let home = try await TestHouse()
    _ = try await home.owner()
    home.clock.advance(by: Self.day * 4_000)
    _ = try await home.house.backups.make()
    #expect(try await home.house.backups.trouble() == nil)
    home.clock.advance(by: .zero - Self.day * 3_990)
    #expect(try await home.house.backups.trouble() == .missing)
  }
}
