import Kit
import Testing

@testable import Client

@Suite struct ListingTests {
  @Test func severalThingsAreATable() throws {
    let lists = try JSONReader.read(
      #"{"items":[{"id":"1","name":"Compra","items":12,"bought":2},{"id":"2","name":"Cena","items":4,"bought":0}]}"#)
    let schema = try DescriptionTests.command("shopping lists", .reads).answer
    #expect(Listing(lists, schema).text == "name    items  bought\nCompra  12     2\nCena    4      0")
  }

  @Test func aThingIsToldMemberByMemberWithWhatIsInIt() throws {
    let list = try JSONReader.read(
      #"{"id":"1","name":"Compra","currency":"EUR","completed":false,"items":[{"id":"3","name":"Pan","bought":true}]}"#)
    let schema = try DescriptionTests.command("shopping list", .reads).answer
    #expect(
      Listing(list, schema).text
        == "id: 1\nname: Compra\ncurrency: EUR\ncompleted: no\n\nitems:\nname  bought\nPan   yes")
  }

  @Test func whatPeopleWroteHasNoPowerOverTheTerminal() throws {
    let text = try #require(Listing.text(of: try JSONReader.read(#""a\u001b[2Jb\nc""#)))
    #expect(text == "a [2Jb c")
    let client = Client(environment: [:], input: { "" }, output: { _ in }, complaint: { _ in })
    let refusal = ClientRefusal.problem("a\u{1B}[2Jb\nc")
    #expect(client.text(refusal.sentence) == "a [2Jb\nc")
  }

  @Test func namesAreFoundWhateverTheirAccents() throws {
    let things = try JSONReader.read(
      #"[{"id":"1","name":"Café"},{"id":"2","name":"CAFE"},{"id":"3","code":"2026-0004"}]"#)
    let list = try #require(things.list)
    #expect(NamedThings.called("café", among: list).count == 2)
    #expect(NamedThings.called("2026-0004", among: list).count == 1)
    #expect(NamedThings.called("caf", among: list).isEmpty)
  }
}
