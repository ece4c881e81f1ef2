import ArgumentParser
import Foundation
import Suite

/// Where the data lies; all commands but `version` ask it.
struct DataOption: ParsableArguments {
  @Option(help: "The folder of the data. (default: SOBREMESA_DATA, or data)")
  var data: String?

  var configuration: Configuration {
    Configuration(data: data ?? Environment.value("DATA") ?? "data", url: Environment.value("URL"))
  }

  var folder: DataFolder { DataFolder(configuration) }
}

/// What the environment says where no flag does.
enum Environment {
  /// - Parameter name: without `SOBREMESA_`. An empty value counts as none.
  static func value(_ name: String) -> String? {
    ProcessInfo.processInfo.environment["SOBREMESA_\(name)"].flatMap { $0.isEmpty ? nil : $0 }
  }
}
