import HTTPTypes
import Kit
import TestKit
import Testing

@testable import Kit

/// What a program is told that is refused.
@Suite struct ProblemTests {
  private let marta: TestMember
  private let program: TestProgram

  init() async throws {
    marta = try await TestHouse().owner(language: .es)
    program = try await marta.ownProgram()
  }

  private func address(_ path: String) -> String { "/api/spaces/\(marta.space)\(path)" }

  private struct Told {
    let type, title, detail: String
    let status: Int
    let pointers: [String]
  }

  private func told(_ answer: TestAnswer) throws -> Told {
    #expect(answer.headers[.contentType] == "application/problem+json")
    let node = try JSONReader.read(answer.text)
    let status = try #require(node["status"]?.integer)
    #expect(status == answer.status)
    return Told(
      type: try #require(node["type"]?.text), title: try #require(node["title"]?.text),
      detail: try #require(node["detail"]?.text), status: status,
      pointers: (node["errors"]?.list ?? []).compactMap { $0["pointer"]?.text })
  }

  /// It asks for no language.
  private static let ofItsPerson: [HTTPField.Name: String] = [.acceptLanguage: ""]
  private static let nothing = "0199a000-0000-7000-8000-000000000999"

  @Test func itIsInTheLanguageOfItsPersonOrInThatWhichIsAskedFor() async throws {
    let spanish = try told(
      try await program.say("{}", to: address("/shopping/lists/new"), headers: Self.ofItsPerson))
    #expect(spanish.detail == "Falta este campo." && spanish.pointers == ["#/name"])
    let asked: [HTTPField.Name: String] = [.acceptLanguage: "pt"]
    let portuguese = try told(try await program.say("{}", to: address("/shopping/lists/new"), headers: asked))
    #expect(portuguese.detail == "Falta este campo." && portuguese.title == "Não foi guardado")
  }

  @Test func whatPeopleReadBesideTheFieldProgramsReadWithItsPlace() async throws {
    let long = String(repeating: "a", count: 121)
    let answer = try await program.say(
      #"{"name": "\#(long)"}"#, to: address("/shopping/lists/new"), headers: Self.ofItsPerson)
    let problem = try told(answer)
    #expect(problem.status == 422 && problem.type == "/problems/invalid" && problem.pointers == ["#/name"])
    #expect(problem.detail == "Como mucho, 120 caracteres.")
  }

  @Test func aLineOfAnOrderIsPointedAt() async throws {
    let customer = try await program.say(
      #"{"name": "Ana", "address": "High Street 1"}"#, to: address("/orders/customers/new"))
    let id = try #require(try JSONReader.read(customer.text)["id"]?.text)
    let answer = try await program.say(
      #"{"customer": "\#(id)", "line": [{"product": "\#(Self.nothing)", "quantity": 1, "price": "1.00"}, {"quantity": 2}]}"#,
      to: address("/orders/orders/new"))
    let problem = try told(answer)
    #expect(problem.status == 422)
    #expect(problem.pointers.contains("#/line/1/product") && problem.pointers.contains("#/line/1/price"))
  }

  @Test func anOrderIsMadeOfAFewWords() async throws {
    let customer = try await program.say(
      #"{"name": "Ana", "address": "High Street 1"}"#, to: address("/orders/customers/new"))
    let product = try await program.say(
      #"{"name": "Pan", "price": "2.80", "description": "Loaf"}"#, to: address("/orders/products/new"))
    let ids = try [customer, product].map { try #require(try JSONReader.read($0.text)["id"]?.text) }
    let made = try await program.say(
      #"{"customer": "\#(ids[0])", "line": [{"product": "\#(ids[1])", "quantity": 3, "price": "2.80"}]}"#,
      to: address("/orders/orders/new"))
    #expect(made.status == 201, "\(made.text)")
    let order = try JSONReader.read(try await program.get(try #require(made.location)).text)
    #expect(order["total"]?.text == "8.40" && order["state"]?.text == "confirmed")
    #expect(order["date"]?.text == "2026-11-21T09:30:00Z" && order["line"]?.list?.first?["name"]?.text == "Pan")
    let id = try #require(order["id"]?.text)
    let changed = try await program.say(#"{"note": "sin gluten"}"#, to: address("/orders/orders/drafts/\(id)"))
    #expect(changed.status == 200, "\(changed.text)")
    let after = try JSONReader.read(try await program.get(address("/orders/orders/\(id)")).text)
    #expect(after["note"]?.text == "sin gluten" && after["line"] == order["line"])
  }

  @Test func whatItsPersonHasHalfTypedIsNotAProgramsToForget() async throws {
    let customer = try await program.say(
      #"{"name": "Ana", "address": "High Street 1"}"#, to: address("/orders/customers/new"))
    let product = try await program.say(
      #"{"name": "Pan", "price": "2.80", "description": "Loaf"}"#, to: address("/orders/products/new"))
    let ids = try [customer, product].map { try #require(try JSONReader.read($0.text)["id"]?.text) }
    let made = try await program.say(
      #"{"customer": "\#(ids[0])", "line": [{"product": "\#(ids[1])", "quantity": 3, "price": "2.80"}]}"#,
      to: address("/orders/orders/new"))
    let id = try #require(try JSONReader.read(made.text)["id"]?.text)
    let draft = Link(inSpace: "/orders/orders/drafts/\(id)")
    _ = try await marta.post(draft, [("note", "half-typed"), ("draft", "save")])
    let changed = try await program.say(#"{"note": "sin gluten"}"#, to: address(draft.path))
    #expect(changed.status == 200, "\(changed.text)")
    #expect(try await marta.get(draft).text.contains("half-typed"))
  }

  @Test func aPageThatFailsForWhoBringsAKeyIsNobodysOfTheCookie() async throws {
    let key = try #require(program.key)
    let answer = try await marta.browser.get(
      "/s/\(marta.space)/shopping", headers: [.authorization: "Bearer \(key)", .acceptLanguage: "pt"])
    #expect(answer.headers[HTTPField.Name("Sobremesa-Reader")!] != marta.person.id.description)
    let missing = try await marta.browser.get(
      "/none", headers: [.authorization: "Bearer \(key)", .acceptLanguage: "pt"])
    #expect(missing.status == 404 && missing.text.contains("lang=\"pt"))
  }

  @Test(arguments: [
    ("[]", "application/json", 422, "invalid"), ("{", "application/json", 400, "malformed"),
    (#"{"name": "a", "name": "b"}"#, "application/json", 400, "malformed"),
    ("name=a", "application/x-www-form-urlencoded", 415, "other-type"), ("a", "text/plain", 415, "other-type"),
  ])
  func aBodyThatIsNoneOfOursIsRefused(body: String, type: String, status: Int, kind: String) async throws {
    let problem = try told(try await program.say(body, to: address("/shopping/lists/new"), as: type))
    #expect(problem.status == status && problem.type == "/problems/\(kind)")
  }

  @Test func whatIsNotThereIsToldFromWhatWas() async throws {
    let none = try told(try await program.get(address("/shopping/lists/\(Self.nothing)")))
    #expect(none.status == 404 && none.type == "/problems/not-found")
    let made = try await program.say(#"{"name": "A"}"#, to: address("/shopping/lists/new"))
    let list = try #require(made.location)
    let deleted = try await program.say("", to: "\(list)/deletion")
    #expect(deleted.status == 200, "\(deleted.text)")
    let gone = try told(try await program.get(list))
    #expect(gone.status == 410 && gone.type == "/problems/gone")
  }

  @Test func whoComesInAnotherWayIsToldInWhich() async throws {
    let answer = try await program.say("{}", to: address("/shopping/lists"))
    #expect(try told(answer).type == "/problems/other-method" && answer.headers[.allow] == "GET")
  }

  /// Also where nothing would have been changed.
  @Test(arguments: ["true", "7", "\"7\"", "\"7-\"", "\"-a\"", "7-a-b", ",", "\"a-7\""])
  func whoNamesNoStateOfTheHouseIsToldThatItHasChanged(tag: String) async throws {
    let made = try await program.say(#"{"name": "A"}"#, to: address("/shopping/lists/new"))
    let path = "\(try #require(made.location))/clearing"
    #expect(try await program.say("", to: path).status == 200)
    let problem = try told(try await program.say("", to: path, headers: [.ifMatch: tag]))
    #expect(problem.status == 412 && problem.type == "/problems/changed-meanwhile")
    #expect(try await program.say("", to: path, headers: [.ifMatch: "*"]).status == 200)
  }

  @Test func anAddressWithoutItsIdIsNoAddressOfSomethingElse() async throws {
    for path in ["/shopping/lists//deletion", "/orders/customers//return", "/orders/orders/drafts/"] {
      let answer = try await marta.home.stranger().send(.options, address(path))
      #expect(answer.status == 404 && answer.headers[.allow] == nil, "\(path)")
    }
    let answer = try await marta.home.stranger().send(.options, address("/shopping/lists/\(Self.nothing)/deletion"))
    #expect(answer.status == 405 && answer.headers[.allow] == "POST")
  }

  @Test func whoBringsNoKeyIsToldHowTo() async throws {
    let stranger = TestProgram(marta.home.stranger(), key: nil)
    let answer = try await stranger.get(address("/shopping/lists"))
    #expect(try told(answer).type == "/problems/signed-out" && answer.headers[.wwwAuthenticate] != nil)
  }

  @Test func aTokenSaysWhatItMayDo() async throws {
    let allowed = try JSONReader.read(try await program.get("/api").text)
    #expect(allowed["person"]?.text == "Marta" && allowed["write"]?.bool == true && allowed["language"]?.text == "es")
    let space = try #require(allowed["spaces"]?.list?.first)
    #expect(space["id"]?.text == marta.space.description && space["currency"]?.text == "EUR")
    #expect(space["apps"]?.list?.compactMap(\.text).contains("shopping") == true)
  }
}
