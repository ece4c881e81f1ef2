/// What a row says: its name, and a line about it.
package enum RowWords: Sendable {
  case said(Phrase, Phrase? = nil)
  /// Made of `row-title` and `row-subtitle` by whoever has more to say.
  case drawn(HTML)

  package var html: HTML { HTML(write) }

  func write(to html: inout HTML) {
    switch self {
    case .drawn(let words): html.append(words)
    case .said(let title, let subtitle):
      html.append("<span class=\"row-title\">", title, "</span>")
      if let subtitle { html.append("<span class=\"row-subtitle\">", subtitle, "</span>") }
    }
  }
}

/// What a touch on a row does.
package enum RowTouch: Sendable {
  case opens(Link)
  /// A button of the form around the rows.
  case presses(name: String, value: String)
  /// A button of a form of its own.
  case posts(RowForm)
}

/// How a row looks that can be touched.
package struct RowLook: Sendable {
  fileprivate var kind: StaticString = "row-link"
  fileprivate var state: StaticString = ">"

  package static let plain = RowLook()
  /// What it opens stands beside the list.
  package static let current = RowLook(state: " aria-current=\"true\">")
  /// It leads to nothing: it does something.
  package static let action = RowLook(kind: "row-link row-action")
  /// The same, where it adds something to what the screen shows.
  package static let addition = RowLook(kind: "row-link row-action", state: " data-key=\"n\">")

  /// What comes of it is no page.
  static let file = RowLook(state: " data-file>")

  /// With a check, or without.
  package static func chosen(_ isChosen: Bool) -> RowLook {
    RowLook(state: isChosen ? " aria-pressed=\"true\">" : " aria-pressed=\"false\">")
  }
}

/// The usual line of a row: something before the words, the words, and what stands at the end.
package struct RowLine: Sendable {
  let words: RowWords
  let lead: HTML?
  let value: Phrase?
  let badge: Row.Badge?
  let aside: HTML?
  let control: HTML?
  let touch: RowTouch?
  let look: RowLook

  /// - Parameters:
  ///   - lead: a drawing or a control before the words.
  ///   - aside: a drawing beside the words, over the value.
  ///   - control: what can be touched at the end of a row that can't be touched as a whole.
  package init(
    _ words: RowWords, lead: HTML? = nil, value: Phrase? = nil, badge: Row.Badge? = nil, aside: HTML? = nil,
    control: HTML? = nil, touch: RowTouch? = nil, look: RowLook = .plain
  ) {
    (self.words, self.lead, self.value, self.badge) = (words, lead, value, badge)
    (self.aside, self.control, self.touch, self.look) = (aside, control, touch, look)
  }

  package static func icon(_ icon: Icon, tone: String? = nil) -> HTML {
    let colour: HTML? = tone.map { " data-tone=\"\($0)\"" }
    return "<span class=\"row-icon\"\(colour)>\(icon)</span>"
  }

  package static func mark(_ drawing: HTML) -> HTML { "<span class=\"row-mark\">\(drawing)</span>" }

  package var html: HTML { HTML(write) }

  func write(to html: inout HTML) {
    writeStart(to: &html)
    if let lead { html.append(lead) }
    html.append(literal: "<span class=\"row-text\">")
    words.write(to: &html)
    html.append(literal: "</span>")
    if value != nil || badge != nil || aside != nil {
      html.append(literal: "<span class=\"row-aside\">")
      if let aside { html.append(aside) }
      if let value { html.append("<span class=\"row-value\">", value, "</span>") }
      badge?.write(to: &html)
      html.append(literal: "</span>")
    }
    if let control { html.append(control) }
    writeEnd(to: &html)
  }

  private func writeStart(to html: inout HTML) {
    if case .posts(let form) = touch { html.append(form.start) }
    switch touch {
    case nil: return html.append(literal: "<div class=\"row-line\">")
    case .opens: html.append(literal: "<a class=\"")
    case .presses, .posts: html.append(literal: "<button class=\"")
    }
    html.append(literal: look.kind)
    if case .opens(let link) = touch { html.append("\" href=\"", link, "") }
    if case .presses(let name, let value) = touch {
      html.append("\" name=\"", name, "\" value=\"")
      html.append(escaping: value)
    }
    html.append(literal: "\"")
    html.append(literal: look.state)
  }

  private func writeEnd(to html: inout HTML) {
    switch touch {
    case nil: html.append(literal: "</div>")
    case .opens: html.append(literal: "</a>")
    case .presses: html.append(literal: "</button>")
    case .posts: html.append(literal: "</button></form>")
    }
  }
}
