/// A group of rows under a title.
package struct Group: Sendable {
  let title: Phrase?
  /// Beside the title: a count, a total.
  let aside: Phrase?
  let note: Phrase?
  /// The same on the next page of the list when the group goes on there.
  let key: String?
  let rows: [Row]
  let isEditing: Bool

  package init(
    _ title: Phrase? = nil, aside: Phrase? = nil, note: Phrase? = nil, key: String? = nil, isEditing: Bool = false,
    rows: [Row]
  ) {
    self.title = title
    self.aside = aside
    self.note = note
    self.key = key
    self.rows = rows
    self.isEditing = isEditing
  }

  package var html: HTML {
    var html: HTML = "<section class=\"group\"\(section)>\(heading)<ul class=\"rows\(isEditing ? " editing" : "")\">"
    html.reserve(bytes: rows.count * 640, slots: rows.count * 6)
    for index in rows.indices { rows[index].write(to: &html, isEditing: isEditing) }
    html += "</ul>\(noteHTML)</section>"
    return html
  }

  private var section: HTML? { key.map { " data-section=\"\($0)\"" } }

  private var heading: HTML? {
    guard let title else { return nil }
    let heading: HTML = "<h2 class=\"group-title\">\(title)</h2>"
    guard let aside else { return heading }
    return "<div class=\"group-head\">\(heading)<span class=\"group-aside\">\(aside)</span></div>"
  }

  private var noteHTML: HTML? { note.map { "<p class=\"group-note\">\($0)</p>" } }
}

/// One line of a list.
package struct Row: Sendable {
  /// A short word beside a row: a state.
  package struct Badge: Sendable {
    let title: Phrase
    /// Names the colour in the styles.
    let tone: String

    package init(_ title: Phrase, tone: String) {
      self.title = title
      self.tone = tone
    }

    package var html: HTML { "<span class=\"badge\" data-tone=\"\(tone)\">\(title)</span>" }

    fileprivate func write(to html: inout HTML) {
      html.append(literal: "<span class=\"badge\" data-tone=\"")
      html.append(escaping: tone)
      html.append(literal: "\">")
      html.append(title)
      html.append(literal: "</span>")
    }
  }

  /// Deletes the row at once, by a swipe or in edit mode.
  package struct Deletion: Sendable {
    let link: Link
    let name: String

    /// - Parameter name: of what is deleted, for those who don't see the row: “Delete Ana”.
    package init(_ link: Link, of name: String) {
      self.link = link
      self.name = name
    }
  }

  var id: String?
  let title: Phrase
  var subtitle: Phrase?
  var icon: Icon?
  var avatar: Avatar?
  /// A drawing of the app's own before the words, instead of an icon.
  var mark: HTML?
  var value: Phrase?
  var badge: Badge?
  var link: Link?
  var isCurrent = false
  var deletion: Deletion?

  package init(
    id: String? = nil, title: Phrase, subtitle: Phrase? = nil, icon: Icon? = nil, avatar: Avatar? = nil,
    mark: HTML? = nil, value: Phrase? = nil, badge: Badge? = nil, opens link: Link? = nil, isCurrent: Bool = false,
    deletion: Deletion? = nil
  ) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.icon = icon
    self.avatar = avatar
    self.mark = mark
    self.value = value
    self.badge = badge
    self.link = link
    self.isCurrent = isCurrent
    self.deletion = deletion
  }

  package var html: HTML {
    var html = HTML()
    write(to: &html, isEditing: false)
    return html
  }

  /// Piece by piece into one value, and not by interpolation: a page is mostly rows, and their making is most of its cost.
  fileprivate func write(to html: inout HTML, isEditing: Bool) {
    html.append(literal: "<li class=\"row\"")
    if let id {
      html.append(literal: " id=\"row-")
      html.append(escaping: id)
      html.append(literal: "\"")
    }
    html.append(literal: ">")
    if let deletion {
      html.append(literal: "<swipe-row")
      if !isEditing {
        html.append(literal: " deletion=\"")
        html.append(deletion.link)
        html.append(literal: "\"")
      }
      html.append(literal: ">")
      writeLine(to: &html)
      if isEditing { write(deletion, to: &html) }
      html.append(literal: "</swipe-row></li>")
    } else {
      writeLine(to: &html)
      html.append(literal: "</li>")
    }
  }

  private func writeLine(to html: inout HTML) {
    if let link {
      html.append(literal: "<a class=\"row-link\" href=\"")
      html.append(link)
      html.append(literal: isCurrent ? "\" aria-current=\"true\">" : "\">")
    } else {
      html.append(literal: "<div class=\"row-line\">")
    }
    if let avatar { html.append(avatar.html) }
    if let mark { html.append("<span class=\"row-mark\">\(mark)</span>") }
    if let icon { html.append("<span class=\"row-icon\">\(icon)</span>") }
    html.append(literal: "<span class=\"row-text\"><span class=\"row-title\">")
    html.append(title)
    if let subtitle {
      html.append(literal: "</span><span class=\"row-subtitle\">")
      html.append(subtitle)
    }
    html.append(literal: "</span></span>")
    writeAside(to: &html)
    html.append(literal: link == nil ? "</div>" : "</a>")
  }

  private func writeAside(to html: inout HTML) {
    if value == nil, badge == nil { return }
    html.append(literal: "<span class=\"row-aside\">")
    if let value {
      html.append(literal: "<span class=\"row-value\">")
      html.append(value)
      html.append(literal: "</span>")
    }
    badge?.write(to: &html)
    html.append(literal: "</span>")
  }

  /// Outside edit mode the script makes the same form when a finger touches the row: a list is read far more often than
  /// anything in it is deleted.
  private func write(_ deletion: Deletion, to html: inout HTML) {
    html.append(literal: "<form class=\"row-delete\" method=\"post\" action=\"")
    html.append(deletion.link)
    html.append(literal: "\" data-enhance><button class=\"delete\"><span>")
    html.append(KitPhrases.delete)
    html.append(literal: " </span><span class=\"hidden\">")
    html.append(escaping: deletion.name)
    html.append(literal: "</span></button></form>")
  }
}

/// A choice on a picker screen, a button of the form around it.
package struct Choice: Sendable {
  let name: String
  let value: String
  let title: Phrase
  let subtitle: Phrase?
  let mark: HTML?
  let isChosen: Bool

  package init(
    name: String, value: String, title: Phrase, subtitle: Phrase? = nil, mark: HTML? = nil, isChosen: Bool
  ) {
    self.name = name
    self.value = value
    self.title = title
    self.subtitle = subtitle
    self.mark = mark
    self.isChosen = isChosen
  }

  package var html: HTML {
    """
    <li class="row" id="choice-\(value)"><button class="row-link" name="\(name)" value="\(value)" \
    aria-pressed="\(isChosen ? "true" : "false")">\(markHTML)<span class="row-text"><span class="row-title">\(title)</span>\
    \(subtitleHTML)</span></button></li>
    """
  }

  private var subtitleHTML: HTML? { subtitle.map { "<span class=\"row-subtitle\">\($0)</span>" } }
  private var markHTML: HTML? { mark.map { "<span class=\"row-mark\">\($0)</span>" } }
}

/// What stands where a list would be when there is nothing in it.
package struct EmptyState: Sendable {
  let icon: Icon
  let title: Phrase
  let text: Phrase
  let action: (title: Phrase, link: Link)?

  package init(_ icon: Icon, title: Phrase, text: Phrase, action: (title: Phrase, link: Link)? = nil) {
    self.icon = icon
    self.title = title
    self.text = text
    self.action = action
  }

  package var html: HTML {
    let button: HTML? = action.map { "<a class=\"button\" href=\"\($0.link)\">\($0.title)</a>" }
    return "<div class=\"empty\">\(icon)<h2>\(title)</h2><p>\(text)</p>\(button)</div>"
  }
}

/// The way to the rest of a long list.
package struct MoreLink: Sendable {
  let link: Link

  package init(_ link: Link) {
    self.link = link
  }

  package var html: HTML {
    "<a class=\"more\" href=\"\(link)\" rel=\"next\" data-more>\(KitPhrases.showMore)</a>"
  }
}

/// What a search narrows: the rows, the way to more of them, and how many there are for those who listen.
package struct Results: Sendable {
  let html: HTML

  /// What stands there when a search finds nothing.
  package static var none: Results {
    Results(
      announcing: KitPhrases.nothingFound,
      EmptyState(.search, title: KitPhrases.nothingFound, text: KitPhrases.otherWords).html)
  }

  /// - Parameter announcement: read out when a search changes it.
  package init(announcing announcement: Phrase? = nil, _ content: HTML) {
    let status: HTML? = announcement.map { "<p class=\"hidden\" role=\"status\">\($0)</p>" }
    html = "<div data-results>\(status)\(content)</div>"
  }
}

extension HTML.StringInterpolation {
  package mutating func appendInterpolation(_ results: Results) {
    appendInterpolation(results.html)
  }
}
