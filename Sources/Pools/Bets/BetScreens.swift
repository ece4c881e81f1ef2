import Kit

extension FormSheet {
  /// A participant's bet on paper, new or filled.
  /// - Parameter names: offered while typing the name.
  /// - Parameter now: what is left from then on until the lock may wait for signal.
  static func bet(_ bet: Bet?, in pool: Pool, _ state: FormState, names: [String], at now: Instant) -> FormSheet {
    let menu = bet.map { bet in
      Menu([.action(BetPhrases.remove, "trash", to: PoolsPaths.betDeletion(pool.id, bet.id), isDestructive: true)])
    }
    let name = state.show(BetDraft.name, list: "names", isFocused: bet == nil && state.values["name"].isEmpty)
    let clock: HTML? = pool.locksAt.map {
      "<lock-clock left=\"\(max(0, $0.milliseconds - now.milliseconds))\"></lock-clock>"
    }
    let again: HTML? =
      bet == nil && !names.isEmpty
      ? NameChips(names: Array(names.prefix(12)), link: PoolsPaths.newBet(pool.id), chosen: state.values["name"]).html
      : nil
    let next: HTML? =
      bet == nil ? "<button class=\"button quiet\" name=\"next\" value=\"yes\">\(BetPhrases.saveAndNext)</button>" : nil
    let options: HTML = "<datalist id=\"names\">\(names.html { "<option value=\"\($0)\"></option>" })</datalist>"
    return FormSheet(
      bet.map { Phrase(verbatim: $0.name) } ?? BetPhrases.newBet, topics: [Bet.topic, Pool.topic],
      cancels: PoolsPaths.pool(pool.id), menu: menu,
      state.form(
        posts: bet.map { PoolsPaths.bet(pool.id, $0.id) } ?? PoolsPaths.newBet(pool.id),
        as: bet == nil ? .addBet : .changeBet,
        """
        \(clock)\(bet == nil ? state.hidden("id") : nil)\(again)\(FieldGroup(name).html)\
        <section class="group"><h2 class="group-title">\(BetPhrases.score)</h2>\
        \(ScoreEntry(state: state, pool: pool).html)</section>\(next)\(options)
        """))
  }
}

/// Those who have played before, a tap each.
struct NameChips {
  let names: [String]
  let link: Link
  let chosen: String

  var html: HTML {
    let chips = names.html { name in
      let current: HTML? = name == chosen ? " aria-current=\"true\"" : nil
      return "<a class=\"chip\" href=\"\(link.with("name", name))\"\(current)>\(name)</a>"
    }
    return "<nav class=\"chips\" aria-label=\"\(BetPhrases.again)\">\(chips)</nav>"
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

  var content: HTML {
    let isOpen = pool.state(at: now) == .open
    let facts = Group(
      note: isOpen ? BetPhrases.hiddenNote : nil,
      rows: [
        Row(title: BetPhrases.bet, value: bet.score.map { Phrase(verbatim: $0.text) } ?? BetPhrases.hidden)
      ] + (pool.hasStake ? [Row(title: PoolsPhrases.stake, value: BetPhrases.payment(of: bet, in: pool))] : []))
    guard isOpen else { return facts.html }
    let removal = FormButton(
      BetPhrases.remove, kind: "destructive", posts: PoolsPaths.betDeletion(pool.id, bet.id))
    return "\(facts.html)\(reissue)\(removal.html)"
  }

  private var reissue: HTML? {
    guard bet.guest != nil else { return nil }
    let button = FormButton(
      BetPhrases.reissue, icon: "link", kind: "quiet", posts: PoolsPaths.betLink(pool.id, bet.id),
      fields: [("operation", operation)], isEnhanced: false)
    return "<section class=\"group\">\(button.html)<p class=\"group-note\">\(BetPhrases.reissueNote)</p></section>"
  }
}

/// What somebody bets for themselves in a pool by link, seen by nobody else before the lock.
struct OwnBetForm {
  let pool: Pool
  let bet: Bet?
  let state: FormState
  let now: Instant

  /// As it is first shown.
  static func fresh(_ bet: Bet?, _ mint: Mint) -> FormState {
    var form = GoalsDraft(bet?.score).form
    form.set("id", mint.uuid().text)
    return FormState(form, mint: mint)
  }

  var html: HTML {
    guard pool.state(at: now) == .open else { return "" }
    let button = bet == nil ? BetPhrases.place : BetPhrases.change
    let hidden: HTML? =
      bet != nil && bet?.score == nil ? "<p class=\"group-note\">\(BetPhrases.hiddenByNewLink)</p>" : nil
    let form = state.form(
      posts: PoolsPaths.ownBet(pool.id), as: .placeBet,
      """
      \(state.hidden("id"))\(hidden)\(ScoreEntry(state: state, pool: pool).html)\
      <p class="group-note">\(BetPhrases.ownNote)</p><button class="button">\(button)</button>
      """)
    return "<section class=\"group own-bet\"><h2 class=\"group-title\">\(BetPhrases.yourBet)</h2>\(form)</section>"
  }
}
