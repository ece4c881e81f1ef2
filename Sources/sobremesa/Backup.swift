import ArgumentParser

struct Backup: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Copies the database into a new file and checks the copy.")

  @OptionGroup var place: DataOption

  @Argument(help: "The file to make.")
  var file: String

  func run() async throws {
    try await place.folder.backup(to: file)
    print("The backup is in \(file)")
  }
}
