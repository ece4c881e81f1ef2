import ArgumentParser

struct SignInLink: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign-in-link", abstract: "Prints a link that lets somebody in once, within the hour.")

  @OptionGroup var place: DataOption

  @Argument(help: "Their name in the house.")
  var name: String

  func run() async throws {
    print(try await place.folder.signInLink(for: name))
  }
}
