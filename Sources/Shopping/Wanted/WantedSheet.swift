import Kit

/// What is wanted for things of other apps, each line ticked, and the lists onto which it may go.
struct WantedSheet: Sheet {
  let things: [Wanted]
  /// What is proposed for each of them.
  let proposals: [[String]]
  let lists: [ListEntry]
  let state: FormState
  /// What its address says of the things.
  let query: Form

  var title: Phrase { ShoppingPhrases.toTheShopping }
  var topics: [Topic] { [] }
  var bar: NavigationBar { NavigationBar(leading: .cancel(to: ShoppingPaths.lists())) }

  var content: HTML {
    let left = Wanted.left(in: query)
    let link = query.values(of: Wanted.field).reduce(
      ShoppingPaths.wanted().with(Wanted.leftField, left.map(String.init))
    ) {
      $0.with(Wanted.field, $1)
    }
    let notice = left.map { Notice(ShoppingPhrases.wantedLeft($0)).html }
    // The return key presses the first button, and nobody has said yet which list is meant.
    return state.form(
      posts: link, as: .putWanted, "<button type=\"submit\" disabled hidden></button>\(notice)\(groups)\(places)")
  }

  /// Each thing with its lines: as they were sent, when the form comes back, else as they are proposed.
  private var lines: [[WantedLine]] {
    let returned = WantedLine.all(in: state.values, of: things)
    return things.indices.map { thing in
      guard returned.isEmpty else { return returned.filter { $0.thing == thing } }
      let source = things[thing].source
      // Something else that is needed for it; what is itself wanted needs nothing.
      let added = !source.isEmpty || proposals[thing].isEmpty ? [""] : []
      let words = proposals[thing] + added
      return words.enumerated().map { place, each in
        let before = words.prefix(place).count { $0 == each }
        return WantedLine(
          id: id(of: each, before, of: thing), thing: thing, source: source, proposed: each, words: each, isWanted: true
        )
      }
    }
  }

  /// A line that is drawn again has the same id, by which the page knows it: who types in it goes on when something changes elsewhere.
  /// - Parameter before: how many lines of the thing say the same above it.
  private func id(of words: String, _ before: Int, of thing: Int) -> String {
    let said = Digest.sha256("\(thing) \(things[thing].source) \(things[thing].title) \(before) \(words)")
    let halves = [said.prefix(16), said.suffix(16)].map { UInt64($0, radix: 16) ?? 0 }
    return UUIDText(at: Instant(milliseconds: 0), random: (halves[0], halves[1])).text
  }

  private var groups: HTML {
    zip(things, lines).enumerated().html { index, group in
      let (thing, lines) = group
      let isExplained = index == things.count - 1 && things.contains { !$0.source.isEmpty }
      let note: HTML? = isExplained ? "<p class=\"group-note\">\(ShoppingPhrases.wantedNote)</p>" : nil
      // One that is itself what is wanted says so once.
      let title: HTML? =
        thing.title.isEmpty || lines.filter { !$0.isAdded }.map(\.proposed) == [thing.title]
        ? nil : "<legend class=\"group-title\">\(thing.title)</legend>"
      return """
        <fieldset class="group checks">\(title)<div class="fields">\(lines.html(row))</div>\(note)</fieldset>
        """
    }
  }

  private func row(_ line: WantedLine) -> HTML {
    let id = line.id
    let tick: HTML =
      line.isAdded
      ? "<span class=\"wanted-add\">\(Icon.plus)<input type=\"hidden\" name=\"wanted-\(id)\" value=\"yes\"></span>"
      : """
      <label><input type="checkbox" name="wanted-\(id)" value="yes"\(line.isWanted, attribute: "checked")>\
      <span class="hidden">\(ShoppingPhrases.buy(line.words))</span></label>
      """
    let label = line.isAdded ? ShoppingPhrases.addWanted : ShoppingPhrases.wantedWords
    let hint: HTML? = line.isAdded ? " placeholder=\"\(label)\"" : nil
    return """
      <div class="wanted-line"><input type="hidden" name="line" value="\(id)">\
      <input type="hidden" name="thing-\(id)" value="\(line.thing)">\
      <input type="hidden" name="proposed-\(id)" value="\(line.proposed)">\(tick)\
      <input type="text" name="words-\(id)" value="\(line.words)" aria-label="\(label)"\(hint) autocomplete="off" \
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
