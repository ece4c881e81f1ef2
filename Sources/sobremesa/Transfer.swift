import ArgumentParser
import Kit
import Suite

struct Import: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Brings content in from a file.", subcommands: [Orders.self, Menu.self, Wines.self])

  struct Orders: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Brings in customers, products and orders from JSON or CSV.")

    @Argument(help: "The file.")
    var file: String

    @Option(help: "The space, by name or id; needed where there are several.")
    var space: String?

    @Flag(help: "Leaves out bad rows instead of bringing in nothing.")
    var skipBad = false

    @OptionGroup var data: DataOptions

    func run() async throws {
      let result = try await orExplain {
        try await OrdersFiles.importFile(file, into: space, skipsBad: skipBad, configuration: data.configuration)
      }
      for line in result.lines { print(line) }
      guard result.isTaken else { throw ExitCode(1) }
    }
  }

  struct Menu: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Brings in a restaurant's menu from JSON or CSV.")

    @Argument(help: "The file.")
    var file: String

    @Option(help: "The space, by name or id; needed where there are several.")
    var space: String?

    @Flag(help: "Leaves out bad dishes instead of bringing in nothing.")
    var skipBad = false

    @OptionGroup var data: DataOptions

    func run() async throws {
      let result = try await orExplain {
        try await RestaurantFiles.importFile(file, into: space, skipsBad: skipBad, configuration: data.configuration)
      }
      for line in result.lines { print(line) }
      guard result.isTaken else { throw ExitCode(1) }
    }
  }
}

struct Export: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes content into a file.", subcommands: [Orders.self, Menu.self, Wines.self])

  struct Orders: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Writes customers, products and orders as JSON.")

    @Argument(help: "The file to write.")
    var file: String

    @Option(help: "The space, by name or id; needed where there are several.")
    var space: String?

    @OptionGroup var data: DataOptions

    func run() async throws {
      try await orExplain { try await OrdersFiles.exportFile(file, from: space, configuration: data.configuration) }
      print("Written to \(file).")
    }
  }

  struct Menu: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Writes a restaurant's menu as JSON.")

    @Argument(help: "The file to write.")
    var file: String

    @Option(help: "The space, by name or id; needed where there are several.")
    var space: String?

    @OptionGroup var data: DataOptions

    func run() async throws {
      try await orExplain { try await RestaurantFiles.exportFile(file, from: space, configuration: data.configuration) }
      print("Written to \(file).")
    }
  }
}
