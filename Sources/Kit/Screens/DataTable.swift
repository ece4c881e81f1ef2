/// A list that people work through, as a table: a row for each thing with a box to tick, and heads by which it is sorted.
///
/// Its rows go by the ids and classes of a list's rows, so that what scripts do with those they do with these.
package struct DataTable<Element: Sendable>: Sendable {
  package struct Column: Sendable {
    /// How wide it is and where its words stand.
    package enum Kind: String, Sendable {
      case text, code, number, date, state
      /// A state with what brings it further.
      case step
      /// A number that gives way where there is little room.
      case detail
    }

    let title: Phrase
    let kind: Kind
    /// The list's order by it.
    let order: String?
    let write: @Sendable (Element, inout HTML) -> Void

    /// - Parameters:
    ///   - order: the name of the ``ListOrder`` by it, where there is one.
    ///   - write: what stands in it of a thing.
    package init(
      _ title: Phrase, _ kind: Kind, order: String? = nil, _ write: @escaping @Sendable (Element, inout HTML) -> Void
    ) {
      (self.title, self.kind, self.order, self.write) = (title, kind, order, write)
    }

    /// One that says something of each thing, or of some.
    package init(_ title: Phrase, _ kind: Kind, order: String? = nil, says: @escaping @Sendable (Element) -> Phrase?) {
      self.init(title, kind, order: order) { element, html in
        if let phrase = says(element) { html.append(phrase) }
      }
    }
  }

  /// What a row is of.
  package struct Subject: Sendable {
    let id: String
    /// Stands first in its row.
    let title: HTML
    /// Says to who doesn't see the row which one is selected.
    let name: String
    let link: Link
    let isCurrent: Bool
    let kind: String?
    let around: (@Sendable (HTML) -> HTML)?

    /// - Parameters:
    ///   - name: where the title alone doesn't tell it from others.
    ///   - drawn: the title with what a search has found in it marked.
    ///   - kind: a class of its row, for styles.
    ///   - around: puts something around its link.
    package init(
      _ id: String, _ title: String, known name: String? = nil, drawn: HTML? = nil, kind: String? = nil,
      opens link: Link, isCurrent: Bool, around: (@Sendable (HTML) -> HTML)? = nil
    ) {
      (self.id, self.title, self.link, self.isCurrent) = (id, drawn ?? "\(title)", link, isCurrent)
      (self.kind, self.around) = (kind, around)
      self.name = name.map { "\(title), \($0)" } ?? title
    }
  }

  package let html: HTML

  /// - Parameters:
  ///   - own: the list's order while its reader has chosen none.
  ///   - list: its address.
  package init(
    _ caption: Phrase, titles: (title: Phrase, order: String), columns: [Column], own: String, _ query: ListQuery,
    in list: Link, isSelectable: Bool, rows: [Element], subject: (Element) -> Subject
  ) {
    let sort = query.sort ?? SortChoice(own)
    self.init(
      caption, titles: titles, columns: columns, sorted: sort, isSelectable: isSelectable, rows: rows,
      sorting: { order in
        let next = SortChoice(order, isDescending: sort.order == order && !sort.isDescending)
        return list.with("q", query.search).with("sort", next.text)
      }, subject: subject)
  }

  /// - Parameters:
  ///   - caption: what the table shows.
  ///   - titles: the column of the things' names, and the list's order by them.
  ///   - sort: the order that it is shown in.
  ///   - isSelectable: whether its rows can be selected.
  ///   - sorting: where the head of an order leads.
  package init(
    _ caption: Phrase, titles: (title: Phrase, order: String), columns: [Column], sorted sort: SortChoice,
    isSelectable: Bool, rows: some Collection<Element>, sorting: (String) -> Link, subject: (Element) -> Subject
  ) {
    func head(_ title: Phrase, _ kind: Column.Kind, _ order: String?) -> HTML {
      guard let order else { return "<th scope=\"col\" data-kind=\"\(kind.rawValue)\">\(title)</th>" }
      let state: HTML? =
        sort.order == order ? " aria-sort=\"\(sort.isDescending ? "descending" : "ascending")\"" : nil
      let link = sorting(order)
      return "<th scope=\"col\" data-kind=\"\(kind.rawValue)\"\(state)><a href=\"\(link)\">\(title)</a></th>"
    }
    let all: HTML =
      "<td class=\"select\"><label><input type=\"checkbox\" data-select-all aria-label=\"\(KitPhrases.selectAll)\"></label></td>"
    let heads = columns.html { head($0.title, $0.kind, $0.order) }
    var html: HTML = """
      <section class="group" data-section="table"><table class="data"><caption class="hidden">\(caption)</caption><thead><tr>\
      \(isSelectable ? all : nil)\(head(titles.title, .text, titles.order))\(heads)</tr></thead><tbody class="rows">
      """
    html.reserve(bytes: rows.count * 800, slots: rows.count * (columns.count + 4))
    for element in rows {
      let subject = subject(element)
      Self.write(subject, isSelectable, to: &html)
      for column in columns {
        html.append("<td data-kind=\"", column.kind.rawValue, "\">")
        column.write(element, &html)
        html.append(literal: "</td>")
      }
      html.append(literal: "</tr>")
    }
    html += "</tbody></table></section>"
    self.html = html
  }

  private static func write(_ subject: Subject, _ isSelectable: Bool, to html: inout HTML) {
    html.append(literal: "<tr class=\"row")
    if let kind = subject.kind { html.append(" ", kind, "") }
    html.append("\" id=\"row-", subject.id, "\">")
    if isSelectable {
      html.append(
        literal: "<td class=\"select\"><label><input class=\"row-select\" type=\"checkbox\" form=\"selection\"")
      html.append(" name=\"row\" value=\"", subject.id, "\"")
      html.append(" aria-label=\"", KitPhrases.select(subject.name), "\"></label></td>")
    }
    html.append(literal: "<th scope=\"row\">")
    let current: HTML? = subject.isCurrent ? " aria-current=\"true\"" : nil
    let link: HTML = "<a href=\"\(subject.link)\"\(current)><span class=\"row-title\">\(subject.title)</span></a>"
    html += subject.around?(link) ?? link
    html.append(literal: "</th>")
  }
}

/// What can be done with all rows of a list that are ticked, in one change. Without scripts it is always there; with them it takes
/// the place of the search while something is ticked.
package struct SelectionBar: Sendable {
  package let html: HTML

  /// - Parameter choices: each a button; a value stands for it in the form.
  package init(
    posts link: Link, as action: Action, name: String, choices: [(title: Phrase, value: String, isDestructive: Bool)]
  ) {
    let buttons = choices.html { choice in
      """
      <button\(choice.isDestructive ? " class=\"destructive\"" as HTML : nil) name="\(name)" value="\(choice.value)">\
      \(choice.title)</button>
      """
    }
    html = """
      <row-selection single="\(KitPhrases.oneSelected)" several="\(KitPhrases.severalSelected)">\
      <form class="selection" id="selection" method="post" action="\(link)" data-enhance\(action.attributes)>\
      <p role="status">\(KitPhrases.withSelected)</p>\(buttons)\
      <button type="button" data-select-none>\(KitPhrases.unselect)</button></form></row-selection>
      """
  }
}

/// The way to a list as a table for who has no scripts, where there is room for one.
package struct TableLink: Sendable {
  package let html: HTML

  /// - Parameter order: the list's own.
  package init(_ query: ListQuery, in list: Link, order: String) {
    self.init(to: list.with("q", query.search).with("sort", order))
  }

  /// - Parameter link: the list's address that asks for a table.
  package init(to link: Link) {
    html = "<noscript><a class=\"as-table\" href=\"\(link)\">\(KitPhrases.asTable)</a></noscript>"
  }
}

extension Form {
  /// The rows that are ticked, each once.
  /// - Throws: ``Refusal/malformed(_:)`` when there is none.
  package func selected<Of>(_ type: Of.Type = Of.self) throws -> [ID<Of>] {
    try selected { ID<Of>($0) }
  }

  /// The same of things that have no id of the space.
  package func selected<Name: Hashable>(reading name: (String) -> Name?) throws -> [Name] {
    var seen: Set<Name> = []
    let ids = values(of: "row").compactMap(name).filter { seen.insert($0).inserted }
    guard !ids.isEmpty else { throw Refusal.malformed(KitPhrases.nothingSelected) }
    return ids
  }
}
