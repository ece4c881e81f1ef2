import Kit
import TestKit
import Testing

@testable import Orders

/// What calendars read of the orders.
@Suite struct CalendarTests {
  /// Makes an address; its path.
  private func link(_ member: TestMember) async throws -> String {
    let text = try await member.browser.post("/me/calendar", []).text
    return String(try #require(text.firstMatch(of: /\/calendar\/[0-9a-f]{32}\/sobremesa\.ics/)?.output))
  }

  private func summaries(_ text: String) -> [String] {
    text.replacing("\r\n ", with: "").split(separator: "\r\n").filter { $0.hasPrefix("SUMMARY:") }.map {
      String($0.dropFirst("SUMMARY:".count))
    }
  }

  private func promise(_ code: String, in days: Int?, of cast: OrdersCast, state: OrderState = .confirmed) async throws
  {
    var draft = cast.draft(code: code, state: state)
    let today = cast.marta.home.clock.now.day(in: cast.locale.zone)
    draft.promisedOn = days.map { today.adding(days: $0).description } ?? ""
    try await cast.add(draft)
  }

  @Test func whatWaitsStandsOnItsDayAndLeadsToItsOrder() async throws {
    let cast = try await OrdersCast()
    try await promise("a", in: 2, of: cast)
    try await promise("b", in: nil, of: cast)
    try await promise("c", in: 2, of: cast, state: .delivered)
    let answer = try await cast.marta.home.stranger().get(try await link(cast.marta))
    #expect(answer.headers[.contentType] == "text/calendar; charset=utf-8")
    #expect(summaries(answer.text).count == 1)
    let day = cast.marta.home.clock.now.day(in: cast.locale.zone).adding(days: 2)
    #expect(answer.text.contains("DTSTART;VALUE=DATE:\(day.description.replacing("-", with: ""))\r\n"))
    #expect(
      answer.text.replacing("\r\n ", with: "").contains("\(cast.marta.address(Link(inSpace: "/orders/orders/")))"))
  }

  @Test func aFullDayIsOneEntryThatHoldsThemAll() async throws {
    let cast = try await OrdersCast()
    for code in ["a", "b", "c"] { try await promise(code, in: 1, of: cast) }
    let address = try await link(cast.marta)
    #expect(summaries(try await cast.marta.browser.get(address).text).count == 3)
    try await promise("d", in: 1, of: cast)
    #expect(summaries(try await cast.marta.browser.get(address).text) == ["4 orders"])
  }

  @Test func aSecondAddressEndsTheFirstAndWhoTakesItBackEndsBoth() async throws {
    let cast = try await OrdersCast()
    let (first, second) = (try await link(cast.marta), try await link(cast.marta))
    let stranger = cast.marta.home.stranger()
    #expect(try await stranger.get(first).status == 410)
    #expect(try await stranger.get(second).status == 200)
    #expect(try await cast.marta.browser.get("/me/calendar").page.words.contains("Last used"))
    #expect(try await cast.marta.browser.post("/me/calendar/end", []).status == 303)
    #expect(try await stranger.get(second).status == 410)
  }

  @Test func itTellsOfTheAppsThatOneMayUseAndOfNoSpaceThatOneHasLeft() async throws {
    let cast = try await OrdersCast()
    try await promise("a", in: 1, of: cast)
    let luis = try await cast.marta.home.member(of: cast.marta.space)
    let address = try await link(luis)
    #expect(summaries(try await luis.browser.get(address).text).count == 1)
    let member = "/settings/members/\(luis.person.id)"
    let limited = try await cast.marta.post(Link(inSpace: member), [("role", "member")])
    #expect(limited.status == 303)
    #expect(summaries(try await luis.browser.get(address).text) == [])
    #expect(try await cast.marta.post(Link(inSpace: "\(member)/removal"), []).status == 303)
    #expect(summaries(try await luis.browser.get(address).text) == [])
  }
}
