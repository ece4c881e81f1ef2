import Kit

/// What somebody who keeps the money has in hand, pool by pool.
struct KeeperDetail: Screen {
  let keeper: Keeper
  let standing: Standing
  let currency: Currency

  var title: Phrase { Phrase(verbatim: keeper.name) }
  var topics: [Topic] { [Pool.topic, Bet.topic, Reimbursement.topic] }
  var bar: NavigationBar { NavigationBar(leading: .back(BalancePhrases.balances, to: PoolsPaths.balances())) }

  private func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: currency) }

  /// What no longer lies in their hands, or lies there again, by what people have paid each other and by what is their own.
  private var settled: Int64 { standing.inHandForOthers - standing.forOthers }

  var content: HTML {
    let toGet = standing.toGet
    let due = toGet == 0 ? [] : [(BalancePhrases.state(ofNet: toGet), Phrase(money(abs(toGet))))]
    let carryOver = keeper.carryOver > 0 ? [(BalancePhrases.carryOverOfThat, Phrase(money(keeper.carryOver)))] : []
    let sum = keeper.inHand + settled
    let inHand = sum < 0 ? BalancePhrases.advanced : BalancePhrases.inHand
    let facts = Facts([(inHand, Phrase(money(abs(sum))))] + carryOver + due)
    let payments =
      settled == 0
      ? []
      : [
        Row(
          title: ReimbursementPhrases.settledOtherwise, icon: "euro", value: Phrase(money(settled)),
          opens: PoolsPaths.newReimbursement())
      ]
    let group = Group(
      BalancePhrases.explained, note: BalancePhrases.passingNote, rows: payments + passings + returns + pools)
    return "\(facts.html)\(group.html)"
  }

  private var pools: [Row] {
    keeper.lines.map { line in
      Row(
        title: line.pool.title,
        subtitle: BalancePhrases.line(received: money(line.received), handed: money(line.handed)),
        mark: line.pool.mark, value: Phrase(money(line.received - line.handed)),
        opens: PoolsPaths.pool(line.pool.id))
    }
  }

  private var returns: [Row] {
    keeper.returns.map { stake in
      Row(
        title: Phrase(verbatim: "\(stake.name) · \(stake.match)"),
        subtitle: BalancePhrases.line(returned: stake.amount, handed: stake.isHanded),
        value: Phrase(money(stake.balance.inHand)),
        opens: PoolsPaths.balance(ParticipantKey(stake.name.searchKey)))
    }
  }

  private var passings: [Row] {
    keeper.passings.map { passing in
      let amount = keeper.amount(of: passing)
      let title: Phrase
      if passing.isPassed {
        title = amount > 0 ? BalancePhrases.carryOverFrom(passing.from) : BalancePhrases.carryOverTo(passing.to)
      } else {
        title = amount > 0 ? CarryOverPhrases.expected(from: passing.from) : CarryOverPhrases.due(to: passing.to)
      }
      return Row(
        title: title, subtitle: Phrase(verbatim: passing.match), icon: "euro", value: Phrase(money(amount)),
        opens: PoolsPaths.carryOver())
    }
  }
}
