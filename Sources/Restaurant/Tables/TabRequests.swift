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
    guard requests.contains(where: { $0.tab.state == .asked || !$0.tab.calls.isEmpty }) || !joiners.isEmpty else {
      return nil
    }
    // Who has waited longest is answered first.
    let asked = requests.filter { $0.tab.state == .asked }.sorted { $0.tab.askedAt < $1.tab.askedAt }
    let calls = requests.flatMap { standing in standing.tab.calls.map { (standing.tab, $0) } }
    return """
      <section class="group tab-requests" aria-label="\(table.map(TablePhrases.asks) ?? TablePhrases.requests)"><ul class="rows">\(asked.html { row($0).html })\(joiners.html { row($0).html })\
      \(calls.html { row($0, calling: $1).html })\
      </ul></section>
      """
  }

  /// The screen that showed a request.
  static func back(_ form: Form, of tab: ID<TableTab>? = nil) -> Link {
    let screens = [KitchenPaths.board()] + (tab.map { [TablePaths.tab($0)] } ?? [])
    return screens.first { $0.path == form["back"] } ?? TablePaths.tables()
  }

  private func row(_ tab: TableTab, calling call: TabCall) -> WishRow {
    WishRow(
      frame: RowFrame(id: tab.id.description, prefix: "\(table == nil ? "" : "at-")\(call.rawValue)-"),
      icon: call == .bill ? "receipt" : "bell", title: Phrase(verbatim: tab.tableName),
      wish: TablePhrases.wish(call, tab.paysBy), subtitle: TablePhrases.moment(tab.waits(for: call) ?? tab.since),
      answers: """
        <button class="button" name="call" value="\(call.rawValue)" aria-label="\(TablePhrases.attend(tab.tableName, call))">\
        \(TablePhrases.attend)</button>
        """,
      posts: TablePaths.attention(tab.id), back: screen)
  }

  private func row(_ joiner: Joiner) -> WishRow {
    let tab = joiner.tab
    return WishRow(
      joiner, prefix: table == nil ? "joiner-" : "asking-", title: Phrase(verbatim: tab.tableName),
      posts: TablePaths.admission(tab.id, joiner.guest), back: table == nil ? screen : TablePaths.tab(tab.id))
  }

  private func row(_ request: TabStanding) -> WishRow {
    let tab = request.tab
    return WishRow(
      frame: RowFrame(id: tab.id.description, prefix: table == nil ? "request-" : "asked-"), icon: "people",
      title: Phrase(verbatim: tab.tableName), wish: TablePhrases.wish,
      subtitle: TablePhrases.asking(request.guests, since: tab.askedAt),
      answers: WishRow.answers(no: TablePhrases.decline(tab.tableName), yes: TablePhrases.welcome(tab.tableName)),
      posts: TablePaths.tabAnswer(tab.id), back: screen)
  }
}

/// What somebody asks for, with what one can answer.
struct WishRow {
  let frame: RowFrame
  let icon: Icon
  let title: Phrase
  let wish: Phrase
  let subtitle: Phrase
  /// The buttons.
  let answers: HTML
  let posts: Link
  let back: Link?

  var html: HTML {
    let words: HTML = """
      <span class="row-title">\(title)</span><span class="tab-wish">\(wish)</span>\
      <span class="row-subtitle">\(subtitle)</span>
      """
    let fields = back.map { [(name: "back", value: $0.path)] } ?? []
    let answer = RowForm(posts: posts, fields: fields, kind: "tab-answer").html(answers)
    return Row(frame, RowLine(.drawn(words), lead: RowLine.icon(icon, on: .needs), control: answer)).html
  }
}

extension WishRow {
  /// - Parameters:
  ///   - no, yes: what each answers, to whom.
  static func answers(no: Phrase, yes: Phrase) -> HTML {
    """
    <button class="button quiet" name="answer" value="no" aria-label="\(no)">\(TablePhrases.no)</button>\
    <button class="button" name="answer" value="yes" aria-label="\(yes)">\(TablePhrases.yes)</button>
    """
  }

  /// Somebody who asks to join a table, as those see them who may say yes.
  init(_ joiner: Joiner, prefix: String = "joiner-", title: Phrase, posts: Link, back: Link? = nil) {
    let name = joiner.tab.tableName
    self.init(
      frame: RowFrame(id: joiner.guest.description, prefix: prefix), icon: "person", title: title,
      wish: TablePhrases.joinWish, subtitle: TablePhrases.moment(joiner.askedAt),
      answers: Self.answers(no: TablePhrases.refuseJoiner(name), yes: TablePhrases.admitJoiner(name)), posts: posts,
      back: back)
  }
}
