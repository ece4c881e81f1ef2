/// Whether a site's page is there, and lets itself be shown inside a page of the house.
package struct FrameProbe: Sendable {
  package enum Finding: Sendable, Equatable {
    /// It can be shown, from the address where it lies after any redirects.
    case shows(String)
    /// It is there, and can be opened in a window of its own alone.
    case refuses(String)
    /// It is there, but unencrypted: browsers show nothing of that kind inside an encrypted page.
    case unencrypted(String)
    /// It could not be reached, or the site answered with an error, which is no problem of fetching.
    case missing(FetchProblem?)
  }

  let fetch: Fetch
  /// The house as the page's rules would name it.
  let house: WebAddress?

  /// - Parameter url: the base of the house's own links.
  package init(_ fetch: Fetch, url: String) {
    self.fetch = fetch
    house = WebAddress(url)
  }

  package func probe(_ text: String) async -> Finding {
    do {
      let answer = try await fetch.get(text, limit: nil)
      guard answer.isOK else { return .missing(nil) }
      if isUnencrypted(answer.address) { return .unencrypted(answer.address.text) }
      return allows(answer) ? .shows(answer.address.text) : .refuses(answer.address.text)
    } catch {
      return .missing(error as? FetchProblem)
    }
  }

  private func isUnencrypted(_ page: WebAddress) -> Bool {
    house?.isSecure == true && !page.isSecure
  }

  func allows(_ answer: FetchAnswer) -> Bool {
    guard let house, !isUnencrypted(answer.address) else { return false }
    let policies = answer.headers("content-security-policy").flatMap { $0.split(separator: ",") }
    let ancestors = policies.compactMap(Self.ancestors)
    // By its standard the policy, where there is one, counts instead of the older header.
    if !ancestors.isEmpty {
      return ancestors.allSatisfy { sources in sources.contains { Self.matches($0, house, page: answer.address) } }
    }
    let older = answer.headers("x-frame-options").flatMap { $0.split(separator: ",") }.map(Self.bare)
    return !older.contains { ["deny", "sameorigin"].contains($0) }
  }

  /// The sources that a policy names, or `nil` when it says nothing of frames.
  private static func ancestors(of policy: Substring) -> [String]? {
    let directives = policy.split(separator: ";").map { $0.split(whereSeparator: \.isWhitespace).map(bare) }
    return directives.first { $0.first == "frame-ancestors" }.map { Array($0.dropFirst()) }
  }

  private static func bare(_ text: Substring) -> String {
    String(text.filter { !$0.isWhitespace }).lowercased()
  }

  /// Whether a source expression (CSP 3) stands for the house. One that is not understood stands for nobody.
  private static func matches(_ source: String, _ house: WebAddress, page: WebAddress) -> Bool {
    if source == "*" { return true }
    if source == "'self'" { return house.isSecure == page.isSecure && house.authority == page.authority }
    let scheme = house.isSecure ? "https" : "http"
    if source.hasSuffix(":") { return source == "\(scheme):" || source == "http:" }
    var rest = source[...]
    if let end = source.firstRange(of: "://") {
      guard ["http", scheme].contains(String(source[..<end.lowerBound])) else { return false }
      rest = source[end.upperBound...]
    } else if page.isSecure, !house.isSecure {
      return false
    }
    let parts = rest.prefix { $0 != "/" }.split(separator: ":", maxSplits: 1)
    guard let name = parts.first else { return false }
    let port = parts.count > 1 ? String(parts[1]) : house.isSecure ? "443" : "80"
    guard port == "*" || port == String(house.port) else { return false }
    return name.hasPrefix("*.") ? house.host.hasSuffix(name.dropFirst()) : house.host == name
  }
}
