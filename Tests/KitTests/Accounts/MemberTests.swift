import TestKit
import Testing

@testable import Kit
@testable import Notes

@Suite struct MemberTests {
  private struct Cast {
    let marta: TestMember
    let luis: TestMember

    var luisPage: Link { AccountPaths.member(luis.person.id) }

    /// - Parameter isFlat: without a second app.
    init() async throws {
      marta = try await TestHouse(apps: [NotesApp(), ShelfApp()]).owner()
      luis = try await marta.home.member(of: marta.space)
    }

    func limit(to apps: [String], role: Role = .member) async throws -> TestAnswer {
      try await marta.post(luisPage, [("role", role.rawValue)] + apps.map { ("app-\($0)", "yes") })
    }
  }

  @Test func aLimitedMemberFindsOnlyWhatTheyMayUse() async throws {
    let cast = try await Cast()
    #expect(try await cast.luis.get(ShelfApp.page()).status == 200)
    #expect(try await cast.limit(to: ["notes"]).status == 303)
    #expect(try await cast.luis.get(NotesPaths.notes()).status == 200)
    #expect(try await cast.luis.get(ShelfApp.page()).status == 404)
    #expect(try await cast.luis.post(ShelfApp.page()).status == 404)
    #expect(try await !cast.luis.get(AccountPaths.springboard()).text.contains("/shelf"))
  }

  @Test func aLimitIsForMembersAndTheSpacesChoiceForEverybody() throws {
    let space = Space(
      id: ID("0199a000-0000-7000-8000-000000000001")!, name: "Home", currency: .eur, zone: .utc,
      apps: .only(["notes", "shelf"]))
    let limited = Membership(space: space, role: .member, limit: .only(["notes"]))
    #expect(limited.mayUse("notes") && !limited.mayUse("shelf"))
    let owner = Membership(space: space, role: .owner, limit: .only(["notes"]))
    #expect(owner.mayUse("shelf") && !owner.mayUse("orders"))
  }

  @Test func allAppsTickedIsNoLimitForAppsToCome() async throws {
    let cast = try await Cast()
    _ = try await cast.limit(to: ["notes", "shelf"])
    let members = try await cast.marta.home.house.accounts.read { try $0.members(of: cast.marta.space) }
    #expect(members.first { $0.name == "Luis" }?.apps == .all)
  }

  @Test func anOwnerIsNotLimited() async throws {
    let cast = try await Cast()
    _ = try await cast.limit(to: [], role: .owner)
    #expect(try await cast.luis.get(ShelfApp.page()).status == 200)
    #expect(try await cast.luis.get(AccountPaths.settings()).status == 200)
  }

  @Test func anAppThatTheSpaceDoesNotShowIsNotFoundByAnybodyAndKeepsItsData() async throws {
    let cast = try await Cast()
    #expect(try await cast.marta.post(AccountPaths.spaceApps(), [("app-notes", "yes")]).status == 303)
    #expect(try await cast.marta.get(ShelfApp.page()).status == 404)
    #expect(try await cast.marta.get(NotesPaths.notes()).status == 200)
    _ = try await cast.marta.post(AccountPaths.spaceApps(), [("app-notes", "yes"), ("app-shelf", "yes")])
    #expect(try await cast.marta.get(ShelfApp.page()).status == 200)
  }

  @Test func aSpaceShowsAtLeastOneApp() async throws {
    let cast = try await Cast()
    #expect(try await cast.marta.post(AccountPaths.spaceApps()).status == 409)
  }

  @Test func somebodyWhoIsRemovedFindsNothingAndTheirOpenPagesAreTold() async throws {
    let cast = try await Cast()
    var events = cast.marta.home.house.live.events(in: cast.marta.space).makeAsyncIterator()
    #expect(try await cast.marta.post(AccountPaths.memberRemoval(cast.luis.person.id)).status == 303)
    #expect(try await cast.luis.get(NotesPaths.notes()).status == 404)
    var heard: [LiveEvent] = []
    while let event = await events.next() { heard.append(event) }
    #expect(heard.last == .gone)
  }

  @Test func aMemberLeaves() async throws {
    let cast = try await Cast()
    #expect(try await cast.luis.get(AccountPaths.leave()).status == 200)
    #expect(try await cast.luis.post(AccountPaths.leave()).location == "/")
    #expect(try await cast.luis.get(AccountPaths.springboard()).status == 404)
    let lines = try await cast.marta.read { try Activity.of(cast.luis.person.id, in: $0) }
    #expect(lines.map(\.event) == ["member.left"])
  }

  @Test func theLastOwnerCannotLeaveUntilSomebodyElseOwnsTheSpace() async throws {
    let cast = try await Cast()
    let refusal = try await cast.marta.post(AccountPaths.leave())
    #expect(refusal.status == 409)
    #expect(refusal.text.contains("make somebody else an owner first"))
    _ = try await cast.limit(to: [], role: .owner)
    #expect(try await cast.marta.post(AccountPaths.leave()).status == 303)
    #expect(try await cast.marta.get(AccountPaths.springboard()).status == 404)
    #expect(try await cast.luis.get(AccountPaths.settings()).status == 200)
  }

  @Test func theLastOwnerCannotBecomeAMember() async throws {
    let cast = try await Cast()
    let own = AccountPaths.member(cast.marta.person.id)
    #expect(try await cast.marta.post(own, [("role", "member")]).status == 409)
  }

  @Test func onlyOwnersChangeMembers() async throws {
    let cast = try await Cast()
    #expect(try await cast.luis.get(cast.luisPage).status == 403)
    #expect(try await cast.luis.post(cast.luisPage, [("role", "owner")]).status == 403)
    #expect(try await cast.luis.post(AccountPaths.memberRemoval(cast.marta.person.id)).status == 403)
  }

  @Test func somebodyOfAnotherSpaceIsNotFound() async throws {
    let cast = try await Cast()
    let eva = try await cast.marta.home.owner("Eva")
    #expect(try await cast.marta.get(AccountPaths.member(eva.person.id)).status == 404)
    #expect(try await cast.marta.post(AccountPaths.memberRemoval(eva.person.id)).status == 404)
    #expect(try await eva.get(AccountPaths.springboard()).status == 200)
  }

  @Test func theInvitationShowsWhoUsedIt() async throws {
    let marta = try await TestHouse().owner()
    let answer = try await marta.post(
      AccountPaths.invitations(), [("id", "0199a000-0000-7000-8000-000000000009"), ("role", "member")])
    let link = String(try #require(answer.text.firstMatch(of: /(\/join\/[0-9a-f]+)</)?.1))
    _ = try await marta.home.stranger().post(link, [("name", "Ana"), ("language", "es")])
    let page = try await marta.get(AccountPaths.settings())
    #expect(page.text.contains("Used by Ana"))
    #expect(!page.text.contains("/revocation"))
  }
}

/// A second app, with one page.
private struct ShelfApp: App {
  static let page = FixedPath(inSpace: "/shelf")

  let id = "shelf"
  let icon: Icon = "box"
  let colours = AppColours.test
  let name = Phrase(verbatim: "Shelf")
  let migrations: [Migration] = []
  let tables: [SpaceTable] = []
  var tabs: [Tab] { [Tab(name, icon: icon, link: Self.page())] }

  func addRoutes(to routes: inout Routes) {
    routes.get(Self.page, for: .member) { visit in try await visit.show { _ in Shelf() } }
    routes.post(Self.page, for: .member) { _ in .redirect(to: "/") }
  }

  let events = Events([])
  func holdsAmounts(in scope: SpaceView) throws -> Bool { false }
  func addSample(in language: Language, to transaction: SpaceTransaction) throws {}

  private struct Shelf: Screen {
    var title: Phrase { Phrase(verbatim: "Shelf") }
    var bar: NavigationBar { NavigationBar() }
    var content: HTML { "<p>shelf</p>" }
  }
}
