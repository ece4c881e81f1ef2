import Kit

/// A participant's bet on paper, new or filled.
struct BetForm: Screen {
  let pool: Pool
  let bet: Bet?
  let state: FormState
  /// Offered while typing the name.
  let names: [String]

  var title: Phrase { bet.map { Phrase(verbatim: $0.name) } ?? BetPhrases.newBet }
  var hasLargeTitle: Bool { false }
  var isSheet: Bool { true }
  var topics: [Topic] { [Bet.topic, Pool.topic] }

  var bar: NavigationBar {
    let menu = bet.map { bet in
      BarItem.menu(
        Menu([.action(BetPhrases.remove, "trash", to: PoolsPaths.betDeletion(pool.id, bet.id), isDestructive: true)]))
    }
    return NavigationBar(
      leading: [.cancel(to: PoolsPaths.pool(pool.id))],
      trailing: [menu, .submit()].compactMap(\.self))
  }

  var content: HTML {
    let name = state.text("name", BetPhrases.name, kind: .name, required: true, list: "names", isFocused: bet == nil)
    let options: HTML = "<datalist id=\"names\">\(names.html { "<option value=\"\($0)\"></option>" })</datalist>"
    let posts = bet.map { PoolsPaths.bet(pool.id, $0.id) } ?? PoolsPaths.newBet(pool.id)
    return state.form(
      posts: posts,
      """
      \(bet == nil ? state.hidden("id") : nil)\(FieldGroup(name).html)\
      <section class="group"><h2 class="group-title">\(BetPhrases.score)</h2>\
      \(ScoreEntry(state: state, home: pool.home, away: pool.away).html)</section>\(options)
      """)
  }
}

/// A participant who bets by link, as the organiser sees them: nothing of the score, and what may be done for them.
struct LinkBetScreen: Screen {
  let pool: Pool
  let bet: Bet
  let now: Instant
  /// Identifies this showing of its form.
  let operation: String

  var title: Phrase { Phrase(verbatim: bet.name) }
  var topics: [Topic] { [Bet.topic, Pool.topic] }
  var bar: NavigationBar { NavigationBar(leading: .back(PoolsPhrases.pool, to: PoolsPaths.pool(pool.id))) }

  private var paid: Phrase {
    bet.name.searchKey == pool.holder.searchKey
      ? BetPhrases.keeps : bet.isPaid ? BetPhrases.paid : BetPhrases.unpaid
  }

  var content: HTML {
    let isOpen = pool.state(at: now) == .open
    let facts = Group(
      note: isOpen ? BetPhrases.hiddenNote : nil,
      rows: [
        Row(title: BetPhrases.bet, value: bet.score.map { Phrase(verbatim: $0.text) } ?? BetPhrases.hidden),
        Row(title: PoolsPhrases.stake, value: paid),
      ])
    return "\(facts.html)\(isOpen ? reissue : nil)\(isOpen ? removal : nil)"
  }

  private var reissue: HTML? {
    guard bet.guest != nil else { return nil }
    return """
      <section class="group"><form method="post" action="\(PoolsPaths.betLink(pool.id, bet.id))">\
      <input type="hidden" name="operation" value="\(operation)">\
      <button class="button quiet">\(Icon("link"))\(BetPhrases.reissue)</button></form>\
      <p class="group-note">\(BetPhrases.reissueNote)</p></section>
      """
  }

  private var removal: HTML {
    """
    <form method="post" action="\(PoolsPaths.betDeletion(pool.id, bet.id))" data-enhance>\
    <button class="button destructive">\(BetPhrases.remove)</button></form>
    """
  }
}

/// What somebody bets for themselves in a pool by link, seen by nobody else before the lock.
struct OwnBetForm {
  let pool: Pool
  let bet: Bet?
  let state: FormState
  let now: Instant

  /// The fields as they are first shown.
  static func values(_ bet: Bet?, _ mint: Mint) -> Form {
    Form([
      ("id", mint.uuid().text), ("home", bet?.score.map { String($0.home) } ?? ""),
      ("away", bet?.score.map { String($0.away) } ?? ""),
    ])
  }

  var html: HTML {
    guard pool.state(at: now) == .open else { return "" }
    let button = bet == nil ? BetPhrases.place : BetPhrases.change
    let hidden: HTML? =
      bet != nil && bet?.score == nil ? "<p class=\"group-note\">\(BetPhrases.hiddenByNewLink)</p>" : nil
    let form = state.form(
      posts: PoolsPaths.ownBet(pool.id),
      """
      \(state.hidden("id"))\(hidden)\(ScoreEntry(state: state, home: pool.home, away: pool.away).html)\
      <p class="group-note">\(BetPhrases.ownNote)</p><button class="button">\(button)</button>
      """)
    return "<section class=\"group own-bet\"><h2 class=\"group-title\">\(BetPhrases.yourBet)</h2>\(form)</section>"
  }
}
