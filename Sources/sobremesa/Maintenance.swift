import ArgumentParser
import Foundation
import Suite

struct Check: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Looks for damage in the database.")

  @OptionGroup var data: DataOptions

  func run() async throws {
    let problems = try await orExplain { try await Maintenance.check(data.configuration) }
    for problem in problems { print(problem) }
    guard problems.isEmpty else { throw ExitCode(1) }
    print("The database is sound.")
  }
}

struct Backup: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Copies the database into a new file and verifies the copy, also while the house runs.")

  @Argument(help: "The file to write; it must not exist.")
  var file: String

  @OptionGroup var data: DataOptions

  func run() async throws {
    try await orExplain { try await Maintenance.backup(data.configuration, to: file) }
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
    let restored = try await orExplain { try await Maintenance.restore(data.configuration, from: file) }
    print("Restored.\(restored.kept.map { " What was there is now \($0)." } ?? "")")
    if let newest = restored.newest { print("Its newest change is of \(newest.iso8601).") }
    if restored.mayLackItsLog {
      print("No log lies beside it: if a house was running when it was copied, its last changes may not be in it.")
    }
  }
}

struct SignInLink: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign-in-link", abstract: "Prints a link that signs a person in once, within an hour.")

  @Argument(help: "The person's name.")
  var name: String

  @OptionGroup var data: DataOptions

  @OptionGroup var address: AddressOptions

  func run() async throws {
    print(try await orExplain { try await Maintenance.signInLink(try address.configuration(data), name: name) })
  }
}

struct ResetPassword: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset-password",
    abstract: "Takes away a person's password, signs their devices out and prints a link that lets them in once.")

  @Argument(help: "The person's name.")
  var name: String

  @OptionGroup var data: DataOptions

  @OptionGroup var address: AddressOptions

  func run() async throws {
    print(try await orExplain { try await Maintenance.resetPassword(try address.configuration(data), name: name) })
  }
}

struct Version: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Prints the version, and that of SQLite.")

  func run() {
    print(Suite.version)
    print(StorageEngine.version)
  }
}
