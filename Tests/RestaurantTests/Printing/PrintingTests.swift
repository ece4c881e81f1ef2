import Foundation
import TestKit
import Testing

@testable import Fetch
@testable import Kit
@testable import Restaurant

/// Kitchen tickets and bills on printers that the tests play.
@Suite(.timeLimit(.minutes(3))) struct PrintingTests {
  private let cast: KitchenCast
  private let fetch = Fetch(ownHosts: ["127.0.0.1"])

  init() async throws { cast = try await KitchenCast() }

  private func add(_ printer: TestPrinter, _ name: String = "Cocina", prints: String = "-", width: SlipWidth = .wide)
    async throws -> ID<Printer>
  {
    let (id, fetch): (ID<Printer>, Fetch) = (cast.marta.home.house.mint.id(), fetch)
    let draft = PrinterDraft(name: name, address: printer.address, width: "\(width.rawValue)", prints: prints)
    try await cast.marta.change { try PrinterStore($0).add(draft, id: id, fetch) }
    return id
  }

  /// What the job does when it is due.
  private func run(_ patience: SlipExchange.Patience = .init(answer: .seconds(20), printing: .seconds(20))) async throws
  {
    let house = cast.marta.home.house
    cast.marta.home.clock.advance(by: .seconds(60))
    let errand = Errand(database: house.database, live: house.live, mint: house.mint, fetch: fetch)
    try await PrintRun(errand: errand, patience: patience).run()
  }

  /// For a printer that says nothing; long enough for a busy machine to hear what is said.
  private let short = SlipExchange.Patience(answer: .seconds(4), printing: .seconds(4))

  private func order() async throws -> ID<Order> {
    let id = try await cast.order()
    try await cast.marta.change { try SlipStore($0).follow(id) }
    return id
  }

  private func texts(_ printer: TestPrinter) throws -> [String] { try printer.papers.map { try PrintedPaper($0).text } }

  private func printer(_ id: ID<Printer>) async throws -> Printer { try await cast.marta.read { try $0.find(id) } }

  @Test func aTicketComesOutOnceWhereItIsMade() async throws {
    let (kitchen, bar) = (try await TestPrinter(), try await TestPrinter())
    let section: ID<MenuSection> = cast.marta.home.house.mint.id()
    let flan = cast.flan
    try await cast.marta.change { transaction in
      try MenuStore(transaction).add(
        SectionDraft(name: LocalizedText("Postres", in: .es), station: "Barra"), id: section, mainly: .es)
      try transaction.run("UPDATE restaurant_dish SET section_id = \(section) WHERE id = \(flan)")
    }
    _ = try await (add(kitchen), add(bar, "Barra", prints: "barra;=", width: .narrow))
    _ = try await order()
    for _ in 0..<2 { try await run() }
    let (first, second) = (try texts(kitchen), try texts(bar))
    #expect(first.count == 1 && second.count == 1)
    #expect(first[0].contains("1 · Para recoger") && first[0].contains("2 × Paella") && !first[0].contains("Flan"))
    #expect(second[0].contains("1 × Flan") && second[0].contains("!! sin nata") && !second[0].contains("COPIA"))
  }

  @Test func aCorrectionSaysWhatIsDifferentAndATapSaysNothing() async throws {
    let paper = try await TestPrinter()
    _ = try await add(paper)
    let id = try await order()
    try await run()
    let flan = try #require(try await cast.read(id).lines.last)
    try await cast.bring(id, to: .preparing, from: .received)
    try await run()
    #expect(paper.papers.count == 1)
    let done = try await cast.correct(id, Correction(kept: [.init(line: flan.id, quantity: 0)]))
    try await run()
    #expect(try texts(paper).last?.contains("CORREGIDA") == true)
    #expect(try texts(paper).last?.contains("- 1 × Flan") == true)
    try await cast.undo(done)
    try await run()
    #expect(try texts(paper).last?.contains("+ 1 × Flan") == true)
    _ = try await cast.marta.change { try OrderStore($0).cancel(id) }
    try await run()
    #expect(try texts(paper).last?.contains("ANULADA") == true)
    #expect(paper.papers.count == 4)
  }

  @Test func whatNobodyHasReadYetIsChangedRatherThanCorrected() async throws {
    let paper = try await TestPrinter(.outOfPaper)
    let printer = try await add(paper)
    let (first, second) = (try await order(), try await order())
    let flan = try #require(try await cast.read(first).lines.last)
    _ = try await cast.correct(first, Correction(kept: [.init(line: flan.id, quantity: 0)]))
    _ = try await cast.marta.change { try OrderStore($0).cancel(second) }
    try await run()
    #expect(try await self.printer(printer).problem == .halted)
    #expect(try await self.printer(printer).waiting == 1)
    #expect(paper.papers.isEmpty)
    paper.become(.prints)
    try await run()
    #expect(paper.papers.count == 1)
    #expect(try !texts(paper)[0].contains("Flan") && !texts(paper)[0].contains("CORREGIDA"))
    #expect(try await self.printer(printer).problem == nil)
  }

  /// What is certain not to have come out comes out once; what may have come out comes again, and says so.
  @Test(arguments: [
    (TestPrinter.Mood.outOfPaper, PrinterProblem.halted, false), (.mute, .silent, false), (.hangsUp, .silent, false),
    (.jams, .unsure, true), (.closes(after: 40), .unsure, true), (.closes(after: 1), .unsure, true),
  ])
  func noTicketIsLost(_ mood: TestPrinter.Mood, _ problem: PrinterProblem, _ isInDoubt: Bool) async throws {
    let paper = try await TestPrinter(mood)
    let printer = try await add(paper)
    _ = try await order()
    try await run(short)
    #expect(try await self.printer(printer).waiting == 1)
    let told = try await self.printer(printer).problem
    #expect(told == problem || mood.hangsUp && told == .away)
    #expect(try await cast.marta.get(KitchenPaths.board()).page.words.contains("Cocina: "))
    paper.become(.prints)
    for _ in 0..<2 { try await run() }
    #expect(try await self.printer(printer).waiting == 0)
    let last = try PrintedPaper(try #require(paper.papers.last)).text
    #expect(last.contains("2 × Paella") && last.contains("COPIA") == isInDoubt)
    #expect(paper.papers.count == (isInDoubt ? 2 : 1))
  }

  @Test func aPrinterThatIsAwayIsToldOfAndWaitedFor() async throws {
    var paper: TestPrinter? = try await TestPrinter()
    let address = try #require(paper).address
    let printer = try await add(try #require(paper))
    paper = nil
    _ = try await order()
    try await run()
    #expect(try await self.printer(printer).problem == .away)
    #expect(
      try await cast.marta.get(RestaurantPaths.menu()).page.words.contains("Cocina: No responde · 1 tique espera"))
    let list = try await cast.marta.get(PrinterPaths.printers()).page
    let form = try #require(list.forms.first { $0.action.hasSuffix("/discarding") })
    let answer = try await cast.marta.browser.submit(form)
    #expect(try await self.printer(printer).waiting == 0)
    try await cast.marta.undo(answer)
    #expect(try await self.printer(printer).waiting == 1)
    #expect(!address.isEmpty)
  }

  @Test func whatKnowsNoLastQuestionPrintsAllTheSame() async throws {
    let paper = try await TestPrinter(.answersNoMore)
    let printer = try await add(paper)
    _ = try await order()
    try await run(.init(answer: .seconds(20), printing: .seconds(4)))
    #expect(try await self.printer(printer).waiting == 0)
    #expect(paper.papers.count == 1)
  }

  @Test func oneThatHasNoPaperHoldsNoOtherUp() async throws {
    let (stopped, other) = (try await TestPrinter(.mute), try await TestPrinter())
    _ = try await (add(stopped), add(other, "Barra"))
    for _ in 0..<20 { _ = try await order() }
    try await run(.init(answer: .seconds(4), printing: .seconds(20)))
    #expect(other.papers.count == 20 && stopped.papers.isEmpty)
    #expect(stopped.calls == 1)
  }

  @Test func ordersOfBeforeThePrinterStayOffItsPaper() async throws {
    let id = try await cast.order()
    cast.marta.home.clock.advance(by: .seconds(60))
    let paper = try await TestPrinter()
    _ = try await add(paper)
    try await cast.bring(id, to: .preparing, from: .received)
    try await run()
    #expect(paper.calls == 0)
    // Somebody may ask for it.
    _ = try await cast.marta.post(PrinterPaths.ticket(id))
    try await run()
    #expect(try texts(paper).last?.contains("COPIA") == true)
  }

  @Test func aBillComesOutOnThePrinterOfBills() async throws {
    let paper = try await TestPrinter()
    let printer = try await add(paper, "Caja", prints: "=", width: .narrow)
    let (id, table) = (try await cast.order(way: .dineIn), cast.table)
    let tab = try await cast.marta.change { transaction in
      let tab = try TabStore(transaction).open(at: table).tab
      try transaction.run("UPDATE restaurant_order SET tab_id = \(tab) WHERE id = \(id)")
      return tab
    }
    let page = try await cast.marta.get(TablePaths.tab(tab)).page
    let form = try #require(page.forms.first { $0.action.hasSuffix("/printing") })
    _ = try await cast.marta.browser.submit(form, typing: ["printer": printer.description])
    try await run()
    let bill = try #require(try texts(paper).first)
    #expect(bill.contains("Mesa 4") && bill.contains("2   Paella               25,00 €"))
    #expect(bill.contains("Este documento no es una") && bill.contains("29,00 €"))
  }

  @Test func onlyPrintersOfTheOwnNetworkAreSpokenTo() async throws {
    let fetch = Fetch()
    for address in [
      "8.8.8.8", "127.0.0.1", "192.168.1.5:22", "172.32.0.1", "0.0.0.0", "[::1]", "printer.local", "10.0.0.1:",
    ] {
      let draft = PrinterDraft(name: "x", address: address, prints: "-")
      #expect(throws: Invalid.self, "\(address)") { try draft.validated(fetch) }
    }
    for address in ["192.168.1.50", "10.0.0.9:9101", "172.16.0.1:9100"] {
      let draft = try PrinterDraft(name: "x", address: address, prints: "-").validated(fetch)
      #expect(draft.address == address.replacingOccurrences(of: ":9100", with: ""))
    }
    let paper = try await TestPrinter()
    let machine = try #require(LocalMachine(paper.address))
    await #expect(throws: FetchProblem.privateAddress) { try await fetch.connect(to: machine) { _ in } }
    #expect(paper.calls == 0)
  }
}

extension TestPrinter.Mood {
  fileprivate var hangsUp: Bool { if case .hangsUp = self { true } else { false } }
}
