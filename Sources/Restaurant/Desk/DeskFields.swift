import Kit

extension FormState {
  /// A box to tick; its value is `yes`.
  func check(_ name: String, _ title: HTML) -> HTML {
    let shown: HTML? = original.map { "<input type=\"hidden\" name=\"was.\(name)\" value=\"\($0[name])\">" }
    return """
      <label class="check"><input type="checkbox" name="\(name)" value="yes"\
      \(values[name] == "yes", attribute: "checked")><span>\(title)</span>\(shown)</label>
      """
  }

  /// What is wrong with several fields together.
  func problem(_ name: String) -> HTML? {
    problems[name].map { "<p class=\"field-error\" id=\"\(name)-error\">\($0)</p>" }
  }
}

/// Texts that a restaurant writes in up to three languages: the main one first, the others for whoever wants them.
struct LanguageFields {
  struct Text {
    let name: String
    let label: Phrase
    /// From 2 it is several lines.
    var rows = 1
    var isRequired = false
  }

  let state: FormState
  let main: Language
  let texts: [Text]

  /// In the main language.
  var first: HTML { texts.html { field($0, main, label: $0.label, isRequired: $0.isRequired) } }

  var others: HTML {
    let groups = Language.allCases.filter { $0 != main }.html { language in
      FieldGroup(
        titled: Phrase(verbatim: language.ownName), texts.html { field($0, language, label: $0.label) }
      ).html
    }
    // What is wrong in there has to be seen.
    let isOpen = texts.contains { text in
      Language.allCases.contains { $0 != main && state.problems["\(text.name).\($0.rawValue)"] != nil }
    }
    return """
      <details class="disclosure"\(isOpen, attribute: "open")><summary>\(DeskPhrases.otherLanguages)</summary>\(groups)\
      </details>
      """
  }

  private func field(_ text: Text, _ language: Language, label: Phrase, isRequired: Bool = false) -> HTML {
    let name = "\(text.name).\(language.rawValue)"
    return text.rows > 1
      ? state.area(name, label, rows: text.rows) : state.text(name, label, kind: .plain, required: isRequired)
  }
}

/// Things in an order that one changes: a button up, a button down, and a grip for whoever rather drags.
struct PlaceList<Thing> {
  struct Entry {
    let id: ID<Thing>
    let name: String
    let opens: Link?
    let posts: Link
  }

  let entries: [Entry]

  var html: HTML {
    "<drag-list><ul class=\"rows aisles\">\(entries.indices.html { row(at: $0) })</ul></drag-list>"
  }

  private func row(at index: Int) -> HTML {
    let entry = entries[index]
    let previous = index > 0 ? entries[index - 1].id : nil
    let afterNext = index + 2 < entries.count ? entries[index + 2].id : nil
    let words: HTML = "<span class=\"row-title\">\(entry.name)</span>"
    let name: HTML =
      entry.opens.map { "<a class=\"aisle-name\" href=\"\($0)\">\(words)</a>" }
      ?? "<span class=\"aisle-name\">\(words)</span>"
    let up = button("chevron-up", DeskPhrases.moveUp(entry.name), entry, before: previous, isPossible: index > 0)
    let down = button(
      "chevron-down", DeskPhrases.moveDown(entry.name), entry, before: afterNext,
      isPossible: index + 1 < entries.count)
    return """
      <li class="row aisle" id="row-\(entry.id)" data-id="\(entry.id)"><div class="aisle-line">\(name)\
      <div class="aisle-moves">\(up)\(down)<span class="grip" aria-hidden="true"></span></div></div></li>
      """
  }

  private func button(
    _ icon: Icon, _ label: Phrase, _ entry: Entry, before next: ID<Thing>?, isPossible: Bool
  ) -> HTML {
    """
    <form method="post" action="\(entry.posts)" data-enhance>\
    <input type="hidden" name="before" value="\(next?.description ?? "end")">\
    <button class="aisle-move" aria-label="\(label)"\(!isPossible, attribute: "disabled")>\(icon)</button></form>
    """
  }
}

extension Form {
  /// What something is to stand before; `nil` for the end.
  /// - Throws: `Refusal.malformed` when the form says neither.
  func placeBefore<Thing>() throws -> ID<Thing>? {
    let text = self["before"]
    guard text != "end" else { return nil }
    guard let id = ID<Thing>(text) else { throw Refusal.malformed(DeskPhrases.orderMissing) }
    return id
  }
}

extension Array {
  /// With one right before another, or at the end; as it is when the other is not among them.
  func placing<Thing>(_ id: ID<Thing>, before next: ID<Thing>?) -> [ID<Thing>] where Element == ID<Thing> {
    guard id != next, contains(id) else { return self }
    var placed = filter { $0 != id }
    guard let next else { return placed + [id] }
    guard let index = placed.firstIndex(of: next) else { return self }
    placed.insert(id, at: index)
    return placed
  }
}
