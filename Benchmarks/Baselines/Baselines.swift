import ArgumentParser

/// What the house is measured beside: the same work with nothing around it. Not part of the product.
@main
struct Baselines: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    subcommands: [Hello.self, List.self, Dishes.self, Loop.self, PlainSearch.self])
}
