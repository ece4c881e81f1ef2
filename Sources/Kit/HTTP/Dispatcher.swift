import Crypto
import HTTPTypes
package import Hummingbird
import NIOCore

/// Hands requests to the handlers of the route table and turns their replies into bytes.
package struct Dispatcher: Sendable {
  let house: House

  package init(house: House) {
    self.house = house
  }

  /// The whole house behind its front door, ready to be served or tested.
  package func router() -> Router<HouseContext> {
    let router = Router(context: HouseContext.self)
    router.add(middleware: FrontDoor(house: house))
    for route in house.routes.all {
      let method: HTTPRequest.Method = route.method == .get ? .get : .post
      router.on(RouterPath(route.pattern), method: method) { request, context in
        try await answer(request, context: context, route: route)
      }
    }
    return router
  }

  private func answer(_ request: Request, context: HouseContext, route: Route) async throws -> Response {
    guard route.method == .post, route.bodyLimit > Route.usualBodyLimit else {
      return try await answer(visit(request, context: context, route: route), request, route)
    }
    return try await answerLarge(request, context: context, route: route)
  }

  /// A large body is read when there is room for it, and makes room again with its answer.
  private func answerLarge(_ request: Request, context: HouseContext, route: Route) async throws -> Response {
    let size = request.headers[.contentLength].flatMap { Int($0) }.map { min(max(0, $0), route.bodyLimit) }
    let weight = size ?? route.bodyLimit
    guard weight > Route.usualBodyLimit else {
      return try await answer(visit(request, context: context, route: route), request, route)
    }
    guard await house.largeBodies.enter(weight) else { throw Refusal.busy }
    defer { house.largeBodies.leave(weight) }
    return try await answer(visit(request, context: context, route: route), request, route)
  }

  private func answer(_ visit: Visit, _ request: Request, _ route: Route) async throws -> Response {
    let etag = try await confirmedTag(of: visit, request: request, route: route)
    if case .unchanged(let tag) = etag { return notModified(tag) }
    let coding = route.holdsSecret ? .identity : ContentCoding(request)
    var reply = try await route.answer(visit)
    if case .page(let page) = reply.body, let sequence = page.sequence, case .changed(let basis) = etag {
      reply.headers.append((.eTag, EntityTag(sequence: sequence, basis).text))
    }
    reply = noting(visit, in: reply)
    if request.headers[.secFetchMode] == "navigate" { bringStyles(to: request, of: route.app, in: &reply, coding) }
    if coding == .gzip { house.editions.publish(&reply, on: request.headers[.sobremesaEdition]) }
    return response(reply, coding)
  }

  /// Says whose page it is, how new, and whether it may be kept for when there is no signal.
  private func noting(_ visit: Visit, in reply: Reply) -> Reply {
    var reply = reply
    let isKept = visit.route.keeping != .never && reply.status == 200
    if case .page(let page) = reply.body {
      if let sequence = page.sequence { reply.headers.append((.sobremesaSequence, "\(sequence)")) }
    } else if !isKept {
      return reply
    }
    if isKept { reply.headers.append((.sobremesaKeep, visit.route.keeping.rawValue)) }
    if reply.reader == nil { reply.note(visit.reader) }
    return reply
  }

  /// A browser that opens a page of this program for the first time gets the style within it, or a link where that can't be; a
  /// cookie says from then on that it has it.
  private func bringStyles(
    to request: Request, of app: String?, in reply: inout Reply, _ coding: ContentCoding
  ) {
    let (styles, cookie) = (house.styles, Cookie.style(house.settings))
    guard styles.mayBeBrought, cookie.value(in: request.headers) != styles.version else { return }
    guard case .page(var page) = reply.body else { return }
    reply.headers.append(cookie.setting(styles.version))
    guard coding == .gzip, !page.isSecret else { return }
    guard !reply.headers.contains(where: { $0.name == .contentSecurityPolicy }) else { return }
    // Held once alone, so that its bytes are not copied.
    reply.body = .empty
    let brought = styles.ofPage(of: app)
    page.bring(brought)
    reply.body = .page(page)
    reply.headers.append((.contentSecurityPolicy, SecurityHeaders.contentSecurityPolicy(bringing: brought)))
  }

  private enum TagCheck {
    case unchanged(EntityTag)
    case changed(EntityTag.Basis)
    case untagged
  }

  /// Whether the browser's copy still holds; a house that is alone asks nothing of its database once the space's sequence is known.
  private func confirmedTag(of visit: Visit, request: Request, route: Route) async throws -> TagCheck {
    guard route.freshness == .space else { return .untagged }
    let space = try SpaceVisit(visit)
    let basis = EntityTag.Basis(space, at: house.mint.now())
    guard
      let header = request.headers[.ifNoneMatch], let sequence = try await house.sequence(of: space.space.id)
    else { return .changed(basis) }
    let tag = EntityTag(sequence: sequence, basis)
    return tag.matches(header) ? .unchanged(tag) : .changed(basis)
  }

  private func visit(_ request: Request, context: HouseContext, route: Route) async throws -> Visit {
    let viewer = try await viewer(request, context, route)
    var parameters: [String: String] = [:]
    for (name, value) in context.parameters {
      guard let decoded = PercentEncoding.decode(value.utf8, plusIsSpace: false) else { throw Refusal.notFound }
      parameters[String(name)] = decoded
    }
    let query = try Form(urlEncoded: (request.uri.query ?? "").utf8)
    try refuseUninvited(viewer, parameters: parameters, route: route)
    let body = route.method == .post ? try await body(of: request, limit: route.bodyLimit) : []
    let isData = Door(path: request.uri.path) == .data
    return Visit(
      house: house, route: route, viewer: viewer, path: request.uri.path, query: query, parameters: parameters,
      form: isData ? Form() : try form(from: body, type: request.headers[.contentType] ?? ""),
      body: isData ? body : [],
      digest: isData
        ? Self.digest(of: body, for: "\(request.method) \(request.uri)")
        : body.isEmpty ? [] : Self.digest(of: body, for: request.uri.path),
      isChange: route.method == .post, headers: request.headers,
      authority: request.head.authority ?? "", context: context)
  }

  /// Who is signed in, or whom a program stands in for. A token is good for what is there for programs and for nothing else, and what
  /// comes along with it is not looked at.
  /// - Throws: as ``Accounts/viewer(bearing:from:)``; ``Refusal/signedOut`` for a program without one.
  private func viewer(_ request: Request, _ context: HouseContext, _ route: Route) async throws -> Viewer? {
    let bearer = Bearer(request.headers)
    if route.audience == .token {
      guard let bearer else { throw Refusal.signedOut }
      let client = ClientAddress(
        peer: context.peer, headers: request.headers, proxies: house.settings.trustedProxies)
      return try await house.accounts.viewer(bearing: bearer, from: client)
    }
    guard bearer == nil, let cookie = Cookie.session(house.settings).value(in: request.headers) else { return nil }
    return try await house.accounts.viewer(with: cookie)
  }

  /// Nobody's body is read who could not use the route whatever it says. The audience itself decides again, with everything.
  private func refuseUninvited(_ viewer: Viewer?, parameters: [String: String], route: Route) throws {
    let known: [AudienceName] = [.person, .member, .manager, .owner, .operator, .token]
    guard route.method == .post, known.contains(route.audience) else { return }
    guard let viewer else { throw Refusal.signedOut }
    if let space = parameters["space"], route.audience != .person {
      let membership = viewer.memberships.first { $0.space.id.description == space }
      guard let membership, route.app.map(membership.mayUse) ?? true else { throw Refusal.notFound }
      if route.audience == .manager, route.app.map(membership.mayManage) != true {
        throw Refusal.forbidden(KitPhrases.onlyManagers)
      }
    }
    if let token = viewer.token, parameters["space"] != nil { try house.admitChange(by: token) }
    if route.audience == .operator, !viewer.person.isOperator { throw Refusal.forbidden(KitPhrases.onlyOperators) }
  }

  private func body(of request: Request, limit: Int) async throws -> [UInt8] {
    let announced = request.headers[.contentLength].flatMap { Int($0) } ?? 0
    guard announced <= limit else { throw Refusal.tooLarge(limit: limit) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(max(0, announced))
    for try await piece in request.body {
      guard bytes.count + piece.readableBytes <= limit else { throw Refusal.tooLarge(limit: limit) }
      piece.withUnsafeReadableBytes { bytes.append(contentsOf: $0) }
    }
    return bytes
  }

  static func digest(of body: [UInt8], for address: String) -> [UInt8] {
    var hash = SHA256()
    hash.update(data: Array(address.utf8) + [0])
    hash.update(data: body)
    return Array(hash.finalize())
  }

  private func form(from body: [UInt8], type: String) throws -> Form {
    if type.lowercased().hasPrefix("multipart/form-data") {
      return try MultipartForm.parse(body, contentType: type)
    }
    return try Form(urlEncoded: body)
  }

  private func notModified(_ tag: EntityTag) -> Response {
    Response(status: .notModified, headers: [.eTag: tag.text, .cacheControl: Self.privateCaching])
  }

  /// A browser may keep what it was shown, and asks each time whether it still holds. Not `no-store`, which would keep
  /// pages out of the back/forward cache.
  private static let privateCaching = "private, no-cache"

  func response(_ reply: Reply, _ coding: ContentCoding = .identity) -> Response {
    var headers = HTTPFields()
    for (name, value) in reply.headers { headers.append(HTTPField(name: name, value: value)) }
    if headers[.cacheControl] == nil { headers[.cacheControl] = Self.privateCaching }
    let status = HTTPResponse.Status(code: reply.status)
    switch reply.body {
    case .page(let page):
      headers.append(HTTPField(name: .contentType, value: "text/html; charset=utf-8"))
      headers.append(HTTPField(name: .vary, value: "Accept-Language, Cookie, Accept-Encoding"))
      let bytes = page.isSecret ? page.bytes : coding.encode(page.bytes, of: "text/html", &headers)
      if let edition = page.edition { house.editions.remember(bytes, as: edition) }
      return Response(status: status, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: bytes)))
    case .bytes(let bytes, let type, let gzip):
      headers[.contentType] = type
      let bytes = coding.encode(bytes, of: type, keptAs: gzip, &headers)
      return Response(status: status, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: bytes)))
    case .stream(let body):
      return Response(status: status, headers: headers, body: body)
    case .empty:
      return Response(status: status, headers: headers)
    }
  }
}

extension HTTPField.Name {
  /// What an answer is made by out of what is shown already (RFC 3229).
  static let im = HTTPField.Name("IM")!
  /// Which edition of a page is shown where the next one is asked for.
  fileprivate static let sobremesaEdition = HTTPField.Name("Sobremesa-Edition")!
}
