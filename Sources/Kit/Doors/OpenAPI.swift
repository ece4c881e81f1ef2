/// The description of everything that programs can do and read (OpenAPI 3.1), made of what routes, actions and documents say of
/// themselves.
struct OpenAPI: Sendable {
  typealias JSON = JSONNode.Value

  /// Names what is described; grows when something is added.
  static let version = "1.0"

  let routes: [Route]
  /// The only app that is described; `nil` for all.
  let app: String?

  var document: JSON {
    .members([
      "openapi": .text("3.1.0"),
      "info": .members([
        "title": .text("Sobremesa"), "version": .text(Self.version),
        "description": .text(
          """
          What people do by pages, done by programs. Rights are those that the token's person has now, within what the token \
          allows. Amounts and decimals are texts with a decimal point, instants RFC 3339, days ISO 8601; what is left out stays \
          as it is, and what nobody asks for is refused. maxLength counts code points, four for each \
          character that is taken, as what people see as one may be made of several. Problems are RFC 9457.
          """),
      ]),
      "servers": .elements([.members(["url": .text("/")])]),
      "security": .elements([.members(["token": .elements([])])]),
      "tags": .elements(tags.map { .members(["name": .text($0)]) }),
      "paths": .members(paths),
      "components": components,
    ])
  }

  private var described: [Route] {
    routes.filter { route in route.door != nil && (app == nil || route.app == nil || route.app == app) }
  }

  private var tags: [String] { Set(described.map(Self.group)).sorted() }

  private static func group(_ route: Route) -> String { route.app ?? "house" }

  // MARK: Paths

  private var paths: [String: JSON] {
    var (paths, names): ([String: [String: JSON]], Set<String>) = ([:], [])
    for route in described {
      guard let door = route.door else { continue }
      let name = Self.free(door.action?.name ?? door.document?.name ?? route.pattern, &names)
      paths[Self.address(route), default: [:]][route.method == .get ? "get" : "post"] = Self.operation(
        door, name, route)
    }
    return paths.mapValues { .members($0) }
  }

  /// A deed that has several addresses is told apart by number.
  static func free(_ name: String, _ names: inout Set<String>) -> String {
    var (free, number) = (name, 2)
    while !names.insert(free).inserted { (free, number) = ("\(name).\(number)", number + 1) }
    return free
  }

  static func address(_ route: Route) -> String {
    "/"
      + route.pattern.split(separator: "/").map { $0.hasPrefix(":") ? "{\($0.dropFirst())}" : String($0) }
      .joined(separator: "/")
  }

  private static func operation(_ door: DataDoor, _ name: String, _ route: Route) -> JSON {
    var members: [String: JSON] = [
      "operationId": .text(name), "tags": .elements([.text(group(route))]),
    ]
    let inPath = route.parameterNames.map { Self.pathParameter($0, of: route) }
    switch door {
    case .action(let door):
      members["summary"] = .text(door.action.title)
      members["parameters"] = .elements(inPath + ["Idempotency", "IfMatch", "Prefer", "Language"].map(parameter))
      members["requestBody"] = body(of: door)
      let (status, answer) = door.action.makes ? ("201", "Made") : ("200", "Done")
      members["responses"] = answers([
        status: reference("responses", answer), "204": reference("responses", "Minimal"),
      ])
    case .document(let door):
      members["summary"] = .text(door.about)
      let queries = door.queries.map { query in
        JSON.members([
          "name": .text(query.name), "in": .text("query"), "description": .text(query.about),
          "schema": query.shape.schema,
        ])
      }
      members["parameters"] = .elements(inPath + queries + ["IfNoneMatch", "Language"].map(parameter))
      let answer = JSON.members([
        "description": .text("As it is now"),
        "headers": .members(["ETag": reference("headers", "ETag"), "Link": reference("headers", "Link")]),
        "content": json(door.shape),
      ])
      members["responses"] = answers(["200": answer, "304": reference("responses", "Unchanged")])
    }
    return .members(members)
  }

  private static func body(of door: ActionDoor) -> JSON {
    guard !door.action.asked.isEmpty else { return .null }
    var content = ["application/json": JSON.members(["schema": door.shape.schema])]
    if door.action.plainText != nil {
      content["text/plain"] = .members(["schema": Shape.text(atLeast: 1).schema])
    }
    return .members(["required": .bool(door.action.asked.contains(where: door.isNeeded)), "content": .members(content)])
  }

  private static func answers(_ answers: [String: JSON]) -> JSON {
    let problem = reference("responses", "Problem")
    return .members(answers.merging(["4XX": problem, "5XX": problem]) { $1 })
  }

  /// Ids are told by their names: what is none stands in its app's own words.
  private static func pathParameter(_ name: String, of route: Route) -> JSON {
    if name == "space" { return parameter("Space") }
    let shape = route.shapes[name] ?? .text()
    return .members([
      "name": .text(name), "in": .text("path"), "required": .bool(true), "schema": shape.schema,
    ])
  }

  private static func parameter(_ name: String) -> JSON { reference("parameters", name) }

  private static func reference(_ kind: String, _ name: String) -> JSON {
    .members(["$ref": .text("#/components/\(kind)/\(name)")])
  }

  private static func json(_ shape: Shape) -> JSON {
    .members(["application/json": .members(["schema": shape.schema])])
  }

  // MARK: What all have in common

  private var components: JSON {
    .members([
      "securitySchemes": .members(["token": .members(["type": .text("http"), "scheme": .text("bearer")])]),
      "schemas": .members(["Outcome": ActionDoor.shape.schema, "Problem": Problem.shape.schema]),
      "parameters": .members(Self.parameters), "headers": .members(Self.headers),
      "responses": .members(Self.responses),
    ])
  }

  private static let tag = Shape.text(pattern: "^\"[0-9]+-[0-9a-z]+\"$")

  private static var parameters: [String: JSON] {
    let key = Shape.text(pattern: "^[!-~]{1,255}$")
    let preferences = Shape.choice(["return=minimal", "return=representation"])
    let languages = Shape.choice(Language.allCases.map(\.rawValue))
    return [
      "Space": parameter("space", in: "path", .id, "Of which the token is"),
      "Idempotency": parameter(
        "Idempotency-Key", in: "header", key, "Sent again, the same is done once and answered as before, for 30 days"),
      "IfMatch": parameter("If-Match", in: "header", tag, "An ETag: 412 when the thing has changed since"),
      "IfNoneMatch": parameter("If-None-Match", in: "header", tag, "An ETag: 304 while it holds"),
      "Prefer": parameter("Prefer", in: "header", preferences, "Minimal answers 204"),
      "Language": parameter("Accept-Language", in: "header", languages, "Of sentences for people"),
    ]
  }

  private static var headers: [String: JSON] {
    [
      "ETag": header(.text(), "Of this state"), "Link": header(.text(), "rel=\"next\" where the list goes on"),
      "Location": header(.address, "Where what was made is read"),
      "Replayed": header(.choice(["true"]), "The answer of an earlier arrival"),
    ]
  }

  private static var responses: [String: JSON] {
    let (outcome, replayed) = (Shape.reference("Outcome"), ["Idempotency-Replayed": "Replayed"])
    let problem = JSON.members(["schema": Shape.reference("Problem").schema])
    return [
      "Done": response("Done", outcome, headers: replayed),
      "Made": response("Made", outcome, headers: replayed.merging(["Location": "Location"]) { $1 }),
      "Minimal": .members(["description": .text("Done, and nothing said of it")]),
      "Unchanged": .members(["description": .text("As it was")]),
      "Problem": .members([
        "description": .text("Refused, and why"), "content": .members([Problem.type: problem]),
      ]),
    ]
  }

  private static func parameter(_ name: String, in place: String, _ shape: Shape, _ about: String) -> JSON {
    .members([
      "name": .text(name), "in": .text(place), "required": place == "path" ? .bool(true) : .null,
      "description": .text(about), "schema": shape.schema,
    ])
  }

  private static func header(_ shape: Shape, _ about: String) -> JSON {
    .members(["description": .text(about), "schema": shape.schema])
  }

  private static func response(_ about: String, _ shape: Shape, headers: [String: String]) -> JSON {
    .members([
      "description": .text(about), "headers": .members(headers.mapValues { reference("headers", $0) }),
      "content": json(shape),
    ])
  }
}
