/// Things in an order that one changes: a button up, a button down, and a grip for whoever rather drags. Each move says before
/// which other thing one is to stand; a handler reads that by ``Form/placeBefore()``.
package struct OrderedRows<Thing>: Sendable {
  package struct Entry: Sendable {
    let id: ID<Thing>
    let name: String
    let mark: HTML?
    let opens: Link?
    let posts: Link

    /// - Parameters:
    ///   - mark: what stands before the name.
    ///   - opens: what opens when the name is touched.
    ///   - posts: where a new place is sent.
    package init(_ id: ID<Thing>, name: String, mark: HTML? = nil, opens: Link? = nil, posts: Link) {
      (self.id, self.name, self.mark, self.opens, self.posts) = (id, name, mark, opens, posts)
    }
  }

  let entries: [Entry]

  package init(_ entries: [Entry]) {
    self.entries = entries
  }

  package var html: HTML {
    """
    <drag-list place="\(KitPhrases.place)"><ul class="rows places">\(entries.indices.html { row(at: $0) })</ul></drag-list>
    """
  }

  private func row(at index: Int) -> HTML {
    let entry = entries[index]
    // What stands first stays before itself: the button keeps the focus there.
    let previous = index > 0 ? entries[index - 1].id : entry.id
    let afterNext = index + 2 < entries.count ? entries[index + 2].id : nil
    let words: HTML = "\(entry.mark)\(RowWords.said(Phrase(verbatim: entry.name)).html)"
    let name: HTML =
      entry.opens.map { "<a class=\"place-name\" href=\"\($0)\">\(words)</a>" }
      ?? "<span class=\"place-name\">\(words)</span>"
    let up = button("chevron-up", KitPhrases.moveUp(entry.name), entry, before: previous, isPossible: index > 0)
    let down = button(
      "chevron-down", KitPhrases.moveDown(entry.name), entry, before: afterNext,
      isPossible: index + 1 < entries.count)
    return Row(
      RowFrame(id: entry.id.description, kind: "place", state: " data-id=\"\(entry.id)\""),
      """
      <div class="place-line">\(name)<div class="place-moves">\(up)\(down)\
      <span class="grip" aria-hidden="true"></span></div></div>
      """
    ).html
  }

  private static var off: HTML { " aria-disabled=\"true\"" }

  private func button(
    _ icon: Icon, _ label: Phrase, _ entry: Entry, before next: ID<Thing>?, isPossible: Bool
  ) -> HTML {
    RowForm(posts: entry.posts, fields: [("before", next?.description ?? Form.end)])
      .html(
        """
        <button class="place-move" aria-label="\(label)" aria-keyshortcuts="Home End"\(isPossible ? nil : Self.off)>\
        \(icon)</button>
        """)
  }
}

extension Form {
  fileprivate static let end = "end"

  /// What something is to stand before; `nil` for the end.
  /// - Throws: ``Refusal/malformed(_:)`` when the form says neither.
  package func placeBefore<Thing>() throws -> ID<Thing>? {
    let text = self["before"]
    guard text != Self.end else { return nil }
    guard let id = ID<Thing>(text) else { throw Refusal.malformed(KitPhrases.placeMissing) }
    return id
  }
}

extension Array {
  /// With one right before another, or at the end.
  /// - Throws: ``Refusal/gone(_:)`` when the other is not among them: somebody took it away meanwhile.
  package func placing<Thing>(_ id: ID<Thing>, before next: ID<Thing>?) throws -> [ID<Thing>]
  where Element == ID<Thing> {
    guard id != next else { return self }
    var placed = filter { $0 != id }
    guard let next else { return placed + [id] }
    guard let index = placed.firstIndex(of: next) else { throw Refusal.gone(KitPhrases.placeGone) }
    placed.insert(id, at: index)
    return placed
  }
}
