import Kit

/// Guests who ask for a tab, or to join one, with a yes and a no. Any screen of the staff can show it; it hears of ``TableTab/topic``.
struct TabRequests {
  let requests: [TabStanding]
  let joiners: [Joiner]
  /// The screen that shows it, where the answer leads back.
  let screen: Link
  /// The one table that they are of, on a page that may stand beside the list of all.
  var table: String?

  /// `nil` while nobody asks.
  var html: HTML? {
    guard !requests.isEmpty || !joiners.isEmpty else { return nil }
    // Who has waited longest is answered first.
    let requests = requests.sorted { $0.tab.askedAt < $1.tab.askedAt }
    return """
      <section class="group tab-requests" aria-label="\(table.map(TablePhrases.asks) ?? TablePhrases.requests)"><ul class="rows">\(requests.html(row))\(joiners.html(row))\
      </ul></section>
      """
  }

  /// The screen that showed a request.
  static func back(_ form: Form, of tab: ID<TableTab>? = nil) -> Link {
    let screens = [KitchenPaths.board()] + (tab.map { [TablePaths.tab($0)] } ?? [])
    return screens.first { $0.path == form["back"] } ?? TablePaths.tables()
  }

  private func row(_ joiner: Joiner) -> HTML {
    let tab = joiner.tab
    let screen = table == nil ? screen : TablePaths.tab(tab.id)
    return JoinerRow(
      joiner: joiner, id: table == nil ? "joiner" : "asking", title: Phrase(verbatim: tab.tableName),
      posts: TablePaths.admission(tab.id, joiner.guest),
      fields: "<input type=\"hidden\" name=\"back\" value=\"\(screen.path)\">"
    ).html
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

/// Somebody who asks to join a table, as those see them who may say yes.
struct JoinerRow {
  let joiner: Joiner
  /// Before the guest's own in the row's id.
  var id = "joiner"
  let title: Phrase
  let posts: Link
  var fields: HTML?

  var html: HTML {
    let name = joiner.tab.tableName
    return """
      <li class="row" id="\(id)-\(joiner.guest)"><div class="row-line"><span class="row-icon" data-tone="orange">\
      \(Icon("person"))</span><span class="row-text"><span class="row-title">\(title)</span>\
      <span class="tab-wish">\(TablePhrases.joinWish)</span><span class="row-subtitle">\
      \(TablePhrases.moment(joiner.askedAt))</span></span>\
      <form class="tab-answer" method="post" action="\(posts)" data-enhance>\(fields)\
      <button class="button quiet" name="answer" value="no" aria-label="\(TablePhrases.refuseJoiner(name))">\
      \(TablePhrases.no)</button><button class="button" name="answer" value="yes" \
      aria-label="\(TablePhrases.admitJoiner(name))">\(TablePhrases.yes)</button></form></div></li>
      """
  }
}
