import Kit

/// The form of a pool, new or filled. Teams and stake have screens of their own.
struct PoolForm: Sheet {
  private let id: ID<Pool>
  private let state: FormState
  private let draft: PoolDraft
  private let hasFixtures: Bool
  /// The stake as it was typed and understood before.
  private let stake: Phrase?
  /// Whether the chosen match's time is only the fixtures' stopgap.
  private let isProvisional: Bool

  init(_ id: ID<Pool>, _ state: FormState, _ visit: SpaceVisit, in view: SpaceView) throws {
    (self.id, self.state, draft) = (id, state, PoolDraft(state.values))
    var problems = Invalid()
    let amount = PoolContent.stake(draft.stake, view.space.currency, visit.locale, &problems)
    stake = draft.stake.isEmpty ? nil : amount.map { Phrase($0) } ?? Phrase(verbatim: draft.stake)
    hasFixtures = try FixtureStore(view).hasNext(from: visit.house.mint.now())
    let fixture = try ID<Fixture>(draft.fixture).flatMap { try FixtureStore(view).find($0) }
    let said = fixture?.kickOff?.local(in: visit.locale.zone).fieldText
    isProvisional = fixture?.isProvisional == true && said == draft.kickOff
  }

  var title: Phrase { state.original == nil ? PoolsPhrases.newPool : PoolsPhrases.editPool }
  var bar: NavigationBar { NavigationBar(leading: .discard(PoolsPaths.draft(id)), trailing: .submit()) }

  var content: HTML {
    // What the form keeps without a field of its own.
    let kept = ["team-home", "team-away", "stake", "fixture"].html(state.kept)
    return state.form(posts: PoolsPaths.draft(id), isDraft: true, "\(kept)\(match)\(stakeAndMode)\(rules)")
  }

  private var match: HTML {
    let sides = SideName.allCases.html { side in
      let chosen = Side(text: draft[keyPath: side.path])
      return state.pick(side.field, side.title, chosen: chosen?.title, otherwise: PoolsPhrases.chooseTeam)
    }
    let fixtures: HTML? =
      hasFixtures
      ? """
      <div class="field field-action"><button name="pick" value="match">\(PoolsPhrases.chooseMatch)</button></div>
      """ : nil
    let note = isProvisional ? FixturePhrases.provisionalNote : PoolsPhrases.inZone
    return FieldGroup(
      titled: PoolsPhrases.match, note: note, "\(fixtures)\(sides)\(state.show(PoolDraft.kickOff))"
    ).html
  }

  private var stakeAndMode: HTML {
    let stake = state.pick("stake", PoolsPhrases.stake, chosen: stake, otherwise: PoolsPhrases.chooseStake)
    let mode = state.radios(
      "manner", PoolsPhrases.howBetsComeIn,
      options: Pool.BettingMode.allCases.map { ($0.rawValue, PoolsPhrases.title($0)) })
    return "\(FieldGroup(stake).html)\(mode)"
  }

  private var rules: HTML {
    let basis = state.select(
      "basis", PoolsPhrases.basis, options: ResultBasis.allCases.map { ($0.rawValue, PoolsPhrases.title($0)) })
    let nobody = state.select(
      "nobody", PoolsPhrases.nobodyHit, options: NobodyHit.allCases.map { ($0.rawValue, PoolsPhrases.title($0)) })
    let unique = state.switch("unique", PoolsPhrases.mayNotRepeat, note: PoolsPhrases.uniqueIsForPaper)
    return FieldGroup(
      titled: PoolsPhrases.rules, note: PoolsPhrases.basisNote,
      "\(basis)\(nobody)\(unique)\(state.show(PoolDraft.holder))"
    ).html
  }
}

/// Choosing what everybody puts in.
struct StakePicker: Sheet {
  let pool: ID<Pool>
  let offers: [Money]
  let state: FormState
  let language: Language

  var title: Phrase { PoolsPhrases.stake }

  var bar: NavigationBar {
    NavigationBar(leading: .back(PoolsPhrases.pool, to: PoolsPaths.draft(pool)), trailing: .submit(KitPhrases.done))
  }

  var content: HTML {
    let posts = PoolsPaths.draftStake(pool)
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
