import Kit
import Testing

@testable import Orders

@Suite struct OrderContentTests {
  @Test func anEmptyFormSaysWhatProgramsNeedNotAskItFor() {
    let form = OrderDraft(code: OrderCode(year: 2026, number: 1), at: Instant(milliseconds: 0), in: .utc).form
    let said = form.fields.filter { !$0.value.isEmpty }.map(\.name)
    #expect(Set(said) == OrderDraft.offered.union(["suggested"]))
  }

  @Test func everyFieldThatIsMissingIsNamed() async throws {
    var draft = OrderDraft(Form())
    draft.promisedOn = "tomorrow"
    let problems = await problems(of: draft)
    #expect(Set(problems.messages.keys) == ["code", "date", "customer", "state", "promised", "lines"])
  }

  @Test(arguments: ["0", "-1", "32768", "1.5", "two", ""])
  func aQuantityOutOfRangeIsRefused(quantity: String) async throws {
    let cast = try await OrdersCast()
    var line = cast.line(cast.bread, quantity: 1)
    line.quantity = quantity
    let problems = await problems(of: cast.draft(lines: [line]))
    #expect(problems.messages == ["quantity-\(line.id)": OrdersPhrases.quantityWrong])
  }

  @Test func theSmallestAndTheLargestQuantityAreTaken() async throws {
    let cast = try await OrdersCast()
    let id = try await cast.add(
      cast.draft(lines: [cast.line(cast.bread, quantity: 1), cast.line(cast.bread, quantity: 32_767)]))
    #expect(try await cast.order(id).total.minorUnits == 32_768 * 280)
  }

  @Test func aPriceThatIsNoneIsRefusedBesideItsLine() async throws {
    let cast = try await OrdersCast()
    let line = cast.line(cast.bread, quantity: 1, price: "2.801")
    let problems = await problems(of: cast.draft(lines: [line]))
    #expect(problems.messages.keys.sorted() == ["price-\(line.id)"])
  }

  private func problems(of draft: OrderDraft) async -> Invalid {
    do {
      _ = try OrderContent(draft, currency: .eur, locale: ReaderLocale(language: .en, zone: .utc))
      return Invalid()
    } catch {
      return error as? Invalid ?? Invalid()
    }
  }
}
