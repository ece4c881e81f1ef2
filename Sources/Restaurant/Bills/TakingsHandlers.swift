import Kit

enum TakingsHandlers {
  static func add(to routes: inout Routes) {
    routes.get(KitchenPaths.report, for: .manager, keeping: .visited, show)
    routes.get(KitchenPaths.reportPaper, for: .manager, print)
    routes.get(KitchenPaths.reportFile, for: .manager, file)
    routes.get(TablePaths.bills, for: .member, keeping: .visited, bills)
  }

  private static func show(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.show { TakingsScreen(reading: try TakingsReading(visit, in: $0)) }
  }

  private static func print(_ visit: SpaceVisit) async throws -> Reply {
    try await visit.print { TakingsPaper(space: $0.space, reading: try TakingsReading(visit, in: $0)) }
  }

  private static func bills(_ visit: SpaceVisit) async throws -> Reply {
    let (now, manages) = (visit.house.mint.now(), visit.manages)
    return try await visit.show { view in
      let today = now.day(in: view.space.zone)
      let period = TakingsPeriod(manages ? visit.query : Form(), on: today)
      return BillsScreen(
        period: period, today: today, bills: try BillStore(view).bills(in: period.hours(in: view.space.zone)),
        void: period.isOneDay ? try BillStore(view).void(on: period.days.lowerBound) : [],
        currency: view.space.currency, manages: manages)
    }
  }

  private static func file(_ visit: SpaceVisit, _ name: String) async throws -> Reply {
    guard let file = TakingsFile.all.first(where: { $0.name == name }) else { throw Refusal.notFound }
    let (locale, today) = (visit.locale, visit.house.mint.now().day(in: visit.space.zone))
    let (period, style) = (TakingsPeriod(visit.query, on: today), TableStyle.spreadsheet(locale.language))
    let days = "\(period.days.lowerBound)_\(period.days.upperBound)"
    return try await visit.export("\(file.stem.text(in: locale))_\(days).csv", type: "text/csv; charset=utf-8") {
      let lines = TakingsLines(
        view: $0, hours: period.hours(in: $0.space.zone), reader: try visit.reader(in: $0), style: style)
      try $1.write(style.header(file.columns))
      for line in try file.lines(lines) { try $1.write(style.line(line)) }
    }
  }
}

/// The takings of some days as one visit asks for them.
struct TakingsReading {
  let period: TakingsPeriod
  let today: Day
  let takings: Takings
  let unpaid: Unpaid
  let reader: MenuLanguage

  init(_ visit: SpaceVisit, in view: SpaceView) throws {
    today = visit.house.mint.now().day(in: view.space.zone)
    period = TakingsPeriod(visit.query, on: today)
    let hours = period.hours(in: view.space.zone)
    takings = try BillStore(view).takings(in: hours)
    unpaid = try BillStore(view).unpaid(in: hours, of: period.days, now: period.days.contains(today))
    reader = try visit.reader(in: view)
  }

  var isEmpty: Bool {
    takings.orders == 0 && unpaid.refused == 0 && unpaid.cancelled == 0 && unpaid.closed.minorUnits == 0
      && (unpaid.outstanding?.minorUnits ?? 0) == 0
  }

  /// What the days brought, in a few amounts.
  var facts: [(name: Phrase, value: Phrase)] {
    var facts = [
      (ReportPhrases.takings, Phrase(takings.amount)), (ReportPhrases.paidOrders, ReportPhrases.count(takings.orders)),
    ]
    if let average = takings.average { facts.append((ReportPhrases.average, Phrase(average))) }
    if let outstanding = unpaid.outstanding, outstanding.minorUnits > 0 {
      facts.append((ReportPhrases.outstanding, Phrase(outstanding)))
    }
    return facts
  }

  /// What brought nothing.
  var losses: [(name: Phrase, value: Phrase)] {
    var losses: [(name: Phrase, value: Phrase)] = []
    if unpaid.closed.minorUnits > 0 { losses.append((BillPhrases.closedUnpaid, Phrase(unpaid.closed))) }
    if unpaid.refused > 0 { losses.append((ReportPhrases.refused, ReportPhrases.count(unpaid.refused))) }
    if unpaid.cancelled > 0 {
      let count = ReportPhrases.count(unpaid.cancelled)
      losses.append((ReportPhrases.cancelled, Phrase(joining: "\(count) · \(Phrase(unpaid.dropped))")))
    }
    return losses
  }

  /// What they brought, by one of its sides.
  struct Part {
    let title: Phrase
    /// What the sums are of.
    let column: Phrase
    let sums: [(name: Phrase, amount: MoneySum)]
  }

  var methods: Part {
    part(BillPhrases.byMethod, BillPhrases.method, takings.methods) { $0?.name ?? BillPhrases.noMethod }
  }

  var sections: Part {
    part(ReportPhrases.bySection, DishPhrases.section, takings.sections) { section in
      section.map { Phrase(verbatim: reader($0)) } ?? ReportPhrases.offTheMenu
    }
  }

  var ways: Part { part(ReportPhrases.byWay, ReportPhrases.way, takings.ways, \.name) }

  var hours: Part {
    part(ReportPhrases.byHour, ReportPhrases.hour, takings.hours) { Phrase(verbatim: "\($0):00") }
  }

  private func part<Of>(_ title: Phrase, _ column: Phrase, _ sums: [Takings.Sum<Of>], _ name: (Of) -> Phrase) -> Part {
    Part(title: title, column: column, sums: sums.map { (name($0.of), $0.amount) })
  }
}
