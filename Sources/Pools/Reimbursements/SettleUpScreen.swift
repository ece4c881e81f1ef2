import Kit

/// Who pays whom so that nobody owes anything that is decided, one button each and one for all; below, what was paid.
struct SettleUpScreen: Screen {
  private let plan: ReimbursementPlan
  private let history: [Reimbursement]
  private let state: FormState
  private let currency: Currency
  private let locale: ReaderLocale

  /// - Parameter returned: the form as it came back.
  init(_ returned: FormState?, for visit: SpaceVisit, in view: SpaceView) throws {
    let store = ReimbursementStore(view)
    plan = try visit.house.shared { Ledger.cache }.content(in: view) { try BalanceStore($0).ledger() }.plan
    (history, currency, locale) = (try store.history(), view.space.currency, visit.locale)
    let usual = ReimbursementDraft(remembering: try store.lastHow(), in: visit.locale.language)
    state = returned ?? .fresh(visit.house.mint, offering: usual.form.fields.map { ($0.name, $0.value) })
  }

  var title: Phrase { ReimbursementPhrases.whoPaysWhom }
  var topics: [Topic] { [Pool.topic, Bet.topic, Reimbursement.topic] }
  var bar: NavigationBar { NavigationBar(leading: .back(BalancePhrases.balances, to: PoolsPaths.balances())) }

  var content: HTML { "\(open)\(past)" }

  private func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: currency) }

  private func sentence(_ payment: ReimbursementPlan.Payment) -> Phrase {
    ReimbursementPhrases.pays(payment.from.name, money(payment.amount), payment.to.name)
  }

  private var open: HTML {
    guard !plan.payments.isEmpty else {
      let problem: HTML? = state.problems[""].map { Notice($0, tone: .warning).html }
      let nothing = EmptyState(.coins, title: ReimbursementPhrases.nothing, text: ReimbursementPhrases.nothingText)
      return "\(problem)\(nothing.html)"
    }
    // Enter in a field presses the first button of a form: that one does nothing.
    let form: HTML = """
      \(state.hidden("id"))<button name="pays" value="" disabled hidden></button>\(payments.html)\(how)\(all)
      """
    return "\(state.form(posts: PoolsPaths.newReimbursement(), as: .addReimbursement, form))\(text)"
  }

  private var payments: Group {
    Group(
      note: ReimbursementPhrases.fewest,
      rows: plan.payments.map { payment in
        let label = Phrase(joining: "\(ReimbursementPhrases.settle): \(sentence(payment))")
        return Row(
          RowFrame(id: payment.text),
          RowLine(
            .said(sentence(payment)),
            control: """
              <button class="row-button" name="pays" value="\(payment.text)" aria-label="\(label)">\
              \(ReimbursementPhrases.settle)</button>
              """))
      })
  }

  private var all: HTML? {
    guard plan.payments.count > 1 else { return nil }
    return """
      <button class="button" name="pays" value="\(plan.text)">\(ReimbursementPhrases.settleAll(plan.payments.count))</button>
      """
  }

  private var how: HTML {
    let ways =
      [("", ReimbursementPhrases.unsaid)]
      + ReimbursementPhrases.ways(in: locale.language).map { ($0, Phrase(verbatim: $0)) }
    let chips = ways.html { value, title in
      """
      <label class="chip"><input type="radio" name="how" value="\(value)"\
      \(value == state.values["how"], attribute: "checked")><span>\(title)</span></label>
      """
    }
    return """
      <fieldset class="group ways"><legend class="group-title">\(ReimbursementPhrases.how)</legend>\
      <div class="chips">\(chips)</div><div class="fields">\(state.show(ReimbursementDraft.own))</div></fieldset>
      """
  }

  private var text: HTML {
    let lines = [title.text(in: locale), ""] + plan.payments.map { "• \(sentence($0).text(in: locale))" }
    let share = ShareText(
      lines.joined(separator: "\n"), label: ReimbursementPhrases.forTheChat, id: "payments",
      rows: min(lines.count, 12), isForChat: true)
    return """
      <section class="group"><h2 class="group-title">\(ReimbursementPhrases.forTheChat)</h2>\(share.html)</section>
      """
  }

  private var past: HTML? {
    guard !history.isEmpty else { return nil }
    return Group(ReimbursementPhrases.history, note: ReimbursementPhrases.historyNote, rows: history.map(row)).html
  }

  private func row(_ payment: Reimbursement) -> Row {
    let sentence = ReimbursementPhrases.paid(payment.giver, payment.amount, payment.taker)
    let how = payment.how.isEmpty ? nil : Phrase(verbatim: payment.how)
    return Row(
      id: payment.id.description, title: sentence,
      subtitle: [how, Phrase(payment.at), ReimbursementPhrases.noted(by: payment.author)].compactMap(\.self)
        .joined(by: " · "),
      button: RowButton(
        ReimbursementPhrases.takeOut, label: Phrase(joining: "\(ReimbursementPhrases.takeOut): \(sentence)"),
        RowForm(posts: PoolsPaths.reimbursementDeletion(payment.id), as: .deleteReimbursement)))
  }
}
