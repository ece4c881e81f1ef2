import Kit

/// What was sold in some days: one after the other, to whom, and of which products.
struct ReportScreen: Screen {
  let report: Report

  private var period: ReportPeriod { report.period }

  var title: Phrase { ReportPhrases.report }
  var topics: [Topic] { [Order.topic, Customer.topic] }
  var bar: NavigationBar { NavigationBar(trailing: .menu(OrdersMenu.transfer)) }

  var content: HTML {
    let figures: HTML = "\(facts)\(days ?? months)\(customers)\(products)\(files)"
    let periods = ReportPeriods(period: period, years: report.years, link: OrdersPaths.report())
    return "\(OrdersViews(current: .report).html)\(periods.html)\(report.isEmpty ? empty : figures)"
  }

  // MARK: What was sold

  private var facts: HTML {
    var facts = [(name: period.sold, value: Phrase(report.total)), (OrdersPhrases.unpaid, Phrase(report.unpaid))]
    if let growth = report.growth {
      facts.append((ReportPhrases.besideDaysBefore(ReportPeriod.recentDays), ReportPhrases.growth(growth)))
    }
    return Facts(facts).html
  }

  private var days: HTML? {
    guard !report.days.isEmpty else { return nil }
    return TimeColumns(
      PeriodPhrases.byDay, head: (PeriodPhrases.day, ReportPhrases.amountSold),
      columns: report.days.map { day, amount in
        TimeColumns.Column(Phrase(day.written(.short)), amount: amount.minorUnits, value: Phrase(amount))
      }
    ).html
  }

  private var months: HTML {
    let telling = report.telling
    let hasBefore = telling.contains { ($0.before?.minorUnits ?? 0) != 0 }
    return BarRows(
      ReportPhrases.byMonth,
      columns: (
        PeriodPhrases.month, hasBefore ? period.year.map { Phrase(verbatim: "\($0 - 1)") } : nil,
        period.year.map { Phrase(verbatim: "\($0)") } ?? ReportPhrases.amountSold
      ),
      bars: telling.map { total in
        BarRows.Bar(
          period.name(ofMonth: total.first), beside: hasBefore ? total.before.map { Phrase($0) } : nil,
          amount: total.amount.minorUnits, earlier: hasBefore ? total.before?.minorUnits : nil,
          value: Phrase(total.amount), state: total.isCurrent ? " data-now" : nil)
      }
    ).html
  }

  private var customers: HTML? {
    guard !report.customers.isEmpty else { return nil }
    let owes = report.customers.contains { $0.unpaid.minorUnits != 0 }
    return BarRows(
      ReportPhrases.byCustomer,
      columns: (OrdersPhrases.customer, owes ? OrdersPhrases.unpaid : OrdersPhrases.orders, ReportPhrases.amountSold),
      bars: report.customers.map { customer in
        let owed = customer.unpaid.minorUnits == 0 ? Phrase(verbatim: "") : Phrase(customer.unpaid)
        return BarRows.Bar(
          Phrase(verbatim: customer.name), beside: owes ? owed : Phrase(joining: "\(Numeral(customer.orders))"),
          amount: customer.amount.minorUnits, value: Phrase(customer.amount))
      }
    ).html
  }

  private var products: HTML? {
    guard !report.products.isEmpty else { return nil }
    return BarRows(
      ReportPhrases.byProduct, columns: (OrdersPhrases.product, KitPhrases.quantity, ReportPhrases.amountSold),
      bars: report.products.map { product in
        BarRows.Bar(
          Phrase(verbatim: product.name), beside: Phrase(joining: "\(Numeral(product.quantity))"),
          amount: product.amount.minorUnits, value: Phrase(product.amount))
      }
    ).html
  }

  private var files: HTML {
    let accounts = Row(title: ReportPhrases.accounts, opens: period.asked(OrdersPaths.accounts()))
    return "\(Group(rows: [accounts]).html)\(ReportFile.group(ReportFile.ofSales, of: period).html)"
  }

  private var empty: HTML {
    EmptyState(.coins, title: ReportPhrases.noSales, text: ReportPhrases.noSalesText).html
  }
}

extension ReportPeriod {
  /// What the sum of it is called.
  fileprivate var sold: Phrase {
    switch kind {
    case .recent: ReportPhrases.soldInLastDays(Self.recentDays)
    case .week: ReportPhrases.soldThisWeek
    case .month: ReportPhrases.soldThisMonth
    case .quarter: ReportPhrases.soldThisQuarter
    case .year(let year): ReportPhrases.sold(in: year)
    case .days: ReportPhrases.sold(from: days.lowerBound, until: days.upperBound)
    }
  }

  /// With its year where there may be others.
  fileprivate func name(ofMonth first: Day) -> Phrase {
    guard year != nil, let month = Month(rawValue: first.month) else {
      return Phrase(Capitalized(first.written(.month)))
    }
    return Phrase(Capitalized(month))
  }
}

enum ReportHandlers {
  static func add(to routes: inout Routes) {
    routes.get(OrdersPaths.report, for: .member, freshness: .space, keeping: .visited) { visit in
      let now = visit.house.mint.now()
      return try await visit.show { view in
        let period = ReportPeriod(visit.query, on: now.day(in: view.space.zone))
        return ReportScreen(report: try OrderStore(view).report(of: period, at: now))
      }
    }
    routes.get(OrdersPaths.accounts, for: .member, freshness: .space, keeping: .visited) { visit in
      let today = visit.house.mint.now().day(in: visit.space.zone)
      return try await visit.show { view in
        let (period, store) = (ReportPeriod(visit.query, on: today), OrderStore(view))
        return AccountsScreen(
          period: period, years: try store.years(with: period.days.upperBound.year, today.year),
          accounts: try store.accounts(of: period))
      }
    }
    routes.get(OrdersPaths.reportFile, for: .member, file)
  }

  private static func file(_ visit: SpaceVisit, _ name: String) async throws -> Reply {
    guard let file = ReportFile.allCases.first(where: { $0.name == name }) else { throw Refusal.notFound }
    let (locale, today) = (visit.locale, visit.house.mint.now().day(in: visit.space.zone))
    let period = ReportPeriod(visit.query, on: today)
    let style = TableStyle.spreadsheet(locale.language)
    let days = "\(period.days.lowerBound)_\(period.days.upperBound)"
    return try await visit.export("\(file.stem.text(in: locale))_\(days).csv", type: "text/csv; charset=utf-8") {
      try ReportTables($0, period, today: today, style: style).write(file, to: $1)
    }
  }
}
