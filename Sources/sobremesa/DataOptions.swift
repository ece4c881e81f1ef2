import ArgumentParser
import Foundation
import Suite

/// Where the data lies, by flag or by environment.
struct DataOptions: ParsableArguments {
  @Option(help: "The folder of the database (SOBREMESA_DATA).")
  var data: String?

  var folder: String {
    data ?? ProcessInfo.processInfo.environment["SOBREMESA_DATA"] ?? "data"
  }

  @Option(
    help:
      "The address of a PostgreSQL database that keeps the data; a password is better left out (SOBREMESA_DATABASE).")
  var database: String?

  var chosenDatabase: String? { database ?? ProcessInfo.processInfo.environment["SOBREMESA_DATABASE"] }

  var configuration: Configuration { Configuration(data: folder, database: chosenDatabase) }
}

/// By which address people reach the house, by flag or by environment. A house that runs knows it itself.
struct AddressOptions: ParsableArguments {
  @Option(help: "The port that the house listens on (SOBREMESA_PORT). [default: 8080]")
  var port: Int?

  @Option(help: "The address by which people reach the house, when it is another (SOBREMESA_URL).")
  var url: String?

  func chosenPort() throws -> Int {
    if let port { return port }
    guard let text = ProcessInfo.processInfo.environment["SOBREMESA_PORT"] else { return 8080 }
    guard let port = Int(text) else { throw CannotOpen("SOBREMESA_PORT is \(text), which is no port.") }
    return port
  }

  var chosenURL: String? { url ?? ProcessInfo.processInfo.environment["SOBREMESA_URL"] }

  func configuration(_ data: DataOptions) throws -> Configuration {
    Configuration(port: try chosenPort(), data: data.folder, database: data.chosenDatabase, url: chosenURL)
  }
}

/// Says why in one sentence and ends with exit code 1.
func orExplain<Value>(_ body: () async throws -> Value) async throws -> Value {
  do {
    return try await body()
  } catch {
    FileHandle.standardError.write(Data("\(Fault.sentence(error))\n".utf8))
    throw ExitCode(1)
  }
}
