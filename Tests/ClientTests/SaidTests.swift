import Kit
import Testing

@testable import Client

@Suite struct SaidTests {
  private func said(_ words: String..., to command: String, input: String = "", _ kind: Command.Kind = .does) throws
    -> Said
  {
    try Said(words, to: DescriptionTests.command(command, kind), input: { input })
  }

  private func json(_ said: Said) -> String {
    String(decoding: JSONNode.Value.object(said.fields.mapValues { JSONNode($0, line: 0) }).bytes, as: UTF8.self)
  }

  @Test func linesComeAsWordsOrByStandardInput() throws {
    let words = try said("compra", "2 l leche", "pan", to: "shopping item add-lines")
    #expect(words.places == ["list": "compra"] && json(words) == #"{"text":"2 l leche\u000apan"}"#)
    let input = try said("compra", "-", to: "shopping item add-lines", input: "leche\npan\n")
    #expect(json(input) == #"{"text":"leche\u000apan"}"#)
  }

  @Test func aFlagSaysYesAndNo() throws {
    #expect(json(try said("a", "b", "--bought", to: "shopping item buy")) == #"{"bought":true}"#)
    #expect(json(try said("a", "b", "--no-bought", to: "shopping item buy")) == #"{"bought":false}"#)
    #expect(json(try said("a", "--bought=no", "b", to: "shopping item buy")) == #"{"bought":false}"#)
  }

  @Test func amountsAreTypedAsPeopleDoAndEmptiedFieldsAreNull() throws {
    let changed = try said("a", "b", "--price", "2,80", "--quantity=1.5", "--no-note", to: "shopping item change")
    #expect(json(changed) == #"{"note":null,"price":"2.80","quantity":"1.5"}"#)
    #expect(json(try said("a", "b", "--price", "1,234", to: "shopping item change")) == #"{"price":"1,234"}"#)
  }

  @Test func rowsAreSaidOneByOneOrAsJSON() throws {
    let order = try said(
      "Ana", "--line", "product=Bread,quantity=3", "--line", #"{"product":"Milk"}"#, to: "orders order add")
    #expect(json(order) == #"{"customer":"Ana","line":[{"product":"Bread","quantity":3},{"product":"Milk"}]}"#)
    #expect(order.names(to: try DescriptionTests.command("orders order add")).map(\.text) == ["Ana", "Bread", "Milk"])
  }

  @Test func namesGiveWayToIds() throws {
    let command = try DescriptionTests.command("shopping item buy")
    var buying = try said("compra", "leche", "--bought", to: "shopping item buy")
    let id = ID<Command>("01a2207e-b1dd-7ab9-a8e7-a88363ea2f71")!.description
    buying.put(id, for: try #require(buying.names(to: command).first))
    #expect(buying.places == ["list": id, "item": "leche"])
    #expect(buying.names(to: command).map(\.name) == ["item"])
  }

  @Test func aBodyIsSaidAtOnce() throws {
    #expect(json(try said("--body", "-", to: "shopping list add", input: #"{"name":"Party"}"#)) == #"{"name":"Party"}"#)
  }

  @Test func whatCannotBeMeantIsSaidBeforeAnythingIsAsked() throws {
    func misuse(_ words: String..., command: String) -> Misuse? {
      do {
        _ = try Said(words, to: DescriptionTests.command(command), input: { "" })
        return nil
      } catch {
        return error as? Misuse
      }
    }
    #expect(misuse("compra", command: "shopping item buy") == .missing(["item"]))
    #expect(misuse("a", "b", command: "shopping item buy") == .missing(["--bought"]))
    #expect(misuse(command: "shopping list add") == .missing(["name"]))
    #expect(misuse("a", "b", "c", "--bought", command: "shopping item buy") == .tooMuch("c"))
    #expect(misuse("a", "--name", command: "shopping list rename") == .noValue("--name"))
    let buy = try DescriptionTests.command("shopping item buy")
    #expect(misuse("a", "b", "--sold", command: "shopping item buy") == .unknownFlag("--sold", of: buy))
    #expect(
      misuse("a", "--state", "eaten", command: "orders order move")?.sentence.text(in: spanish).contains("prepared")
        == true)
    #expect(
      misuse("Ana", "--line", "product", command: "orders order add")?.sentence.text(in: spanish).contains("quantity=…")
        == true)
  }

  private let spanish = ReaderLocale(language: .es, zone: .utc)
}
