/// One line of a list: the list item around it, and what stands in it.
package struct Row: Sendable {
  private enum Content: Sendable {
    case line(RowLine)
    case drawn(HTML)
  }

  let frame: RowFrame
  private let content: Content

  /// - Parameter line: the usual one, for what ``init(id:title:subtitle:icon:tone:avatar:mark:value:badge:opens:isCurrent:button:deletion:)``
  ///   doesn't offer.
  package init(_ frame: RowFrame, _ line: RowLine) {
    self.frame = frame
    content = .line(line)
  }

  /// - Parameter line: a drawing of the app's own.
  package init(_ frame: RowFrame, _ line: HTML) {
    self.frame = frame
    content = .drawn(line)
  }

  /// - Parameters:
  ///   - tone: of the icon; names the colour in the styles.
  ///   - mark: a drawing of the app's own before the words, instead of an icon.
  package init(
    id: String? = nil, title: Phrase, subtitle: Phrase? = nil, icon: Icon? = nil, tone: StaticString? = nil,
    avatar: Avatar? = nil, mark: HTML? = nil, value: Phrase? = nil, badge: Badge? = nil, opens link: Link? = nil,
    isCurrent: Bool = false, button: RowButton? = nil, deletion: Deletion? = nil
  ) {
    let lead = avatar?.html ?? mark.map(RowLine.mark) ?? icon.map { RowLine.icon($0, tone: tone) }
    self.init(
      RowFrame(id: id, deletion: deletion),
      RowLine(
        .said(title, subtitle), lead: lead, value: value, badge: badge, control: button?.html,
        touch: link.map(RowTouch.opens), look: isCurrent ? .current : .plain))
  }

  package var html: HTML {
    var html = HTML()
    write(to: &html, isEditing: false)
    return html
  }

  func write(to html: inout HTML, isEditing: Bool) {
    frame.write(to: &html, isEditing: isEditing) { html in
      switch content {
      case .line(let line): line.write(to: &html)
      case .drawn(let drawn): html.append(drawn)
      }
    }
  }
}

extension Row {
  /// A short word beside a row: a state.
  package struct Badge: Sendable {
    let title: Phrase
    /// Names the colour in the styles.
    let tone: String

    package init(_ title: Phrase, tone: String) {
      self.title = title
      self.tone = tone
    }

    package var html: HTML {
      var html = HTML()
      write(to: &html)
      return html
    }

    package func write(to html: inout HTML) {
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

    /// The form of edit mode. Outside it the script makes the same when a finger touches the row: a list is read far more
    /// often than anything in it is deleted.
    func write(to html: inout HTML) {
      html.append(literal: "<form class=\"row-delete\" method=\"post\" action=\"")
      html.append(link)
      html.append(literal: "\" data-enhance><button class=\"delete\"><span>")
      html.append(KitPhrases.delete)
      html.append(literal: " </span><span class=\"hidden\">")
      html.append(escaping: name)
      html.append(literal: "</span></button></form>")
    }
  }
}

/// A choice on a picker screen, a button of the form around it.
package struct Choice: Sendable {
  private let row: Row

  package init(
    name: String, value: String, title: Phrase, subtitle: Phrase? = nil, mark: HTML? = nil, isChosen: Bool
  ) {
    row = Row(
      RowFrame(id: value, prefix: "choice-"),
      RowLine(
        .said(title, subtitle), lead: mark.map(RowLine.mark), touch: .presses(name: name, value: value),
        look: .chosen(isChosen)))
  }

  package var html: HTML { row.html }
}
