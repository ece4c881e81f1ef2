import Kit
import TestKit
import Testing

@testable import Orders

/// Which orders the list shows. It is Saturday, 21 November 2026, 10:30 in Madrid.
@Suite struct OrderFindingTests {
  private let today = Day("2026-11-21")!

  private func show(_ filter: String, _ cast: OrdersCast) async throws -> TestPage {
    _ = try await cast.marta.post(OrdersPaths.filter(), [("show", filter)])
    return try await cast.marta.get(OrdersPaths.orders()).page
  }

  private func filters(_ page: TestPage) -> [String] { page.texts(of: ".filter-bar button") }

  @Test(arguments: ["all", "late", "today", "tomorrow", "unpaid", "draft", "cancelled", "2026-11-25"])
  func aFilterIsKeptAsItWasChosen(text: String) {
    #expect(OrderFilter(text, on: today)?.text == text)
  }

  @Test func aDayThatIsOverFiltersNothing() {
    #expect(OrderFilter("2026-11-20", on: today) == .all)
    #expect(OrderFilter("yesterday", on: today) == nil)
  }

  @Test(arguments: [
    ("43,50", "4350"), ("1.234,50", "123450"), ("0.80", "80"), ("43", "43"), ("ana 2,80", "ana 280"),
    ("2026-0001", "2026-0001"), ("1,5", "1,5"), ("0,00", "0,00"),
  ])
  func anAmountIsLookedForAsItIsKept(typed: String, asked: String) {
    #expect(OrderWords(typed).text == asked)
  }

  @Test func whatIsOverSinksIntoItsMonth() async throws {
    let cast = try await OrdersCast()
    for (code, state, date) in [
      ("1", OrderState.confirmed, "2026-11-20T10:00"), ("2", .paid, "2026-10-02T10:00"),
      ("3", .cancelled, "2026-11-03T10:00"), ("4", .draft, "2026-09-20T10:00"), ("5", .paid, "2026-10-31T23:30"),
    ] {
      var draft = cast.draft(code: code, state: state)
      draft.date = date
      try await cast.add(draft)
    }
    let page = try await cast.marta.get(OrdersPaths.orders()).page
    #expect(page.texts(of: ".group-title") == ["Ana García", "November 2026", "October 2026"])
    #expect(
      page.rows.map { $0.title } == [
        "1", "4", "Ana García · 3", "Ana García · 5", "Ana García · 2",
      ])
    let sorted = try await cast.marta.get(OrdersPaths.orders().with("sort", "customer")).page
    #expect(sorted.root.all("tbody tr").count == 5)
  }

  @Test func eachFilterShowsItsOwnAndHowMany() async throws {
    let cast = try await OrdersCast()
    for (code, state, promised) in [
      ("1", OrderState.confirmed, "2026-11-20"), ("2", .prepared, "2026-11-21"), ("3", .draft, "2026-11-21"),
      ("4", .delivered, "2026-11-20"), ("5", .confirmed, "2026-11-25"), ("6", .paid, "2026-11-21"),
      ("7", .cancelled, ""),
      ("8", .confirmed, ""),
    ] {
      var draft = cast.draft(code: code, state: state)
      draft.promisedOn = promised
      try await cast.add(draft)
    }
    let all = try await show("all", cast)
    #expect(
      filters(all) == [
        "All", "Late 1", "Today 2", "Wednesday 25 1", "Draft 1", "Confirmed 3", "Prepared 1", "Delivered, unpaid 1",
        "Unpaid 5", "Paid", "Cancelled",
      ])
    for (filter, codes) in [
      ("late", ["1"]), ("today", ["3", "2"]), ("2026-11-25", ["5"]), ("draft", ["3"]), ("confirmed", ["1", "5", "8"]),
      ("delivered", ["4"]), ("unpaid", ["1", "2", "4", "5", "8"]), ("paid", ["6"]), ("cancelled", ["7"]),
      ("tomorrow", []),
    ] {
      let page = try await show(filter, cast)
      let shown = page.rows.map { $0.title.split(separator: " ").last.map(String.init) ?? "" }
      #expect(Set(shown) == Set(codes) && shown.count == codes.count, "\(filter)")
      #expect(page.root.all(".filter-bar [aria-pressed=true]").count == 1, "\(filter)")
      let sorted = try await cast.marta.get(OrdersPaths.orders().with("sort", "-total")).page
      #expect(sorted.root.all("tbody tr").count == codes.count, "\(filter)")
    }
  }

  @Test func everybodyKeepsTheirOwnFilterAndASearchLooksEverywhere() async throws {
    let cast = try await OrdersCast()
    let luis = try await cast.marta.home.member(of: cast.marta.space)
    try await cast.add(cast.draft(code: "1"))
    try await cast.add(cast.draft(code: "2", state: .paid))
    #expect(try await show("paid", cast).rows.count == 1)
    #expect(try await luis.get(OrdersPaths.orders()).page.rows.count == 2)
    let found = try await cast.marta.get(OrdersPaths.orders().with("q", "bread")).page
    #expect(found.rows.count == 2)
    #expect(found.root.first(".filter-bar") == nil)
  }

  @Test func aSearchKnowsAddressesPhonesAmountsAndStates() async throws {
    let cast = try await OrdersCast()
    let (marta, ana) = (cast.marta, cast.ana)
    var bea = ana.details
    bea.phone = "600 100 200"
    let called = bea
    try await marta.change { try CustomerStore($0).change(ana.id, to: called, from: nil) }
    let id = try await cast.add(cast.draft(code: "A-1"))
    try await cast.add(cast.draft(code: "B-2", state: .paid, lines: [cast.line(cast.cake, quantity: 2)]))
    func codes(_ words: String) async throws -> [String] {
      let words = words
      return try await marta.read { try OrderStore($0).orders(matching: words).elements.map(\.code) }
    }
    #expect(try await codes("calle mayor") == ["A-1", "B-2"])
    #expect(try await codes("600 100") == ["A-1", "B-2"])
    #expect(try await codes("44,00") == ["B-2"])
    #expect(try await codes("8.40") == ["A-1"])
    for words in ["paid", "cobrado", "paga"] { #expect(try await codes(words) == ["B-2"]) }
    bea.phone = "911 222 333"
    let moved = bea
    try await marta.change { try CustomerStore($0).change(ana.id, to: moved, from: nil) }
    try await marta.change { try OrderStore($0).move(id, to: .delivered) }
    #expect(try await codes("911 delivered") == ["A-1"])
    #expect(try await codes("600 100").isEmpty)
  }

  @Test(arguments: [
    ("núñez mañana", "núñez", "2026-11-22"), ("para mañana", "", "2026-11-22"), ("Hoy", "", "2026-11-21"),
    ("tomorrow ana", "ana", "2026-11-22"), ("ana amanhã", "ana", "2026-11-22"), ("ontem", "", "2026-11-20"),
    ("28/11", "", "2026-11-28"), ("28/11/2026", "", "2026-11-28"), ("2026-11-28", "", "2026-11-28"),
    ("28 nov", "", "2026-11-28"), ("28 de noviembre", "", "2026-11-28"), ("3 de enero de 2027", "", "2027-01-03"),
    ("ana para el sábado 28", "ana", "2026-11-28"), ("nov 28", "", "2026-11-28"), ("2 dez", "", "2026-12-02"),
    ("11/28", "", "2026-11-28"), ("15/1", "", "2027-01-15"), ("30/2", "30/2", ""), ("\"28/11\"", "\"28/11\"", ""),
    ("pasado mañana", "", "2026-11-23"), ("ana el sábado", "ana", "2026-11-21 2026-11-14"),
    ("monday 43,50", "4350", "2026-11-23 2026-11-16"), ("segunda-feira", "", "2026-11-23 2026-11-16"),
    ("bolo na quinta", "bolo", "2026-11-26 2026-11-19"),
    ("quinta", "quinta", ""), ("\"mañana\" hoy", "\"mañana\"", "2026-11-21"),
  ])
  func daysAreKnownByWhatTheyAreCalled(typed: String, words: String, days: String) throws {
    let reading = try #require(OrderWords.readings(of: typed, on: today).first)
    #expect(reading.text == words)
    #expect((reading.days?.days ?? []).map(\.description).joined(separator: " ") == days)
  }

  @Test(arguments: [("barras", "barra"), ("tartas panes", "tarta pan"), ("cakes", "cake"), ("dos", "dos")])
  func severalOfAThingMayBeMeantAsOneOfIt(typed: String, asked: String) {
    #expect(OrderWords.readings(of: typed, on: today).map(\.text) == (typed == asked ? [typed] : [typed, asked]))
  }

  @Test func aSearchKnowsDaysAndProductsAndBeginsWithTheLatest() async throws {
    let cast = try await OrdersCast()
    let tomorrow: ID<Customer> = cast.marta.home.house.mint.id()
    _ = try await cast.marta.change {
      try CustomerStore($0).add(CustomerDraft(name: "Tomorrow Café", address: "Calle Menor 2"), id: tomorrow)
    }
    for (code, placed, promised) in [
      ("1", "2026-11-18", "2026-11-22"), ("2", "2026-11-20", "2026-11-22"), ("3", "2026-11-19", "2026-11-21"),
      ("4", "2026-10-01", ""),
    ] {
      var draft = cast.draft(code: code, state: code == "2" ? .paid : .confirmed)
      (draft.date, draft.promisedOn) = ("\(placed)T10:00", promised)
      if code == "4" { draft.customer = tomorrow }
      try await cast.add(draft)
    }
    func found(_ words: String) async throws -> TestPage {
      try await cast.marta.get(OrdersPaths.orders().with("q", words)).page
    }
    func codes(_ words: String) async throws -> [String] {
      try await found(words).rows.map { $0.title.split(separator: " ").last.map(String.init) ?? "" }
    }
    let page = try await found("garcia tomorrow")
    #expect(page.rows.map { $0.title } == ["Ana García · 2", "Ana García · 1"])
    #expect(page.texts(of: ".group-title") == ["November 2026"])
    let chip = try #require(page.root.first(".chips a"))
    #expect(chip.text == "Tomorrow")
    let asWord = try await cast.marta.browser.get(try #require(chip["href"])).page
    #expect(asWord.rows.isEmpty && asWord.root.first(".chips a") == nil)
    #expect(try await codes("breads") == ["2", "3", "1", "4"])
    #expect(try await codes("breads hoy") == ["3"])
    // Nobody is promised anything for the day before, so the word counts.
    #expect(try await codes("café tomorrow") == ["4"])
    #expect(try await codes("saturday") == ["3"])
    let sorted = OrdersPaths.orders().with("q", "tomorrow").with("sort", "code")
    #expect(try await cast.marta.get(sorted).page.root.all("tbody tr").count == 2)
  }

  @Test func theOrdersOfOneCustomerAreAllOfThem() async throws {
    let cast = try await OrdersCast()
    let zoe: ID<Customer> = cast.marta.home.house.mint.id()
    _ = try await cast.marta.change {
      try CustomerStore($0).add(CustomerDraft(name: "Zoe", address: "Calle Menor 2"), id: zoe)
    }
    for (code, state) in [("1", OrderState.paid), ("2", .confirmed)] {
      try await cast.add(cast.draft(code: code, state: state))
      var other = cast.draft(code: "z\(code)", state: state)
      other.customer = zoe
      try await cast.add(other)
    }
    _ = try await show("paid", cast)
    let theirs = OrdersPaths.orders().with("of", zoe.description)
    let own = theirs.with("show", "all")
    let page = try await cast.marta.get(own).page
    #expect(page.rows.map { $0.title } == ["z2", "Zoe · z1"])
    #expect(page.root.first(".chips a")?.text == "Zoe")
    #expect(try await cast.marta.get(own.with("q", "bread")).page.rows.count == 2)
    #expect(try await cast.marta.get(own.with("sort", "code")).page.root.all("tbody tr").count == 2)
    // What is filtered besides stays so, with the counts of this customer.
    let paid = try await cast.marta.get(theirs).page
    #expect(paid.rows.map { $0.title } == ["Zoe · z1"])
    #expect(filters(paid) == ["All", "Confirmed 1", "Unpaid 1", "Paid", "Cancelled"])
    let unpaid = try await cast.marta.post(OrdersPaths.filter().with("of", zoe.description), [("show", "unpaid")])
    let shown = try await cast.marta.browser.follow(unpaid).page
    #expect(shown.rows.map { $0.title } == ["z2"])
    #expect(shown.root.first(".chips a")?.text == "Zoe")
    let customer = try await cast.marta.get(OrdersPaths.customer(zoe)).page
    #expect(customer.link(named: "All their orders") != nil)
  }

  @Test func aListGoesOnWhereItsPageEndedWhateverIsShown() async throws {
    let cast = try await OrdersCast()
    for number in 1...120 {
      var draft = cast.draft(code: "A-\(1000 + number)", state: OrderState.allCases[number % 6])
      draft.promisedOn = number.isMultiple(of: 2) ? "2026-11-21" : ""
      draft.date = "2026-\(10 + number % 2)-\(10 + number % 15)T10:00"
      try await cast.add(draft)
    }
    for filter in ["all", "unpaid", "confirmed", "paid", "today"] {
      var address = cast.marta.address(OrdersPaths.orders())
      _ = try await show(filter, cast)
      var (seen, pages): ([String], Int) = ([], 0)
      while true {
        let page = try await cast.marta.browser.get(address).page
        seen += page.rows.map { $0.title }
        pages += 1
        guard let more = page.root.first("a[rel=next]")?["href"] else { break }
        address = more
      }
      #expect(Set(seen).count == seen.count, "\(filter)")
      #expect(seen.count == ["all": 120, "unpaid": 60, "confirmed": 20, "paid": 20, "today": 40][filter], "\(filter)")
      #expect(pages == (seen.count + 49) / 50)
    }
  }

  /// No list goes through what it doesn't show.
  @Test(.enabled(if: TestEngine.isSQLite)) func eachFilterIsReadFromAnIndexInItsOrder() async throws {
    let cast = try await OrdersCast()
    try await cast.add(cast.draft())
    for filter: OrderFilter in [
      .late, .today, .tomorrow, .unpaid, .state(.draft), .state(.confirmed), .state(.prepared), .state(.delivered),
      .state(.paid), .state(.cancelled),
    ] {
      let asked = try await cast.marta.home.counted.questions {
        _ = try await show(filter.text, cast)
      }
      let statement = try #require(asked.first { $0.contains("sort_0") })
      let plan = try await cast.marta.read { view in
        let explained = SQL(trusted: "EXPLAIN QUERY PLAN \(statement)".replacing("?", with: "'1'"))
        return try view.connection.rows(explained).map { try $0["detail"] as String }.joined(separator: "; ")
      }
      let index =
        switch filter {
        case .late, .today, .tomorrow: "orders_order_due"
        case .unpaid, .state(.delivered): "orders_order_unpaid"
        case .state(.paid), .state(.cancelled): "orders_order_past"
        default: "orders_order_by_progress"
        }
      #expect(plan.contains(index) && !plan.contains("TEMP B-TREE FOR ORDER BY"), "\(filter): \(plan)")
    }
  }
}
