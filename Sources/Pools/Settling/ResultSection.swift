import Kit

/// The second section: how the match ended, or the way to say so.
struct ResultSection {
  let pool: Pool
  let fixture: Fixture?
  let now: Instant

  private var mayClose: Bool { pool.manner == .paper || pool.state(at: now) == .locked }

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
    return """
      \(sentence.html)<form method="post" action="\(PoolsPaths.result(pool.id))" data-enhance>\
      <input type="hidden" name="home" value="\(score.home)"><input type="hidden" name="away" value="\(score.away)">\
      <button class="button">\(PoolsPhrases.confirm(score.text))</button></form>
      """
  }

  /// What the fixtures have come to say since: one tap corrects, another leaves it.
  private var question: HTML? {
    guard let word = pool.question, pool.ending != nil else { return nil }
    let correct: HTML
    if let ending = word.ending {
      let goals: HTML? = ending.score.map { score in
        """
        <input type="hidden" name="home" value="\(score.home)"><input type="hidden" name="away" value="\(score.away)">
        """
      }
      correct = """
        <form method="post" action="\(PoolsPaths.correction(pool.id))" data-enhance>\(goals)\
        <input type="hidden" name="ending" value="\(ending == .cancelled ? "cancelled" : "result")">\
        <input type="hidden" name="reason" value="\(PoolsPhrases.calendarReason)">\
        <button class="button">\(PoolsPhrases.correct(to: ending))</button></form>
        """
    } else {
      correct = "<a class=\"button\" href=\"\(PoolsPaths.correction(pool.id))\">\(PoolsPhrases.correctResult)</a>"
    }
    return """
      \(Notice(PoolsPhrases.question(of: pool), tone: .warning).html)\(correct)\
      <form method="post" action="\(PoolsPaths.question(pool.id))" data-enhance>\
      <button class="button quiet">\(PoolsPhrases.keepResult)</button></form>
      """
  }

  /// Needs no lock: what nobody has won nobody can spoil.
  private var refund: HTML {
    """
    <form method="post" action="\(PoolsPaths.result(pool.id))" data-enhance>\
    <input type="hidden" name="ending" value="cancelled">\
    <button class="button quiet">\(PoolsPhrases.cancelMatch)</button></form>
    """
  }
}
