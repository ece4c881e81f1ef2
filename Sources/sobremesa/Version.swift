import ArgumentParser
import Suite

struct Version: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Says which version this is.")

  func run() {
    print(Suite.version)
  }
}
