import Kit

/// What is in the carry-over, how it came about, and who is to give whom their part of it.
struct CarryOverScreen: Screen {
  private let sum: Int64
  /// The first one first.
  private let entries: [CarryOverEntry]
  private let passings: [CarryOverKeeping.Passing]
  private let currency: Currency

  init(in view: SpaceView) throws {
    let store = CarryOverStore(view)
    (sum, entries, passings) = (try store.sum(), try store.entries(), try store.keeping().passings)
    currency = view.space.currency
  }

  var title: Phrase { PoolsPhrases.carryOver }
  var topics: [Topic] { [Pool.topic, Bet.topic] }
  var bar: NavigationBar { NavigationBar(leading: .back(BalancePhrases.balances, to: PoolsPaths.balances())) }

  private func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: currency) }

  var content: HTML {
    guard !entries.isEmpty else {
      return EmptyState(.coins, title: CarryOverPhrases.none, text: CarryOverPhrases.noneText).html
    }
    let facts = Facts([(sum < 0 ? CarryOverPhrases.missing : PoolsPhrases.carryOverNow, Phrase(money(abs(sum))))])
    let missing: HTML? = sum < 0 ? Notice(CarryOverPhrases.missingNote, tone: .warning).html : nil
    return "\(facts.html)\(missing)\(hands)\(movements.html)"
  }

  private var hands: HTML? {
    passings.isEmpty
      ? nil : Group(CarryOverPhrases.hands, note: BalancePhrases.passingNote, rows: passings.reversed().map(row)).html
  }

  private func row(_ passing: CarryOverKeeping.Passing) -> Row {
    let form = RowForm(
      posts: PoolsPaths.passing(passing.key.entry),
      fields: [
        ("giver", passing.key.giver), ("taker", passing.key.taker), ("passed", passing.isPassed ? "no" : "yes"),
      ])
    return Row(
      title: CarryOverPhrases.passing(passing.from, passing.to, money(passing.amount), isPassed: passing.isPassed),
      subtitle: Phrase(verbatim: passing.match),
      button: RowButton(passing.isPassed ? BalancePhrases.markUnhanded : BalancePhrases.markHanded, form))
  }

  private var movements: Group {
    Group(
      CarryOverPhrases.movements,
      rows: entries.reversed().map { entry in
        Row(
          title: Phrase(verbatim: entry.match),
          subtitle: [CarryOverPhrases.sentence(entry.kind), Phrase(entry.at)].joined(by: " · "),
          value: Phrase(money(entry.amount)), opens: PoolsPaths.pool(entry.pool))
      })
  }
}
