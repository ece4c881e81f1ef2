import HTTPTypes

/// The doors that belong to no app.
enum DoorHandlers {
  static let start = FixedPath(inHouse: "/api")
  static let description = FixedPath(inHouse: "/api/openapi.json")

  static func add(to routes: inout Routes) {
    routes.get(start, for: .token, allowed)
    routes.markLast(as: .document(allowedDoor))
    routes.get(description, for: .anyone, describe)
    routes.get(ProblemKind.path, for: .anyone, explain)
    routes.door(Undoing.path, as: .undo) { try await Undoing.undo($0, $1) }
    ChangesDoor.add(to: &routes)
    DoorsPage.add(to: &routes)
    MCPDoor.add(to: &routes)
  }

  private static let allowedDoor = DocumentDoor(
    name: "kit.token.read", about: "What this token may do, and where", shape: Allowed.shape)

  private static func allowed(_ visit: PersonVisit) async throws -> Reply {
    guard let token = visit.token else { throw Refusal.signedOut }
    let allowed = Allowed(
      token: token.name, mayWrite: token.mayWrite, person: visit.viewer.person,
      spaces: visit.viewer.memberships.map { membership in
        Allowed.Part(
          space: membership.space, apps: visit.house.apps.map(\.id).filter(membership.mayUse))
      })
    return Reply(
      headers: [(.cacheControl, "no-store")], body: .bytes(allowed.json.bytes, type: "application/json"))
  }

  private static func describe(_ visit: Visit) async throws -> Reply {
    let app = visit.query["app"]
    guard app.isEmpty || visit.house.apps.contains(where: { $0.id == app }) else {
      throw Refusal.malformed(DoorPhrases.wrongQuery)
    }
    let kept = visit.house.shared { DescriptionsKept() }.description(of: app.isEmpty ? nil : app, in: visit.house)
    let headers: [(name: HTTPField.Name, value: String)] = [(.eTag, kept.tag), (.cacheControl, "no-cache")]
    let told = visit.headers[.ifNoneMatch] ?? ""
    // A proxy that packs what it passes on makes a weak tag of it.
    let holds = told.split(separator: ",").contains { $0.trimmingPrefix(" ").trimmingPrefix("W/") == kept.tag }
    guard !holds else { return Reply(status: 304, headers: headers, body: .empty) }
    return Reply(headers: headers, body: .bytes(kept.bytes, type: "application/json"))
  }

  private static func explain(_ visit: Visit, name: String) async throws -> Reply {
    guard let kind = ProblemKind(rawValue: name) else { throw Refusal.notFound }
    return visit.door(ProblemScreen(kind: kind))
  }
}

/// What a token may do, and where.
struct Allowed: DataDocument {
  let token: String
  let mayWrite: Bool
  let person: Person
  let spaces: [Part]

  struct Part: DataDocument {
    let space: Space
    let apps: [String]

    static let members: [DocumentMember<Part>] = [
      .id("id") { $0.space.id }, .text("name") { $0.space.name }, .currency { $0.space.currency },
      .text("zone", "Where its days begin and end") { $0.space.zone.identifier },
      .texts("apps", "Those that the token may use") { $0.apps },
    ]
  }

  static let members: [DocumentMember<Allowed>] = [
    .text("token", "What its person called it") { $0.token }, .yesNo("write") { $0.mayWrite },
    .text("person") { $0.person.name },
    .choice("language", "In which sentences come unless Accept-Language says another") { $0.person.language },
    .list("spaces") { $0.spaces },
    .text("description", "Where all of this is described") { _ in "/api/openapi.json" },
  ]
}

/// The descriptions as they are sent: they change with the program alone.
private final class DescriptionsKept: Sendable {
  struct Description {
    let bytes: [UInt8]
    let tag: String
  }

  private let kept = Locked<[String: Description]>([:])

  func description(of app: String?, in house: House) -> Description {
    kept.withLock { kept in
      if let description = kept[app ?? ""] { return description }
      let bytes = OpenAPI(routes: house.routes.all, app: app).document.bytes
      var hash = FNV1a()
      hash.add(String(decoding: bytes, as: UTF8.self))
      let description = Description(bytes: bytes, tag: "\"\(String(hash.value, radix: 36))\"")
      kept[app ?? ""] = description
      return description
    }
  }
}
