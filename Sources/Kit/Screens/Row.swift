/// One line of a list: the list item around it, and what stands in it.
package struct Row: Sendable {
  /// What it writes and not what it is made of, which is large: rows are handed on by the hundred.
  let write: @Sendable (_ html: inout HTML, _ isEditing: Bool) -> Void

  init(write: @Sendable @escaping (_ html: inout HTML, _ isEditing: Bool) -> Void) {
    self.write = write
  }

  /// - Parameter line: the usual one.
  package init(_ frame: RowFrame, _ line: RowLine) {
    write = { html, isEditing in
      frame.writeStart(to: &html, isEditing: isEditing)
      line.write(to: &html)
      frame.writeEnd(to: &html, isEditing: isEditing)
    }
  }

  /// - Parameter line: a drawing of the app's own.
  package init(_ frame: RowFrame, _ line: HTML) {
    write = { frame.write(to: &$0, isEditing: $1) { $0.append(line) } }
  }

  /// - Parameters:
  ///   - app: whose colours the icon has.
  ///   - tile: behind the icon of no app, when it is not the screen's own colour.
  ///   - mark: a drawing of the app's own before the words, instead of an icon.
  package init(
    id: String? = nil, title: Phrase, subtitle: Phrase? = nil, icon: Icon? = nil, app: String? = nil,
    tile: Tile? = nil, avatar: Avatar? = nil, mark: HTML? = nil, value: Phrase? = nil, badge: Badge? = nil,
    opens link: Link? = nil, isCurrent: Bool = false, button: RowButton? = nil, deletion: Deletion? = nil
  ) {
    let lead = avatar?.html ?? mark.map(RowLine.mark) ?? icon.map { RowLine.icon($0, app: app, on: tile) }
    self.init(
      RowFrame(id: id, deletion: deletion),
      RowLine(
        .said(title, subtitle), lead: lead, value: value, badge: badge, control: button?.html,
        touch: link.map(RowTouch.opens), look: isCurrent ? .current : .plain))
  }

  package var html: HTML { HTML { write(&$0, false) } }
}

extension Row {
  /// A file to take along: one stays where one is.
  package static func file(_ title: Phrase, icon: Icon? = "download", value: Phrase? = nil, at link: Link) -> Row {
    let lead = icon.map { RowLine.icon($0) }
    return Row(RowFrame(), RowLine(.said(title), lead: lead, value: value, touch: .opens(link), look: .file))
  }

  /// A choice on a picker screen, a button of the form around it.
  package static func choice(
    name: String, value: String, title: Phrase, subtitle: Phrase? = nil, mark: HTML? = nil, isChosen: Bool
  ) -> Row {
    let touch = RowTouch.presses(name: name, value: value)
    return Row(
      RowFrame(id: value, prefix: "choice-"),
      RowLine(.said(title, subtitle), lead: mark.map(RowLine.mark), touch: touch, look: .chosen(isChosen)))
  }

  /// What lies behind a row's icon. The raw values name the colours in the styles.
  package enum Tile: String, Sendable {
    case quiet = "grey"
    case needs = "orange"
    case destructive = "red"
  }

  /// A short word beside a row: a state.
  package struct Badge: Sendable {
    let title: Phrase
    /// None for what is no state.
    let tone: Tone?
    let icon: Icon?

    package init(_ title: Phrase, tone: Tone, icon: Icon? = nil) {
      (self.title, self.tone, self.icon) = (title, tone, icon)
    }

    package init(score: String) {
      (title, tone, icon) = (Phrase(verbatim: score), nil, nil)
    }

    package var html: HTML { HTML(write) }

    package func write(to html: inout HTML) {
      guard let tone else { return html.append("<span class=\"badge badge-score\">", title, "</span>") }
      html.append("<span class=\"badge\" data-tone=\"", tone.rawValue, "\">")
      if let icon { html.append(icon.html) }
      html.append("", title, "</span>")
    }
  }

  /// Deletes the row at once, by a swipe or in edit mode.
  package struct Deletion: Sendable {
    let link: Link
    let name: String
    let attributes: HTML?

    /// - Parameter name: of what is deleted, for those who don't see the row: “Delete Ana”.
    package init(_ link: Link, of name: String, as action: Action? = nil) {
      (self.link, self.name, attributes) = (link, name, action?.attributes)
    }

    /// What the script makes of the form of edit mode, on the row's element.
    func writeAttributes(to html: inout HTML) {
      html.append(" deletion=\"", link, "\"")
      if let attributes { html.append(attributes) }
    }

    /// The form of edit mode. Outside it the script makes the same when a finger touches the row: a list is read far more
    /// often than anything in it is deleted.
    func write(to html: inout HTML) {
      html.append("<form class=\"row-delete\" method=\"post\" action=\"", link, "\" data-enhance")
      if let attributes { html.append(attributes) }
      html.append(literal: ">")
      html.append("<button class=\"delete\"><span>", KitPhrases.delete, " </span>")
      html.append("<span class=\"hidden\">", name, "</span></button></form>")
    }
  }
}
