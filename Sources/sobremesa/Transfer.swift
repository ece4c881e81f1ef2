import ArgumentParser
import Foundation
import Kit
import Suite

struct Import: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Brings content in from a file.",
    discussion: "What there is to bring in:\n\n\(TransferFiles.kinds)")

  /// What becomes of the rest when some records are wrong.
  enum Wrong: EnumerableFlag {
    case skipBad, allOrNothing

    static func help(for value: Wrong) -> ArgumentHelp? {
      switch value {
      case .skipBad: "Leaves out wrong records; usual with wines."
      case .allOrNothing: "Brings in nothing when a record is wrong; usual with everything else."
      }
    }
  }

  @Argument(help: "What is brought in.")
  var kind: String

  @Argument(help: "The file.")
  var file: String

  @Option(help: "The space, by name or id; needed where there are several.")
  var space: String?

  @Flag(exclusivity: .exclusive)
  var wrong: Wrong?

  @Flag(help: "Says what would change and changes nothing.")
  var preview = false

  @OptionGroup var data: DataOptions

  func run() async throws {
    let isTerminal = isatty(STDERR_FILENO) == 1
    let result = try await orExplain {
      try await TransferFiles(kind, data.configuration).bring(
        file, into: space, skipsBad: wrong.map { $0 == .skipBad }, looksOnly: preview
      ) { step, share in
        guard isTerminal else { return }
        let filled = Int(share * 30)
        let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: 30 - filled)
        FileHandle.standardError.write(Data("\r\(step) [\(bar)] \(Int(share * 100)) % ".utf8))
      }
    }
    for line in result.lines { print(line) }
    guard result.isTaken else { throw ExitCode(1) }
  }
}

struct Export: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes content into a file: JSON, or a table (CSV) by the file's name.")

  @Argument(help: "What is written.")
  var kind: String

  @Argument(help: "The file to write.")
  var file: String

  @Option(help: "The space, by name or id; needed where there are several.")
  var space: String?

  @OptionGroup var data: DataOptions

  func run() async throws {
    try await orExplain { try await TransferFiles(kind, data.configuration).export(file, from: space) }
    print("Written to \(file).")
  }
}
