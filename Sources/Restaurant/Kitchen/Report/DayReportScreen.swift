import Kit

/// One day of the restaurant in figures.
struct DayReportScreen: Screen {
  let reading: DayReading

  private var day: Day { reading.day }
  private var report: DayReport { reading.report }

  var title: Phrase { KitchenPhrases.report }
  var topics: [Topic] { [Order.topic] }

  var bar: NavigationBar {
    NavigationBar(
      leading: .back(KitchenPhrases.kitchen, to: KitchenPaths.board()),
      trailing: .icon(
        "printer", KitPhrases.print, to: KitchenPaths.reportPaper().with("day", day.description)))
  }

  var content: HTML { "\(days)\(report.isEmpty ? empty : figures)" }

  private var days: HTML {
    """
    <p class="large-subtitle">\(reading.name)</p>\
    <nav class="tools" aria-label="\(ReportPhrases.day)">\(step(-1, "chevron-left", ReportPhrases.dayBefore))\
    \(day < reading.today ? step(1, "chevron-right", ReportPhrases.dayAfter) : nil)</nav>\
    <form class="filters" method="get" action="\(KitchenPaths.report())">\
    <input type="date" name="day" aria-label="\(ReportPhrases.day)" value="\(day.description)" \
    max="\(reading.today.description)"><button class="filter-button">\(ReportPhrases.show)</button></form>
    """
  }

  private func step(_ days: Int, _ icon: Icon, _ label: Phrase) -> HTML {
    let link = KitchenPaths.report().with("day", day.adding(days: days).description)
    return "<a class=\"tool\" href=\"\(link)\">\(icon)<span>\(label)</span></a>"
  }

  private var figures: HTML {
    """
    \(Facts(reading.tables.facts).html)<div class="tables"><div>\(dishes)</div><div>\(ways)\(apart)</div></div>
    """
  }

  private var dishes: HTML? {
    guard !report.dishes.isEmpty else { return nil }
    return BarRows(
      ReportPhrases.bestDishes, columns: (TablePhrases.dish, ReportPhrases.takings, KitPhrases.quantity),
      bars: report.dishes.map { dish in
        BarRows.Bar(
          Phrase(verbatim: reading.reader(dish.name)), beside: Phrase(dish.total), amount: Int64(dish.quantity),
          value: ReportPhrases.count(dish.quantity))
      }
    ).html
  }

  private var ways: HTML? {
    let ways = ServiceType.allCases.compactMap { way in report.ordersByWay[way].map { (way, $0) } }
    guard !ways.isEmpty else { return nil }
    return BarRows(
      ReportPhrases.byWay, columns: (ReportPhrases.way, nil, ReportPhrases.orders),
      bars: ways.map { BarRows.Bar($0.name, amount: Int64($1), value: ReportPhrases.count($1)) }
    ).html
  }

  private var apart: HTML? {
    guard report.refused + report.cancelled > 0 else { return nil }
    return Facts([
      (ReportPhrases.refused, ReportPhrases.count(report.refused)),
      (ReportPhrases.cancelled, ReportPhrases.count(report.cancelled)),
    ]).html
  }

  private var empty: HTML {
    EmptyState(.plate, title: ReportPhrases.nothing, text: ReportPhrases.nothingText).html
  }
}

/// The figures of a day: all of them on paper.
struct DayReportTables {
  let report: DayReport
  let reader: MenuLanguage

  var dishes: Table {
    Table(
      ReportPhrases.bestDishes,
      columns: [TablePhrases.dish, KitPhrases.quantity, ReportPhrases.takings], numbers: [1, 2],
      rows: report.dishes.enumerated().map { index, dish in
        [
          Phrase(verbatim: "\(index + 1). \(reader(dish.name))"), ReportPhrases.count(dish.quantity),
          Phrase(dish.total),
        ]
      })
  }

  var ways: Table {
    Table(
      ReportPhrases.byWay, columns: [ReportPhrases.way, ReportPhrases.orders], numbers: [1],
      rows: ServiceType.allCases.compactMap { way in
        report.ordersByWay[way].map { [way.name, ReportPhrases.count($0)] }
      })
  }

  /// What the day brought, in a few amounts.
  var facts: [(name: Phrase, value: Phrase)] {
    var facts = [
      (ReportPhrases.takings, Phrase(report.takings)), (ReportPhrases.orders, ReportPhrases.count(report.orders)),
    ]
    if report.outstanding.minorUnits > 0 { facts.append((ReportPhrases.outstanding, Phrase(report.outstanding))) }
    if let average = report.average { facts.append((ReportPhrases.average, Phrase(average))) }
    return facts
  }
}

/// The same to print.
struct DayReportPaper: Paper {
  let space: Space
  let reading: DayReading

  var title: Phrase { KitchenPhrases.report }

  var bar: NavigationBar {
    let report = KitchenPaths.report().with("day", reading.day.description)
    return NavigationBar(leading: [.back(KitchenPhrases.report, to: report)], trailing: [.print])
  }

  var content: HTML {
    let (tables, report) = (reading.tables, reading.report)
    return """
      <header><div><h1>\(KitchenPhrases.report)</h1><p>\(reading.name)</p></div>\
      <p>\(space.name)</p></header>\
      <dl>\(tables.facts.html { "<div><dt>\($0.name)</dt><dd>\($0.value)</dd></div>" })\
      <div><dt>\(ReportPhrases.refused)</dt><dd>\(report.refused)</dd></div>\
      <div><dt>\(ReportPhrases.cancelled)</dt><dd>\(report.cancelled)</dd></div></dl>\
      <h2>\(ReportPhrases.byWay)</h2>\(tables.ways.html)<h2>\(ReportPhrases.bestDishes)</h2>\(tables.dishes.html)
      """
  }
}
