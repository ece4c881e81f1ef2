import ArgumentParser
import Suite

struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Opens the house until it is told to stop.")

  @OptionGroup var place: DataOption

  @Option(help: "The address to listen on. (default: SOBREMESA_HOST, or 127.0.0.1)")
  var host: String?

  @Option(help: "The port to listen on. (default: SOBREMESA_PORT, or 8080)")
  var port: Int?

  @Option(help: "The address by which people reach the house, for the links that it makes. (default: SOBREMESA_URL)")
  var url: String?

  @Flag(help: "Fills a fresh home with sample content.")
  var demo = false

  func run() async throws {
    var configuration = place.configuration
    configuration.host = host ?? Environment.value("HOST") ?? configuration.host
    configuration.port = try chosenPort ?? configuration.port
    configuration.url = url ?? configuration.url
    configuration.demo = demo
    try await Server.run(configuration)
  }

  private var chosenPort: Int? {
    get throws {
      if let port { return port }
      guard let text = Environment.value("PORT") else { return nil }
      guard let port = Int(text) else { throw ValidationError("SOBREMESA_PORT is no number: \(text)") }
      return port
    }
  }

  func validate() throws {
    guard port.map((0...65_535).contains) ?? true else { throw ValidationError("A port is between 0 and 65535.") }
  }
}
