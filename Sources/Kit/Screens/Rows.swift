/// A group of rows under a title.
package struct Group: Sendable {
  package let html: HTML

  /// - Parameters:
  ///   - aside: beside the title: a count, a total.
  ///   - key: the same on the next page of the list when the group goes on there.
  ///   - kind: classes besides `rows`, for the styles.
  package init(
    _ title: Phrase? = nil, aside: Phrase? = nil, note: Phrase? = nil, key: String? = nil, kind: String? = nil,
    isEditing: Bool = false, rows: [Row]
  ) {
    let section: HTML? = key.map { " data-section=\"\($0)\"" }
    let classes: HTML? = kind.map { " \($0)" }
    let heading: HTML? = title.map { Self.heading($0, aside: aside) }
    let remark: HTML? = note.map { "<p class=\"group-note\">\($0)</p>" }
    var html: HTML =
      "<section class=\"group\"\(section)>\(heading)<ul class=\"rows\(classes)\(isEditing ? " editing" : "")\">"
    html.reserve(bytes: rows.count * 640, slots: rows.count * 6)
    for row in rows { row.write(&html, isEditing) }
    html += "</ul>\(remark)</section>"
    self.html = html
  }

  private static func heading(_ title: Phrase, aside: Phrase?) -> HTML {
    let heading: HTML = "<h2 class=\"group-title\">\(title)</h2>"
    guard let aside else { return heading }
    return "<div class=\"group-head\">\(heading)<span class=\"group-aside\">\(aside)</span></div>"
  }
}

/// What stands where a list would be when there is nothing in it.
package struct EmptyState: Sendable {
  package let html: HTML

  package init(_ drawing: StillLife, title: Phrase, text: Phrase, action: (title: Phrase, link: Link)? = nil) {
    let button: HTML? = action.map { "<a class=\"button\" href=\"\($0.link)\">\($0.title)</a>" }
    html = "<div class=\"empty\">\(drawing)<h2>\(title)</h2><p>\(text)</p>\(button)</div>"
  }
}

/// The way to the rest of a long list.
package struct MoreLink: Sendable {
  package let html: HTML

  package init(_ link: Link) {
    html = "<a class=\"more\" href=\"\(link)\" rel=\"next\" data-more>\(KitPhrases.showMore)</a>"
  }
}

/// What a search narrows: the rows, the way to more of them, and how many there are for those who listen.
package struct Results: Sendable {
  let html: HTML

  /// What stands there when a search finds nothing.
  package static var none: Results { none(meant: nil) }

  /// - Parameter meant: words that may have been meant, and where they are looked for.
  package static func none(meant: (words: String, link: Link)?) -> Results {
    guard let meant else {
      return Results(
        announcing: KitPhrases.nothingFound,
        EmptyState(.lens, title: KitPhrases.nothingFound, text: KitPhrases.otherWords).html)
    }
    return Results(
      announcing: Phrase(joining: "\(KitPhrases.nothingFound). \(KitPhrases.didYouMean(meant.words))"),
      "\(question(meant.words, meant.link))\(EmptyState(.lens, title: KitPhrases.nothingFound, text: KitPhrases.otherWords).html)"
    )
  }

  /// Whether other words were meant, and the way to what there is of them.
  static func question(_ words: String, _ link: Link) -> HTML {
    Group(rows: [Row(title: KitPhrases.didYouMean(words), icon: .search, tile: .quiet, opens: link)]).html
  }

  /// - Parameter announcement: read out when a search changes it. Its place is there from the start, as readers notice only what
  ///   comes into one that they know.
  package init(announcing announcement: Phrase? = nil, _ content: HTML) {
    let words: HTML? = announcement.map { "\($0)" }
    html = "<div data-results><p class=\"hidden\" role=\"status\">\(words)</p>\(content)</div>"
  }
}

extension HTML.StringInterpolation {
  package mutating func appendInterpolation(_ results: Results) {
    appendInterpolation(results.html)
  }
}
