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
    """
    <section class="group"\(section)>\(heading)<ul class="rows\(isEditing ? " editing" : "")">\
    \(rows.html(\.html))</ul>\(noteHTML)</section>
    """
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

    var html: HTML { "<span class=\"badge\" data-tone=\"\(tone)\">\(title)</span>" }
  }

  /// Deletes the row at once, by a swipe or in edit mode.
  package struct Deletion: Sendable {
    let link: Link
    let label: Phrase

    /// - Parameter label: names what is deleted for those who don't see the row: “Delete Ana”.
    package init(_ link: Link, label: Phrase) {
      self.link = link
      self.label = label
    }
  }

  var id: String?
  let title: Phrase
  var subtitle: Phrase?
  var icon: Icon?
  var value: Phrase?
  var badge: Badge?
  var link: Link?
  var isCurrent = false
  var deletion: Deletion?

  package init(
    id: String? = nil, title: Phrase, subtitle: Phrase? = nil, icon: Icon? = nil, value: Phrase? = nil,
    badge: Badge? = nil, opens link: Link? = nil, isCurrent: Bool = false, deletion: Deletion? = nil
  ) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.icon = icon
    self.value = value
    self.badge = badge
    self.link = link
    self.isCurrent = isCurrent
    self.deletion = deletion
  }

  package var html: HTML {
    "<li class=\"row\"\(identity)>\(swipeable)</li>"
  }

  private var identity: HTML? { id.map { " id=\"row-\($0)\"" } }

  private var swipeable: HTML {
    guard let deletion else { return line }
    return """
      <swipe-row>\(line)\
      <form class="row-delete" method="post" action="\(deletion.link)" data-enhance>\
      <button class="delete" aria-label="\(deletion.label)"><span>\(KitPhrases.delete)</span></button></form></swipe-row>
      """
  }

  private var line: HTML {
    guard let link else { return "<div class=\"row-line\">\(inside)</div>" }
    return "<a class=\"row-link\" href=\"\(link)\"\(isCurrent ? current : nil)>\(inside)</a>"
  }

  private var current: HTML { " aria-current=\"true\"" }

  private var inside: HTML {
    "\(iconHTML)<span class=\"row-text\"><span class=\"row-title\">\(title)</span>\(subtitleHTML)</span>\(aside)"
  }

  private var iconHTML: HTML? { icon.map { "<span class=\"row-icon\">\($0)</span>" } }
  private var subtitleHTML: HTML? { subtitle.map { "<span class=\"row-subtitle\">\($0)</span>" } }

  private var aside: HTML? {
    guard value != nil || badge != nil else { return nil }
    let valueHTML: HTML? = value.map { "<span class=\"row-value\">\($0)</span>" }
    return "<span class=\"row-aside\">\(valueHTML)\(badge?.html)</span>"
  }
}

/// A choice on a picker screen, a button of the form around it.
package struct Choice: Sendable {
  let name: String
  let value: String
  let title: Phrase
  let subtitle: Phrase?
  let isChosen: Bool

  package init(name: String, value: String, title: Phrase, subtitle: Phrase? = nil, isChosen: Bool) {
    self.name = name
    self.value = value
    self.title = title
    self.subtitle = subtitle
    self.isChosen = isChosen
  }

  package var html: HTML {
    """
    <li class="row" id="choice-\(value)"><button class="row-link" name="\(name)" value="\(value)" \
    aria-pressed="\(isChosen ? "true" : "false")"><span class="row-text"><span class="row-title">\(title)</span>\
    \(subtitleHTML)</span></button></li>
    """
  }

  private var subtitleHTML: HTML? { subtitle.map { "<span class=\"row-subtitle\">\($0)</span>" } }
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
