/// What an assistant may do with the key that it brings, in the key's space and its person's language.
struct Assistant: Sendable {
  typealias JSON = JSONNode.Value

  let visit: PersonVisit
  let token: AccessToken
  let membership: Membership
  /// What its key lets it do and read.
  private let offered: [Operated]

  var space: Space { membership.space }
  var locale: ReaderLocale {
    ReaderLocale(language: visit.viewer.person.language, zone: visit.viewer.person.zone ?? space.zone)
  }

  /// - Throws: ``Refusal/signedOut`` where the key stands for no place any more.
  init(_ visit: PersonVisit) throws {
    guard let token = visit.token, let membership = visit.viewer.memberships.first else { throw Refusal.signedOut }
    (self.visit, self.token, self.membership) = (visit, token, membership)
    offered = Operated.all(in: visit.house.routes.all).filter { $0.isOffered(to: token, membership) }
  }

  // MARK: Tools

  /// As many as a model can choose among: the general ones, and those that its apps have marked, always in one order.
  var tools: [AssistantTool] {
    let general: [AssistantTool] = token.mayWrite ? [.find, .read, .undo, .actions, .do] : [.find, .read, .actions]
    return general + offered.filter(\.isTool).map(\.tool)
  }

  func call(_ message: MCPMessage) async throws -> AssistantAnswer {
    guard let name = message.params["name"]?.text else { throw MCPError(-32602, "A tool has a name") }
    let said = message.params["arguments"]
    guard said.map({ $0.object != nil }) ?? true else { throw MCPError(-32602, "arguments is an object") }
    let arguments = said?.object ?? [:]
    guard tools.contains(where: { $0.name == name }) else { throw MCPError(-32602, "Unknown tool: \(name)") }
    return try await telling {
      switch name {
      case AssistantTool.find.name: return try await find(arguments["text"]?.text ?? "", in: arguments["app"]?.text)
      case AssistantTool.read.name: return try await read(arguments["uri"]?.text ?? "")
      case AssistantTool.actions.name: return actions(of: arguments["app"]?.text, arguments["action"]?.text)
      case AssistantTool.undo.name:
        return try await operate("kit.activity.undo", arguments, message)
      case AssistantTool.do.name:
        var inner = arguments["arguments"]?.object ?? [:]
        inner["confirm"] = arguments["confirm"] ?? inner["confirm"]
        return try await operate(arguments["action"]?.text ?? "", inner, message)
      default:
        let named = offered.first { $0.isTool && $0.tool.name == name }?.name
        return try await operate(named ?? "", arguments, message)
      }
    }
  }

  /// What is refused is told as to people.
  private func telling(_ body: () async throws -> AssistantAnswer) async throws -> AssistantAnswer {
    do {
      return try await body()
    } catch let error where !(error is MCPError) {
      guard let problem = ErrorReply.problem(error, house: visit.house) else { throw error }
      return refused(problem.json(in: locale))
    }
  }

  /// The house's own sentences.
  private func refused(_ problem: JSON) -> AssistantAnswer {
    let members = problem.members ?? [:]
    var lines = [members["detail"]?.said].compactMap(\.self)
    if case .list(let places)? = members["errors"] {
      lines += places.map { "- \($0["pointer"]?.text ?? ""): \($0["detail"]?.text ?? "")" }
    }
    return .refused(lines.joined(separator: "\n"), problem)
  }

  // MARK: One action, one document

  private func operate(_ name: String, _ arguments: [String: JSONNode], _ message: MCPMessage) async throws
    -> AssistantAnswer
  {
    guard let operated = offered.first(where: { $0.name == name }) else {
      return .refused(MCPPhrases.unknownTool.text(in: locale))
    }
    var (rest, parameters) = (arguments, ["space": space.id.description])
    for name in operated.parameters {
      guard let value = rest.removeValue(forKey: name)?.text, !value.isEmpty else {
        return refused(
          Problem(Problem.Unfit(places: [Problem.Place("/\(name)", DoorPhrases.missingField)])).json(in: locale))
      }
      parameters[name] = value
    }
    guard let action = operated.door.action else {
      let query = rest.sorted { $0.key < $1.key }.compactMap { name, node -> (name: String, value: String)? in
        node.isNull ? nil : (name: name, value: node.text ?? String(decoding: node.value.bytes, as: UTF8.self))
      }
      return try await tell(try visit.entering(operated.route, parameters: parameters, query: Form(query)))
    }
    let confirmation = rest.removeValue(forKey: "confirm")?.text
    let inner = try visit.entering(
      operated.route, parameters: parameters, body: rest.isEmpty ? [] : JSON.object(rest).bytes,
      key: message.idempotencyKey)
    let rows = rest["row"]?.list?.compactMap(\.text) ?? []
    if action.isDestructive, let refusal = try await agreement(to: action, inner, rows, confirmation, message) {
      return refusal
    }
    return try await tell(inner, doing: action)
  }

  /// How many things are named to who has to agree.
  private static let mostNamed = 5

  /// What is said instead of doing it, until somebody has agreed; `nil` once they have.
  private func agreement(
    to action: Action, _ inner: Visit, _ rows: [String], _ confirmation: String?, _ message: MCPMessage
  ) async throws -> AssistantAnswer? {
    let things = inner.ids.last.map { [$0] } ?? rows
    let (app, person) = (inner.route.app, visit.viewer.person.id)
    let titles = try await SpaceVisit(inner).read { view in
      try things.prefix(Self.mostNamed).compactMap { try Activity.title(of: $0, in: app, for: person, view) }
    }
    let more = things.count - titles.count
    let title = titles.isEmpty ? "" : titles.joined(separator: ", ") + (more > 0 ? " (+\(more))" : "")
    // Who agrees, agrees to this and to nothing else.
    let sum = Digest.sha256("\(inner.digest) \(title)")
    guard message.elicits else {
      // What has no title is confirmed by its sum: no word that is known beforehand does.
      let expected = title.isEmpty ? String(sum.prefix(8)) : title
      if let confirmation, confirmation.trimmed.searchKey == expected.trimmed.searchKey { return nil }
      return .refused("\(MCPPhrases.repeatTitle.text(in: locale))\n\(marked(expected))")
    }
    guard message.params["requestState"]?.text == sum, let answer = message.params["inputResponses"]?["agree"] else {
      let question = MCPPhrases.question(action.name, String(title.filter { !"“”\"".contains($0) && !$0.isNewline }))
      return .asks(question.text(in: locale), agree: MCPPhrases.agree.text(in: locale), of: sum)
    }
    let hasAgreed = answer["action"]?.text == "accept" && answer["content"]?["agree"]?.bool == true
    return hasAgreed ? nil : .refused(MCPPhrases.nothingDone.text(in: locale))
  }

  private func tell(_ inner: Visit, doing action: Action? = nil) async throws -> AssistantAnswer {
    let reply = try await inner.route.answer(inner)
    guard case .bytes(let bytes, _, _) = reply.body else {
      return .done(MCPPhrases.done.text(in: locale), .members([:]))
    }
    let document = try JSONReader.read(bytes[...]).value
    guard reply.status < 400 else { return refused(document) }
    guard action != nil else { return .done(marked(AssistantAnswer.lines(of: document, in: locale)), document) }
    let done = document.members?["done"]?.said
    let sentence = try await SpaceVisit(inner).read { view in
      try done.flatMap { ID<Activity>($0) }.flatMap { try Activity.find($0, in: view) }
        .map { "\($0.authorName.text(in: locale)): \($0.words(among: visit.house.apps).text(in: locale))" }
    }
    let lines = [
      MCPPhrases.done.text(in: locale), sentence.map(marked), done.map { MCPPhrases.undo($0).text(in: locale) },
    ]
    return .done(lines.compactMap(\.self).joined(separator: "\n"), document)
  }

  private func marked(_ text: String) -> String {
    AssistantAnswer.marked(text, String(visit.house.mint.secret().prefix(8)), in: locale)
  }

  // MARK: What there is

  private func find(_ text: String, in app: String?) async throws -> AssistantAnswer {
    guard let sought = Sought(text), let door = offered.first else {
      return .refused(MCPPhrases.nothingFound.text(in: locale))
    }
    let inner = try SpaceVisit(visit.looking(at: door.route, in: space.id))
    let apps = inner.usableApps.filter { app == nil || $0.id == app }
    let things = try await inner.read { view in
      try apps.flatMap { app in
        try app.found(sought, in: view, for: inner).flatMap(\.things).map { json($0, of: app) }
      }
    }
    guard !things.isEmpty else {
      return .done(MCPPhrases.nothingFound.text(in: locale), .members(["found": .list([])]))
    }
    let document = JSON.members(["found": .elements(things)])
    return .done(marked(AssistantAnswer.lines(of: document, in: locale)), document)
  }

  private func json(_ thing: FoundThing, of app: any App) -> JSON {
    let path = String(thing.link.path.prefix { $0 != "?" && $0 != "#" })
    let isRead = operated(at: path) != nil
    return .members([
      "app": .text(app.id), "title": .text(thing.title.text(in: locale)),
      "about": thing.subtitle.map { .text($0.text(in: locale)) } ?? .null,
      "uri": isRead ? .text("sobremesa://\(space.id)\(path)") : .null,
    ])
  }

  private func actions(of app: String?, _ name: String?) -> AssistantAnswer {
    let some = offered.filter { (app == nil || $0.route.app == app) && (name == nil || $0.name == name) }
    guard !some.isEmpty else { return .refused(MCPPhrases.unknownTool.text(in: locale)) }
    let lines = some.map { one in
      let whence = one.door.document == nil ? "" : " · sobremesa://\(space.id)\(Self.template(one))"
      return "- \(one.signature): \(one.about)\(whence)"
    }
    let schemas = name == nil ? [] : some.map { JSON.members(["name": .text($0.name), "schema": $0.schema]) }
    let known = JSON.members([
      "actions": .elements(some.map { .text($0.signature) }), "schemas": schemas.isEmpty ? .null : .elements(schemas),
    ])
    let text = schemas.isEmpty ? lines : lines + schemas.map { String(decoding: $0.bytes, as: UTF8.self) }
    return .done(text.joined(separator: "\n"), known)
  }

  // MARK: Resources

  private static func template(_ one: Operated) -> String {
    "/" + one.pattern.map { $0.hasPrefix(":") ? "{\($0.dropFirst())}" : String($0) }.joined(separator: "/")
  }

  private var documents: [Operated] { offered.filter { $0.door.document != nil } }

  private func described(_ one: Operated, by member: String) -> JSON {
    .members([
      member: .text("sobremesa://\(space.id)\(Self.template(one))"), "name": .text(one.name),
      "description": .text(one.about), "mimeType": .text("application/json"),
    ])
  }

  var resources: [JSON] { documents.filter(\.parameters.isEmpty).map { described($0, by: "uri") } }
  var templates: [JSON] { documents.filter { !$0.parameters.isEmpty }.map { described($0, by: "uriTemplate") } }

  func resource(_ message: MCPMessage, isModern: Bool) async throws -> JSON {
    let missing = MCPError(isModern ? -32602 : -32002, "Resource not found")
    guard let uri = message.params["uri"]?.text else { throw missing }
    do {
      guard let inner = try inner(reading: uri) else { throw missing }
      guard case .bytes(let bytes, _, _) = try await inner.route.answer(inner).body else { throw missing }
      return .members([
        "uri": .text(uri), "mimeType": .text("application/json"), "text": .text(String(decoding: bytes, as: UTF8.self)),
      ])
    } catch let error where ErrorReply.problem(error, house: visit.house) != nil {
      throw missing
    }
  }

  private func read(_ uri: String) async throws -> AssistantAnswer {
    guard let inner = try inner(reading: uri) else { return .refused(MCPPhrases.unknownAddress.text(in: locale)) }
    return try await tell(inner)
  }

  private func inner(reading uri: String) throws -> Visit? {
    let start = "sobremesa://\(space.id)/"
    guard uri.hasPrefix(start) else { return nil }
    let rest = uri.dropFirst(start.count)
    guard let (one, parameters) = operated(at: String(rest.prefix { $0 != "?" })) else { return nil }
    let query = rest.firstIndex(of: "?").map { String(rest[rest.index(after: $0)...]) } ?? ""
    return try visit.entering(one.route, parameters: parameters, query: try Form(urlEncoded: query.utf8))
  }

  /// The document at an address within the space; where words stand and where ids may, the words count.
  private func operated(at path: String) -> (Operated, [String: String])? {
    let parts = path.prefix { $0 != "?" && $0 != "#" }.split(separator: "/")
    let fitting = documents.filter { one in
      one.pattern.count == parts.count && zip(one.pattern, parts).allSatisfy { $0.hasPrefix(":") || $0 == $1 }
    }
    guard let one = fitting.min(by: { $0.parameters.count < $1.parameters.count }) else { return nil }
    var parameters = ["space": space.id.description]
    for (name, part) in zip(one.pattern, parts) where name.hasPrefix(":") {
      guard let value = PercentEncoding.decode(part.utf8, plusIsSpace: false) else { return nil }
      parameters[String(name.dropFirst())] = value
    }
    return (one, parameters)
  }
}

extension PersonVisit {
  /// A look at the space by a door, without going in.
  fileprivate func looking(at route: Route, in space: ID<Space>) -> Visit {
    Visit(
      house: visit.house, route: route, viewer: viewer, path: visit.path, query: Form(),
      parameters: ["space": space.description],
      form: Form(), digest: [], isChange: false, headers: visit.headers, authority: visit.authority,
      context: visit.context)
  }
}

extension Activity {
  /// What a thing of an app was called when something last happened to it that its reader may know; `nil` where nothing has.
  fileprivate static func title(
    of thing: String, in app: String?, for reader: ID<Person>, _ view: SpaceView
  ) throws -> String? {
    let row = try view.connection.row(
      """
      SELECT title, topic FROM kit_activity WHERE space_id = \(view.space.id) AND subject_id = \(thing)
        AND \(isTold(to: reader))
      ORDER BY sequence DESC, id DESC LIMIT 1
      """)
    guard let row, let app else { return nil }
    let (title, topic): (String, String) = (try row["title"], try row["topic"])
    return topic.hasPrefix("\(app).") ? title : nil
  }
}

extension JSONNode.Value {
  /// Of a text.
  fileprivate var said: String? { if case .text(let text) = self { text } else { nil } }
}
