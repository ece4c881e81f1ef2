import HTTPTypes
import TestKit
import Testing

@testable import Kit

/// What an assistant is let do, and how the protocol is kept.
@Suite struct MCPTests {
  private static let (version, method, name) = (
    HTTPField.Name("MCP-Protocol-Version")!, HTTPField.Name("Mcp-Method")!, HTTPField.Name("Mcp-Name")!
  )

  private let marta: TestMember

  init() async throws {
    marta = try await TestHouse().owner()
  }

  /// By the revision of the day, with everything that it asks for.
  private func ask(
    _ program: TestProgram, _ method: String, _ params: String = "", named name: String? = nil, eliciting: Bool = false
  ) async throws -> (status: Int, said: JSONNode) {
    let capabilities = eliciting ? #"{"elicitation": {}}"# : "{}"
    let meta = """
      "_meta": {"io.modelcontextprotocol/protocolVersion": "2026-07-28", \
      "io.modelcontextprotocol/clientCapabilities": \(capabilities)}
      """
    let body =
      #"{"jsonrpc": "2.0", "id": 7, "method": "\#(method)", "params": {\#(meta)\#(params.isEmpty ? "" : ", ")\#(params)}}"#
    var headers = [Self.version: "2026-07-28", Self.method: method]
    headers[Self.name] = name
    let answer = try await program.say(body, to: "/mcp", headers: headers)
    return (answer.status, try JSONReader.read(answer.text))
  }

  private func call(
    _ program: TestProgram, _ tool: String, _ arguments: String, more: String = "", eliciting: Bool = false
  ) async throws -> JSONNode {
    let answer = try await ask(
      program, "tools/call", #""name": "\#(tool)", "arguments": {\#(arguments)}\#(more)"#, named: tool,
      eliciting: eliciting)
    #expect(answer.status == 200)
    return try #require(answer.said["result"])
  }

  private func tools(_ program: TestProgram) async throws -> [String] {
    let listed = try await ask(program, "tools/list").said["result"]?["tools"]?.list
    return try #require(listed).compactMap { $0["name"]?.text }
  }

  private func newList(_ program: TestProgram, _ name: String = "Compra") async throws -> String {
    let made = try await call(program, "do", #""action": "shopping.list.add", "arguments": {"name": "\#(name)"}"#)
    return try #require(made["structuredContent"]?["id"]?.text)
  }

  @Test func aToolIsThereForWhatTheKeyIsForAlone() async throws {
    let all = try await tools(try await marta.ownProgram())
    #expect(all.count <= 30 && Set(all).count == all.count)
    #expect(all.prefix(5) == ["find", "read", "undo", "actions", "do"])
    let shopping = try await tools(try await marta.program(in: ["shopping"]))
    #expect(shopping.dropFirst(5).allSatisfy { $0.hasPrefix("shopping_") } && shopping.count == 11)
    let reading = try await tools(try await marta.program(mayWrite: false, in: ["shopping"]))
    #expect(reading == ["find", "read", "actions", "shopping_lists_read", "shopping_list_read"])
  }

  @Test func noAppOffersMoreThanSixToolsOrTwoOfOneName() async throws {
    let operated = Operated.all(in: try await TestHouse().house.routes.all)
    for (app, own) in Dictionary(grouping: operated.filter(\.isTool), by: \.route.app) {
      #expect(own.count <= 6, "\(app ?? "")")
    }
    for one in operated {
      let asked = one.door.action?.asked.map(\.name) ?? one.door.document?.queries.map(\.name) ?? []
      #expect(Set(asked).isDisjoint(with: one.parameters + ["confirm"]), "\(one.name)")
    }
  }

  @Test func whatIsAddedIsToldAndUndone() async throws {
    let program = try await marta.program(in: ["shopping"])
    let list = try await newList(program)
    let added = try await call(program, "shopping_item_add-lines", #""list": "\#(list)", "text": "pan""#)
    let done = try #require(added["structuredContent"]?["done"]?.text)
    #expect(added["isError"] == nil && added["resultType"]?.text == "complete")
    #expect(added["content"]?.list?.first?["text"]?.text?.contains(done) == true)
    _ = try await call(program, "undo", #""activity": "\#(done)""#)
    let read = try await call(program, "shopping_list_read", #""list": "\#(list)""#)
    #expect(read["structuredContent"]?["items"]?.list?.isEmpty == true)
  }

  @Test func theSameKeyIsDoneOnce() async throws {
    let program = try await marta.program(in: ["shopping"])
    let list = try await newList(program)
    let more = #", "_meta": {"sobremesa/idempotency-key": "k"}"#
    let body =
      #"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "shopping_item_add-lines", "arguments": {"list": "\#(list)", "text": "pan"}\#(more)}}"#
    let (first, again) = (try await program.say(body, to: "/mcp"), try await program.say(body, to: "/mcp"))
    #expect(first.status == 200 && again.status == 200)
    let ids = try [first, again].map { try JSONReader.read($0.text)["result"]?["structuredContent"]?["done"]?.text }
    #expect(ids[0] != nil && ids[0] == ids[1])
  }

  @Test func whatTakesAwayAsksFirst() async throws {
    let program = try await marta.program(in: ["shopping"])
    let list = try await newList(program)
    let deletion = #""action": "shopping.list.delete", "arguments": {"list": "\#(list)"}"#
    let refused = try await call(program, "do", deletion)
    #expect(refused["isError"]?.bool == true)
    #expect(refused["content"]?.list?.first?["text"]?.text?.contains("Compra") == true)
    let asked = try await call(program, "do", deletion, eliciting: true)
    #expect(asked["resultType"]?.text == "input_required")
    let state = try #require(asked["requestState"]?.text)
    let declined = #", "requestState": "\#(state)", "inputResponses": {"agree": {"action": "decline"}}"#
    #expect(try await call(program, "do", deletion, more: declined, eliciting: true)["isError"]?.bool == true)
    let read = try await call(program, "shopping_list_read", #""list": "\#(list)""#)
    #expect(read["isError"] == nil)
    let confirmed = try await call(program, "do", deletion + #", "confirm": "Compra""#)
    #expect(confirmed["isError"] == nil)
    let gone = try await call(program, "shopping_list_read", #""list": "\#(list)""#)
    #expect(gone["isError"]?.bool == true)
  }

  @Test func whoAgreesAgreesToThatAlone() async throws {
    let program = try await marta.program(in: ["shopping"])
    let (list, other) = (try await newList(program), try await newList(program, "Cena"))
    func deletion(_ list: String) -> String { #""action": "shopping.list.delete", "arguments": {"list": "\#(list)"}"# }
    let accepted = #""inputResponses": {"agree": {"action": "accept", "content": {"agree": true}}}"#
    let unasked = try await call(program, "do", deletion(list), more: ", \(accepted)", eliciting: true)
    let state = try #require(unasked["requestState"]?.text)
    #expect(unasked["resultType"]?.text == "input_required")
    let agreed = #", "requestState": "\#(state)", \#(accepted)"#
    let another = try await call(program, "do", deletion(other), more: agreed, eliciting: true)
    #expect(another["resultType"]?.text == "input_required")
    // Who can be asked is asked, whatever the assistant says for them.
    let said = try await call(program, "do", deletion(list) + #", "confirm": "Compra""#, eliciting: true)
    #expect(said["resultType"]?.text == "input_required")
    let done = try await call(program, "do", deletion(list), more: agreed, eliciting: true)
    #expect(done["resultType"]?.text == "complete" && done["isError"] == nil)
  }

  @Test func whatHasNoTitleIsConfirmedByNoWordThatIsKnown() async throws {
    let program = try await marta.ownProgram()
    let id = "00000000-0000-7000-8000-000000000001"
    let removal = #""action": "orders.customer.remove-several", "arguments": {"row": ["\#(id)"]}"#
    let refused = try await call(program, "do", removal + #", "confirm": "Remove several: customer""#)
    #expect(refused["isError"]?.bool == true)
    let sum = try #require(refused["content"]?.list?.first?["text"]?.text?.split(separator: "\n").dropFirst(2).first)
    #expect(sum.count == 8)
  }

  @Test func anAddressThatIsNoneIsAnsweredAsAResource() async throws {
    let program = try await marta.program(in: ["shopping"])
    let space = marta.space
    let uri = "sobremesa://\(space)/shopping/lists?%zz"
    let answer = try await ask(program, "resources/read", #""uri": "\#(uri)""#, named: uri)
    #expect(answer.said["error"]?["message"]?.text == "Resource not found")
  }

  @Test func aRefusalIsTheSentenceThatPeopleSee() async throws {
    let program = try await marta.program(in: ["shopping"])
    let list = try await newList(program)
    let missing = try await call(program, "shopping_item_add-lines", #""list": "\#(list)""#)
    #expect(missing["isError"]?.bool == true)
    #expect(missing["structuredContent"]?["errors"]?.list?.first?["pointer"]?.text == "#/text")
    let elsewhere = try await call(program, "do", #""action": "orders.customer.add", "arguments": {"name": "Ana"}"#)
    #expect(elsewhere["isError"]?.bool == true)
  }

  @Test func theTitleOfAnotherAppsThingIsNotTold() async throws {
    let list = try await newList(try await marta.program(in: ["shopping"]), "Secreta")
    let orders = try await marta.program(in: ["orders"])
    let refused = try await call(
      orders, "do", #""action": "orders.customer.delete", "arguments": {"customer": "\#(list)"}"#)
    #expect(refused["isError"]?.bool == true)
    #expect(refused["content"]?.list?.first?["text"]?.text?.contains("Secreta") == false)
  }

  @Test func headAndBodySayTheSame() async throws {
    let program = try await marta.program(in: ["shopping"])
    let other = try await ask(program, "tools/call", #""name": "find", "arguments": {"text": "x"}"#, named: "read")
    #expect(other.status == 400 && other.said["error"]?["code"]?.integer == -32020)
    let unknown = try await ask(program, "nothing/such")
    #expect(unknown.status == 404 && unknown.said["error"]?["code"]?.integer == -32601)
    let old = try await program.say(
      #"{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}"#, to: "/mcp", headers: [Self.version: "2024-11-05"])
    #expect(old.status == 400 && old.text.contains("-32022"))
    for (body, code) in [("{", "-32700"), ("[]", "-32600")] {
      let answer = try await program.say(body, to: "/mcp")
      #expect(answer.status == 400 && answer.text.contains(code))
    }
  }

  @Test(arguments: ["2025-06-18", "2025-11-25"]) func whoShakesHandsIsAnsweredWithoutASession(_ revision: String)
    async throws
  {
    let program = try await marta.program(in: ["shopping"])
    let hands = try await program.say(
      #"{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": "\#(revision)", "capabilities": {}}}"#,
      to: "/mcp")
    #expect(hands.status == 200)
    #expect(try JSONReader.read(hands.text)["result"]?["protocolVersion"]?.text == revision)
    #expect(hands.headers[HTTPField.Name("Mcp-Session-Id")!] == nil)
    let noted = try await program.say(#"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#, to: "/mcp")
    #expect(noted.status == 202 && noted.text.isEmpty)
    let pinged = try await program.say(
      #"{"jsonrpc": "2.0", "id": 2, "method": "ping"}"#, to: "/mcp", headers: [Self.version: revision])
    #expect(pinged.status == 200 && pinged.text.contains(#""result":{}"#))
  }

  @Test func aMessageIsPostedAndInNoOtherWay() async throws {
    #expect(try await marta.program(in: ["shopping"]).get("/mcp").status == 405)
  }
}
