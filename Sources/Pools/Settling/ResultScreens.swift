import Kit

/// Entering how the match ended, which closes the pool.
struct ResultForm: Screen {
  let pool: Pool
  let state: FormState

  var title: Phrase { PoolsPhrases.result }
  var hasLargeTitle: Bool { false }
  var isSheet: Bool { true }
  var topics: [Topic] { [Pool.topic] }
  var bar: NavigationBar { NavigationBar(leading: .cancel(to: PoolsPaths.pool(pool.id)), trailing: .submit()) }

  var content: HTML {
    let form = state.form(
      posts: PoolsPaths.result(pool.id),
      """
      <section class="group"><h2 class="group-title">\(PoolsPhrases.title(pool.basis))</h2>\
      \(ScoreEntry(state: state, home: pool.home, away: pool.away).html)\
      <p class="group-note">\(PoolsPhrases.enterResultNote)</p></section>
      """)
    return """
      \(form)<form method="post" action="\(PoolsPaths.result(pool.id))" data-enhance>\
      <input type="hidden" name="ending" value="cancelled">\
      <button class="button destructive">\(PoolsPhrases.cancelMatch)</button></form>
      """
  }
}

/// Correcting how the match ended, with a reason: the one thing that can still be done with a closed pool.
struct CorrectionForm: Screen {
  static let reasonLimit = 500

  let pool: Pool
  let state: FormState

  var title: Phrase { PoolsPhrases.correctResult }
  var hasLargeTitle: Bool { false }
  var isSheet: Bool { true }
  var topics: [Topic] { [Pool.topic] }
  var bar: NavigationBar { NavigationBar(leading: .cancel(to: PoolsPaths.pool(pool.id)), trailing: .submit()) }

  var content: HTML {
    let ending = state.select(
      "ending", PoolsPhrases.match, options: [("result", PoolsPhrases.result), ("cancelled", PoolsPhrases.notPlayed)])
    return state.form(
      posts: PoolsPaths.correction(pool.id),
      """
      \(FieldGroup(ending).html)<section class="group"><h2 class="group-title">\(PoolsPhrases.title(pool.basis))</h2>\
      \(ScoreEntry(state: state, home: pool.home, away: pool.away).html)</section>\
      \(FieldGroup(note: PoolsPhrases.correctNote, state.area("reason", PoolsPhrases.reason, rows: 2)).html)
      """)
  }
}
