import Kit

/// What was sold in some days: one after the other, to whom, and of which products.
struct ReportScreen: Screen {
  let report: Report

  private var period: ReportPeriod { report.period }

  var title: Phrase { OrdersPhrases.report }
  var topics: [Topic] { [Order.topic, Customer.topic] }
  var bar: NavigationBar { NavigationBar(trailing: .menu(OrdersMenu.transfer)) }

  var content: HTML {
    let figures: HTML = "\(facts)\(days ?? months)\(customers)\(products)\(files)"
    return "\(OrdersViews(current: .report).html)\(periods)\(report.isEmpty ? empty : figures)"
  }

  // MARK: Which days

  private var periods: HTML {
    let link = OrdersPaths.report()
    let spans: [(title: Phrase, link: Link, isCurrent: Bool)] = [
      (OrdersPhrases.lastDays(ReportPeriod.recentDays), link, period.kind == .recent),
      (OrdersPhrases.thisWeek, link.with("span", "week"), period.kind == .week),
      (OrdersPhrases.thisMonth, link.with("span", "month"), period.kind == .month),
      (OrdersPhrases.thisQuarter, link.with("span", "quarter"), period.kind == .quarter),
    ]
    let years = report.years.suffix(ReportPeriod.mostYears).reversed().map { year in
      (title: Phrase(verbatim: "\(year)"), link: link.with("year", "\(year)"), isCurrent: period.year == year)
    }
    let links = (spans + years).html { span in
      let current: HTML? = span.isCurrent ? " aria-current=\"true\"" : nil
      return "<a href=\"\(span.link)\"\(current)>\(span.title)</a>"
    }
    return "<nav class=\"filter-bar\" aria-label=\"\(OrdersPhrases.span)\">\(links)</nav>\(anyDays)"
  }

  private var anyDays: HTML {
    let (from, to) = (period.days.lowerBound.description, period.days.upperBound.description)
    return """
      <details class="period"\(period.kind == .days, attribute: "open")><summary>\(OrdersPhrases.otherDays)</summary>\
      <form class="filters" method="get" action="\(OrdersPaths.report())">\
      <input type="date" name="from" aria-label="\(OrdersPhrases.from)" value="\(from)" required>\
      <input type="date" name="to" aria-label="\(OrdersPhrases.until)" value="\(to)" required>\
      <button class="filter-button">\(OrdersPhrases.show)</button></form></details>
      """
  }

  // MARK: What was sold

  private var facts: HTML {
    var facts = [(name: period.sold, value: Phrase(report.total)), (OrdersPhrases.unpaid, Phrase(report.unpaid))]
    if let growth = report.growth {
      facts.append((OrdersPhrases.besideDaysBefore(ReportPeriod.recentDays), OrdersPhrases.growth(growth)))
    }
    return Facts(facts).html
  }

  private var days: HTML? {
    guard !report.days.isEmpty else { return nil }
    return TimeColumns(
      OrdersPhrases.byDay, head: (OrdersPhrases.day, OrdersPhrases.amountSold),
      columns: report.days.map { day, amount in
        TimeColumns.Column(Phrase(day.written(.short)), amount: amount.minorUnits, value: Phrase(amount))
      }
    ).html
  }

  private var months: HTML {
    let telling = report.telling
    let hasBefore = telling.contains { ($0.before?.minorUnits ?? 0) != 0 }
    return BarRows(
      OrdersPhrases.byMonth,
      columns: (
        OrdersPhrases.month, hasBefore ? period.year.map { Phrase(verbatim: "\($0 - 1)") } : nil,
        period.year.map { Phrase(verbatim: "\($0)") } ?? OrdersPhrases.amountSold
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
      OrdersPhrases.byCustomer,
      columns: (OrdersPhrases.customer, owes ? OrdersPhrases.unpaid : OrdersPhrases.orders, OrdersPhrases.amountSold),
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
      OrdersPhrases.byProduct, columns: (OrdersPhrases.product, KitPhrases.quantity, OrdersPhrases.amountSold),
      bars: report.products.map { product in
        BarRows.Bar(
          Phrase(verbatim: product.name), beside: Phrase(joining: "\(Numeral(product.quantity))"),
          amount: product.amount.minorUnits, value: Phrase(product.amount))
      }
    ).html
  }

  private var files: HTML {
    let rows = ReportFile.allCases.map { file in
      Row.file(file.title, value: Phrase(verbatim: "CSV"), at: period.asked(OrdersPaths.reportFile(file.name)))
    }
    return Group(OrdersPhrases.asTables, key: "files", rows: rows).html
  }

  private var empty: HTML {
    EmptyState(.coins, title: OrdersPhrases.noSales, text: OrdersPhrases.noSalesText).html
  }
}

extension ReportPeriod {
  /// What the sum of it is called.
  fileprivate var sold: Phrase {
    switch kind {
    case .recent: OrdersPhrases.soldInLastDays(Self.recentDays)
    case .week: OrdersPhrases.soldThisWeek
    case .month: OrdersPhrases.soldThisMonth
    case .quarter: OrdersPhrases.soldThisQuarter
    case .year(let year): OrdersPhrases.sold(in: year)
    case .days: OrdersPhrases.sold(from: days.lowerBound, until: days.upperBound)
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
