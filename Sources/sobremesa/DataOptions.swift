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

  var configuration: Configuration { Configuration(data: folder) }
}

/// Says why in one sentence and ends with exit code 1.
func orExplain<Value>(_ body: () async throws -> Value) async throws -> Value {
  do {
    return try await body()
  } catch let error as CannotOpen {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    throw ExitCode(1)
  }
}
