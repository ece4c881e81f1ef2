import Foundation
import TestKit
import Testing

@testable import Kit
@testable import Notes

@Suite struct GuestTests {
  /// Marta's two notes, and links to the first.
  private struct Cast {
    let marta: TestMember
    let note: Note
    let other: Note

    init() async throws {
      let marta = try await TestHouse(apps: [NotesApp()]).owner()
      self.marta = marta
      (note, other) = try await marta.change { transaction in
        (try NoteStore(transaction).add("Picnic"), try NoteStore(transaction).add("Secret"))
      }
    }

    var house: House { marta.home.house }

    /// A link to the first note, as the page says it.
    func link(holding lifetime: String = "ever") async throws -> String {
      let shares = marta.address(Capability.addToNote.shares(of: note.id))
      let form = try #require(try await marta.browser.get(shares).page.forms.first { $0.action == shares })
      let answer = try await marta.browser.submit(form, typing: ["lifetime": lifetime])
      let address = try #require(try answer.page.root.first("textarea")).text
      return String(address.dropFirst(try #require(address.range(of: "/l/")).lowerBound.utf16Offset(in: address)))
    }

    func guest(_ name: String, by link: String) async throws -> (browser: TestBrowser, home: String) {
      let browser = marta.home.stranger()
      let answer = try await browser.post(link, [("name", name)])
      return (browser, try #require(answer.location))
    }

    /// Lets in so many guests past the pages.
    func fill(_ link: String, with count: Int) async throws {
      let secret = String(link.dropFirst("/l/".count))
      try await house.accounts.change { transaction in
        guard let link = try ShareStore(transaction.connection).link(secret: secret, at: transaction.now) else {
          throw Refusal.notFound
        }
        for number in 1...count { _ = try transaction.addGuest(named: "Guest \(number)", by: link) }
      }
    }

    func lines() async throws -> [String] {
      let note = note
      return try await marta.read { try NoteStore($0).lines(of: note.id) }
    }
  }

  @Test func aGuestDoesWhatTheLinkAllowsUnderTheirName() async throws {
    let cast = try await Cast()
    let (lola, home) = try await cast.guest("Lola", by: try await cast.link())
    let page = try await lola.get(home)
    #expect(page.status == 200)
    #expect(page.text.contains("You are here as Lola"))
    let form = try #require(try page.page.forms.first { $0.action.hasSuffix("/lines") })
    let answer = try await lola.submit(form, typing: ["text": "Lemonade"])
    #expect(answer.location?.hasPrefix(home) == true)
    #expect(try await cast.lines() == ["Lemonade"])
    let (note, marta) = (cast.note, cast.marta)
    let activity = try await marta.read { try Activity.of(note.id, in: $0) }
    #expect(activity.first?.author.name == "Lola")
    #expect(activity.first?.author.guest != nil && activity.first?.author.person == nil)
  }

  @Test func openingTheLinkSpendsNothingAndShowsWhatItIsFor() async throws {
    let cast = try await Cast()
    let link = try await cast.link()
    for _ in 1...3 {
      let page = try await cast.marta.home.stranger().get(link)
      #expect(page.status == 200)
      #expect(page.text.contains("Picnic") && page.text.contains("add lines"))
    }
    #expect(try await cast.guest("Lola", by: link).home.hasPrefix("/g/"))
    #expect(try await cast.guest("Paco", by: link).home.hasPrefix("/g/"))
  }

  @Test func theAddressesThatAGuestSeesHoldNoSecret() async throws {
    let cast = try await Cast()
    let link = try await cast.link()
    let (lola, home) = try await cast.guest("Lola", by: link)
    let secret = link.dropFirst("/l/".count)
    #expect(!home.contains(secret))
    #expect(!(try await lola.get(home).text.contains(secret)))
  }

  @Test func aLinkOpensItsThingAndNothingElse() async throws {
    let cast = try await Cast()
    let (lola, home) = try await cast.guest("Lola", by: try await cast.link())
    let other = home.replacing(cast.note.id.description, with: cast.other.id.description)
    #expect(try await lola.get(other).status == 404)
    #expect(try await lola.post("\(other)/lines", [("text", "x")]).status == 404)
    let space = "/s/\(cast.marta.space)"
    for address in ["\(space)/notes", "\(space)/notes/note/\(cast.note.id)", "\(space)/live", space, "/me", "/spaces"] {
      #expect(try await lola.get(address).location?.hasPrefix("/sign-in") == true, "\(address)")
    }
    #expect(try await lola.post("\(home)/deletion").status == 404)
  }

  @Test func aGuestOfOneLinkIsNobodyToAnother() async throws {
    let cast = try await Cast()
    let (lola, home) = try await cast.guest("Lola", by: try await cast.link())
    let (paco, second) = try await cast.guest("Paco", by: try await cast.link())
    #expect(home != second)
    #expect(try await lola.get(second).status == 403)
    #expect(try await paco.get(home).status == 403)
    #expect(try await cast.marta.home.stranger().get(home).status == 403)
  }

  @Test func aRevokedLinkEndsAtOnceForThoseWhoAreIn() async throws {
    let cast = try await Cast()
    let link = try await cast.link()
    let (lola, home) = try await cast.guest("Lola", by: link)
    let id = try #require(ID<ShareLink>(home.split(separator: "/")[1].description))
    var events = cast.house.live.events(in: cast.marta.space, for: .guest(id)).makeAsyncIterator()
    var own = cast.house.live.events(in: cast.marta.space).makeAsyncIterator()
    #expect(try await cast.marta.post(SharePaths.revocation(id)).status == 303)
    #expect(await own.next() != .gone, "the members' streams go on")
    var last: LiveEvent?
    while let event = await events.next() { last = event }
    #expect(last == .gone)
    #expect(try await lola.get(home).status == 410)
    #expect(try await lola.post("\(home)/lines", [("text", "late")]).status == 410)
    #expect(try await cast.marta.home.stranger().get(link).status == 410)
    #expect(try await cast.lines() == [])
  }

  @Test func aLinkExpires() async throws {
    let cast = try await Cast()
    let link = try await cast.link(holding: "day")
    let (lola, home) = try await cast.guest("Lola", by: link)
    cast.marta.home.clock.advance(by: .seconds(24 * 3600 - 1))
    #expect(try await lola.get(home).status == 200)
    cast.marta.home.clock.advance(by: .seconds(2))
    #expect(try await lola.get(home).status == 410)
    #expect(try await cast.marta.home.stranger().get(link).status == 410)
  }

  @Test func theLinkShowsWhoCameAndWhenItWasUsedLast() async throws {
    let cast = try await Cast()
    _ = try await cast.guest("Lola", by: try await cast.link())
    let page = try await cast.marta.get(Capability.addToNote.shares(of: cast.note.id))
    #expect(page.text.contains("Lola"))
    #expect(page.text.contains("Last used:"))
    #expect(try await cast.marta.get(SharePaths.links()).text.contains("Picnic: read this note and add lines"))
  }

  @Test func nobodyActsUnderTheNameOfAMember() async throws {
    let cast = try await Cast()
    let link = try await cast.link()
    let answer = try await cast.marta.home.stranger().post(link, [("name", "márta")])
    #expect(answer.status == 422)
    #expect(answer.text.contains("Somebody else goes by that name already."))
  }

  @Test func whoHasComeBeforeGoesOnUnderTheSameName() async throws {
    let cast = try await Cast()
    let link = try await cast.link()
    let (lola, home) = try await cast.guest("Lola", by: link)
    #expect(try await lola.get(link).text.contains("Continue as Lola"))
    #expect(try await lola.post(link).location == home)
  }

  @Test func aMemberIsLedToTheirOwnPage() async throws {
    let cast = try await Cast()
    let page = try await cast.marta.browser.get(try await cast.link())
    #expect(try page.page.links.contains { $0.address == cast.marta.address(NotesPaths.note(cast.note.id)) })
  }

  @Test func whatTheDatabaseKeepsOfALinkOpensNothing() async throws {
    let cast = try await Cast()
    let link = try await cast.link()
    let secret = String(link.dropFirst("/l/".count))
    _ = try await cast.guest("Lola", by: link)
    let tables = ["kit_share", "kit_guest"]
    let kept = try await cast.marta.home.database.read { connection in
      try tables.flatMap { try connection.rows("SELECT * FROM \(SQL(trusted: $0))").map { "\($0)" } }
    }
    #expect(kept.count == 2)
    #expect(kept.allSatisfy { !$0.contains(secret) })
  }

  @Test func theLinksOfWhatWasDeletedLeadNowhere() async throws {
    let cast = try await Cast()
    let link = try await cast.link()
    let (lola, home) = try await cast.guest("Lola", by: link)
    let note = cast.note
    _ = try await cast.marta.change { try NoteStore($0).remove(note.id) }
    #expect(try await lola.get(home).status == 410)
    #expect(try await cast.marta.home.stranger().get(link).status == 410)
    #expect(try await cast.marta.get(SharePaths.links()).status == 200)
  }

  @Test func aMemberWithoutTheAppCannotShareItsThings() async throws {
    let cast = try await Cast()
    let luis = try await cast.marta.home.member(of: cast.marta.space)
    let shares = Capability.addToNote.shares(of: cast.note.id)
    #expect(try await luis.get(shares).status == 200)
    _ = try await cast.house.accounts.change { transaction in
      try transaction.connection.run("UPDATE kit_member SET apps = 'orders' WHERE person_id = \(luis.person.id)")
    }
    #expect(try await luis.get(shares).status == 404)
    #expect(try await luis.post(shares, [("id", UUID().uuidString.lowercased())]).status == 404)
  }

  @Test func aGuestTakesBackTheirOwnChangesAlone() async throws {
    let cast = try await Cast()
    let (lola, home) = try await cast.guest("Lola", by: try await cast.link())
    let other = cast.other
    let deletion = try #require(try await cast.marta.change { try NoteStore($0).remove(other.id) })
    let prefix = home.split(separator: "/").prefix(2).map { "/\($0)" }.joined()
    #expect(try await lola.post("\(prefix)/undo/\(deletion)").status == 404)
  }

  @Test func aLinkLetsInFiveHundredAndNoMore() async throws {
    let cast = try await Cast()
    let link = try await cast.link()
    try await cast.fill(link, with: GuestRateLimit.inAll)
    cast.marta.home.clock.advance(by: GuestRateLimit.span)
    let answer = try await cast.marta.home.stranger().post(link, [("name", "Lola")])
    #expect(answer.status == 422)
    #expect(answer.text.contains("500 people have come by this link already"))
    #expect(try await cast.guest("Lola", by: try await cast.link()).home.hasPrefix("/g/"))
  }

  @Test func twoHundredComeByALinkInTenMinutesAndOthersAfterwards() async throws {
    let cast = try await Cast()
    let link = try await cast.link()
    try await cast.fill(link, with: GuestRateLimit.atOnce)
    let answer = try await cast.marta.home.stranger().post(link, [("name", "Lola")])
    #expect(answer.status == 422)
    #expect(answer.text.contains("Many people are coming in at once"))
    cast.marta.home.clock.advance(by: GuestRateLimit.span)
    #expect(try await cast.guest("Lola", by: link).home.hasPrefix("/g/"))
  }

  @Test func aPartyOfSixtyBehindOneAddressComesInAndACrowdDoesNot() async throws {
    let cast = try await Cast()
    let link = try await cast.link()
    for number in 1...60 {
      let answer = try await cast.marta.home.stranger(from: "127.0.0.2").post(link, [("name", "Guest \(number)")])
      #expect(answer.status == 303)
    }
    for number in 61...GuestRateLimit.ofOneAddress {
      _ = try await cast.marta.home.stranger(from: "127.0.0.2").post(link, [("name", "Guest \(number)")])
    }
    #expect(try await cast.marta.home.stranger(from: "127.0.0.2").post(link, [("name", "Lola")]).status == 429)
    #expect(try await cast.marta.home.stranger(from: "127.0.0.3").post(link, [("name", "Lola")]).status == 303)
  }

  @Test(arguments: ["Мarta", "Μarta", "M\u{3164}arta", "marta", "\u{202E}Marta", "Lоla"])
  func aGuestIsNotCalledWhatLooksLikeAnothersName(name: String) async throws {
    let cast = try await Cast()
    let link = try await cast.link()
    _ = try await cast.guest("Lola", by: link)
    #expect(try await cast.marta.home.stranger().post(link, [("name", name)]).status == 422)
  }
}
