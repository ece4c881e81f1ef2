import HTTPTypes

extension PersonVisit {
  /// The same program at one of its other doors: what it says here becomes the request that it would have sent there.
  /// - Parameters:
  ///   - parameters: of the address, the space's among them.
  ///   - key: by which the same is done once.
  /// - Throws: as ``House/admitChange(by:)`` for a change.
  func entering(
    _ route: Route, parameters: [String: String], query: Form = Form(), body: [UInt8] = [], key: String? = nil
  ) throws -> Visit {
    let isChange = route.method == .post
    if isChange, let token = visit.token { try visit.house.admitChange(by: token) }
    let path = route.pattern.split(separator: "/").map { part in
      part.hasPrefix(":") ? PercentEncoding.encode(parameters[String(part.dropFirst())] ?? "") : String(part)
    }
    let address = "/\(path.joined(separator: "/"))"
    var headers = visit.headers
    // It is answered in its person's language, and expects nothing of what stands there.
    for name in [HTTPField.Name.acceptLanguage, .accept, .ifMatch, .ifNoneMatch, .prefer] {
      headers[name] = nil
    }
    headers[.contentType] = "application/json"
    headers[.idempotencyKey] = key ?? (isChange ? visit.headers[.idempotencyKey] : nil)
    return Visit(
      house: visit.house, route: route, viewer: viewer, path: address, query: query, parameters: parameters,
      form: Form(),
      body: body, digest: isChange ? Dispatcher.digest(of: body, for: "POST \(address)") : [], isChange: isChange,
      headers: headers, authority: visit.authority, context: visit.context)
  }
}
