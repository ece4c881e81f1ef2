import TestKit
import Testing

@testable import Kit

@Suite struct JoiningTests {
  private let invitations = AccountPaths.invitations()

  /// The path of a fresh invitation, made on the settings page.
  private func invite(
    _ owner: TestMember, id: String = "0199a000-0000-7000-8000-000000000009", as role: Role = .member,
    using apps: [String]? = nil
  ) async throws -> String {
    let apps = apps ?? owner.home.house.apps.map(\.id)
    let answer = try await owner.post(
      invitations, [("id", id), ("role", role.rawValue)] + apps.map { ("app-\($0)", "yes") })
    #expect(answer.status == 200)
    return String(try #require(answer.text.firstMatch(of: />\n?http:\/\/127\.0\.0\.1:8080(\/join\/[0-9a-f]+)</)?.1))
  }

  @Test func somebodyNewJoinsByTheLinkAndIsIn() async throws {
    let marta = try await TestHouse().owner()
    let (link, guest) = (try await invite(marta), marta.home.stranger(language: .es))
    let page = try await guest.get(link)
    #expect(page.text.contains("Te invitan a «Home of Marta»"))
    let answer = try await guest.post(link, [("name", "Ana"), ("language", "es")])
    #expect(answer.location == "/me/ways-in")
    #expect(try await guest.get(marta.address(AccountPaths.springboard())).status == 200)
    #expect(try await marta.get(AccountPaths.settings()).text.contains("Ana"))
  }

  @Test func somebodyWhoIsSignedInJoinsAsThemselves() async throws {
    let marta = try await TestHouse().owner()
    let eva = try await marta.home.owner("Eva")
    let link = try await invite(marta)
    #expect(try await eva.browser.get(link).text.contains("Join as Eva"))
    #expect(try await eva.browser.post(link).location == marta.address(AccountPaths.springboard()))
    #expect(try await eva.browser.get(marta.address(AccountPaths.springboard())).status == 200)
  }

  @Test func openingTheLinkSpendsNothingAndUsingItSpendsIt() async throws {
    let marta = try await TestHouse().owner()
    let link = try await invite(marta)
    for _ in 1...3 { #expect(try await marta.home.stranger().get(link).status == 200) }
    #expect(try await marta.home.stranger().post(link, [("name", "Ana"), ("language", "es")]).status == 303)
    #expect(try await marta.home.stranger().get(link).status == 410)
    #expect(try await marta.home.stranger().post(link, [("name", "Eve"), ("language", "es")]).status == 410)
  }

  @Test func aTakenNameIsExplainedAndTheLinkStaysGood() async throws {
    let marta = try await TestHouse().owner()
    let link = try await invite(marta)
    let refusal = try await marta.home.stranger().post(link, [("name", "MARTA"), ("language", "en")])
    #expect(refusal.status == 422)
    #expect(refusal.text.contains("goes by that name already"))
    #expect(try await marta.home.stranger().get(link).status == 200)
  }

  @Test func aMemberWhoOpensTheLinkDoesNotSpendIt() async throws {
    let marta = try await TestHouse().owner()
    let link = try await invite(marta)
    #expect(try await marta.browser.get(link).text.contains("left for somebody else"))
    #expect(try await marta.browser.post(link).status == 303)
    #expect(try await marta.home.stranger().get(link).status == 200)
  }

  @Test func anInvitationExpiresAfterSevenDays() async throws {
    let marta = try await TestHouse().owner()
    let link = try await invite(marta)
    marta.home.clock.advance(by: .seconds(7 * 24 * 3600))
    #expect(try await marta.home.stranger().get(link).status == 410)
  }

  @Test func anOwnerRevokesAnInvitation() async throws {
    let marta = try await TestHouse().owner()
    let link = try await invite(marta)
    let page = try await marta.get(AccountPaths.settings()).text
    let action = try #require(page.firstMatch(of: /action="([^"]+\/revocation)"/)?.1)
    #expect(try await marta.browser.post(String(action)).status == 303)
    #expect(try await marta.home.stranger().get(link).status == 410)
  }

  @Test func askedTwiceItIsOneInvitationWhoseLatestLinkCounts() async throws {
    let marta = try await TestHouse().owner()
    let (first, second) = (try await invite(marta), try await invite(marta))
    #expect(try await marta.home.stranger().get(first).status == 410)
    #expect(try await marta.home.stranger().get(second).status == 200)
    let page = try await marta.get(AccountPaths.settings()).text
    #expect(page.matches(of: /\/revocation"/).count == 1)
    #expect(
      try await marta.read { try Activity.of(marta.space, in: $0) }.filter { $0.event == "space.opened" }.count == 1)
  }

  @Test func thePageWithTheLinkStaysAsItIsAndAReloadLeadsToTheSettings() async throws {
    let marta = try await TestHouse().owner()
    let page = try await marta.post(
      invitations, [("id", "0199a000-0000-7000-8000-000000000009"), ("role", "member")])
    #expect(!page.text.contains("<live-screen"))
    #expect(try await marta.get(invitations).location == marta.address(AccountPaths.settings()))
  }

  @Test func onlyOwnersInvite() async throws {
    let marta = try await TestHouse().owner()
    let luis = try await marta.home.member(of: marta.space)
    let answer = try await luis.post(
      invitations, [("id", "0199a000-0000-7000-8000-000000000009"), ("role", "owner")])
    #expect(answer.status == 403)
  }

  @Test func anotherSpacesInvitationIsLeftAlone() async throws {
    let marta = try await TestHouse().owner()
    let eva = try await marta.home.owner("Eva")
    let link = try await invite(marta)
    let id = ID<OneTimeLink>("0199a000-0000-7000-8000-000000000009")!
    _ = try await eva.post(AccountPaths.revocation(id))
    _ = try await eva.post(invitations, [("id", id.description), ("role", "member")])
    #expect(try await marta.home.stranger().get(link).text.contains("Home of Marta"))
  }

  @Test func theFormOffersWhatWhoeverIsInvitedWillBeAndMayUse() async throws {
    let marta = try await TestHouse().owner()
    let form = try #require(try await marta.get(AccountPaths.newInvitation()).page.form)
    let answer = try await marta.browser.submit(form, typing: ["role": "member"])
    #expect(answer.status == 200)
    #expect(form.action == marta.address(invitations))
    #expect(try await marta.post(invitations, [("id", "0199a000-0000-7000-8000-00000000000a")]).status == 400)
  }

  @Test func whoJoinsMayUseTheAppsOfTheInvitationAndNoOther() async throws {
    let marta = try await TestHouse().owner()
    let (link, child) = (try await invite(marta, using: ["shopping"]), marta.home.stranger())
    #expect(!link.contains("shopping"))
    let forged = [("name", "Ana"), ("language", "en"), ("role", "owner"), ("app-orders", "yes")]
    #expect(try await child.post(link, forged).status == 303)
    #expect(try await child.get(marta.address(Link(inSpace: "/shopping/lists"))).status == 200)
    #expect(try await child.get(marta.address(Link(inSpace: "/orders/customers"))).status == 404)
    #expect(try await child.get(marta.address(AccountPaths.settings())).status == 403)
  }

  @Test func whoIsInvitedAsAnOwnerIsOne() async throws {
    let marta = try await TestHouse().owner()
    let eva = try await marta.home.owner("Eva")
    let link = try await invite(marta, as: .owner, using: [])
    #expect(try await marta.get(AccountPaths.settings()).page.words.contains("Owner · Valid until"))
    #expect(try await eva.browser.post(link).status == 303)
    #expect(try await eva.browser.get(marta.address(AccountPaths.settings())).status == 200)
    #expect(try await eva.browser.get(marta.address(Link(inSpace: "/orders/customers"))).status == 200)
  }

  @Test func anInvitationSaysHowManyAppsItOpens() async throws {
    let marta = try await TestHouse().owner()
    _ = try await invite(marta, using: ["shopping", "wines"])
    #expect(try await marta.get(AccountPaths.settings()).page.words.contains("Member, 2 apps · Valid until"))
  }
}
