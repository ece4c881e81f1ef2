import Kit

/// What is in the bote, how it came about, and who is to give whom their part of it.
struct BoteScreen: Screen {
  let sum: Int64
  /// The first one first.
  let entries: [BoteEntry]
  let passings: [BoteKeeping.Passing]
  let currency: Currency

  var title: Phrase { PoolsPhrases.bote }
  var topics: [Topic] { [Pool.topic, Bet.topic] }
  var bar: NavigationBar { NavigationBar(leading: .back(BalancePhrases.balances, to: PoolsPaths.balances())) }

  private func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: currency) }

  var content: HTML {
    guard !entries.isEmpty else {
      return EmptyState("euro", title: BotePhrases.none, text: BotePhrases.noneText).html
    }
    let facts = Facts([(sum < 0 ? BotePhrases.missing : PoolsPhrases.boteNow, Phrase(money(abs(sum))))])
    let missing: HTML? = sum < 0 ? Notice(BotePhrases.missingNote, tone: .warning).html : nil
    return "\(facts.html)\(missing)\(hands)\(movements.html)"
  }

  private var hands: HTML? {
    guard !passings.isEmpty else { return nil }
    return """
      <section class="group"><h2 class="group-title">\(BotePhrases.hands)</h2>\
      <ul class="rows">\(passings.reversed().html(row))</ul><p class="group-note">\(BalancePhrases.passingNote)</p></section>
      """
  }

  private func row(_ passing: BoteKeeping.Passing) -> HTML {
    """
    <li class="row"><div class="row-line"><span class="row-text"><span class="row-title">\
    \(BotePhrases.passing(passing.from, passing.to, money(passing.amount), isPassed: passing.isPassed))</span>\
    <span class="row-subtitle">\(passing.match)</span></span>\
    <form method="post" action="\(PoolsPaths.passing(passing.key.entry))" data-enhance>\
    <input type="hidden" name="giver" value="\(passing.key.giver)"><input type="hidden" name="taker" value="\(passing.key.taker)">\
    <input type="hidden" name="passed" value="\(passing.isPassed ? "no" : "yes")">\
    <button class="row-button">\(passing.isPassed ? BalancePhrases.markUnhanded : BalancePhrases.markHanded)</button>\
    </form></div></li>
    """
  }

  private var movements: Group {
    Group(
      BotePhrases.movements,
      rows: entries.reversed().map { entry in
        Row(
          title: Phrase(verbatim: entry.match),
          subtitle: PoolsPhrases.joined([BotePhrases.sentence(entry.kind), PoolsPhrases.moment(entry.at)]),
          value: Phrase(money(entry.amount)), opens: PoolsPaths.pool(entry.pool))
      })
  }
}
