/// What `serve` says when it is ready.
enum Greeting {
  /// - Parameters:
  ///   - url: where the house is reached.
  ///   - welcome: the one-time link, while nobody lives here.
  static func text(_ configuration: Configuration, url: String, welcome: String?) -> String {
    var lines = ["Sobremesa \(Suite.version) listens on \(url)", "The data lies in \(configuration.databasePath)"]
    if let welcome {
      lines += ["", "Nobody lives here yet. Open this link, once, to move in:", "", "  \(welcome)", ""]
    }
    return lines.joined(separator: "\n")
  }
}
