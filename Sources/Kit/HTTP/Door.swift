/// By which door somebody comes.
package enum Door: Sendable {
  /// People, with a browser.
  case page
  /// Programs, with an ``AccessToken``: they are answered in data, and led to no other page.
  case data

  /// What lies behind it, each of which may have more below.
  private static let dataPaths: Set<Substring> = ["api", "mcp"]

  /// - Parameter path: read as the router does, to which a slash more is the same.
  package init(path: String) {
    let first = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: true).first
    self = first.map(Self.dataPaths.contains) == true ? .data : .page
  }
}
