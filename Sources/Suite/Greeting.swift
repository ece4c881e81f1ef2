/// What `serve` says when it is ready.
enum Greeting {
  static func text(_ configuration: Configuration) -> String {
    """
    Sobremesa listens on http://\(configuration.host):\(configuration.port)
    The data lies in \(configuration.databasePath)
    """
  }
}
