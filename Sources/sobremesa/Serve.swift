import ArgumentParser
import Foundation
import Suite

struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Serves the house until it is told to stop.")

  @Option(help: "The address to listen on (SOBREMESA_HOST). [default: 127.0.0.1]")
  var host: String?

  @Option(help: "The port to listen on (SOBREMESA_PORT). [default: 8080]")
  var port: Int?

  @OptionGroup var data: DataOptions

  @Option(help: "The address by which people reach the house, when it is another (SOBREMESA_URL).")
  var url: String?

  @Flag(help: "Fills a fresh home with sample content.")
  var demo = false

  func run() async throws {
    let environment = ProcessInfo.processInfo.environment
    try await orExplain {
      let port = try port ?? environment["SOBREMESA_PORT"].map(Self.port) ?? 8080
      try await Server.run(
        Configuration(
          host: host ?? environment["SOBREMESA_HOST"] ?? "127.0.0.1", port: port, data: data.folder,
          url: url ?? environment["SOBREMESA_URL"], demo: demo))
    }
  }

  private static func port(_ text: String) throws -> Int {
    guard let port = Int(text), (0...65_535).contains(port) else {
      throw CannotOpen("SOBREMESA_PORT is \(text), which is no port.")
    }
    return port
  }
}
