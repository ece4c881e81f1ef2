import Foundation
import Kit
import Testing

@testable import Client

/// What the house of this program describes, as its command line reads it.
@Suite struct DescriptionTests {
  static let house = try! Description(JSONReader.read(String(contentsOf: file, encoding: .utf8)))!

  private static let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../docs/openapi.json")

  static func command(_ words: String, _ kind: Command.Kind = .does) throws -> Command {
    let words = words.split(separator: " ").map(String.init)
    return try #require(house.commands(kind).first { $0.words == words })
  }

  @Test func everyOperationIsACommandOfItsOwn() throws {
    let document = try JSONReader.read(String(contentsOf: Self.file, encoding: .utf8))
    let operations = try #require(document["paths"]?.object).values.flatMap { $0.object.map { Array($0.keys) } ?? [] }
    #expect(Self.house.commands.count == operations.count)
    for kind in [Command.Kind.does, .reads] {
      let words = Self.house.commands(kind).map(\.words)
      #expect(Set(words).count == words.count)
    }
  }

  @Test func noFieldIsHiddenByAFlagOfTheProgram() {
    for command in Self.house.commands {
      let flags = command.fields.map(\.flag)
      #expect(Set(flags).count == flags.count, "\(command.words)")
      #expect(ClientOptions.names.isDisjoint(with: flags), "\(command.words)")
      for flag in flags where flag.hasPrefix("no-") { #expect(command.field(by: String(flag.dropFirst(3))) == nil) }
    }
  }

  @Test func whatStandsAfterACommandTellsWhichOfTwoIsMeant() {
    func named(_ words: [String]) -> [String]? { Self.house.named(.does, by: words).commands.first?.words }
    #expect(named(["shopping", "list", "add", "compra"]) == ["shopping", "list", "add"])
    #expect(named(["shopping", "list", "add", "compra", "-"]) == ["shopping", "item", "add-lines"])
    #expect(named(["shopping", "list", "add", "compra", "2 l milk", "bread"]) == ["shopping", "item", "add-lines"])
    #expect(named(["shopping", "item"]) == nil)
    #expect(named(["gardening"]) == nil)
  }

  @Test func aCommandSaysHowItIsUsed() throws {
    #expect(Help.usage(try Self.command("shopping item buy")) == "shopping item buy <list> <item> --[no-]bought")
    #expect(
      Help.usage(try Self.command("shopping item add-lines"))
        == "shopping item add-lines <list> <text>... [--item TEXT...]")
    #expect(
      Help.usage(try Self.command("shopping lists", .reads))
        == "shopping lists [--q TEXT] [--limit NUMBER] [--cursor TEXT]")
    let order = Help.text(of: try Self.command("orders order add"))
    #expect(order.contains("--line price=...,product=...,quantity=...") && order.contains("--promised"))
    #expect(
      Help.text(of: try Self.command("shopping item add-lines")).contains("do shopping list add <list> <text>... | -"))
  }

  @Test func whatIsUnknownIsToldByWhatThereIs() {
    let near = Help.near(Self.house.commands(.does), ["shopping", "shop", "close"])
    #expect(near.contains { $0.hasPrefix("shopping shop add <name>") })
    #expect(Help.near(Self.house.commands(.reads), ["gardening"]).contains("orders"))
  }

  @Test func aShellIsToldWhatCanComeNext() {
    func next(_ words: [String], _ begun: String) -> [String] { Self.house.completions(.does, after: words, of: begun) }
    #expect(next([], "sh") == ["shopping"])
    #expect(next(["shopping"], "it") == ["item"])
    #expect(next(["shopping", "list"], "a") == ["add", "add-staples"])
    #expect(next(["shopping", "item", "buy", "compra", "leche"], "--b") == ["--bought", "--body"])
    #expect(next(["shopping", "item", "buy", "compra", "leche"], "--no") == ["--no-bought"])
    #expect(next(["orders", "order", "move", "2026-0004", "--state"], "p") == ["prepared", "paid"])
  }

  @Test(arguments: [
    ("shopping item buy", "list", "shopping lists", "items"), ("shopping item buy", "item", "shopping list", "items"),
    ("shopping item change", "category", "shopping aisles", "categories"),
    ("shopping trip end", "shop", "shopping aisles", "shops"),
    ("orders order add", "customer", "orders customers", "items"),
    ("orders order add", "product", "orders products", "items"),
    ("orders order change-several", "row", "orders orders", "items"),
    ("shopping category place", "before", "shopping aisles", "categories"),
  ])
  func namesAreLookedUpWhereTheyAreListed(words: String, name: String, document: String, member: String) throws {
    let things = try #require(NamedThings(called: name, of: Self.command(words), in: Self.house))
    #expect(things.document.words.joined(separator: " ") == document && things.member == member)
  }
}
