package import HTTPTypes
package import Kit
package import Testing

/// A program that brings a key along, or none: without cookies, and without what browsers say of themselves.
package struct TestProgram: Sendable {
  private static let secFetchSite = HTTPField.Name("Sec-Fetch-Site")!

  private let browser: TestBrowser
  package let key: String?

  /// - Parameters:
  ///   - browser: by which it asks.
  ///   - key: as it is shown once.
  package init(_ browser: TestBrowser, key: String?) {
    (self.browser, self.key) = (browser, key)
  }

  /// - Parameter headers: besides the key; an empty value leaves one out.
  package func get(
    _ address: String, headers: [HTTPField.Name: String] = [:], at location: SourceLocation = #_sourceLocation
  ) async throws -> TestAnswer {
    try await browser.get(address, headers: with(headers), at: location)
  }

  package func post(
    _ address: String, _ fields: [(String, String)] = [], headers: [HTTPField.Name: String] = [:],
    at location: SourceLocation = #_sourceLocation
  ) async throws -> TestAnswer {
    try await browser.post(address, fields, headers: with(headers), at: location)
  }

  package func send(
    _ method: Route.Method, _ address: String, headers: [HTTPField.Name: String] = [:],
    at location: SourceLocation = #_sourceLocation
  ) async throws -> TestAnswer {
    switch method {
    case .get: try await get(address, headers: headers, at: location)
    case .post: try await post(address, headers: headers, at: location)
    }
  }

  /// Says something in JSON, or in another type.
  package func say(
    _ document: String, to address: String, as type: String = "application/json",
    headers: [HTTPField.Name: String] = [:], at location: SourceLocation = #_sourceLocation
  ) async throws -> TestAnswer {
    var headers = with(headers)
    headers[.contentType] = type
    return try await browser.send(.post, address, headers: headers, body: Array(document.utf8), at: location)
  }

  /// Opens a stream of events; what it said is there once it has ended.
  package func listen(_ address: String) async throws -> Task<String, any Error> {
    try await browser.listen(address, headers: with([.accept: "text/event-stream"]))
  }

  private func with(_ headers: [HTTPField.Name: String]) -> [HTTPField.Name: String] {
    var own: [HTTPField.Name: String] = [Self.secFetchSite: ""]
    own[.authorization] = key.map { "Bearer \($0)" }
    return own.merging(headers) { $1 }
  }
}

extension TestMember {
  /// Gives a program a key to their space, by the page for it.
  /// - Parameters:
  ///   - apps: what the switches of the form are called by.
  ///   - day: the last on which it holds.
  package func program(
    _ name: String = "Home Assistant", mayWrite: Bool = true, in apps: [String], until day: String = "",
    at location: SourceLocation = #_sourceLocation
  ) async throws -> TestProgram {
    let page = try await browser.get("/me/keys/new/\(space)", at: location).page
    let form = try #require(page.form, sourceLocation: location)
    let typed = ["name": name, "use": mayWrite ? "write" : "read", "until": day]
    let fields = form.filled(typed) + apps.map { ("app-\($0)", "yes") }
    let made = try await browser.post(form.action, fields, at: location).page
    let key = try #require(made.text(of: "#key"), sourceLocation: location)
    return TestProgram(home.stranger(), key: key)
  }

  /// A program that may do all that its person may.
  package func ownProgram(at location: SourceLocation = #_sourceLocation) async throws -> TestProgram {
    try await program(in: home.house.apps.map(\.id) + ["restaurant.manager"], at: location)
  }

  /// Where programs find what people find by a link.
  package func programAddress(_ link: Link) -> String { "/api/spaces/\(space)\(link.path)" }
}
