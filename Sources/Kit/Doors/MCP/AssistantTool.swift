/// One thing that an assistant is offered by name.
struct AssistantTool: Sendable {
  typealias JSON = JSONNode.Value

  /// What it is called by; models are picky about dots.
  let name: String
  let about: String
  let schema: JSON
  var reads = false
  var isDestructive = false
  var isIdempotent = false

  var json: JSON {
    .members([
      "name": .text(name), "description": .text(about), "inputSchema": schema,
      "annotations": reads
        ? .members(["readOnlyHint": .bool(true)])
        : .members(["destructiveHint": .bool(isDestructive), "idempotentHint": .bool(isIdempotent)]),
    ])
  }
}

/// What there is for every key, whatever its apps.
extension AssistantTool {
  private static func named(_ name: String, _ about: String, _ members: [(String, Shape, Bool)]) -> AssistantTool {
    AssistantTool(name: name, about: about, schema: Shape.object(members).schema)
  }

  static let find: AssistantTool = {
    var tool = named(
      "find", "Looks for words in everything that this key may read; answers titles and the uris of what can be read",
      [("text", .text(atLeast: 1), true), ("app", .text(), false)])
    tool.reads = true
    return tool
  }()

  static let read: AssistantTool = {
    var tool = named(
      "read", "Reads one document by its uri, as “find” and “actions” give them", [("uri", .text(atLeast: 1), true)])
    tool.reads = true
    return tool
  }()

  static let actions: AssistantTool = {
    var tool = named(
      "actions", "What can be done by “do” and read by “read”: of one app, or one action with its schema",
      [("app", .text(), false), ("action", .text(), false)])
    tool.reads = true
    return tool
  }()

  static let undo: AssistantTool = {
    var tool = named("undo", "Takes back a change, by the activity that its answer named", [("activity", .id, true)])
    tool.isIdempotent = true
    return tool
  }()

  static let `do`: AssistantTool = {
    var tool = named(
      "do", "Does an action that has no tool of its own; ids of the address are arguments like the others",
      [
        ("action", .text(atLeast: 1), true), ("arguments", .object([], isClosed: false), false),
        ("confirm", Shape.text().saying("The thing's title, once its person has agreed"), false),
      ])
    tool.isDestructive = true
    return tool
  }()
}

/// What a program does or reads at an address, as an assistant asks for it: by the operation's name, with everything that it needs beside
/// each other.
struct Operated: Sendable {
  typealias JSON = JSONNode.Value

  /// `app.thing.act`; what has several addresses is told apart by number, as in the description for programs.
  let name: String
  let route: Route
  let door: DataDoor

  /// All of them, in the order of the table.
  static func all(in routes: [Route]) -> [Operated] {
    var names: Set<String> = []
    return routes.compactMap { route in
      guard let door = route.door, route.patternInSpace != nil else { return nil }
      return Operated(
        name: OpenAPI.free(door.action?.name ?? door.document?.name ?? route.pattern, &names), route: route, door: door)
    }
  }

  /// What its address asks for besides the space.
  var parameters: [String] { route.parameterNames.filter { $0 != "space" } }

  /// Its parts, beginning after the space's.
  var pattern: [Substring] { (route.patternInSpace ?? "").split(separator: "/") }

  var isTool: Bool { door.action?.tool != nil || door.document?.isTool == true }

  var about: String { door.action.map { $0.tool ?? $0.title } ?? door.document?.about ?? "" }

  /// What is asked for besides: what is made gets its id from the house.
  private var asked: [(String, Shape, Bool)] {
    switch door {
    case .action(let door):
      door.action.asked.filter { $0 != .newID }.map { ($0.name, $0.shape, door.isNeeded($0)) }
    case .document(let door): door.queries.map { ($0.name, $0.shape, false) }
    }
  }

  private var isDestructive: Bool { door.action?.isDestructive == true }

  var schema: JSON {
    let address = parameters.map { ($0, route.shapes[$0] ?? .text(), true) }
    let confirmed =
      isDestructive ? [("confirm", Shape.text().saying("The thing's title, once its person has agreed"), false)] : []
    return Shape.object(address + asked + confirmed).schema
  }

  /// “shopping.list.rename(list, name?)”.
  var signature: String {
    let names = parameters + asked.map { $0.2 ? $0.0 : "\($0.0)?" }
    return "\(name)(\(names.joined(separator: ", ")))"
  }

  var tool: AssistantTool {
    AssistantTool(
      name: name.replacing(".", with: "_"), about: about, schema: schema, reads: door.document != nil,
      isDestructive: isDestructive, isIdempotent: door.action?.setsWhatIsWanted == true)
  }

  func isOffered(to token: AccessToken, _ membership: Membership) -> Bool {
    guard door.action == nil || token.mayWrite else { return false }
    guard let app = route.app else { return true }
    return route.undoneBy == .manager ? membership.mayManage(app) : membership.mayUse(app)
  }
}

extension Action {
  /// Acts after which something is no longer as it was and that nobody should do by mistake.
  private static let destructive: Set<String> = [
    "delete", "remove", "remove-several", "remove-line", "take-off", "clear", "discard", "merge", "cancel", "refuse",
    "withdraw", "close", "end", "send-away", "settle", "return", "correct", "lock", "pass",
  ]

  /// Whether a person is to agree before an assistant does it.
  var isDestructive: Bool {
    if case .remove = offline { return true }
    return name.split(separator: ".").last.map { Self.destructive.contains(String($0)) } == true
  }

  /// Whether doing it twice leaves what doing it once does.
  var setsWhatIsWanted: Bool {
    switch offline {
    case .set, .choose, .remove: true
    default: false
    }
  }
}
