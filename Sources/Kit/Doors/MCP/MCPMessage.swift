import Foundation
import HTTPTypes

/// What a client says: one request or notification (JSON-RPC 2.0). Several at once were given up by the protocol.
struct MCPMessage: Sendable {
  /// Revisions: the first says with each request what it is, the others shook hands before.
  static let modern = "2026-07-28"
  static let earlier = ["2025-11-25", "2025-06-18"]
  static let supported = [modern] + earlier
  /// The requests whose thing a header names as well, and by which member.
  private static let named = ["tools/call": "name", "resources/read": "uri", "prompts/get": "name"]
  private static let versionMember = "io.modelcontextprotocol/protocolVersion"
  private static let capabilitiesMember = "io.modelcontextprotocol/clientCapabilities"

  /// `nil` for a notification.
  let id: JSONNode.Value?
  let method: String
  let params: [String: JSONNode]

  /// - Throws: ``MCPError`` for what is no message.
  init(_ body: [UInt8]) throws {
    let node: JSONNode
    do {
      node = try JSONReader.read(body[...])
    } catch {
      throw MCPError(-32700, "Not JSON")
    }
    guard let members = node.object, members["jsonrpc"]?.text == "2.0", let method = members["method"]?.text else {
      throw MCPError(-32600, "One JSON-RPC 2.0 request is expected")
    }
    switch members["id"]?.value {
    case nil: id = nil
    case .text(let text)?: id = .text(text)
    case .number(let digits)?: id = .number(digits)
    default: throw MCPError(-32600, "An id is a text or a number")
    }
    guard members["params"].map({ $0.object != nil }) ?? true else { throw MCPError(-32602, "params is an object") }
    (self.method, params) = (method, members["params"]?.object ?? [:])
  }

  private var meta: [String: JSONNode] { params["_meta"]?.object ?? [:] }
  private var saidVersion: String? { meta[Self.versionMember]?.text }

  /// What the client can ask its person.
  var elicits: Bool {
    guard let elicitation = meta[Self.capabilitiesMember]?["elicitation"]?.object else { return false }
    return elicitation.isEmpty || elicitation["form"] != nil
  }

  /// By which the same is done once, as `Idempotency-Key`.
  var idempotencyKey: String? { meta["sobremesa/idempotency-key"]?.text }

  var isCacheable: Bool {
    method == "server/discover" || method == "resources/read" || method.hasSuffix("/list")
  }

  func isModern(_ headers: HTTPFields) -> Bool {
    headers[.mcpProtocolVersion] == Self.modern || saidVersion != nil || method == "server/discover"
  }

  /// What a handshake agrees on: what the client asked for, or else the newest that has handshakes.
  var negotiated: String {
    params["protocolVersion"]?.text.flatMap { Self.earlier.contains($0) ? $0 : nil } ?? Self.earlier[0]
  }

  /// That head and body say the same, for whatever reads the head alone on the way.
  /// - Throws: ``MCPError``.
  func check(_ headers: HTTPFields) throws {
    let header = headers[.mcpProtocolVersion]
    if let asked = saidVersion ?? header, !Self.supported.contains(asked), method != "initialize" {
      throw MCPError(
        -32022, "Unsupported protocol version",
        .members(["requested": .text(asked), "supported": .elements(Self.supported.map(JSONNode.Value.text))]))
    }
    guard isModern(headers), id != nil else { return }
    guard let said = saidVersion, meta[Self.capabilitiesMember]?.object != nil else {
      throw MCPError(-32602, "_meta lacks \(Self.versionMember) or \(Self.capabilitiesMember)")
    }
    guard header == said else { throw MCPError(-32020, "MCP-Protocol-Version differs from the body's") }
    guard headers[.mcpMethod] == method else { throw MCPError(-32020, "Mcp-Method differs from the body's") }
    guard let member = Self.named[method] else { return }
    guard let name = params[member]?.text, headers[.mcpName].flatMap(Self.decoded) == name else {
      throw MCPError(-32020, "Mcp-Name differs from the body's")
    }
  }

  /// What a header says that may hold any signs: `=?base64?…?=`.
  private static func decoded(_ value: String) -> String? {
    guard value.hasPrefix("=?base64?"), value.hasSuffix("?=") else { return value }
    let payload = String(value.dropFirst(9).dropLast(2))
    guard let data = Data(base64Encoded: payload), data.base64EncodedString() == payload else { return nil }
    return String(validating: data, as: UTF8.self)
  }
}

/// What a client is told that speaks the protocol wrongly: for who writes it, in English.
struct MCPError: Error {
  let code: Int
  let message: String
  var data: JSONNode.Value

  init(_ code: Int, _ message: String, _ data: JSONNode.Value = .null) {
    (self.code, self.message, self.data) = (code, message, data)
  }

  static let unknownMethod = MCPError(-32601, "Unknown method")

  /// Earlier revisions take a 404 for the end of a session.
  func status(isModern: Bool) -> Int {
    switch code {
    case -32601: isModern ? 404 : 200
    case -32602, -32002: isModern ? 400 : 200
    default: 400
    }
  }
}

extension HTTPField.Name {
  static let mcpProtocolVersion = HTTPField.Name("MCP-Protocol-Version")!
  static let mcpMethod = HTTPField.Name("Mcp-Method")!
  static let mcpName = HTTPField.Name("Mcp-Name")!
}
