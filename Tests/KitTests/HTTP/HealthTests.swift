import TestKit
import Testing

@testable import Kit

@Suite struct HealthTests {
  @Test func whoLeadsPeopleHereIsToldWhenTheHouseIsAboutToEnd() async throws {
    let home = try await TestHouse(apps: [])
    let marta = try await home.owner()
    #expect(try await marta.browser.get("/readyz").status == 200)
    let leaving = Task { await home.house.readiness.leave() }
    while try await marta.browser.get("/readyz").status == 200 { await Task.yield() }
    #expect(try await marta.browser.get("/readyz").status == 503)
    #expect(try await marta.browser.get("/healthz").status == 200)
    // Whoever comes nevertheless is served.
    #expect(try await marta.browser.get("/me").status == 200)
    leaving.cancel()
    await leaving.value
  }

  @Test(.timeLimit(.minutes(1))) func whereNobodyAsksNobodyIsWaitedFor() async {
    let readiness = Readiness()
    let took = await ContinuousClock().measure { await readiness.leave() }
    #expect(took < Readiness.notice)
    #expect(!readiness.asked())
  }
}
