import ArgumentParser
import Suite

/// The command line.
@main
struct Sobremesa: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sobremesa",
    abstract: "Apps for a household, a group of friends or a small business, on one machine and in one file.",
    version: Suite.version,
    subcommands: [
      Serve.self, Check.self, Backup.self, Restore.self, MoveData.self, Import.self, Export.self, SignInLink.self,
      ResetPassword.self, Do.self, Read.self, Completion.self, Complete.self, MCPBridge.self,
      Version.self,
    ])
}
