import Kit

extension FormSheet {
  /// Entering how the match ended, which closes the pool.
  static func result(of pool: Pool, _ state: FormState) -> FormSheet {
    let posts = PoolsPaths.result(pool.id)
    let form = state.form(
      posts: posts,
      """
      <section class="group"><h2 class="group-title">\(PoolsPhrases.title(pool.basis))</h2>\
      \(ScoreEntry(state: state, pool: pool).html)\
      <p class="group-note">\(PoolsPhrases.enterResultNote)</p></section>
      """)
    let cancel = FormButton(
      PoolsPhrases.cancelMatch, kind: "destructive", posts: posts, fields: [("ending", Ending.cancelled.kind)])
    return FormSheet(
      PoolsPhrases.result, topics: [Pool.topic], cancels: PoolsPaths.pool(pool.id), "\(form)\(cancel.html)")
  }

  /// Correcting how the match ended, with a reason: the one thing that can still be done with a closed pool.
  static func correction(of pool: Pool, _ state: FormState) -> FormSheet {
    let ending = state.select(
      "ending", PoolsPhrases.match,
      options: [("result", PoolsPhrases.result), (Ending.cancelled.kind, PoolsPhrases.notPlayed)])
    let form = state.form(
      posts: PoolsPaths.correction(pool.id),
      """
      \(FieldGroup(ending).html)<section class="group"><h2 class="group-title">\(PoolsPhrases.title(pool.basis))</h2>\
      \(ScoreEntry(state: state, pool: pool).html)</section>\
      \(FieldGroup(note: PoolsPhrases.correctNote, state.show(ResultDraft.reason)).html)
      """)
    return FormSheet(
      PoolsPhrases.correctResult, topics: [Pool.topic], cancels: PoolsPaths.pool(pool.id), form)
  }
}
