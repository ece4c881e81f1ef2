import Kit
import TestKit
import Testing

@testable import Restaurant

/// Two members of the staff correct one order.
@Suite struct EntryConflictTests {
  private struct Two {
    let cast: KitchenCast
    let luis: TestMember
    let id: ID<Order>
    let lines: [ID<OrderLine>]

    init() async throws {
      cast = try await KitchenCast()
      luis = try await cast.marta.home.member(of: cast.marta.space, language: .es)
      id = try await cast.order(way: .delivery)
      lines = try await cast.read(id).lines.map(\.id)
    }

    var key: EntryKey { .correction(id) }

    func sheet(_ member: TestMember) async throws -> TestForm {
      try #require(try await member.get(KitchenPaths.entry(key)).page.form)
    }
  }

  @Test func whoSavesLaterReadsWhatTheOtherPutThereAndThenWins() async throws {
    let two = try await Two()
    let (first, second) = (try await two.sheet(two.cast.marta), try await two.sheet(two.luis))
    let (paella, quantity) = (two.lines[0], EntryDraft.quantity(two.lines[0]))
    _ = try await two.cast.marta.browser.submit(first, typing: [quantity: "5", "address": "Calle A"])
    let told = try await two.luis.browser.submit(second, typing: [quantity: "3", "address": "Calle B"])
    #expect(told.status == 422)
    #expect(told.text.contains("mientras tanto: «5»"))
    #expect(try told.page.field("address")?.problem?.contains("«Calle A»") == true)
    #expect(try told.page.field(quantity)?.value == "3")
    #expect(try told.page.field("address")?.value == "Calle B")
    #expect(try await two.cast.read(two.id).lines.first { $0.id == paella }?.quantity == 5)
    let again = try await two.luis.browser.submit(try #require(try told.page.form))
    #expect(again.status == 303)
    #expect(try await two.cast.read(two.id).lines[0].quantity == 3)
    #expect(try await two.cast.read(two.id).contact.address == "Calle B")
  }

  @Test func theSameFromBothIsNoConflict() async throws {
    let two = try await Two()
    let (first, second) = (try await two.sheet(two.cast.marta), try await two.sheet(two.luis))
    let quantity = EntryDraft.quantity(two.lines[0])
    _ = try await two.cast.marta.browser.submit(first, typing: [quantity: "5"])
    let sent = try await two.luis.browser.submit(second, typing: [quantity: "5", "address": "Calle B"])
    #expect(sent.status == 303)
    #expect(try await two.cast.read(two.id).lines[0].quantity == 5)
  }

  @Test func aSheetThatWasLeftShowsTheOrderAsItIsNow() async throws {
    let two = try await Two()
    let luis = two.luis
    _ = try await luis.browser.submit(
      try await two.sheet(luis), typing: [EntryDraft.note(two.lines[1]): "con nata", "go": "menu"])
    _ = try await two.cast.marta.browser.submit(
      try await two.sheet(two.cast.marta), typing: [EntryDraft.quantity(two.lines[0]): "5", "address": "Calle A"])
    let page = try await luis.get(KitchenPaths.entry(two.key)).page
    #expect(page.field(EntryDraft.quantity(two.lines[0]))?.value == "5")
    #expect(page.field("address")?.value == "Calle A")
    #expect(page.field(EntryDraft.note(two.lines[1]))?.value == "con nata")
    #expect(page.root.all(".problems").isEmpty)
  }

  @Test func aSheetThatWasLeftSaysWhatWouldBeOverwritten() async throws {
    let two = try await Two()
    let (luis, quantity) = (two.luis, EntryDraft.quantity(two.lines[0]))
    _ = try await luis.browser.submit(try await two.sheet(luis), typing: [quantity: "3", "go": "menu"])
    _ = try await two.cast.marta.browser.submit(try await two.sheet(two.cast.marta), typing: [quantity: "5"])
    let answer = try await luis.get(KitchenPaths.entry(two.key))
    let page = try answer.page
    #expect(page.field(quantity)?.value == "3")
    #expect(answer.text.contains("mientras tanto: «5»"))
    #expect(try await luis.browser.submit(try #require(page.form)).status == 303)
    #expect(try await two.cast.read(two.id).lines[0].quantity == 3)
  }

  @Test func aDishThatWasTakenOutMeanwhileIsNamed() async throws {
    let two = try await Two()
    let (first, second) = (try await two.sheet(two.cast.marta), try await two.sheet(two.luis))
    _ = try await two.cast.marta.browser.submit(first, typing: [EntryDraft.quantity(two.lines[1]): "0"])
    let told = try await two.luis.browser.submit(
      second, typing: [EntryDraft.note(two.lines[1]): "con nata", EntryDraft.quantity(two.lines[0]): "4"])
    #expect(told.status == 422)
    #expect(told.text.contains("un plato que estabas corrigiendo: Flan"))
    #expect(try told.page.field(EntryDraft.quantity(two.lines[0]))?.value == "4")
    #expect(try await two.luis.browser.submit(try #require(try told.page.form)).status == 303)
    #expect(try await two.cast.read(two.id).lines.map(\.quantity) == [4])
  }

  @Test func aDishThatAnotherAddedIsOnTheSheetThatComesBack() async throws {
    let two = try await Two()
    let second = try await two.sheet(two.luis)
    _ = try await two.cast.marta.post(KitchenPaths.entryDish(two.key, two.cast.flan), [("note", "grande")])
    _ = try await two.cast.marta.browser.submit(try await two.sheet(two.cast.marta))
    let told = try await two.luis.browser.submit(second, typing: [EntryDraft.quantity(two.lines[0]): "mil"])
    #expect(told.status == 422)
    let added = try #require(try await two.cast.read(two.id).lines.last).id
    #expect(try told.page.field(EntryDraft.quantity(added))?.value == "1")
  }
}
