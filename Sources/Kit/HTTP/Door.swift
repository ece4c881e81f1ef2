/// By which door somebody comes.
package enum Door: Sendable {
  /// People, with a browser.
  case page
  /// Programs, with an ``AccessToken``: they are answered in data, and led to no other page.
  case data

  /// What lies behind it, each of which may have more below.
  private static let dataPaths = ["/api", "/mcp"]

  package init(path: String) {
    let isData = Self.dataPaths.contains { path == $0 || path.hasPrefix("\($0)/") }
    self = isData ? .data : .page
  }
}
