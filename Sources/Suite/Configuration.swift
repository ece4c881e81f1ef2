/// What the person who runs the house may decide, by flag or by environment.
package struct Configuration: Sendable {
  package var host: String
  package var port: Int
  /// The folder of the database and its backups.
  package var data: String
  /// The address by which people reach the house, when it is another than where it listens.
  package var url: String?
  /// Fills a fresh home with sample content.
  package var demo: Bool

  package init(
    host: String = "127.0.0.1", port: Int = 8080, data: String = "data", url: String? = nil, demo: Bool = false
  ) {
    self.host = host
    self.port = port
    self.data = data
    self.url = url
    self.demo = demo
  }

  package var databasePath: String { "\(data)/sobremesa.sqlite" }
}

/// Why the house cannot be opened: one sentence for the person at the terminal.
package struct CannotOpen: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
