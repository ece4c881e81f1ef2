import Kit

/// The second section: how the match ended, or the way to say so.
struct ResultSection {
  let pool: Pool
  let fixture: Fixture?
  let now: Instant

  private var mayClose: Bool { pool.mayClose(at: now) }

  var html: HTML {
    """
    <section class="group"><h2 class="group-title">\(PoolsPhrases.result)</h2>\(notices)\
    <ul class="rows">\(row)</ul>\(note)</section>
    """
  }

  private var row: HTML {
    switch pool.ending {
    case .result(let score): return Row(title: PoolsPhrases.title(pool.basis), value: Phrase(verbatim: score.text)).html
    case .cancelled: return Row(title: PoolsPhrases.notPlayed).html
    case nil:
      guard mayClose else { return Row(title: PoolsPhrases.pending).html }
      return Row(title: PoolsPhrases.enterResult, opens: PoolsPaths.result(pool.id)).html
    }
  }

  private var note: HTML? {
    let note: Phrase? =
      switch pool.ending {
      case .cancelled: PoolsPhrases.isRefunded
      case .result: nil
      case nil: mayClose ? PoolsPhrases.enterResultNote : PoolsPhrases.lockFirst
      }
    return note.map { "<p class=\"group-note\">\($0)</p>" }
  }

  /// What the fixtures say; the organiser confirms or not.
  private var notices: HTML? {
    if let question { return question }
    guard pool.ending == nil, let fixture else { return nil }
    if let status = PoolsPhrases.fixtureStatus(fixture.status) {
      return "\(Notice(status, tone: .warning).html)\(fixture.status == .postponed ? nil : refund)"
    }
    guard let score = fixture.proposal(for: pool) else {
      return fixture.score.isEmpty ? nil : Notice(PoolsPhrases.onlyNinety, tone: .warning).html
    }
    let sentence = Notice(PoolsPhrases.proposed(score.text, PoolsPhrases.title(pool.basis)))
    guard mayClose else { return sentence.html }
    let confirm = FormButton(
      PoolsPhrases.closeWith(score.text, in: pool), posts: PoolsPaths.result(pool.id),
      fields: Proposal(pool: pool, score: score).fields)
    return "\(sentence.html)\(confirm.html)"
  }

  /// What the fixtures have come to say since: one tap corrects, another leaves it.
  private var question: HTML? {
    guard let word = pool.question, pool.ending != nil else { return nil }
    let correct =
      word.ending.map(correction)
      ?? "<a class=\"button\" href=\"\(PoolsPaths.correction(pool.id))\">\(PoolsPhrases.correctResult)</a>"
    let keep = FormButton(PoolsPhrases.keepResult, kind: "quiet", posts: PoolsPaths.question(pool.id))
    return "\(Notice(PoolsPhrases.question(of: pool), tone: .warning).html)\(correct)\(keep.html)"
  }

  private func correction(to ending: Ending) -> HTML {
    let said = ResultDraft(ending).form.without(["reason"])
    return RowForm(posts: PoolsPaths.correction(pool.id), fields: said.fields).html(
      """
      <input type="hidden" name="reason" value="\(PoolsPhrases.calendarReason)">\
      <button class="button">\(PoolsPhrases.correct(to: ending))</button>
      """)
  }

  /// Needs no lock: what nobody has won nobody can spoil.
  private var refund: HTML {
    FormButton(
      PoolsPhrases.cancelMatch, kind: "quiet", posts: PoolsPaths.result(pool.id),
      fields: [("ending", Ending.cancelled.kind)]
    ).html
  }
}
