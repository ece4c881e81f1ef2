import Kit

/// What some days brought in figures.
struct TakingsScreen: Screen {
  let reading: TakingsReading

  private var takings: Takings { reading.takings }

  var title: Phrase { KitchenPhrases.report }
  var topics: [Topic] { [Order.topic, TableTab.topic] }

  var bar: NavigationBar {
    NavigationBar(
      leading: [.back(DeskPhrases.desk, to: RestaurantPaths.desk())],
      trailing: [
        .icon("receipt", BillPhrases.bills, to: reading.period.asked(TablePaths.bills())),
        .icon("printer", KitPhrases.print, to: reading.period.asked(KitchenPaths.reportPaper())),
      ])
  }

  var content: HTML {
    let periods = TakingsPeriods(period: reading.period, today: reading.today, page: KitchenPaths.report())
    return "\(periods.html)\(reading.isEmpty ? empty : figures)"
  }

  private var figures: HTML {
    let losses: HTML? = reading.losses.isEmpty ? nil : Facts(reading.losses).html
    let tables: HTML? =
      takings.orders == 0
      ? nil
      : """
      <div class="tables"><div>\(days)\(dishes)</div>\
      <div>\([reading.methods, reading.sections, reading.hours, reading.ways].html(bars))</div></div>
      """
    return """
      \(Facts(reading.facts).html)\(losses)\(tables)\(files)\
      <section class="group"><p class="group-note">\(ReportPhrases.takingsNote)</p></section>
      """
  }

  private func bars(_ part: TakingsReading.Part) -> HTML {
    BarRows(
      part.title, columns: (part.column, nil, ReportPhrases.takings),
      bars: part.sums.map { BarRows.Bar($0.name, amount: $0.amount.minorUnits, value: Phrase($0.amount)) }
    ).html
  }

  /// Each day of a few weeks, also one on which nothing was paid.
  private var days: HTML? {
    let (first, last) = (reading.period.days.lowerBound, reading.period.days.upperBound)
    let count = first.days(until: last) + 1
    guard (2...Takings.mostDays).contains(count) else { return nil }
    let paid = Dictionary(uniqueKeysWithValues: takings.days.map { ($0.of, $0.amount) })
    return TimeColumns(
      PeriodPhrases.byDay, head: (PeriodPhrases.day, ReportPhrases.takings),
      columns: (0..<count).map { index in
        let day = first.adding(days: index)
        let amount = paid[day] ?? .zero(takings.amount.currency)
        return TimeColumns.Column(Phrase(day.written(.short)), amount: amount.minorUnits, value: Phrase(amount))
      }
    ).html
  }

  private var dishes: HTML {
    BarRows(
      ReportPhrases.bestDishes, columns: (TablePhrases.dish, ReportPhrases.takings, KitPhrases.quantity),
      bars: takings.dishes.prefix(Takings.dishLimit).map { dish in
        BarRows.Bar(
          Phrase(verbatim: reading.reader(dish.name)), beside: Phrase(dish.amount), amount: Int64(dish.quantity),
          value: ReportPhrases.count(dish.quantity))
      }
    ).html
  }

  private var files: HTML {
    let rows = TakingsFile.all.map { file in
      Row.file(
        file.title, value: Phrase(verbatim: "CSV"), at: reading.period.asked(KitchenPaths.reportFile(file.name)))
    }
    return Group(PeriodPhrases.asTables, key: "files", rows: rows).html
  }

  private var empty: HTML {
    EmptyState(.plate, title: ReportPhrases.nothing, text: ReportPhrases.nothingText).html
  }
}

/// The same to print.
struct TakingsPaper: Paper {
  let space: Space
  let reading: TakingsReading

  private var takings: Takings { reading.takings }

  var title: Phrase { KitchenPhrases.report }

  var bar: NavigationBar {
    NavigationBar(
      leading: [.back(KitchenPhrases.report, to: reading.period.asked(KitchenPaths.report()))], trailing: [.print])
  }

  var content: HTML {
    let facts = (reading.facts + reading.losses).html { "<div><dt>\($0.name)</dt><dd>\($0.value)</dd></div>" }
    return """
      <header><div><h1>\(KitchenPhrases.report)</h1><p>\(reading.period.name)</p></div>\
      <p>\(space.name)</p></header><dl>\(facts)</dl>\
      \([reading.methods, reading.sections, reading.ways, reading.hours].html(table))\
      <h2>\(ReportPhrases.bestDishes)</h2>\(dishes.html)
      """
  }

  private func table(_ part: TakingsReading.Part) -> HTML {
    let table = Table(
      part.title, columns: [part.column, ReportPhrases.takings], numbers: [1],
      rows: part.sums.map { [$0.name, Phrase($0.amount)] })
    return "<h2>\(part.title)</h2>\(table.html)"
  }

  private var dishes: Table {
    Table(
      ReportPhrases.bestDishes,
      columns: [TablePhrases.dish, KitPhrases.quantity, ReportPhrases.takings], numbers: [1, 2],
      rows: takings.dishes.prefix(Takings.dishLimit).enumerated().map { index, dish in
        [
          Phrase(verbatim: "\(index + 1). \(reading.reader(dish.name))"), ReportPhrases.count(dish.quantity),
          Phrase(dish.amount),
        ]
      })
  }
}
