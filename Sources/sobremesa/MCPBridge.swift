import ArgumentParser
import Foundation
import Kit

/// Between an assistant that speaks by lines and a running house: it knows of the protocol no more than where each message goes.
struct MCPBridge: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp", abstract: "Lets an assistant into a running house, by standard input and output (MCP).",
    discussion: "SOBREMESA_URL says where the house is, SOBREMESA_TOKEN is a key for programs of its person.")

  private static let answerLimit = 16 * 1024 * 1024
  /// What is named in the head of a message as well.
  private static let named = ["tools/call": "name", "resources/read": "uri", "prompts/get": "name"]

  func run() async throws {
    let environment = ProcessInfo.processInfo.environment
    guard let house = environment["SOBREMESA_URL"], let host = URLComponents(string: house)?.host,
      let token = environment["SOBREMESA_TOKEN"], !token.isEmpty
    else { throw ValidationError("SOBREMESA_URL and SOBREMESA_TOKEN say which house, and by which key.") }
    let fetch = Fetch(pushHosts: [host])
    let address = "\(house.hasSuffix("/") ? String(house.dropLast()) : house)/mcp"
    while let line = readLine() {
      guard !line.allSatisfy(\.isWhitespace) else { continue }
      let message = Self.message(in: line)
      let headers = [("Authorization", "Bearer \(token)")] + Self.headers(of: message)
      let delivery = Delivery(headers.map { (name: $0.0, value: $0.1) }, Array(line.utf8))
      let (answer, problem) = await Self.answer(to: delivery, at: address, by: fetch)
      guard let id = message?["id"] ?? (message == nil ? JSONNode(.null, line: 0) : nil) else { continue }
      if let answer, answer["jsonrpc"] != nil {
        Self.say(answer.value)
      } else {
        let told = answer?["detail"]?.text ?? problem
        let error = JSONNode.Value.members(["code": .number("-32000"), "message": .text(told)])
        Self.say(
          .object([
            "jsonrpc": JSONNode(.text("2.0"), line: 0), "id": id, "error": JSONNode(error, line: 0),
          ]))
      }
    }
  }

  /// `nil` for what is no JSON, of which the house says so.
  private static func message(in line: String) -> JSONNode? {
    do {
      return try JSONReader.read(line)
    } catch {
      return nil
    }
  }

  private static func headers(of message: JSONNode?) -> [(String, String)] {
    let common = [
      ("Content-Type", "application/json"), ("Accept", "application/json, text/event-stream"),
      // What is lost on the way is said again, and done once.
      ("Idempotency-Key", UUID().uuidString.lowercased()),
    ]
    let (method, params) = (message?["method"]?.text, message?["params"])
    guard let method, let version = params?["_meta"]?["io.modelcontextprotocol/protocolVersion"]?.text else {
      return common
    }
    let name = named[method].flatMap { params?[$0]?.text }.map { [("Mcp-Name", encoded($0))] } ?? []
    return common + [("MCP-Protocol-Version", version), ("Mcp-Method", encoded(method))] + name
  }

  private static func encoded(_ value: String) -> String {
    let isPlain = value.utf8.allSatisfy { (0x21...0x7E).contains($0) } && !value.hasPrefix("=?")
    return isPlain ? value : "=?base64?\(Data(value.utf8).base64EncodedString())?="
  }

  private static func answer(to delivery: Delivery, at address: String, by fetch: Fetch) async -> (JSONNode?, String) {
    var problem = ""
    for _ in 0..<2 {
      do {
        let answer = try await fetch.post(delivery, to: address, limit: answerLimit)
        let document = try answer.body.isEmpty ? nil : JSONReader.read(answer.body[...])
        return (document, "HTTP \(answer.status)")
      } catch {
        problem = "\(URLComponents(string: address)?.host ?? ""): \(error)"
      }
    }
    return (nil, problem)
  }

  private static func say(_ value: JSONNode.Value) {
    FileHandle.standardOutput.write(Data(value.bytes + [UInt8(ascii: "\n")]))
  }
}
