import Foundation
import HTTPTypes
import TestKit
import Testing

@testable import Kit
@testable import Wines

/// What somebody shows of their wines, field by field, to whom, and taken back.
@Suite struct ProfileTests {
  private let cellar: Cellar
  private let marta: TestMember
  /// Marta in her other space.
  private let bar: TestMember
  private let luis: TestMember
  private let eva: TestMember
  private let zoe: TestMember

  init() async throws {
    cellar = try await Cellar()
    marta = cellar.marta
    bar = try await cellar.house.also(marta)
    luis = try await cellar.house.member("Luis", of: marta.space)
    eva = try await cellar.house.member("Eva", of: bar.space)
    zoe = try await cellar.house.owner("Zoe")
  }

  private var page: Link { WinesPaths.profile(marta.person.id) }

  private func number(_ name: String) async throws -> WineNumber {
    try #require(try await cellar.wine(name)).number
  }

  /// Something in each field, by which it is known again.
  private func fill() async throws {
    let (muga, ardanza) = (try await number("Muga Reserva"), try await number("Viña Ardanza"))
    let listed = try await number("Etna Rosso")
    let today = cellar.house.house.mint.now().day(in: .utc)
    let person = marta.person.id
    try await marta.change { transaction in
      let own = OwnStore(transaction, person)
      _ = try own.set(.favourite, of: muga, to: true)
      var draft = TastingDraft(on: today)
      (draft.note, draft.rating) = ("Round", "9")
      try own.add(draft, of: ardanza, id: transaction.mint.id(), today: today)
      let (lists, id): (SelectionStore, ID<Selection>) = (SelectionStore(transaction), transaction.mint.id())
      try lists.add("Dinner", id: id)
      _ = try lists.set(listed, on: id, to: true)
    }
  }

  private static func words(of field: ProfileField) -> String {
    switch field {
    case .favourites: "Muga Reserva"
    case .notes: "Round"
    case .lists: "Dinner"
    case .taste: "By type"
    }
  }

  /// Sends the form of Marta's page that says so, from either of her spaces.
  @discardableResult
  private func press(
    _ field: ProfileField, for audience: ProfileAudience, shows isShown: Bool, in space: TestMember? = nil
  ) async throws -> TestAnswer {
    let member = space ?? marta
    let forms = try await member.get(WinesPaths.ownProfile()).page.forms
    let form = try #require(
      forms.first { form in
        form.action.hasSuffix("/profile/\(field.rawValue)")
          && form.fields.contains { $0 == ("audience", audience.text) }
          && form.fields.contains { $0 == ("shown", isShown ? "yes" : "no") }
      })
    return try await member.browser.submit(form)
  }

  /// Somebody who came by a link of Marta's.
  private func guest() async throws -> (browser: TestBrowser, link: ID<ShareLink>, address: String) {
    let link: ID<ShareLink> = cellar.house.house.mint.id()
    let made = try await marta.post(
      Capability.seeProfile.shares(of: marta.person.id), [("id", link.description), ("lifetime", "ever")])
    let secret = try #require(made.text.firstMatch(of: /\/l\/([0-9a-f]{32})/)).1
    let lola = cellar.house.stranger()
    let came = try await lola.post("/l/\(secret)", [("name", "Lola")])
    return (lola, link, try #require(came.location))
  }

  /// Which fields each of them sees, of all that their pages offer.
  private func seen(by browser: TestBrowser, at address: String) async throws -> Set<ProfileField> {
    var seen: Set<ProfileField> = []
    for field in ProfileField.allCases {
      let answer = try await browser.get("\(address)?show=\(field.rawValue)")
      #expect(answer.status == 200)
      if answer.text.contains(Self.words(of: field)) { seen.insert(field) }
    }
    return seen
  }

  // MARK: Field by field

  @Test(arguments: ProfileField.allCases)
  func itIsSeenByThoseToWhomItIsShownAndByNobodyOnceItIsTakenBack(field: ProfileField) async throws {
    try await fill()
    let (lola, _, guestAddress) = try await guest()
    let audiences: [ProfileAudience] = [.space(marta.space), .space(bar.space), .link]
    func expectSeen(_ shown: Set<ProfileAudience>, _ note: String) async throws {
      for (audience, browser, address) in [
        (audiences[0], luis.browser, luis.address(page)), (audiences[1], eva.browser, eva.address(page)),
        (audiences[2], lola, guestAddress),
      ] {
        let expected: Set<ProfileField> = shown.contains(audience) ? [field] : []
        #expect(try await seen(by: browser, at: address) == expected, "\(note): \(audience.text)")
      }
      // Of a space to which Marta doesn't belong, and of one's own in which one is alone, she is no one.
      #expect(try await zoe.get(page).status == 404)
      #expect(try await !luis.get(WinesPaths.us()).text.contains(Self.words(of: .notes)))
    }
    try await expectSeen([], "in the beginning")
    for audience in audiences {
      let shown = try await press(field, for: audience, shows: true, in: audience == .link ? bar : marta)
      try await expectSeen([audience], "shown")
      #expect(try await (audience == .link ? bar : marta).undo(shown).status == 303)
      try await expectSeen([], "shown and undone")
      try await press(field, for: audience, shows: true)
      let hidden = try await press(field, for: audience, shows: false)
      try await expectSeen([], "taken back")
      #expect(try await marta.undo(hidden).status == 303)
      try await expectSeen([audience], "taken back and undone")
      try await press(field, for: audience, shows: false)
    }
    for audience in audiences { try await press(field, for: audience, shows: true) }
    try await expectSeen(Set(audiences), "shown to all")
    try await press(field, for: audiences[0], shows: false, in: bar)
    try await expectSeen(Set(audiences.dropFirst()), "taken back from one")
  }

  @Test func whatIsShownIsWhatIsThereNow() async throws {
    try await fill()
    try await press(.favourites, for: .space(marta.space), shows: true)
    try await press(.favourites, for: .link, shows: true)
    let (lola, _, address) = try await guest()
    _ = try await bar.post(WinesPaths.mark(try await number("Martín Códax"), .favourite), [("kept", "yes")])
    let again = try await luis.get(page)
    // Never confirmed as it was: what other spaces do shows on it too.
    #expect(again.text.contains("Martín Códax") && again.headers[.eTag] == nil)
    #expect(try await lola.get(address).text.contains("Martín Códax"))
    // A guest's row opens nothing.
    #expect(try await lola.get(address).page.links.allSatisfy { !$0.address.contains("/wines/bottles") })
  }

  @Test func aListIsOfWhoBeganIt() async throws {
    try await fill()
    let id: ID<Selection> = cellar.house.house.mint.id()
    try await luis.change { try SelectionStore($0).add("Luis's own", id: id) }
    try await press(.lists, for: .space(marta.space), shows: true)
    let text = try await luis.get(page).text
    #expect(text.contains("Dinner") && !text.contains("own</h2>"))
  }

  @Test func aListOfWhichNobodyKnowsWhoBeganItIsOnNobodysProfile() async throws {
    try await fill()
    let (old, space) = (cellar.house.house.mint.id() as ID<Selection>, marta.space)
    try await marta.change { try SelectionStore($0).add("Of before", id: old) }
    // As a list of before profiles is.
    try await cellar.house.database.write {
      try $0.run("UPDATE wines_selection SET person_id = NULL WHERE id = \(old) AND space_id = \(space)")
    }
    for audience in [ProfileAudience.space(marta.space), .link] { try await press(.lists, for: audience, shows: true) }
    let (lola, _, address) = try await guest()
    for text in [try await luis.get(page).text, try await lola.get(address).text] {
      #expect(text.contains("Dinner") && !text.contains("Of before"))
    }
    #expect(try await luis.get(WinesPaths.us()).text.contains("Of before"))
    // Who goes on with it doesn't become who began it.
    let etna = try await number("Etna Rosso")
    _ = try await luis.change { try SelectionStore($0).set(etna, on: old, to: true) }
    #expect(try await !marta.get(WinesPaths.profile(luis.person.id)).text.contains("Of before"))
  }

  @Test func whatAnyoneTakesOffAListIsGoneWhereverItIsShown() async throws {
    try await fill()
    let list = try #require(try await marta.read { try SelectionStore($0).selections().first?.selection.id })
    let etna = try await number("Etna Rosso")
    try await press(.lists, for: .space(bar.space), shows: true)
    let (lola, _, address) = try await guest()
    try await press(.lists, for: .link, shows: true)
    #expect(try await eva.get(page).text.contains("Etna Rosso"))
    func told(_ change: () async throws -> Void) async throws -> Int64 {
      let before = try await bar.read(\.sequence)
      try await change()
      return try await bar.read(\.sequence) - before
    }
    var removed: TestAnswer?
    let off = try await told { removed = try await luis.post(WinesPaths.selectedDeletion(list, etna)) }
    #expect(off == 1)
    #expect(try await !eva.get(page).text.contains("Etna Rosso"))
    #expect(try await !lola.get(address).text.contains("Etna Rosso"))
    let answer = try #require(removed)
    #expect(try await told { _ = try await luis.undo(answer) } == 1)
    #expect(try await eva.get(page).text.contains("Etna Rosso"))
    let renamed = SelectionDraft(name: "Supper")
    #expect(
      try await told { try await luis.change { try SelectionStore($0).change(list, to: renamed, from: nil) } } == 1)
    #expect(try await eva.get(page).text.contains("Supper"))
    #expect(try await told { _ = try await luis.post(WinesPaths.selectionDeletion(list)) } == 1)
    #expect(try await !eva.get(page).text.contains("Supper"))
  }

  @Test func theListsOfASpaceThatSomebodyHasLeftOrThatEndsAreShownNoMore() async throws {
    let (there, id) = (try await cellar.house.also(marta, in: zoe.space), cellar.house.house.mint.id() as ID<Selection>)
    try await there.change { try SelectionStore($0).add("Zoe's dinner", id: id) }
    let (own, barList) = (try await number("Etna Rosso"), cellar.house.house.mint.id() as ID<Selection>)
    try await bar.change { try SelectionStore($0).add("Bar list", id: barList) }
    try await press(.lists, for: .space(marta.space), shows: true)
    let before = try await luis.get(page).text
    #expect(before.contains("s dinner") && before.contains("Bar list"))
    // Open pages of her other spaces hear that she left.
    let sequence = try await marta.read(\.sequence)
    let events = cellar.house.house.live.events(in: marta.space)
    let (space, leaver) = (zoe.space, marta.person.id)
    try await cellar.house.house.accounts.change { try $0.remove(leaver, from: space, by: .program) }
    for await event in events {
      guard case .change(_, let topics) = event else { continue }
      #expect(topics.contains(Space.topic))
      break
    }
    #expect(try await marta.read(\.sequence) == sequence + 1)
    _ = try await zoe.change { try SelectionStore($0).set(own, on: id, to: true) }
    let after = try await luis.get(page).text
    #expect(!after.contains("s dinner") && !after.contains("Etna Rosso") && after.contains("Bar list"))
    // Where she has left it is nobody's business of hers any more.
    #expect(try await marta.read(\.sequence) == sequence + 1)
    let ending = bar.space
    try await cellar.house.database.write { try $0.run("UPDATE kit_space SET ends_at = 1 WHERE id = \(ending)") }
    #expect(try await !luis.get(page).text.contains("Bar list"))
  }

  @Test func noPageThatIsKeptOnDevicesTellsWhoShowsWhat() async throws {
    try await fill()
    let name = "Marta"
    for field in [ProfileField.favourites, .taste] { try await press(field, for: .space(marta.space), shows: true) }
    let us = try await luis.get(WinesPaths.us())
    #expect(us.headers[.sobremesaKeep] == "main")
    let rows = try us.page.rows
    #expect(rows.contains { $0.opens == luis.address(WinesPaths.people()) } && !rows.contains { $0.title == name })
    let people = try await luis.get(WinesPaths.people())
    #expect(people.headers[.sobremesaKeep] == nil)
    #expect(try people.page.rows.contains { $0.title == name })
    #expect(try await luis.get(page).headers[.sobremesaKeep] == nil)
    // Nobody else does, and who looks is not told of themselves.
    #expect(try await !marta.get(WinesPaths.us()).page.rows.contains { $0.opens == marta.address(WinesPaths.people()) })
    #expect(try await marta.get(WinesPaths.people()).page.words.contains("Nobody else shows"))
    #expect(try await zoe.get(WinesPaths.people()).page.words.contains("Nobody else shows"))
  }

  @Test func whatASpaceWroteDownByHandIsShownInNoOther() async throws {
    let wine: WineNumber = try await marta.change {
      try HouseWineStore($0).add(HouseWineDraft(name: "Secret red"), id: $0.mint.id(), photo: .keep, .en)
    }
    _ = try await marta.post(WinesPaths.mark(wine, .favourite), [("kept", "yes")])
    let note = [("id", cellar.house.house.mint.uuid().text), ("note", "Secret note"), ("drunk_on", "2020-05-04")]
    #expect(try await marta.post(WinesPaths.newTasting(wine), note).status == 303)
    for field in [ProfileField.favourites, .notes] {
      for space in [marta, bar] { try await press(field, for: .space(space.space), shows: true) }
      let link = page.with("show", field.rawValue)
      #expect(try await luis.get(link).text.contains("Secret red"), "\(field)")
      #expect(try await !eva.get(link).text.contains("Secret"), "\(field)")
    }
  }

  // MARK: Both

  @Test func whatBothLikeStandsFirstForOneWhoSeesTheOthersFavourites() async throws {
    try await fill()
    let muga = try await number("Muga Reserva")
    _ = try await luis.post(WinesPaths.mark(muga, .favourite), [("kept", "yes")])
    #expect(try await !luis.get(WinesPaths.people()).text.contains("in common"))
    try await press(.favourites, for: .space(marta.space), shows: true)
    #expect(try await luis.get(page).page.texts(of: ".group-title") == ["You both like"])
    // Each stands once.
    _ = try await marta.post(WinesPaths.mark(try await number("Etna Rosso"), .favourite), [("kept", "yes")])
    let shown = try await luis.get(page).page
    #expect(shown.texts(of: ".group-title") == ["You both like", "Other favourites"])
    #expect(shown.rows.map(\.title) == ["Muga Reserva", "Etna Rosso"])
    let row = try #require(try await luis.get(WinesPaths.people()).page.rows.first { $0.title == "Marta" })
    #expect(row.opens == luis.address(page))
    #expect(try await luis.get(WinesPaths.people()).page.words.contains("1 in common"))
    // Marta learns nothing of Luis's, who shows none.
    #expect(try await !marta.get(WinesPaths.people()).text.contains("in common"))
    #expect(try await marta.get(WinesPaths.profile(luis.person.id)).page.words.contains("shows none"))
    _ = try await luis.post(WinesPaths.mark(muga, .favourite), [("kept", "no")])
    #expect(try await !luis.get(page).text.contains("You both like"))
  }

  // MARK: Links

  @Test func nobodyElseMakesOrEndsALinkToSomebodysProfile() async throws {
    let shares = Capability.seeProfile.shares(of: marta.person.id)
    let fields = [("id", cellar.house.house.mint.uuid().text), ("lifetime", "ever")]
    #expect(try await luis.get(shares).status == 404)
    #expect(try await luis.post(shares, fields).status == 404)
    let (lola, link, address) = try await guest()
    #expect(try await luis.post(SharePaths.revocation(link)).status == 404)
    #expect(try await lola.get(address).status == 200)
    #expect(try await marta.post(SharePaths.revocation(link)).status == 303)
    #expect(try await lola.get(address).status == 410)
  }

  @Test func anOpenPageOfALinkHearsOfItsEndAtOnce() async throws {
    let (_, link, _) = try await guest()
    let events = cellar.house.house.live.events(in: marta.space, for: .guest(link))
    _ = try await marta.post(SharePaths.revocation(link))
    for await event in events where event == .gone { return }
    Issue.record("nobody was told")
  }

  @Test func anOpenPageHearsOfWhatIsTakenBackInWhicheverSpaceThatIsDone() async throws {
    try await press(.notes, for: .space(marta.space), shows: true)
    let events = cellar.house.house.live.events(in: marta.space)
    try await press(.notes, for: .space(marta.space), shows: false, in: bar)
    for await event in events {
      guard case .change(_, let topics) = event else { continue }
      #expect(topics.contains(Profile.topic))
      return
    }
  }

  // MARK: Refused

  @Test func oneShowsNothingToASpaceOfOthersNorWhatThereIsNot() async throws {
    let link = WinesPaths.showing(.notes)
    #expect(
      try await marta.post(link, [("audience", zoe.space.description), ("shown", "yes")]).status == 404)
    #expect(try await marta.post(link, [("audience", "everybody"), ("shown", "yes")]).status == 400)
    #expect(try await marta.post(link, [("audience", "link")]).status == 400)
    #expect(
      try await marta.post(Link(inSpace: "/wines/mine/profile/password"), [("audience", "link"), ("shown", "yes")])
        .status
        == 404)
    #expect(try await shown(by: marta.person.id) == 0)
  }

  @Test func activityTellsItToNobodyElse() async throws {
    try await press(.notes, for: .space(marta.space), shows: true)
    #expect(try await marta.get(Link(inSpace: "/activity")).text.contains("Shown in"))
    #expect(try await !luis.get(Link(inSpace: "/activity")).text.contains("Shown in"))
  }

  // MARK: Ends

  private func shown(by person: ID<Person>) async throws -> Int {
    try await cellar.house.database.read {
      try $0.value("SELECT COUNT(*) AS n FROM wines_shown WHERE person_id = \(person)") ?? 0
    }
  }

  @Test func thePersonsDocumentSaysWhatTheyShowAndTheSpacesDoNot() async throws {
    for audience in [ProfileAudience.space(marta.space), .link] { try await press(.notes, for: audience, shows: true) }
    let own = try await marta.browser.get("/me/data")
    let document = try #require(try JSONSerialization.jsonObject(with: Data(own.bytes)) as? [String: Any])
    let tables = try #require(document["own"] as? [String: [[String: Any]]])
    #expect(tables["wines_shown"]?.count == 2)
    #expect(try await !marta.get(Link(inSpace: "/settings/data")).text.contains("wines_shown"))
  }

  @Test func leavingASpaceEndsWhatOneShowsThereWithItsLinks() async throws {
    _ = try await cellar.house.also(marta, in: zoe.space)
    let there = ProfileAudience.space(zoe.space)
    let shown = try await press(.taste, for: there, shows: true)
    let hidden = try await press(.taste, for: there, shows: false)
    try await press(.taste, for: there, shows: true)
    try await press(.taste, for: .link, shows: true)
    #expect(try await zoe.get(page).status == 200)
    let link: ID<ShareLink> = cellar.house.house.mint.id()
    let made = try await marta.browser.post(
      Capability.seeProfile.shares(of: marta.person.id).address(in: zoe.space),
      [("id", link.description), ("lifetime", "ever")])
    let secret = try #require(made.text.firstMatch(of: /\/l\/([0-9a-f]{32})/)).1
    let (space, leaver) = (zoe.space, marta.person.id)
    try await cellar.house.house.accounts.change { try $0.remove(leaver, from: space, by: .program) }
    #expect(try await zoe.get(page).status == 404)
    #expect(try await cellar.house.stranger().get("/l/\(secret)").status == 410)
    #expect(try await self.shown(by: leaver) == 1)
    // And nothing brings it back.
    #expect(try await marta.undo(hidden).status == 410)
    #expect(try await self.shown(by: leaver) == 1)
    #expect(shown.status == 303)
  }

  @Test func theEndOfASpaceEndsWhatIsShownThereAndTheEndOfAPersonAll() async throws {
    for audience in [ProfileAudience.space(marta.space), .space(bar.space), .link] {
      try await press(.favourites, for: audience, shows: true)
    }
    let space = bar.space
    try await cellar.house.database.write { try $0.run("DELETE FROM kit_space WHERE id = \(space)") }
    #expect(try await shown(by: marta.person.id) == 2)
    let home = marta.space
    try await cellar.house.house.accounts.change { [luis] transaction in
      try transaction.connection.run(
        "UPDATE kit_member SET role = 'owner' WHERE space_id = \(home) AND person_id = \(luis.person.id)")
      try transaction.connection.run("UPDATE kit_person SET is_operator = 1 WHERE id = \(luis.person.id)")
    }
    #expect(try await marta.browser.post("/me/leaving", []).status == 303)
    #expect(try await shown(by: marta.person.id) == 0)
    #expect(try await luis.get(page).status == 404)
  }
}
