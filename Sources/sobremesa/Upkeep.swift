import ArgumentParser
import Foundation
import Suite

struct Check: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Looks for damage in the database.")

  @OptionGroup var data: DataOptions

  func run() async throws {
    let problems = try await orExplain { try await Upkeep.check(data.configuration) }
    for problem in problems { print(problem) }
    guard problems.isEmpty else { throw ExitCode(1) }
    print("The database is sound.")
  }
}

struct Backup: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Copies the database into a new file and verifies the copy.")

  @Argument(help: "The file to write; it must not exist.")
  var file: String

  @OptionGroup var data: DataOptions

  func run() async throws {
    try await orExplain { try await Upkeep.backup(data.configuration, to: file) }
    print("The copy is in \(file).")
  }
}

struct Restore: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Puts a backup in the place of the database, which is kept beside it.")

  @Argument(help: "The backup.")
  var file: String

  @OptionGroup var data: DataOptions

  func run() async throws {
    let kept = try await orExplain { try await Upkeep.restore(data.configuration, from: file) }
    print("Restored.\(kept.map { " The database that was there is now \($0)." } ?? "")")
  }
}

struct SignInLink: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign-in-link", abstract: "Prints a link that signs a person in once, within an hour.")

  @Argument(help: "The person's name.")
  var name: String

  @OptionGroup var data: DataOptions

  func run() async throws {
    print(try await orExplain { try await Upkeep.signInLink(data.configuration, name: name) })
  }
}

struct ResetPassword: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset-password",
    abstract: "Takes away a person's password, signs their devices out and prints a link that lets them in once.")

  @Argument(help: "The person's name.")
  var name: String

  @OptionGroup var data: DataOptions

  func run() async throws {
    print(try await orExplain { try await Upkeep.resetPassword(data.configuration, name: name) })
  }
}

struct Version: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Prints the version.")

  func run() {
    print(Suite.version)
  }
}
