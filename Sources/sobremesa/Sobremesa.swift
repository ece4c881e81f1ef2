import ArgumentParser

@main
struct Sobremesa: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sobremesa",
    abstract: "A small house of apps for a household, friends or a small business: one program, one file.",
    subcommands: [Serve.self, Check.self, Backup.self, Restore.self, SignInLink.self, Version.self])
}
