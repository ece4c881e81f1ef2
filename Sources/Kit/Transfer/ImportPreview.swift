/// What a file would make of the space: nothing is changed yet.
struct ImportPreview: Screen {
  let file: String
  let plan: ImportPlan
  let page: Link
  /// Identifies this showing of it.
  let operation: String
  /// Shown anew because something has changed meanwhile.
  let isRenewed: Bool

  var title: Phrase { ImportPhrases.preview }
  var bar: NavigationBar { NavigationBar(leading: .discard(page)) }

  var content: HTML {
    let renewed: HTML? = isRenewed ? Notice(ImportPhrases.changedMeanwhile, tone: .warning).html : nil
    let notices = plan.notices.html { Notice($0, tone: .warning).html }
    let nothing: HTML? = plan.isEmpty ? Notice(ImportPhrases.nothingChanges).html : nil
    return """
      <p class="large-subtitle">\(file)</p>\(renewed)\(notices)\(nothing)\(figures)\(taking)\(refused)\(changed)\(added)
      """
  }

  private var figures: HTML {
    let figures = plan.facts + [(ImportPhrases.refused, plan.tally.refused.count)]
    return Facts(figures.map { ($0.0, Phrase(verbatim: String($0.1))) }).html
  }

  /// The good ones or none: who wants neither leaves.
  private var taking: HTML? {
    guard !plan.isEmpty else { return nil }
    let count = plan.tally.added + plan.tally.changed
    let title = plan.tally.refused.isEmpty ? ImportPhrases.take(count) : ImportPhrases.takeGood(count)
    return """
      <form class="button-row" method="post" action="\(page)" data-enhance>\
      <input type="hidden" name="operation" value="\(operation)"><input type="hidden" name="plan" value="\(plan.fingerprint)">\
      <button class="button">\(title)</button>\
      <button class="button quiet" name="discard" value="yes">\(ImportPhrases.nothing)</button></form>
      """
  }

  private var refused: HTML? {
    let rows = plan.tally.refused.prefix(ImportFindings.shown).map { refused in
      Row(title: refused.told, subtitle: refused.reason, icon: "warning")
    }
    return ImportFindings.group(ImportPhrases.refused, rows, of: plan.tally.refused.count)
  }

  private var added: HTML? {
    let rows = plan.added.map { added in
      let subtitle = added.subtitle.isEmpty ? nil : Phrase(verbatim: added.subtitle)
      return Row(title: Phrase(verbatim: added.title), subtitle: subtitle, value: added.value)
    }
    return ImportFindings.group(ImportPhrases.added, rows, of: plan.tally.added)
  }

  /// Every difference on lines of its own, however long: what somebody agrees to has to be seen.
  private var changed: HTML? {
    guard !plan.changes.isEmpty else { return nil }
    let changes = plan.changes.html { change in
      let lines = change.differences.html { difference -> HTML in
        "<dd\(difference.isPrice, attribute: "class=\"import-price\"")>\(difference.phrase)</dd>"
      }
      return "<div><dt>\(change.title)</dt>\(lines)</div>"
    }
    return """
      <section class="group"><h2 class="group-title">\(ImportPhrases.changed)</h2>\
      <dl class="rows import-changes">\(changes)</dl></section>
      """
  }
}
