import Kit

/// Guests who ask for a tab, with a yes and a no. Any screen of the staff can show it; it hears of ``TableTab/topic``.
struct TabRequests {
  let requests: [TabStanding]
  /// The screen that shows it, where the answer leads back.
  let screen: Link
  /// The one table that they are of, on a page that may stand beside the list of all.
  var table: String?

  /// `nil` while nobody asks.
  var html: HTML? {
    guard !requests.isEmpty else { return nil }
    // Who has waited longest is answered first.
    let requests = requests.sorted { $0.tab.askedAt < $1.tab.askedAt }
    return """
      <section class="group tab-requests" aria-label="\(table.map(TablePhrases.asks) ?? TablePhrases.requests)"><ul class="rows">\(requests.html(row))\
      </ul></section>
      """
  }

  private func row(_ request: TabStanding) -> HTML {
    let tab = request.tab
    return """
      <li class="row" id="\(table == nil ? "request" : "asked")-\(tab.id)"><div class="row-line"><span class="row-icon" data-tone="orange">\
      \(Icon("people"))</span><span class="row-text"><span class="row-title">\(tab.tableName)</span>\
      <span class="tab-wish">\(TablePhrases.wish)</span><span class="row-subtitle">\(TablePhrases.asking(request.guests, since: tab.askedAt))</span></span>\
      <form class="tab-answer" method="post" action="\(TablePaths.tabAnswer(tab.id))" data-enhance>\
      <input type="hidden" name="back" value="\(screen.path)">\
      <button class="button quiet" name="answer" value="no" aria-label="\(TablePhrases.decline(tab.tableName))">\
      \(TablePhrases.no)</button><button class="button" name="answer" value="yes" \
      aria-label="\(TablePhrases.welcome(tab.tableName))">\(TablePhrases.yes)</button></form></div></li>
      """
  }
}
