import TestKit
import Testing

@testable import Kit

@Suite struct HouseTroubleTests {
  private let now = TestClock.start

  private func figures(
    newest: Duration? = .seconds(3600), age: Duration = .seconds(3600), problem: BackupProblem? = nil,
    database: Int64 = 1_000_000, free: Int64 = 50_000_000_000, failing: [String] = [],
    overdue: [String: Duration] = [:],
    faults: [Duration] = [], waiting: Int = 0
  ) -> HouseFigures {
    var storage = StorageFigures()
    storage.changesWaiting = waiting
    return HouseFigures(
      at: now, startedAt: now - .seconds(40 * 24 * 3600), version: "1", engine: .sqlite, requests: [], storage: storage,
      streams: 0, mostStreams: 100, faultCount: faults.count,
      faults: faults.map { FaultLog.Fault(id: "1", at: now - $0, route: "none") }, process: nil,
      kept: HouseFigures.Kept(
        people: 1, spaces: 1, databaseBytes: database,
        jobs: (failing + ["kit.back-up"]).map {
          JobRecord(name: $0, dueAt: now, ranAt: nil, lasted: nil, failedAt: failing.contains($0) ? now : nil)
        }, overdue: overdue, beginning: now - age),
      photos: nil, disk: Disk.Room(free: free, size: 100_000_000_000),
      backups: BackupFigures(
        count: newest == nil ? 0 : 1, bytes: 0, newest: newest.map { now - $0 }, problem: problem))
  }

  private static let day = Duration.seconds(24 * 3600)

  @Test func aHouseThatIsWellHasNone() {
    #expect(HouseTrouble.all(figures()).isEmpty)
  }

  @Test func aCopyOfNineDaysIsOld() {
    let troubles = HouseTrouble.all(figures(newest: Self.day * 9 + .seconds(60)))
    #expect(troubles == [.oldCopy(days: 9)])
    #expect(troubles.first?.phrase.text(in: .es) == "La última copia tiene 9 días.")
    #expect(HouseTrouble.all(figures(newest: Self.day * 2)).isEmpty)
  }

  @Test func aHouseThatWasNeverCopiedIsToldSoOnceThereIsSomethingToLose() {
    #expect(HouseTrouble.all(figures(newest: nil, age: Self.day)).isEmpty)
    #expect(HouseTrouble.all(figures(newest: nil, age: Self.day * 3)) == [.noCopy])
  }

  @Test func aCopyThatFailedIsToldAtOnce() {
    #expect(HouseTrouble.all(figures(problem: .damaged)) == [.copyFailed(.damaged)])
  }

  @Test func aDiskIsLowWhenTwoCopiesFitNoMore() {
    #expect(HouseTrouble.all(figures(free: 900_000_000)) == [.diskLow(free: 900_000_000)])
    #expect(
      HouseTrouble.all(figures(database: 20_000_000_000, free: 39_000_000_000)) == [.diskLow(free: 39_000_000_000)])
    #expect(HouseTrouble.all(figures(database: 20_000_000_000, free: 41_000_000_000)).isEmpty)
  }

  @Test func whatMattersMostComesFirst() {
    let troubles = HouseTrouble.all(
      figures(
        newest: Self.day * 3, free: 1, failing: ["pools.fetch"], faults: [.seconds(60), Self.day * 2], waiting: 21))
    #expect(
      troubles == [.oldCopy(days: 3), .diskLow(free: 1), .jobsFailed(["pools.fetch"]), .faults(1), .changesWait(21)])
  }

  @Test func aJobThatNobodyDoesIsSaidOnceItIsAnHourLate() {
    let troubles = HouseTrouble.all(figures(overdue: ["kit.back-up": .seconds(3601), "pools.fetch": Self.day]))
    #expect(troubles == [.jobsOverdue(["kit.back-up", "pools.fetch"])])
    #expect(
      troubles.first?.phrase.text(in: .es) == "2 tareas llevan más de una hora sin hacerse: kit.back-up, pools.fetch.")
    #expect(HouseTrouble.all(figures(overdue: ["kit.back-up": .seconds(3600)])).isEmpty)
  }

  @Test func ofAJobThatFailsItIsNotSaidThatItIsLate() {
    let troubles = HouseTrouble.all(figures(failing: ["pools.fetch"], overdue: ["pools.fetch": Self.day]))
    #expect(troubles == [.jobsFailed(["pools.fetch"])])
  }

  @Test func whatToldNothingIsSaidToBeUnknown() {
    let well = figures()
    let silent = HouseFigures(
      at: well.at, startedAt: well.startedAt, version: well.version, engine: well.engine, requests: [],
      storage: well.storage, streams: 0, mostStreams: 100, faultCount: 0, faults: [], process: nil, kept: nil,
      photos: nil, disk: nil, backups: nil)
    #expect(HouseTrouble.all(silent) == [.unknown(.database), .unknown(.copies), .unknown(.disk)])
  }

  @Test func ofMoreFaultsThanAreRememberedNoNumberIsSaid() {
    let many = HouseTrouble.all(figures(faults: Array(repeating: .seconds(60), count: FaultLog.most)))
    #expect(many.first?.phrase.text(in: .en) == "There have been 20 or more faults in the last 24 hours.")
  }

  @Test func aCopyThatFailedIsSaidOnce() {
    let troubles = HouseTrouble.all(figures(problem: .noRoom, failing: ["kit.back-up"]))
    #expect(troubles == [.copyFailed(.noRoom)])
  }

  @Test(arguments: [
    (Int64(0), "0 kB"), (1, "1 kB"), (999_499, "999 kB"), (1_400_000, "1 MB"), (12_600_000, "13 MB"),
    (999_600_000, "1,0 GB"),
    (1_440_000_000, "1,4 GB"), (64_000_000_000, "64 GB"), (2_500_000_000_000, "2,5 TB"),
  ])
  func roomIsSaidAsPeopleSayIt(bytes: Int64, text: String) {
    #expect(ByteCount(bytes).text(in: ReaderLocale(language: .es, zone: .utc)) == text)
  }
}
