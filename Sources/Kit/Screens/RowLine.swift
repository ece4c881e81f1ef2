/// What a row says: its name, and a line about it.
package enum RowWords: Sendable {
  case said(Phrase, Phrase? = nil)
  /// Made of `row-title` and `row-subtitle` by whoever has more to say.
  case drawn(HTML)

  package var html: HTML {
    var html = HTML()
    write(to: &html)
    return html
  }

  func write(to html: inout HTML) {
    switch self {
    case .drawn(let words): html.append(words)
    case .said(let title, let subtitle):
      html.append(literal: "<span class=\"row-title\">")
      html.append(title)
      if let subtitle {
        html.append(literal: "</span><span class=\"row-subtitle\">")
        html.append(subtitle)
      }
      html.append(literal: "</span>")
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
package enum RowLook: Sendable {
  case plain
  /// What it opens stands beside the list.
  case current
  /// With a check, or without.
  case chosen(Bool)
  /// It leads to nothing: it does something.
  case action

  fileprivate var kind: StaticString {
    if case .action = self { "row-link row-action" } else { "row-link" }
  }

  fileprivate var state: StaticString {
    switch self {
    case .plain, .action: ""
    case .current: " aria-current=\"true\""
    case .chosen(true): " aria-pressed=\"true\""
    case .chosen(false): " aria-pressed=\"false\""
    }
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
    self.words = words
    self.lead = lead
    self.value = value
    self.badge = badge
    self.aside = aside
    self.control = control
    self.touch = touch
    self.look = look
  }

  package static func icon(_ icon: Icon, tone: StaticString? = nil) -> HTML {
    var html: HTML = "<span class=\"row-icon\""
    if let tone {
      html.append(literal: " data-tone=\"")
      html.append(literal: tone)
      html.append(literal: "\"")
    }
    html += ">\(icon)</span>"
    return html
  }

  package static func mark(_ drawing: HTML) -> HTML { "<span class=\"row-mark\">\(drawing)</span>" }

  package var html: HTML {
    var html = HTML()
    write(to: &html)
    return html
  }

  func write(to html: inout HTML) {
    writeStart(to: &html)
    if let lead { html.append(lead) }
    html.append(literal: "<span class=\"row-text\">")
    words.write(to: &html)
    html.append(literal: "</span>")
    writeAside(to: &html)
    if let control { html.append(control) }
    writeEnd(to: &html)
  }

  private func writeStart(to html: inout HTML) {
    switch touch {
    case nil: return html.append(literal: "<div class=\"row-line\">")
    case .opens(let link):
      html.append(literal: "<a class=\"")
      html.append(literal: look.kind)
      html.append(literal: "\" href=\"")
      html.append(link)
      html.append(literal: "\"")
    case .presses(let name, let value):
      html.append(literal: "<button class=\"")
      html.append(literal: look.kind)
      html.append(literal: "\" name=\"")
      html.append(escaping: name)
      html.append(literal: "\" value=\"")
      html.append(escaping: value)
      html.append(literal: "\"")
    case .posts(let form):
      form.writeStart(to: &html)
      html.append(literal: "<button class=\"")
      html.append(literal: look.kind)
      html.append(literal: "\"")
    }
    html.append(literal: look.state)
    html.append(literal: ">")
  }

  private func writeAside(to html: inout HTML) {
    if value == nil, badge == nil, aside == nil { return }
    html.append(literal: "<span class=\"row-aside\">")
    if let aside { html.append(aside) }
    if let value {
      html.append(literal: "<span class=\"row-value\">")
      html.append(value)
      html.append(literal: "</span>")
    }
    badge?.write(to: &html)
    html.append(literal: "</span>")
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
