import ArgumentParser
import Foundation
import Kit
import Suite

extension Import {
  struct Wines: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract:
        "Brings wines into the catalogue: our JSON or CSV, X-Wines, winemag, Kaggle's Spanish wines, a JSON list.")

    @Argument(help: "The file.")
    var file: String

    @Flag(help: "Brings in nothing when a row is wrong, instead of leaving it out.")
    var allOrNothing = false

    @OptionGroup var data: DataOptions

    func run() async throws {
      let isTerminal = isatty(STDERR_FILENO) == 1
      let result = try await orExplain {
        try await WinesFiles.importFile(file, skipsBad: !allOrNothing, configuration: data.configuration) {
          step, share in
          guard isTerminal else { return }
          let filled = Int(share * 30)
          let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: 30 - filled)
          FileHandle.standardError.write(Data("\r\(step) [\(bar)] \(Int(share * 100)) % ".utf8))
        }
      }
      if isTerminal { FileHandle.standardError.write(Data("\n".utf8)) }
      for line in result.lines { print(line) }
      guard result.isTaken else { throw ExitCode(1) }
    }
  }
}

extension Export {
  struct Wines: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Writes the wine catalogue as JSON, or as CSV by the file's name.")

    @Argument(help: "The file to write.")
    var file: String

    @OptionGroup var data: DataOptions

    func run() async throws {
      try await orExplain { try await WinesFiles.exportFile(file, configuration: data.configuration) }
      print("Written to \(file).")
    }
  }
}
