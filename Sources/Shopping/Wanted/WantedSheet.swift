import Kit

/// What is wanted for things of other apps, each line ticked, and the lists onto which it may go.
struct WantedSheet: Sheet {
  let things: [Wanted]
  /// What was wanted for some of them the last time, by their source.
  let known: [String: [String]]
  let lists: [ListEntry]
  let state: FormState
  /// Mints the ids of its lines.
  let mint: Mint
  /// What its address says of the things.
  let posts: [String]

  /// A line as it is shown; the last one of a thing is empty, to add to it.
  private struct Line {
    let id: String
    let place: Int
    let source: String
    let words: String
    let isAdded: Bool
  }

  var title: Phrase { ShoppingPhrases.toTheShopping }
  var topics: [Topic] { [] }
  var bar: NavigationBar { NavigationBar(leading: .cancel(to: ShoppingPaths.lists())) }

  var content: HTML {
    let link = posts.reduce(ShoppingPaths.wanted()) { $0.with(Wanted.field, $1) }
    return state.form(posts: link, as: .putWanted, "\(groups)\(places)")
  }

  private var groups: HTML {
    var place = 0
    let ids = state.values.values(of: "line")
    return things.enumerated().html { index, thing in
      let proposed = known[thing.source] ?? thing.proposals
      let adds = !thing.source.isEmpty || proposed.isEmpty
      let lines = (proposed + (adds ? [""] : [])).enumerated().map { number, words in
        defer { place += 1 }
        return Line(
          id: place < ids.count ? ids[place] : mint.uuid().text, place: place, source: thing.source, words: words,
          isAdded: adds && number == proposed.count)
      }
      let isExplained = index == things.count - 1 && things.contains { !$0.source.isEmpty }
      let note: HTML? = isExplained ? "<p class=\"group-note\">\(ShoppingPhrases.wantedNote)</p>" : nil
      // One that is itself what is wanted says so once.
      let title: HTML? =
        thing.title.isEmpty || proposed == [thing.title]
        ? nil : "<legend class=\"group-title\">\(thing.title)</legend>"
      return """
        <fieldset class="group checks">\(title)<div class="fields">\(lines.html(row))</div>\(note)</fieldset>
        """
    }
  }

  private func row(_ line: Line) -> HTML {
    let (id, values) = (line.id, state.values)
    let isReturned = line.place < values.values(of: "line").count
    let words = isReturned ? values["words-\(id)"] : line.words
    let isWanted = isReturned ? values["wanted-\(id)"] == "yes" : true
    let tick: HTML =
      line.isAdded
      ? "<span class=\"wanted-add\">\(Icon.plus)<input type=\"hidden\" name=\"wanted-\(id)\" value=\"yes\"></span>"
      : """
      <label><input type="checkbox" name="wanted-\(id)" value="yes"\(isWanted, attribute: "checked")>\
      <span class="hidden">\(ShoppingPhrases.buy(words))</span></label>
      """
    let label = line.isAdded ? ShoppingPhrases.addWanted : ShoppingPhrases.wantedWords
    let hint: HTML? = line.isAdded ? " placeholder=\"\(label)\"" : nil
    return """
      <div class="wanted-line"><input type="hidden" name="line" value="\(id)">\
      <input type="hidden" name="source-\(id)" value="\(line.source)">\(tick)\
      <input type="text" name="words-\(id)" value="\(words)" aria-label="\(label)"\(hint) autocomplete="off" \
      maxlength="\(WantedLine.limit)"></div>
      """
  }

  private var places: HTML {
    let rows = lists.map { entry in
      Row(
        RowFrame(id: entry.list.id.description),
        RowLine(
          .said(Phrase(verbatim: entry.list.name), entry.about),
          touch: .presses(name: "list", value: entry.list.id.description), look: .action))
    }
    let new = Row(
      RowFrame(id: "new"),
      RowLine(.said(KitPhrases.newList, nil), touch: .presses(name: "new", value: "yes"), look: .action))
    return Group(ShoppingPhrases.whichList, rows: rows + [new]).html
  }
}
