import ArgumentParser

struct Restore: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Puts a backup in the database's place, once it has passed its check.")

  @OptionGroup var place: DataOption

  @Argument(help: "The backup.")
  var file: String

  func run() async throws {
    let replaced = try await place.folder.restore(from: file)
    print("\(file) is restored.")
    if let replaced { print("What was there before is in \(replaced)") }
  }
}
