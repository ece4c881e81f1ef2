/// A row with a button at its end that does one thing to what the row shows, at once.
struct ButtonRow {
  let title: Phrase
  var subtitle: Phrase?
  let icon: Icon
  let button: Phrase
  /// Names the thing too, for those who hear the button without its row.
  let label: Phrase
  let posts: Link
  /// What the button sends along.
  var fields: [(name: String, value: String)] = []

  var html: HTML {
    let hidden = fields.html { "<input type=\"hidden\" name=\"\($0.name)\" value=\"\($0.value)\">" }
    let second: HTML? = subtitle.map { "<span class=\"row-subtitle\">\($0)</span>" }
    return """
      <li class="row"><div class="row-line"><span class="row-icon" data-tone="grey">\(icon)</span>\
      <span class="row-text"><span class="row-title">\(title)</span>\(second)</span>\
      <form method="post" action="\(posts)" data-enhance>\(hidden)<button class="row-button" aria-label="\(label)">\(button)\
      </button></form></div></li>
      """
  }
}
