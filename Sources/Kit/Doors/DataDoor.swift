/// What a program does or reads at an address.
enum DataDoor: Sendable {
  case action(ActionDoor)
  case document(DocumentDoor)

  var action: Action? { if case .action(let door) = self { door.action } else { nil } }
  var document: DocumentDoor? { if case .document(let door) = self { door } else { nil } }
}

extension Route {
  /// The names of its parameters and what they are, in their order.
  var parameterNames: [String] {
    pattern.split(separator: "/").filter { $0.hasPrefix(":") }.map { String($0.dropFirst()) }
  }

  /// The pattern within a space; `nil` for what belongs to none.
  var patternInSpace: String? {
    for prefix in ["/s/:space", "/api/spaces/:space"] where pattern.hasPrefix("\(prefix)/") {
      return String(pattern.dropFirst(prefix.count))
    }
    return nil
  }
}

extension Routes {
  /// What the form at an address shows of what is stored: programs say only what is to be another.
  package mutating func stored<each Parameter: PathParameter>(
    _ path: Path<repeat each Parameter>,
    _ form: @escaping @Sendable (SpaceVisit, SpaceView, repeat each Parameter) throws -> Form
  ) {
    opened(path) { (visit: SpaceVisit, view: SpaceView, parameters: repeat each Parameter) in
      .showing(try form(visit, view, repeat each parameters), visit.house.mint)
    }
  }

  /// What the empty form at an address offers by itself, where a program says nothing else.
  /// - Parameters:
  ///   - names: those of the required fields that it always says.
  ///   - all: those of all fields that it may say, of those that are asked for: who says them all needs no form. `nil` where it
  ///     is always opened.
  package mutating func offered<each Parameter: PathParameter>(
    _ path: Path<repeat each Parameter>, saying names: Set<String> = [], inAll all: Set<String>? = nil,
    _ form: @escaping @Sendable (SpaceVisit, SpaceView, repeat each Parameter) throws -> Form
  ) {
    opened(path) { (visit: SpaceVisit, view: SpaceView, parameters: repeat each Parameter) in
      FormState(try form(visit, view, repeat each parameters), mint: visit.house.mint)
    }
    offers[path.pattern] = (names, all)
  }

  /// The form at an address as its page would open it.
  package mutating func opened<each Parameter: PathParameter>(
    _ path: Path<repeat each Parameter>,
    _ open: @escaping @Sendable (SpaceVisit, SpaceView, repeat each Parameter) throws -> FormState
  ) {
    openings[path.pattern] = { visit, view in
      let parameters = try path.parameters(in: visit.parameters)
      return try open(visit, view, repeat each parameters)
    }
  }

  /// The same action for whoever comes with a token, by JSON; `nil` for what has no second door.
  func door(of route: Route) -> Route? {
    guard let action = route.action, !action.isOfPages, var door = route.forTokens else { return nil }
    let documents = all.filter { $0.door?.document != nil }.compactMap(\.patternInSpace)
    let answers = ActionDoor(
      action: action, handler: door.answer, opening: openings[route.pattern],
      offered: offers[route.pattern]?.always ?? [], offeredInAll: offers[route.pattern]?.inAll, documents: documents)
    door.action = nil
    door.door = .action(answers)
    door.answer = { try await answers.answer($0) }
    return door
  }

  /// An action of the house that programs may do, at the address of its page.
  mutating func door<each Parameter: PathParameter>(
    _ path: Path<repeat each Parameter>, as action: Action,
    _ handler: @escaping @Sendable (SpaceVisit, repeat each Parameter) async throws -> Reply
  ) {
    var inner = Routes()
    inner.post(path, for: .token, handler)
    for var route in inner.all {
      let answers = ActionDoor(
        action: action, handler: route.answer, opening: nil, offered: [], offeredInAll: nil, documents: [])
      route.door = .action(answers)
      route.answer = { try await answers.answer($0) }
      add(route)
    }
  }
}

extension Action {
  static let undo = Action("kit.activity.undo")
}
