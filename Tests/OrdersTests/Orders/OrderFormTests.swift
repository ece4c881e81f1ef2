import Kit
import TestKit
import Testing

@testable import Orders

@Suite struct OrderFormTests {
  @Test func anOrderIsMadeThroughThePickersWithoutScripts() async throws {
    let cast = try await OrdersCast(language: .es)
    let id: ID<Order> = cast.marta.home.house.mint.id()
    let line: ID<OrderLine> = cast.marta.home.house.mint.id()
    let draft = OrdersPaths.draft(id)
    let begun = [
      ("code", "2026-0001"), ("suggested", "2026-0001"), ("date", "2026-11-21T10:30"), ("state", "confirmed"),
    ]
    let toCustomers = try await cast.marta.post(draft, begun + [("pick", "customer")])
    #expect(toCustomers.location == cast.marta.address(OrdersPaths.draftCustomer(id)))
    let picker = try await cast.marta.get(OrdersPaths.draftCustomer(id))
    #expect(picker.text.contains("Ana García"))
    _ = try await cast.marta.post(OrdersPaths.draftCustomer(id), [("customer", cast.ana.id.description)])
    let back = try await cast.marta.post(
      OrdersPaths.draftProduct(id, line), [("product", cast.bread.id.description)])
    #expect(back.location == cast.marta.address(draft))
    let form = try await cast.marta.get(draft)
    #expect(form.text.contains("Ana García"))
    #expect(form.text.contains("2,80\u{A0}€"))
  }

  @Test func cancelForgetsTheUnsavedForm() async throws {
    let cast = try await OrdersCast()
    let id: ID<Order> = cast.marta.home.house.mint.id()
    _ = try await cast.marta.post(OrdersPaths.draft(id), [("note", "half-typed"), ("draft", "save")])
    #expect(try await cast.marta.get(OrdersPaths.draft(id)).text.contains("half-typed"))
    _ = try await cast.marta.post(OrdersPaths.draft(id), [("discard", "yes")])
    #expect(try await cast.marta.get(OrdersPaths.draft(id)).status == 410)
  }

  @Test func anOlderCopyThatComesLateDoesNotReplaceANewerOneOfTheSameDevice() async throws {
    let cast = try await OrdersCast()
    let id: ID<Order> = cast.marta.home.house.mint.id()
    for (note, client, turn) in [("newer", "device-1", "2"), ("older", "device-1", "1")] {
      let fields = [("note", note), ("draft", "save"), ("client", client), ("turn", turn)]
      #expect(try await cast.marta.post(OrdersPaths.draft(id), fields).status == 200)
    }
    #expect(try await cast.marta.get(OrdersPaths.draft(id)).text.contains("newer"))
    let other = [("note", "other"), ("draft", "save"), ("client", "device-2"), ("turn", "1")]
    _ = try await cast.marta.post(OrdersPaths.draft(id), other)
    #expect(try await cast.marta.get(OrdersPaths.draft(id)).text.contains("other"))
  }

  @Test func somebodyNewOnTheWayIsMadeTogetherWithTheFormOrNotAtAll() async throws {
    let cast = try await OrdersCast()
    let (id, bea): (ID<Order>, ID<Customer>) = (cast.marta.home.house.mint.id(), cast.marta.home.house.mint.id())
    let typed = [("id", bea.description), ("name", "Bea"), ("address", "Calle Menor 2")]
    _ = try await cast.marta.post(OrdersPaths.draft(id), [("note", "half-typed"), ("draft", "save")])
    try await cast.marta.home.database.write { connection in
      try connection.run("CREATE TABLE fault (number BIGINT NOT NULL)")
      try connection.run("CREATE TABLE sound (number BIGINT NOT NULL CHECK (number > 0))")
      try connection.run("INSERT INTO fault (number) VALUES (0)")
      let spoil: SQL = "INSERT INTO sound (number) SELECT number FROM fault"
      for statement in Dialect.trigger("spoil", "AFTER UPDATE ON kit_draft", [spoil]) { try connection.run(statement) }
    }
    #expect(try await cast.marta.post(OrdersPaths.draftNewCustomer(id), typed).status == 500)
    #expect(try await !cast.marta.get(OrdersPaths.draft(id)).text.contains("Bea"))
    #expect(try await !cast.marta.get(OrdersPaths.customers()).text.contains("Bea"))
    try await cast.marta.home.database.write { try $0.run("DELETE FROM fault") }
    let back = try await cast.marta.post(OrdersPaths.draftNewCustomer(id), typed)
    #expect(back.location == cast.marta.address(OrdersPaths.draft(id)))
    #expect(try await cast.marta.get(OrdersPaths.draft(id)).text.contains("Bea"))
    #expect(try await cast.marta.get(OrdersPaths.customers()).text.contains("Bea"))
  }

  @Test func nothingNewIsMadeForAFormThatIsGone() async throws {
    let cast = try await OrdersCast()
    let (id, bea): (ID<Order>, ID<Customer>) = (cast.marta.home.house.mint.id(), cast.marta.home.house.mint.id())
    let typed = [("id", bea.description), ("name", "Bea"), ("address", "Calle Menor 2")]
    #expect(try await cast.marta.post(OrdersPaths.draftNewCustomer(id), typed).status == 410)
    #expect(try await !cast.marta.get(OrdersPaths.customers()).text.contains("Bea"))
  }

  @Test func whatWasBegunStandsAboveTheListUntilItIsSavedOrCancelled() async throws {
    let cast = try await OrdersCast()
    let luis = try await cast.marta.home.member(of: cast.marta.space)
    let id: ID<Order> = cast.marta.home.house.mint.id()
    func begun(_ member: TestMember) async throws -> [String] {
      let page = try await member.get(OrdersPaths.orders()).page
      return page.rows.filter { $0.id.hasPrefix("unfinished-") }.map { "\($0.title) \($0.subtitle ?? "")" }
    }
    _ = try await cast.marta.post(OrdersPaths.draft(id), [("note", "By noon"), ("draft", "save")])
    #expect(try await begun(cast.marta) == ["No customer yet By noon"])
    #expect(try await begun(luis) == [])
    _ = try await cast.marta.post(OrdersPaths.draftCustomer(id), [("customer", cast.ana.id.description)])
    #expect(try await begun(cast.marta) == ["Ana García By noon"])
    let stored = try await cast.add(cast.draft(code: "A-1"))
    let shown = try await cast.shown(stored)
    let was = shown.form.fields.map { (name: "was.\($0.name)", value: $0.value) }
    _ = try await cast.marta.post(
      OrdersPaths.draft(stored),
      shown.form.fields.map { ($0.name, $0.value) } + was.map { ($0.name, $0.value) } + [("draft", "save")])
    #expect(try await begun(cast.marta).contains("A-1 3 × Bread"))
    for begun in [id, stored] { _ = try await cast.marta.post(OrdersPaths.draft(begun), [("discard", "yes")]) }
    #expect(try await begun(cast.marta) == [])
  }

  @Test func anUnsavedFormIsItsOwnersAlone() async throws {
    let cast = try await OrdersCast()
    let luis = try await cast.marta.home.member(of: cast.marta.space)
    let id: ID<Order> = cast.marta.home.house.mint.id()
    _ = try await cast.marta.post(OrdersPaths.draft(id), [("note", "secret"), ("draft", "save")])
    #expect(try await luis.get(OrdersPaths.draft(id)).status == 410)
  }

  @Test(arguments: [("1", "-", "1"), ("1", "+", "2"), ("32767", "+", "32767"), ("x", "+", "1")])
  func aStepStaysWithinTheRange(before: String, step: String, after: String) {
    let line = "0199a000-0000-7000-8000-00000000000a"
    let form = Form([("line", line), ("quantity-\(line)", before), ("step", "\(line)\(step)")])
    #expect(OrderFormStep(form, mint: .system)?.form["quantity-\(line)"] == after)
  }

  @Test func removingALineLeavesTheOthersAndWhatWasShown() {
    let (first, second) = ("0199a000-0000-7000-8000-00000000000a", "0199a000-0000-7000-8000-00000000000b")
    let form = Form([
      ("line", first), ("quantity-\(first)", "1"), ("line", second), ("quantity-\(second)", "2"), ("was.line", first),
      ("remove", first),
    ])
    let rest = OrderFormStep(form, mint: .system)?.form
    #expect(rest?.fields.map(\.name) == ["line", "quantity-\(second)", "was.line"])
  }

  @Test func aRejectedOrderKeepsWhatWasTyped() async throws {
    let cast = try await OrdersCast(language: .es)
    let id: ID<Order> = cast.marta.home.house.mint.id()
    let answer = try await cast.marta.post(
      OrdersPaths.draft(id), [("code", "2026-0001"), ("note", "Llamar antes"), ("date", "2026-11-21T10:30")])
    #expect(answer.status == 422)
    #expect(answer.text.contains("Llamar antes"))
    #expect(answer.text.contains("Elige un cliente."))
    #expect(answer.text.contains("Añade al menos un producto."))
  }

  @Test func ofThousandsOfLinesNoMoreAreDrawnAgainThanMayBe() async throws {
    let cast = try await OrdersCast()
    let mint = cast.marta.home.house.mint
    let id: ID<Order> = mint.id()
    let lines = (0..<4_900).map { _ in ("line", (mint.id() as ID<OrderLine>).description) }
    let answer = try await cast.marta.post(OrdersPaths.draft(id), [("code", "2026-0001")] + lines)
    #expect(answer.status == 422)
    #expect(answer.text.contains("Too many lines: the limit is 500."))
    #expect(answer.text.ranges(of: "name=\"quantity-").count == OrderDraft.lineLimit + 1)
  }
}
