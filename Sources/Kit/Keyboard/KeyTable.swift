/// What each key does, where a keyboard does anything: with scripts.
enum KeyTable {
  private static let keys: [(keys: [HTML], does: Phrase)] = [
    ([command("K")], KeyboardPhrases.opensPalette), (["/"], KeyboardPhrases.searches),
    (["↓", "j"], KeyboardPhrases.goesDown), (["↑", "k"], KeyboardPhrases.goesUp), (["↵"], KeyboardPhrases.opens),
    (["n"], KeyboardPhrases.adds), (["e"], KeyboardPhrases.edits), (["x"], KeyboardPhrases.selects),
    ([command("↵")], KeyboardPhrases.saves), (["Esc"], KeyboardPhrases.cancels),
    ([command("Z")], KeyboardPhrases.undoes),
    (["?"], KeyboardPhrases.shows),
  ]

  /// With the key that the keyboard has for commands.
  static func command(_ key: HTML) -> HTML { "<span class=\"key-command\">Ctrl</span> \(key)" }

  static let html: HTML = {
    let rows = keys.html { entry in
      let names = entry.keys.html { "<kbd>\($0)</kbd>" }
      return "<tr><th scope=\"row\">\(names)</th><td>\(entry.does)</td></tr>"
    }
    return """
      <section class="group keys"><h2 class="group-title">\(KeyboardPhrases.keys)</h2>\
      <table><tbody>\(rows)</tbody></table><p class="group-note">\(KeyboardPhrases.offNote)</p></section>
      """
  }()
}
