import Foundation
import Kit
import NIOHTTP1

/// One house, as the program asks it.
struct HouseDoor {
  /// How many stretches of a list are read for one question.
  static let stretches = 200
  /// How many are named where one was not found.
  static let named = 12

  let wire: Wire
  let cache: DescriptionCache

  /// As the house is now: where it is as it was, what was kept of it holds.
  func description() async throws -> Description {
    let kept = cache.kept
    let headers = kept.map { [("If-None-Match", $0.tag)] } ?? []
    let answer = try await ask(.GET, "/api/openapi.json", headers: headers)
    let bytes = answer.status == 304 ? kept?.bytes ?? [] : answer.body
    guard answer.status == 200 || answer.status == 304, let document = Self.json(bytes),
      let description = Description(document)
    else { throw Silence.noHouseThere(wire.address) }
    if answer.status == 200, let tag = answer.headers["etag"] { cache.keep(bytes, tag: tag) }
    return description
  }

  /// The id of the space that the key is for.
  func space() async throws -> String {
    let allowed = try await read("/api")
    guard let space = allowed["spaces"]?.list?.first?["id"]?.text else { throw Silence.noHouseThere(wire.address) }
    return space
  }

  // MARK: Names

  /// Puts ids in the place of names.
  /// - Throws: ``ClientRefusal`` that says what there is, where a name is that of none or of several.
  func name(_ said: inout Said, for command: Command, in space: String, _ description: Description) async throws {
    while let name = said.names(to: command).first {
      guard let things = NamedThings(called: name.name, of: command, in: description) else {
        throw ClientRefusal.needsID(name.text, place: name.name)
      }
      let address = Self.address(of: things.document, said.places, in: space)
      let all = try await list(things, at: address, matching: things.canSearch ? name.text : nil)
      let called = NamedThings.called(name.text, among: all)
      guard let thing = called.first, let id = thing["id"]?.text else {
        let there = try await list(things, at: address, matching: nil, stretches: 1)
        throw ClientRefusal.notCalled(name.text, place: name.name, there: Array(there.prefix(Self.named)))
      }
      guard called.count == 1 else { throw ClientRefusal.severalCalled(name.text, place: name.name, called) }
      said.put(id, for: name)
    }
  }

  private func list(
    _ things: NamedThings, at address: String, matching words: String?, stretches: Int = Self.stretches
  ) async throws -> [JSONNode] {
    var (all, cursor) = ([JSONNode](), String?.none)
    for _ in 0..<stretches {
      let asked = [("q", words), ("cursor", cursor)].compactMap { name, value in value.map { (name: name, value: $0) } }
      let answer = try await read(asked.isEmpty ? address : "\(address)?\(Form(asked).urlEncoded)")
      all += answer[things.member]?.list ?? []
      cursor = answer["next"]?.text
      guard cursor != nil else { break }
    }
    return all
  }

  // MARK: Doing

  /// - Returns: the code that the program ends with.
  func carryOut(
    _ said: Said, _ command: Command, in space: String, _ options: ClientOptions, _ client: Client
  ) async throws -> Int32 {
    let address = Self.address(of: command, said.places, in: space)
    switch command.kind {
    case .reads: try await show(said, command, at: address, options, client)
    case .does: try await change(said, at: address, options, client)
    }
    return 0
  }

  /// A list with all its stretches, unless one of them is asked for.
  private func show(
    _ said: Said, _ command: Command, at address: String, _ options: ClientOptions, _ client: Client
  ) async throws {
    var asked = said.fields.compactMap { name, value in Self.query(value).map { (name: name, value: $0) } }
    let isWhole = said.fields["limit"] == nil && said.fields["cursor"] == nil
    var (whole, items): (JSONNode?, [JSONNode]) = (nil, [])
    for _ in 0..<Self.stretches {
      let answer = try await read(asked.isEmpty ? address : "\(address)?\(Form(asked).urlEncoded)")
      whole = answer
      items += answer["items"]?.list ?? []
      guard isWhole, let next = answer["next"]?.text else { break }
      asked = asked.filter { $0.name != "cursor" } + [(name: "cursor", value: next)]
    }
    guard var answer = whole else { return }
    if isWhole, var members = answer.object, members["items"]?.list != nil, !items.isEmpty {
      members["items"] = JSONNode(.list(items), line: 0)
      members["next"] = nil
      answer = JSONNode(.object(members), line: 0)
    }
    client.output(
      options.isJSON ? String(decoding: answer.value.lines, as: UTF8.self) : Listing(answer, command.answer).text)
  }

  private func change(_ said: Said, at address: String, _ options: ClientOptions, _ client: Client) async throws {
    var headers = [
      ("Content-Type", "application/json"), ("Idempotency-Key", options.key ?? UUID().uuidString.lowercased()),
    ]
    if let tag = options.tag { headers.append(("If-Match", tag)) }
    let body = JSONNode.Value.object(said.fields.mapValues { JSONNode($0, line: 0) }).bytes
    let answer = try await ask(.POST, address, headers: headers, body: body)
    let outcome = try Self.accepted(answer, wire)
    guard !options.isJSON else { return client.output(String(decoding: outcome.value.lines, as: UTF8.self)) }
    let undo = outcome["done"]?.text.map { "sobremesa do house activity undo \($0)" }
    client.output(client.text(undo.map(ClientPhrases.done) ?? ClientPhrases.doneAlone))
  }

  // MARK: Asking

  private func read(_ target: String) async throws -> JSONNode {
    try Self.accepted(try await ask(.GET, target), wire)
  }

  private func ask(
    _ method: HTTPMethod, _ target: String, headers: [(String, String)] = [], body: [UInt8]? = nil
  ) async throws -> Wire.Answer {
    do {
      return try await wire.ask(method, target, headers: headers, body: body)
    } catch Wire.Failure.noAnswer {
      throw Silence.noAnswer(wire.address, isRead: method == .GET)
    } catch Wire.Failure.noTrust {
      throw Silence.noTrust(wire.address)
    }
  }

  /// What was answered; a problem is thrown with the sentence that the house has for it.
  private static func accepted(_ answer: Wire.Answer, _ wire: Wire) throws -> JSONNode {
    if answer.status == 204 { return JSONNode(.object([:]), line: 0) }
    guard let document = json(answer.body) else { throw Silence.noHouseThere(wire.address) }
    if (200..<300).contains(answer.status) { return document }
    guard let detail = document["detail"]?.text else { throw Silence.noHouseThere(wire.address) }
    let places = (document["errors"]?.list ?? []).compactMap { error in
      error["detail"]?.text.map { "  \(place(error["pointer"]?.text ?? "")): \($0)" }
    }
    throw ClientRefusal.problem(([detail] + places).joined(separator: "\n"))
  }

  /// `#/line/0/quantity` as a command says it.
  private static func place(_ pointer: String) -> String {
    let parts = pointer.split(separator: "/").filter { $0 != "#" }
    return "--\(parts.map(String.init).joined(separator: "."))"
  }

  private static func json(_ bytes: [UInt8]) -> JSONNode? {
    do { return try JSONReader.read(bytes[...]) } catch { return nil }
  }

  private static func query(_ value: JSONNode.Value) -> String? {
    switch value {
    case .text(let text): text
    case .number(let digits): digits
    case .bool(let bool): bool ? "true" : "false"
    case .null, .list, .object: nil
    }
  }

  private static func address(of command: Command, _ places: [String: String], in space: String) -> String {
    let values = places.merging(["space": space]) { said, _ in said }
    return command.path.split(separator: "/", omittingEmptySubsequences: false).map { part in
      guard part.hasPrefix("{"), let value = values[String(part.dropFirst().dropLast())] else { return String(part) }
      return value.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.subtracting(["/"])) ?? value
    }.joined(separator: "/")
  }
}
