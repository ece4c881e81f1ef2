import ArgumentParser

struct Check: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Looks for damage in the database. Ends with code 1 when it finds some.")

  @OptionGroup var place: DataOption

  func run() async throws {
    let problems = try await place.folder.problems()
    if problems.isEmpty { return print("All is well.") }
    for problem in problems { print(problem) }
    throw ExitCode.failure
  }
}
