import ArgumentParser
import Client
import Foundation

/// What people do by pages, typed: with a house that runs somewhere, by the door for programs.
struct Do: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Does something in a running house, such as: do shopping list add Groceries \"2 l milk\".",
    discussion: "sobremesa do --help asks the house what there is to do. \(Doors.usage)")

  @Argument(parsing: .captureForPassthrough, help: "The app, the noun, the verb, and what they ask for.")
  var words: [String] = []

  func run() async throws {
    try await Doors.run(.does, words)
  }
}

struct Read: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Reads something of a running house, such as: read shopping lists.",
    discussion: "sobremesa read --help asks the house what there is to read. \(Doors.usage)")

  @Argument(parsing: .captureForPassthrough, help: "The app, the noun, and what they ask for.")
  var words: [String] = []

  func run() async throws {
    try await Doors.run(.reads, words)
  }
}

struct Completion: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints what a shell needs to complete commands, those of the house too: bash, zsh or fish.")

  @Argument(help: "The shell.")
  var shell: String

  func run() throws {
    let own = CompletionShell(rawValue: shell).map { Sobremesa.completionScript(for: $0) }
    guard let text = own.flatMap({ CompletionScript.text(shell, own: $0) }) else {
      throw ValidationError("There is nothing for \(shell): bash, zsh or fish.")
    }
    print(text)
  }
}

/// What the scripts of ``Completion`` ask.
struct Complete: ParsableCommand {
  static let configuration = CommandConfiguration(shouldDisplay: false)

  @Argument(parsing: .captureForPassthrough)
  var words: [String] = []

  func run() {
    var words = words[...]
    if words.first == "--" { words.removeFirst() }
    guard let kind = words.popFirst().flatMap({ Command.Kind(rawValue: $0) }) else { return }
    for word in Doors.client.completions(kind, Array(words)) { print(word) }
  }
}

enum Doors {
  static let usage = """
    Its address and a key to it are said by SOBREMESA_URL and SOBREMESA_TOKEN, or stand in a file of \
    ~/.config/sobremesa that --profile names and only you can read. Ends with 1 where the house refuses, 2 where the command is \
    wrong, 3 where nothing answers.
    """

  static let client = Client(
    environment: ProcessInfo.processInfo.environment,
    input: { String(decoding: try FileHandle.standardInput.readToEnd() ?? Data(), as: UTF8.self) },
    output: { print($0) },
    complaint: { FileHandle.standardError.write(Data("\($0)\n".utf8)) })

  static func run(_ kind: Command.Kind, _ words: [String]) async throws {
    let code = await client.run(kind, words)
    if code != 0 { throw ExitCode(code) }
  }
}
