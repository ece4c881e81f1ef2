import Kit

/// What was sold: in the last days, or month by month in a year; and of which products.
struct ReportScreen: Screen {
  let report: Report
  /// Unless a year was asked for.
  let recent: RecentSales?

  var title: Phrase { OrdersPhrases.report }
  var topics: [Topic] { [Order.topic] }
  var bar: NavigationBar { NavigationBar(trailing: .menu(OrdersMenu.transfer)) }

  var content: HTML {
    "\(OrdersViews(current: .report).html)\(spans)\(isEmpty ? empty : figures)"
  }

  private var isEmpty: Bool { report.isEmpty && (recent?.total.minorUnits ?? 0) == 0 }

  private var spans: HTML {
    let years = report.years.suffix(Self.years).reversed().map { year in
      (
        title: Phrase(verbatim: "\(year)"), link: OrdersPaths.report().with("year", "\(year)"),
        isCurrent: recent == nil && year == report.year
      )
    }
    return Segments(
      OrdersPhrases.span,
      links: [(OrdersPhrases.lastDays(RecentSales.span), OrdersPaths.report(), recent != nil)] + years
    ).html
  }

  /// As many as stand beside each other on a phone.
  private static let years = 4

  private var figures: HTML {
    "\(recent.map(days) ?? months)\(report.isEmpty ? nil : products)"
  }

  private func days(_ recent: RecentSales) -> HTML {
    var facts = [(name: OrdersPhrases.soldInLastDays(RecentSales.span), value: Phrase(recent.total))]
    if let growth = recent.growth {
      facts.append((OrdersPhrases.besideDaysBefore(RecentSales.span), OrdersPhrases.growth(growth)))
    }
    let columns = TimeColumns(
      OrdersPhrases.byDay, head: (OrdersPhrases.day, OrdersPhrases.amountSold),
      columns: recent.days.map { day, amount in
        TimeColumns.Column(Phrase(day.written(.short)), amount: amount.minorUnits, value: Phrase(amount))
      })
    return "\(Facts(facts).html)\(columns.html)"
  }

  private var months: HTML {
    let telling = report.telling
    let hasBefore = telling.contains { $0.before.minorUnits != 0 }
    let bars = BarRows(
      OrdersPhrases.byMonth,
      columns: (
        OrdersPhrases.month, hasBefore ? Phrase(verbatim: "\(report.year - 1)") : nil,
        Phrase(verbatim: "\(report.year)")
      ),
      bars: telling.map { total in
        BarRows.Bar(
          Phrase(Capitalized(total.month)), beside: hasBefore ? Phrase(total.before) : nil,
          amount: total.amount.minorUnits, earlier: hasBefore ? total.before.minorUnits : nil,
          value: Phrase(total.amount), state: total.isCurrent ? " data-now" : nil)
      })
    return "\(Facts([(OrdersPhrases.sold(in: report.year), Phrase(report.total))]).html)\(bars.html)"
  }

  private var products: HTML {
    BarRows(
      OrdersPhrases.byProduct(in: report.year),
      columns: (OrdersPhrases.product, KitPhrases.quantity, OrdersPhrases.amountSold),
      bars: report.products.map { product in
        BarRows.Bar(
          Phrase(verbatim: product.name), beside: Phrase(joining: "\(product.quantity)"),
          amount: product.amount.minorUnits, value: Phrase(product.amount))
      }
    ).html
  }

  private var empty: HTML {
    EmptyState(.coins, title: OrdersPhrases.noSales(in: report.year), text: OrdersPhrases.noSalesText).html
  }
}

enum ReportHandlers {
  static func add(to routes: inout Routes) {
    routes.get(OrdersPaths.report, for: .member, freshness: .space, keeping: .visited) { visit in
      let now = visit.house.mint.now()
      let year = Int(visit.query["year"])
      return try await visit.show { view in
        let store = OrderStore(view)
        return ReportScreen(
          report: try store.report(of: year ?? now.day(in: view.space.zone).year, at: now),
          recent: year == nil ? try store.recentSales(at: now) : nil)
      }
    }
  }
}
