import Dispatch
import HTTPTypes
import TestKit
import Testing

@testable import Kit
@testable import Notes

/// What programs are told that watch over the house, and who may ask.
@Suite struct MetricsTests {
  private static let forwardedFor = HTTPField.Name("X-Forwarded-For")!
  private static let host = HTTPField.Name("Host")!
  private static let path = "/metrics"

  /// A house that others may reach, on one engine: mirrored, each change would wait for the one before.
  private func open(trustedProxies: Set<String> = [], token: String? = nil) async throws -> TestHouse {
    let home = try await TestHouse(
      apps: [NotesApp(), MishapApp()], trustedProxies: trustedProxies, metricsToken: token, isMirrored: false)
    let marta = try await home.owner()
    try await home.setPassword("correct horse battery", of: marta.person.id)
    return home
  }

  private func value(_ name: String, _ text: String) -> Double? {
    text.split(separator: "\n").first { $0.hasPrefix("\(name) ") }.flatMap { Double($0.dropFirst(name.count + 1)) }
  }

  private func text(_ home: TestHouse) async throws -> String { try await home.stranger().get(Self.path).text }

  // MARK: Who may ask

  @Test func thisMachineMayAskAndNobodyElse() async throws {
    let home = try await open()
    for peer in ["127.0.0.1", "::1", "::ffff:127.0.0.1"] {
      #expect(try await home.stranger(from: peer).get(Self.path).status == 200, "\(peer)")
    }
    for peer in ["192.168.1.20", "203.0.113.7", "2001:db8::1"] {
      #expect(try await home.stranger(from: peer).get(Self.path).status == 403, "\(peer)")
    }
  }

  @Test(arguments: ["X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"])
  func aProxyOfThisMachineThatNobodyTrustsMayNot(_ header: String) async throws {
    let home = try await open()
    let answer = try await home.stranger(from: "127.0.0.1").get(
      Self.path, headers: [HTTPField.Name(header)!: "203.0.113.7"])
    #expect(answer.status == 403)
    // Nor by saying that it asks for this machine, as anybody can.
    let other = try await home.stranger(from: "127.0.0.1").get(
      Self.path, headers: [HTTPField.Name(header)!: "127.0.0.1"])
    #expect(other.status == 403)
  }

  @Test func behindAProxyThatIsTrustedTheClientsOwnAddressCounts() async throws {
    let home = try await open(trustedProxies: ["127.0.0.1"])
    let proxy = home.stranger(from: "127.0.0.1")
    #expect(try await proxy.get(Self.path, headers: [Self.forwardedFor: "203.0.113.7"]).status == 403)
    #expect(try await proxy.get(Self.path, headers: [Self.forwardedFor: "127.0.0.1"]).status == 200)
    // What the client itself had said of others comes before what the proxy saw.
    #expect(try await proxy.get(Self.path, headers: [Self.forwardedFor: "127.0.0.1, 203.0.113.7"]).status == 403)
    #expect(try await proxy.get(Self.path).status == 200)
  }

  @Test func aProxyElsewhereIsNotThisMachineWhateverItSays() async throws {
    let home = try await open(trustedProxies: ["10.0.0.0/8"])
    let answer = try await home.stranger(from: "10.0.0.2").get(Self.path, headers: [Self.forwardedFor: "127.0.0.1"])
    #expect(answer.status == 403)
  }

  @Test func whoeverHasTheTokenMayAskFromWhereverAndNobodyElse() async throws {
    let token = "0123456789abcdef"
    let home = try await open(token: token)
    let other = home.stranger(from: "203.0.113.7")
    #expect(try await other.get(Self.path, headers: [.authorization: "Bearer \(token)"]).status == 200)
    for wrong in ["Bearer \(token)0", "Bearer ", "Bearer 0123456789abcdee", token, "Basic \(token)"] {
      #expect(try await other.get(Self.path, headers: [.authorization: wrong]).status == 403, "\(wrong)")
    }
    #expect(try await other.get(Self.path).status == 403)
    #expect(try await home.stranger(from: "127.0.0.1").get(Self.path).status == 403)
  }

  @Test func aHouseWithoutATokenKnowsNone() async throws {
    let home = try await open()
    let other = home.stranger(from: "203.0.113.7")
    for said in ["Bearer ", "Bearer nil", ""] {
      #expect(try await other.get(Self.path, headers: [.authorization: said]).status == 403)
    }
  }

  // MARK: What it says

  @Test func requestsAreCountedByRouteAndStatus() async throws {
    let home = try await open()
    let marta = try await home.owner("Ana")
    for _ in 1...3 { _ = try await marta.get(NotesPaths.notes()) }
    _ = try await marta.browser.get("/nowhere/Ana")
    let text = try await self.text(home)
    #expect(text.contains("sobremesa_requests_total{method=\"GET\",route=\"/s/{space}/notes\",status=\"200\"} 3\n"))
    #expect(text.contains("sobremesa_requests_total{method=\"other\",route=\"none\",status=\"404\"} 1\n"))
    #expect(
      text.contains("sobremesa_request_duration_seconds_count{method=\"GET\",route=\"/s/{space}/notes\"} 3\n"))
  }

  @Test func nothingThatIsSomebodysStandsInIt() async throws {
    let home = try await open(token: "0123456789abcdef")
    let ana = try await home.owner("Anastasia")
    let note = try await ana.change { try NoteStore($0).add("Confidential") }
    _ = try await ana.get(NotesPaths.note(note.id))
    _ = try await ana.get(MishapApp.fault())
    let text = try await home.stranger().get(Self.path, headers: [.authorization: "Bearer 0123456789abcdef"]).text
    #expect(text.contains("sobremesa_requests_total"))
    for secret in [
      "Anastasia", "Confidential", "secret", ana.space.description, ana.person.id.description, note.id.description,
      "0123456789abcdef",
    ] {
      #expect(!text.contains(secret), "\(secret)")
    }
  }

  @Test func aFaultIsCountedAndTheLastOnesAreKnownByTheirNumber() async throws {
    let home = try await open()
    #expect(try await value("sobremesa_faults_total", text(home)) == 0)
    let marta = try await home.owner("Ana")
    let number = try #require(try await marta.get(MishapApp.fault()).page.text(of: "code"))
    #expect(try await value("sobremesa_faults_total", text(home)) == 1)
    #expect(home.house.faults.latest.map(\.id) == [number])
    #expect(home.house.faults.latest.first?.route == "/s/{space}/mishap/fault")
    for _ in 1...FaultLog.most { _ = try await marta.get(MishapApp.fault()) }
    #expect(home.house.faults.latest.count == FaultLog.most)
    #expect(home.house.faults.latest.last?.id != number)
    #expect(try await value("sobremesa_faults_total", text(home)) == Double(FaultLog.most + 1))
  }

  @Test func changesThatWaitAreSeen() async throws {
    let home = try await open()
    let (isBegun, gate) = (Shared(false), DispatchSemaphore(value: 0))
    let before = home.house.database.figures.writes.waits.count
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        try await home.database.write { _ in
          isBegun.change { $0 = true }
          gate.wait()
        }
      }
      while !isBegun.value { await Task.yield() }
      for _ in 1...25 { group.addTask { try await home.database.write { _ in } } }
      while home.house.database.figures.changesWaiting < 25 { await Task.yield() }
      #expect(try await value("sobremesa_changes_waiting", text(home)) == 25)
      gate.signal()
      try await group.waitForAll()
    }
    let after = try await text(home)
    #expect(value("sobremesa_changes_waiting", after) == 0)
    #expect(value("sobremesa_change_wait_seconds_count", after) == Double(before + 26))
  }

  @Test func aBackupGrowsOldAndANewOneIsYoung() async throws {
    // With all apps, as a copy of a server's database has all of their tables.
    let home = try await TestHouse()
    _ = try await home.owner()
    home.clock.advance(by: .seconds(9 * 24 * 3600))
    // There is none: what there is to copy has been there for so long.
    #expect(try await value("sobremesa_backup_age_seconds", text(home)) == 9 * 24 * 3600)
    #expect(try await value("sobremesa_backups", text(home)) == 0)
    _ = try await home.house.backups.make()
    home.clock.advance(by: .seconds(3600))
    let text = try await self.text(home)
    #expect(value("sobremesa_backup_age_seconds", text) == 3600)
    #expect(value("sobremesa_backups", text) == 1)
    #expect(value("sobremesa_backup_failed", text) == 0)
  }

  @Test func aDiskThatIsNearlyFullIsSeen() async throws {
    let home = try await open()
    let figures = await home.house.figures { _ in Disk.Room(free: 300_000_000, size: 64_000_000_000) }
    let text = PrometheusText(figures).text
    #expect(value("sobremesa_disk_free_bytes", text) == 300_000_000)
    #expect(value("sobremesa_disk_bytes", text) == 64_000_000_000)
  }

  @Test func aJobThatFailsIsSeen() async throws {
    let home = try await open()
    await home.house.schedule.runDue()
    let text = try await self.text(home)
    #expect(text.contains("sobremesa_job_failed{job=\"mishap.happen\"} 1\n"))
    #expect(text.contains("sobremesa_job_failed{job=\"kit.sweep-drafts\"} 0\n"))
    #expect(text.contains("sobremesa_job_last_duration_seconds{job=\"kit.sweep-drafts\"}"))
  }

  @Test func aJobThatNobodyDoesIsSeenAndOneThatHasNothingToDoIsNot() async throws {
    let home = try await open()
    let (swept, idle) = ("{job=\"kit.sweep-drafts\"}", "{job=\"\(InstallationNewsTelling.job.name)\"}")
    home.clock.advance(by: .seconds(2 * 3600))
    let late = try await self.text(home)
    #expect(late.contains("sobremesa_job_overdue_seconds\(swept) 7200\n"))
    #expect(!late.contains("sobremesa_job_overdue_seconds\(idle)"))
    await home.house.schedule.runDue()
    #expect(try await self.text(home).contains("sobremesa_job_overdue_seconds\(swept) 0\n"))
  }

  @Test func whatWasDueWhileTheHouseWasClosedIsLateOnlyFromItsOpening() async throws {
    let home = try await open()
    let schedule = home.house.schedule
    home.clock.advance(by: .seconds(2 * 3600))
    #expect(
      try await schedule.overdue([], since: home.clock.mint.now() - .seconds(90))["kit.sweep-drafts"] == .seconds(90))
    #expect(try await schedule.overdue([], since: home.clock.mint.now()).isEmpty)
  }

  @Test func whatAnEngineHasNotIsAbsent() async throws {
    let home = try await open()
    let text = try await self.text(home)
    #expect(text.contains("sobremesa_wal_bytes") == (home.database.dialect == .sqlite))
    #expect(text.contains("sobremesa_build_info{version=\""))
    #expect(value("sobremesa_database_up", text) == 1)
    #expect((value("sobremesa_database_bytes", text) ?? 0) > 0)
    #expect((value("process_resident_memory_bytes", text) ?? 0) > 1_000_000)
    #expect((value("process_open_fds", text) ?? 0) > 2)
  }

  @Test func aDatabaseThatIsAwayIsSaidToBe() async throws {
    let home = try await open()
    let own = await home.house.figures()
    let figures = HouseFigures(
      at: own.at, startedAt: own.startedAt, version: own.version, engine: own.engine, requests: own.requests,
      storage: own.storage, streams: own.streams, mostStreams: own.mostStreams, faultCount: own.faultCount,
      faults: own.faults, process: own.process, kept: nil, photos: nil, disk: own.disk, backups: own.backups)
    let text = PrometheusText(figures).text
    #expect(value("sobremesa_database_up", text) == 0)
    #expect(!text.contains("sobremesa_database_bytes"))
    #expect(text.contains("sobremesa_requests_total") || own.requests.isEmpty)
  }
}
