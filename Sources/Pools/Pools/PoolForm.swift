import Kit

/// The form of a pool, new or filled. Teams and stake have screens of their own.
struct PoolForm: Screen {
  let id: ID<Pool>
  let state: FormState
  let draft: PoolDraft
  let hasFixtures: Bool

  var title: Phrase { state.original == nil ? PoolsPhrases.newPool : PoolsPhrases.editPool }
  var hasLargeTitle: Bool { false }
  var isSheet: Bool { true }
  var bar: NavigationBar { NavigationBar(leading: .discard(PoolsPaths.draft(id)), trailing: .submit()) }

  var content: HTML {
    state.form(posts: PoolsPaths.draft(id), isDraft: true, "\(kept)\(match)\(stake)\(rules)")
  }

  /// What the form keeps without a field of its own.
  private var kept: HTML {
    let picked = [
      ("team-home", draft.home), ("team-away", draft.away), ("stake", draft.stake), ("fixture", draft.fixture),
    ]
    return picked.html { name, value in
      let shown: HTML? = state.original.map { "<input type=\"hidden\" name=\"was.\(name)\" value=\"\($0[name])\">" }
      return "<input type=\"hidden\" name=\"\(name)\" value=\"\(value)\">\(shown)"
    }
  }

  private var match: HTML {
    let sides = SideName.allCases.html { side in
      let chosen = Side(text: side == .home ? draft.home : draft.away)
      return state.pick(side.field, side.title, chosen: chosen?.title, otherwise: PoolsPhrases.chooseTeam)
    }
    let fixtures: HTML? =
      hasFixtures
      ? """
      <div class="field field-action"><button name="pick" value="match">\(PoolsPhrases.chooseMatch)</button></div>
      """ : nil
    let kickOff = state.text("kickoff", PoolsPhrases.kickOff, kind: .dateTime)
    let note = isProvisional ? FixturePhrases.provisionalNote : PoolsPhrases.inZone
    return FieldGroup(titled: PoolsPhrases.match, note: note, "\(fixtures)\(sides)\(kickOff)").html
  }

  private var stake: HTML {
    let stake = state.pick(
      "stake", PoolsPhrases.stake, chosen: shownStake, otherwise: PoolsPhrases.chooseStake)
    let manner = state.radios(
      "manner", PoolsPhrases.howBetsComeIn, options: Pool.Manner.allCases.map { ($0.rawValue, PoolsPhrases.title($0)) })
    return "\(FieldGroup(stake).html)\(manner)"
  }

  /// As it was typed and understood before.
  private var shownStake: Phrase? { draft.stake.isEmpty ? nil : amount ?? Phrase(verbatim: draft.stake) }
  let amount: Phrase?
  /// Whether the chosen match's time is only the fixtures' stopgap.
  let isProvisional: Bool

  private var rules: HTML {
    let basis = state.select(
      "basis", PoolsPhrases.basis, options: ResultBasis.allCases.map { ($0.rawValue, PoolsPhrases.title($0)) })
    let nobody = state.select(
      "nobody", PoolsPhrases.nobodyHit, options: NobodyHit.allCases.map { ($0.rawValue, PoolsPhrases.title($0)) })
    let unique = state.switch("unique", PoolsPhrases.mayNotRepeat, note: PoolsPhrases.uniqueIsForPaper)
    let holder = state.text("holder", PoolsPhrases.holder, kind: .name, required: true)
    return FieldGroup(titled: PoolsPhrases.rules, note: PoolsPhrases.basisNote, "\(basis)\(nobody)\(unique)\(holder)")
      .html
  }
}

/// Choosing what everybody puts in.
struct StakePicker: Screen {
  let pool: ID<Pool>
  let offers: [Money]
  let state: FormState
  let currency: Currency
  let language: Language

  var title: Phrase { PoolsPhrases.stake }
  var hasLargeTitle: Bool { false }
  var isSheet: Bool { true }

  var bar: NavigationBar {
    NavigationBar(leading: .back(PoolsPhrases.pool, to: PoolsPaths.draft(pool)), trailing: .submit(KitPhrases.done))
  }

  private var posts: Link { PoolsPaths.draftStake(pool) }

  var content: HTML {
    let choices = offers.map { money in
      let value = money.fieldText(in: language)
      return Row.choice(name: "stake", value: value, title: Phrase(money), isChosen: value == state.values["stake"])
    }
    let typed = state.field("stake", PoolsPhrases.otherStake) { described in
      """
      <input id="stake" name="stake" value="\(state.values["stake"])" inputmode="decimal" autocomplete="off" \
      enterkeyhint="done"\(described)>
      """
    }
    return """
      \(RowForm(posts: posts, kind: "form").html(Group(rows: choices).html))\
      \(state.form(posts: posts, FieldGroup(note: PoolsPhrases.stakeEach, typed).html))
      """
  }
}
