import Kit

/// Totals by month and by product, drawn and in figures.
struct ReportScreen: Screen {
  let report: Report

  var title: Phrase { OrdersPhrases.report }
  var topics: [Topic] { [Order.topic] }
  var bar: NavigationBar { NavigationBar(trailing: .menu(OrdersMenu.transfer)) }

  var content: HTML {
    "\(OrdersViews(current: .report).html)\(years)\(report.isEmpty ? empty : figures)"
  }

  private var years: HTML? {
    guard report.years.count > 1 else { return nil }
    return Segments(
      OrdersPhrases.years,
      links: report.years.suffix(5).map { year in
        (Phrase(verbatim: "\(year)"), OrdersPaths.report().with("year", "\(year)"), year == report.year)
      }
    ).html
  }

  private var figures: HTML {
    let bars = zip(Month.allCases, report.months).map { month, amount in
      BarChart.Bar(
        OrdersPhrases.initial(of: month), amount: amount.minorUnits, value: amount.minorUnits > 0 ? Phrase(amount) : nil
      )
    }
    return """
      \(Facts([(OrdersPhrases.sold(in: report.year), Phrase(report.total))]).html)\
      \(BarChart(OrdersPhrases.soldByMonth(of: report.year), bars: bars).html)\
      <div class="tables"><div><h2 class="group-title">\(OrdersPhrases.byProduct)</h2>\(products.html)</div>\
      <div><h2 class="group-title">\(OrdersPhrases.byMonth)</h2>\(months.html)</div></div>
      """
  }

  private var months: Table {
    Table(
      OrdersPhrases.byMonth, columns: [OrdersPhrases.month, OrdersPhrases.amountSold], numbers: [1],
      rows: zip(Month.allCases, report.months).filter { $0.1.minorUnits != 0 }.map { month, amount in
        [Phrase(joining: "\(month)"), Phrase(amount)]
      })
  }

  private var products: Table {
    Table(
      OrdersPhrases.byProduct, columns: [OrdersPhrases.product, KitPhrases.quantity, OrdersPhrases.amountSold],
      numbers: [1, 2],
      rows: report.products.map { product in
        [Phrase(verbatim: product.name), Phrase(verbatim: "\(product.quantity)"), Phrase(product.amount)]
      })
  }

  private var empty: HTML {
    EmptyState(.coins, title: OrdersPhrases.noSales(in: report.year), text: OrdersPhrases.noSalesText).html
  }
}

enum ReportHandlers {
  static func add(to routes: inout Routes) {
    routes.get(OrdersPaths.report, for: .member, freshness: .space, keeping: .visited) { visit in
      let now = visit.house.mint.now()
      let year = Int(visit.query["year"]) ?? now.day(in: visit.space.zone).year
      return try await visit.show { ReportScreen(report: try OrderStore($0).report(of: year, at: now)) }
    }
  }
}
