import Kit

/// The tax and the payments of some days.
struct AccountsScreen: Screen {
  let period: ReportPeriod
  let years: ClosedRange<Int>
  let accounts: Accounts

  var title: Phrase { ReportPhrases.accounts }
  var topics: [Topic] { [Order.topic] }
  var bar: NavigationBar {
    NavigationBar(leading: .back(ReportPhrases.report, to: period.asked(OrdersPaths.report())))
  }

  var content: HTML {
    let periods = ReportPeriods(period: period, years: years, link: OrdersPaths.accounts())
    let files = ReportFile.group(accounts.hasTax ? ReportFile.ofAccounts : [.payments], of: period)
    return "\(periods.html)\(accounts.isEmpty ? empty : "\(rates)\(methods)\(files.html)")"
  }

  private var rates: HTML? {
    guard accounts.hasTax else { return nil }
    let rows = accounts.rates.map { total in
      guard let rate = total.rate else { return Row(title: VATPhrases.without, value: Phrase(total.base)) }
      return Row(title: rate.title, subtitle: VATPhrases.of(Phrase(total.base)), value: Phrase(total.tax))
    }
    let tax = MoneySum(accounts.rates.map(\.tax), currency: accounts.unnoted.currency)
    return Group(
      VATPhrases.vat, aside: Phrase(tax),
      note: ReportPhrases.taxIsOf, key: "vat", rows: rows
    ).html
  }

  private var methods: HTML {
    let rows = accounts.methods.map { total in
      Row(
        title: total.method.title, subtitle: PaymentPhrases.payments(total.payments), value: Phrase(total.amount))
    }
    let unnoted =
      accounts.unnoted.minorUnits == 0
      ? []
      : [Row(title: PaymentPhrases.withoutMethod, subtitle: PaymentPhrases.unnoted, value: Phrase(accounts.unnoted))]
    let none = rows.isEmpty && unnoted.isEmpty ? [Row(title: PaymentPhrases.noneNoted)] : []
    return Group(PaymentPhrases.payments, key: "payments", rows: rows + unnoted + none).html
  }

  private var empty: HTML {
    EmptyState(.coins, title: ReportPhrases.noSales, text: ReportPhrases.noAccountsText).html
  }
}
