import TestKit
import Testing

@testable import Kit

@Suite struct GivenWayInTests {
  /// The path of a way in, as an owner's page gives it.
  private func give(_ owner: TestMember, to member: TestMember) async throws -> String {
    let link = AccountPaths.memberWayIn(member.person.id)
    let page = try await owner.get(AccountPaths.member(member.person.id)).page
    let form = try #require(page.forms.first { $0.action == owner.address(link) })
    let answer = try await owner.browser.submit(form)
    #expect(answer.status == 200)
    return String(try #require(answer.text.firstMatch(of: /(\/enter\/[0-9a-f]+)</)?.1))
  }

  @Test func anOwnerLetsAMemberBackInOnceWhileTheHouseRuns() async throws {
    let marta = try await TestHouse().owner()
    let luis = try await marta.home.member(of: marta.space)
    let (link, phone) = (try await give(marta, to: luis), marta.home.stranger())
    for _ in 1...3 { #expect(try await phone.get(link).page.title == "Sign in as Luis") }
    #expect(try await phone.post(link).location == "/me/ways-in")
    #expect(try await phone.get("/me").status == 200)
    #expect(try await marta.home.stranger().post(link).status == 410)
    // It ends nothing by itself.
    #expect(try await luis.browser.get("/me").status == 200)
  }

  @Test func itEndsAfterAnHourAndWhenAnotherIsMade() async throws {
    let marta = try await TestHouse().owner()
    let luis = try await marta.home.member(of: marta.space)
    let (first, second) = (try await give(marta, to: luis), try await give(marta, to: luis))
    #expect(try await marta.home.stranger().get(first).status == 410)
    #expect(try await marta.home.stranger().get(second).status == 200)
    marta.home.clock.advance(by: .seconds(3600))
    #expect(try await marta.home.stranger().post(second).status == 410)
  }

  @Test func askedTwiceItIsOneWhoseLatestLinkCounts() async throws {
    let marta = try await TestHouse().owner()
    let luis = try await marta.home.member(of: marta.space)
    let link = AccountPaths.memberWayIn(luis.person.id)
    let id = [("id", "0199a000-0000-7000-8000-000000000009")]
    let answers = [try await marta.post(link, id), try await marta.post(link, id)]
    let links = try answers.map { String(try #require($0.text.firstMatch(of: /(\/enter\/[0-9a-f]+)</)?.1)) }
    #expect(try await marta.home.stranger().get(links[0]).status == 410)
    #expect(try await marta.home.stranger().get(links[1]).status == 200)
    #expect(try await marta.read { try Activity.of(luis.person.id, in: $0) }.count == 1)
    #expect(try await marta.get(link).location == marta.address(AccountPaths.member(luis.person.id)))
  }

  @Test func theMemberIsToldUntilTheyHaveReadIt() async throws {
    let marta = try await TestHouse().owner()
    let luis = try await marta.home.member(of: marta.space)
    let link = try await give(marta, to: luis)
    let lines = try await marta.read { try Activity.of(luis.person.id, in: $0) }
    #expect(lines.map(\.event) == ["member.letin"])
    #expect(try await luis.get(AccountPaths.springboard()).page.words.contains("Marta gave you a new way in"))
    _ = try await marta.home.stranger().post(link)
    marta.home.clock.advance(by: .seconds(7200))
    let schedule = marta.home.house.schedule
    _ = try await schedule.runIfDue(try #require(schedule.jobs.first { $0.name == "kit.end-sessions" }))
    let page = try await luis.get(AccountPaths.springboard()).page
    #expect(page.words.contains("Used:") && page.words.contains("10:30"))
    let form = try #require(page.forms.first { $0.action.hasSuffix("/reading") })
    let eva = try await marta.home.owner("Eva")
    _ = try await eva.browser.submit(form)
    #expect(try await luis.get(AccountPaths.springboard()).page.words.contains("Marta gave you a new way in"))
    #expect(try await luis.browser.submit(form).status == 303)
    #expect(try await !luis.get(AccountPaths.springboard()).page.words.contains("Marta gave you a new way in"))
  }

  /// Whoever gives a way in could use it.
  @Test func nobodyIsLetInWhoBelongsToSpacesThatAreNotTheGivers() async throws {
    let marta = try await TestHouse().owner()
    let eva = try await marta.home.owner("Eva")
    try await marta.home.house.accounts.change { try $0.addMember(marta.person.id, to: eva.space, as: .member) }
    let page = try await eva.get(AccountPaths.member(marta.person.id)).page
    #expect(page.words.contains("or belongs to spaces that are not yours too"))
    #expect(page.forms.allSatisfy { !$0.action.hasSuffix("/way-in") })
    let id = [("id", "0199a000-0000-7000-8000-000000000009")]
    #expect(try await eva.post(AccountPaths.memberWayIn(marta.person.id), id).status == 403)
    #expect(try await eva.post(AccountPaths.memberWayIn(eva.person.id), id).status == 403)
  }

  @Test func aWayInIsWorthlessOnceItsPersonBelongsElsewhereToo() async throws {
    let marta = try await TestHouse().owner()
    let luis = try await marta.home.member(of: marta.space)
    let eva = try await marta.home.owner("Eva")
    let link = try await give(marta, to: luis)
    try await marta.home.house.accounts.change { try $0.addMember(luis.person.id, to: eva.space, as: .member) }
    #expect(try await marta.home.stranger().post(link).status == 410)
  }

  @Test func ownersOfOneSpaceHelpEachOther() async throws {
    let marta = try await TestHouse().owner()
    let luis = try await marta.home.member(of: marta.space)
    _ = try await marta.post(AccountPaths.member(luis.person.id), [("role", "owner")])
    let eva = try await marta.home.member("Eva", of: marta.space)
    _ = try await marta.post(AccountPaths.member(eva.person.id), [("role", "owner")])
    let link = try await give(luis, to: eva)
    #expect(try await marta.home.stranger().get(link).page.title == "Sign in as Eva")
  }

  /// Marta moved in first.
  @Test func whoeverRunsTheHouseIsLetInByNobodyWhoDoesNot() async throws {
    let marta = try await TestHouse().owner()
    let luis = try await marta.home.member(of: marta.space)
    _ = try await marta.post(AccountPaths.member(luis.person.id), [("role", "owner")])
    let id = [("id", "0199a000-0000-7000-8000-000000000009")]
    #expect(try await luis.post(AccountPaths.memberWayIn(marta.person.id), id).status == 403)
    try await marta.home.house.accounts.change { try $0.nameOperator(luis.person.id) }
    let link = try await give(luis, to: marta)
    #expect(try await marta.home.stranger().get(link).page.title == "Sign in as Marta")
  }

  @Test func onlyOwnersGiveWaysIn() async throws {
    let marta = try await TestHouse().owner()
    let luis = try await marta.home.member(of: marta.space)
    let id = [("id", "0199a000-0000-7000-8000-000000000009")]
    #expect(try await luis.post(AccountPaths.memberWayIn(marta.person.id), id).status == 403)
  }
}
