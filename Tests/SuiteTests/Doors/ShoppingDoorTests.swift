import HTTPTypes
import Kit
import TestKit
import Testing

@testable import Kit

/// What a shortcut on a telephone and a to-do list in the kitchen need.
@Suite struct ShoppingDoorTests {
  private static let (key, replayed) = (
    HTTPField.Name("Idempotency-Key")!, HTTPField.Name("Idempotency-Replayed")!
  )

  private let marta: TestMember
  private let program: TestProgram

  init() async throws {
    marta = try await TestHouse().owner()
    program = try await marta.ownProgram()
  }

  private func address(_ path: String) -> String { "/api/spaces/\(marta.space)/shopping\(path)" }

  private func json(_ answer: TestAnswer) throws -> JSONNode { try JSONReader.read(answer.text) }

  private func newList(_ name: String = "Compra") async throws -> String {
    let made = try await program.say(#"{"name": "\#(name)"}"#, to: address("/lists/new"))
    #expect(made.status == 201, "\(made.text)")
    return try #require(try json(made)["id"]?.text)
  }

  private func items(of list: String) async throws -> [JSONNode] {
    try #require(try json(try await program.get(address("/lists/\(list)")))["items"]?.list)
  }

  @Test func linesAreAddedAsPlainTextAndBoughtAndPutBack() async throws {
    let list = try await newList()
    let added = try await program.say("2 kg tomates\npan", to: address("/lists/\(list)/lines"), as: "text/plain")
    #expect(added.status == 200, "\(added.text)")
    let items = try await items(of: list)
    #expect(items.compactMap { $0["name"]?.text } == ["tomates", "pan"])
    #expect(items[0]["quantity"]?.text == "2" && items[0]["unit"]?.text == "kg")
    let item = try #require(items[0]["id"]?.text)
    let bought = try await program.say(#"{"bought": true}"#, to: address("/lists/\(list)/items/\(item)/purchase"))
    #expect(bought.status == 200)
    #expect(try await self.items(of: list)[0]["bought"]?.bool == true)
    let done = try #require(try json(bought)["done"]?.text)
    let undone = try await program.say("{}", to: "/api/spaces/\(marta.space)/undo/\(done)")
    #expect(undone.status == 200, "\(undone.text)")
    #expect(try await self.items(of: list)[0]["bought"]?.bool == false)
  }

  @Test func whatHasNotChangedIsToldWithoutReadingItAgain() async throws {
    let list = try await newList()
    let first = try await program.get(address("/lists/\(list)"))
    let asked = try await marta.home.counted.questions {
      let again = try await program.get(address("/lists/\(list)"))
      #expect(again.text == first.text)
    }
    #expect(!asked.contains { $0.contains("shopping_") }, "\(asked)")
    _ = try await program.say("pan", to: address("/lists/\(list)/lines"), as: "text/plain")
    #expect(try await items(of: list).compactMap { $0["name"]?.text } == ["pan"])
  }

  @Test func whatIsMadeIsFoundWhereItIsSaidToBe() async throws {
    let made = try await program.say(#"{"name": "Fiesta"}"#, to: address("/lists/new"))
    let place = try #require(made.location)
    let list = try json(try await program.get(place))
    #expect(list["name"]?.text == "Fiesta" && list["currency"]?.text == "EUR")
    #expect(try await marta.browser.get(try #require(try json(made)["page"]?.text)).status == 200)
  }

  @Test func theSameKeyIsDoneOnceAndAnsweredAlike() async throws {
    let list = try await newList()
    let lines = address("/lists/\(list)/lines")
    let first = try await program.say(#"{"text": "pan"}"#, to: lines, headers: [Self.key: "abc"])
    let again = try await program.say(#"{"text": "pan"}"#, to: lines, headers: [Self.key: "abc"])
    #expect(first.status == again.status && first.text == again.text)
    #expect(first.headers[Self.replayed] == nil && again.headers[Self.replayed] == "true")
    #expect(try await items(of: list).count == 1)
    let other = try await program.say(#"{"text": "leche"}"#, to: lines, headers: [Self.key: "abc"])
    #expect(other.status == 422 && other.text.contains("/problems/operation-reused"))
  }

  @Test func aKeyIsForOneAddressAlsoWhereNothingIsSaid() async throws {
    let (one, other) = (try await newList("A"), try await newList("B"))
    let first = try await program.say("", to: address("/lists/\(one)/deletion"), headers: [Self.key: "k"])
    #expect(first.status == 200, "\(first.text)")
    let second = try await program.say("", to: address("/lists/\(other)/deletion"), headers: [Self.key: "k"])
    #expect(second.status == 422 && second.text.contains("/problems/operation-reused"))
    #expect(try await program.get(address("/lists/\(other)")).status == 200)
  }

  @Test func whatWasDoneIsAnsweredAgainAlsoWhenTheThingIsGone() async throws {
    let list = try await newList("A")
    let name = (#"{"name": "B"}"#, address("/lists/\(list)"))
    let first = try await program.say(name.0, to: name.1, headers: [Self.key: "k"])
    #expect(first.status == 200, "\(first.text)")
    #expect(try await program.say("", to: address("/lists/\(list)/deletion")).status == 200)
    let again = try await program.say(name.0, to: name.1, headers: [Self.key: "k"])
    #expect(again.status == 200 && again.text == first.text && again.headers[Self.replayed] == "true")
  }

  @Test func whatIsMadeTwiceUnderAKeyKeepsItsId() async throws {
    let new = address("/lists/new")
    let first = try await program.say(#"{"name": "A"}"#, to: new, headers: [Self.key: "k"])
    let again = try await program.say(#"{"name": "A"}"#, to: new, headers: [Self.key: "k"])
    #expect(first.status == 201 && first.text == again.text && first.location == again.location)
  }

  @Test func aKeyOfOneProgramIsNobodyElses() async throws {
    let other = try await marta.program("Otro", in: ["shopping"])
    let new = address("/lists/new")
    let first = try await program.say(#"{"name": "A"}"#, to: new, headers: [Self.key: "k"])
    let second = try await other.say(#"{"name": "B"}"#, to: new, headers: [Self.key: "k"])
    #expect(first.status == 201 && second.status == 201 && first.location != second.location)
  }

  @Test func onlyWhatIsSaidChanges() async throws {
    let list = try await newList()
    _ = try await program.say("2 kg tomates 3,50", to: address("/lists/\(list)/lines"), as: "text/plain")
    let before = try await items(of: list)[0]
    let item = address("/lists/\(list)/items/\(try #require(before["id"]?.text))")
    let changed = try await program.say(#"{"note": "maduros"}"#, to: item)
    #expect(changed.status == 200, "\(changed.text)")
    let after = try await items(of: list)[0]
    #expect(after["note"]?.text == "maduros")
    for member in ["name", "quantity", "unit", "price", "basis"] {
      #expect(after[member] == before[member], "\(member)")
    }
  }

  @Test func whoChangesAnotherFieldMeanwhileWinsToo() async throws {
    let list = try await newList("Antes")
    _ = try await program.say(#"{"name": "Casa"}"#, to: address("/lists/\(list)"))
    let late = try await program.say(#"{"name": "Antes", "was": {"name": "Antes"}}"#, to: address("/lists/\(list)"))
    #expect(late.status == 200)
    #expect(try json(try await program.get(address("/lists/\(list)")))["name"]?.text == "Casa")
  }

  @Test func whoHasSeenTheLatestIsToldSoAndWhoHasNotChangesNothing() async throws {
    let list = try await newList()
    let read = try await program.get(address("/lists/\(list)"))
    let tag = try #require(read.headers[.eTag])
    let again = try await program.get(address("/lists/\(list)"), headers: [.ifNoneMatch: tag])
    #expect(again.status == 304 && again.bytes.isEmpty)
    let renamed = try await program.say(#"{"name": "B"}"#, to: address("/lists/\(list)"), headers: [.ifMatch: tag])
    #expect(renamed.status == 200)
    let stale = try await program.say(#"{"name": "C"}"#, to: address("/lists/\(list)"), headers: [.ifMatch: tag])
    #expect(stale.status == 412 && stale.text.contains("/problems/changed-meanwhile"))
    let fresh = try await program.get(address("/lists/\(list)"), headers: [.ifNoneMatch: tag])
    #expect(fresh.status == 200 && fresh.text.contains("\"B\""))
  }

  @Test func aChangeOfOneThingDoesNotExpectAnotherToStay() async throws {
    let (one, other) = (try await newList("A"), try await newList("B"))
    let tag = try #require(try await program.get(address("/lists/\(one)")).headers[.eTag])
    _ = try await program.say(#"{"name": "B2"}"#, to: address("/lists/\(other)"))
    let renamed = try await program.say(#"{"name": "A2"}"#, to: address("/lists/\(one)"), headers: [.ifMatch: tag])
    #expect(renamed.status == 200)
  }

  @Test func aStateThatTheSpaceHasNotComeToIsNone() async throws {
    let list = try await newList()
    for tag in [#""9999999999-x""#, #""x""#] {
      let answer = try await program.say(#"{"name": "B"}"#, to: address("/lists/\(list)"), headers: [.ifMatch: tag])
      #expect(answer.status == 412, "\(tag)")
    }
  }

  @Test func whoChangesAnItemExpectsItsListToStay() async throws {
    let list = try await newList("A")
    _ = try await program.say("pan", to: address("/lists/\(list)/lines"), as: "text/plain")
    let item = address("/lists/\(list)/items/\(try #require(try await items(of: list)[0]["id"]?.text))")
    let tag = try #require(try await program.get(address("/lists/\(list)")).headers[.eTag])
    let first = try await program.say(#"{"note": "a"}"#, to: item, headers: [.ifMatch: tag])
    #expect(first.status == 200, "\(first.text)")
    let next = try #require(try await program.get(address("/lists/\(list)")).headers[.eTag])
    _ = try await program.say(#"{"name": "B"}"#, to: address("/lists/\(list)"))
    let stale = try await program.say(#"{"note": "b"}"#, to: item, headers: [.ifMatch: next])
    #expect(stale.status == 412)
  }

  @Test func longListsComeInStretches() async throws {
    for number in 0..<7 { _ = try await newList("L\(number)") }
    var (names, next): ([String], String?) = ([], address("/lists?limit=3"))
    while let address = next {
      let answer = try await program.get(address)
      names += try #require(try json(answer)["items"]?.list).compactMap { $0["name"]?.text }
      let link = answer.headers[HTTPField.Name("Link")!]
      next = link.flatMap { $0.split(separator: ">").first.map { String($0.dropFirst()) } }
    }
    #expect(names.sorted() == (0..<7).map { "L\($0)" })
    #expect(try await program.get(address("/lists?limit=0")).status == 400)
    #expect(try await program.get(address("/lists?cursor=x")).status == 400)
  }

  @Test func whoWantsLittleIsToldLittle() async throws {
    let answer = try await program.say(
      #"{"name": "A"}"#, to: address("/lists/new"), headers: [HTTPField.Name("Prefer")!: "return=minimal"])
    #expect(answer.status == 204 && answer.bytes.isEmpty)
  }

  @Test func whatHasHappenedIsToldInItsOrder() async throws {
    let changes = "/api/spaces/\(marta.space)/changes"
    let start = try #require(try json(try await program.get(changes))["sequence"]?.integer)
    _ = try await newList("Fiesta")
    let told = try json(try await program.get("\(changes)?after=\(start)"))
    let line = try #require(told["changes"]?.list?.first)
    #expect(line["event"]?.text == "list.added" && line["title"]?.text == "Fiesta")
    #expect(line["author"]?.text == "Marta (Home Assistant)")
    #expect(line["says"]?.text?.contains("Fiesta") == true && told["more"]?.bool == false)
    let after = try #require(told["sequence"]?.integer)
    #expect(try json(try await program.get("\(changes)?after=\(after)"))["changes"]?.list?.isEmpty == true)
    #expect(try await program.get("\(changes)?after=x").status == 400)
  }

  @Test func whoHasMissedMuchIsToldAllOfItByTheStream() async throws {
    let changes = "/api/spaces/\(marta.space)/changes"
    let start = try #require(try json(try await program.get(changes))["sequence"]?.integer)
    let count = ChangesDoor.most + 5
    for number in 1...count {
      let id = "0199a000-0000-7000-8000-\(String(number + 100_000_000_000))"
      #expect(try await marta.post(Link(inSpace: "/shopping/lists/new"), [("id", id), ("name", "L")]).status == 303)
    }
    let stream = try await program.listen("\(changes)?after=\(start)")
    marta.home.house.live.close()
    let told = try await stream.value
    #expect(told.split(separator: "\n").count { $0 == "event: change" } == count)
  }

  @Test func aStreamTellsNothingOnceItsTokenHasExpired() async throws {
    let ends = try await marta.program("Ends", in: ["shopping"], until: "2026-11-22")
    let changes = "/api/spaces/\(marta.space)/changes"
    let start = try #require(try json(try await program.get(changes))["sequence"]?.integer)
    let streams = [
      try await ends.listen("\(changes)?after=\(start)"), try await program.listen("\(changes)?after=\(start)"),
    ]
    marta.home.clock.advance(by: .seconds(38 * 3600))
    _ = try await newList("Fiesta")
    marta.home.house.live.close()
    #expect(try await !streams[0].value.contains("Fiesta"))
    #expect(try await streams[1].value.contains("Fiesta"))
  }

  @Test func whoWaitsWithATokenThatEndsIsShutOut() async throws {
    // Has one key alone: the end of another would be something to tell.
    let luis = try await marta.home.member(of: marta.space)
    let ends = try await luis.program("Ends", in: ["shopping"])
    let changes = "/api/spaces/\(marta.space)/changes"
    let start = try #require(try json(try await ends.get(changes))["sequence"]?.integer)
    async let told = ends.get("\(changes)?after=\(start)&wait=25")
    let page = try await luis.browser.get("/me/keys").page
    for form in page.forms where form.action.hasSuffix("/end") { _ = try await luis.browser.submit(form) }
    #expect(try await told.status == 401)
  }

  @Test func whoWaitsIsToldAtOnce() async throws {
    let changes = "/api/spaces/\(marta.space)/changes"
    let start = try #require(try json(try await program.get(changes))["sequence"]?.integer)
    async let told = program.get("\(changes)?after=\(start)&wait=25")
    _ = try await newList("Fiesta")
    #expect(try json(try await told)["changes"]?.list?.count == 1)
  }
}
