import HTTPTypes
package import Hummingbird
import Logging
import NIOHTTP1

/// What every request passes first and every answer last: the host list, the cross-site check, the security headers, and
/// the one place where errors become answers.
package struct FrontDoor: RouterMiddleware {
  package typealias Context = HouseContext
  let house: House
  /// The routes whose addresses hold secrets, as the router calls them.
  private let secretive: Set<String>
  private let dataMethods: DataMethods

  package init(house: House) {
    self.house = house
    let routes = house.routes
    secretive = Set(routes.all.filter(\.holdsSecret).map { RouterPath($0.pattern).description })
    dataMethods = DataMethods(routes)
  }

  package func handle(
    _ request: Request, context: HouseContext, next: (Request, HouseContext) async throws -> Response
  ) async throws -> Response {
    let (origin, started) = (Origin(request, settings: house.settings), ContinuousClock.now)
    var response: Response
    do {
      try origin.check(request)
      try await refuseUntilOpen(context, origin)
      response = try await next(request, context)
    } catch let error as HTTPParserError {
      // The server itself answers these and closes the connection.
      throw error
    } catch {
      let error = dataMethods.refusal(of: request.uri.path, instead: error)
      response = await ErrorReply.response(to: error, request: request, context: context, house: house)
    }
    let took = started.duration(to: .now)
    house.requests.note(
      request.method.rawValue, context.endpointPath, status: response.status.code, took: took)
    log(request, response, context: context, took: took)
    // The copy that the browser holds keeps the headers that it came with.
    if response.status == .notModified { return response }
    // An address that lets somebody in is told to nobody, our own pages and search engines included.
    if let path = context.endpointPath, secretive.contains(path) {
      response.headers[.referrerPolicy] = "strict-origin"
      response.headers[.robots] = "noindex, nofollow"
    }
    if house.settings.isSecure { response.headers[.strictTransportSecurity] = "max-age=31536000" }
    let fields = SecurityHeaders.fields(status: response.status, type: response.headers[.contentType])
    for (name, value) in fields where response.headers[name] == nil {
      response.headers.append(HTTPField(name: name, value: value))
    }
    return response
  }

  /// The route and not the address, which may hold a secret or somebody's words.
  private func log(
    _ request: Request, _ response: Response, context: HouseContext, took: Duration
  ) {
    guard context.logger.logLevel <= .info else { return }
    let time = took / .milliseconds(1)
    context.logger.info(
      "request",
      metadata: [
        "method": "\(request.method)", "route": "\(context.endpointPath ?? "none")",
        "status": "\(response.status.code)", "milliseconds": "\(Int(time))",
      ])
  }

  /// Without a password anybody who reaches the house could be its owner, so only this machine may.
  private func refuseUntilOpen(_ context: HouseContext, _ origin: Origin) async throws {
    if context.comesFromThisMachine, origin.namesThisMachine { return }
    guard try await house.accounts.isOpenToOthers() else { throw Refusal.notOpenYet }
  }
}

extension HTTPField.Name {
  static let strictTransportSecurity = HTTPField.Name("Strict-Transport-Security")!
  static let robots = HTTPField.Name("X-Robots-Tag")!
  static let referrerPolicy = HTTPField.Name("Referrer-Policy")!
}
