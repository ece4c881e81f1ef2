/// A few amounts with their names.
package struct Facts: Sendable {
  package let html: HTML

  package init(_ facts: [(name: Phrase, value: Phrase)]) {
    html = "<dl class=\"facts\">\(facts.html { "<div><dt>\($0.name)</dt><dd>\($0.value)</dd></div>" })</dl>"
  }
}

/// Rows and columns of figures.
package struct Table: Sendable {
  package let html: HTML

  /// - Parameters:
  ///   - caption: says what the table shows to those who don't see it.
  ///   - numbers: the columns that hold figures, aligned at the right.
  package init(_ caption: Phrase, columns: [Phrase], numbers: Set<Int>, rows: [[Phrase]]) {
    func cells(_ values: [Phrase], _ tag: HTML, scope: HTML) -> HTML {
      values.enumerated().html { index, value in
        let style: HTML? = numbers.contains(index) ? " class=\"number\"" : nil
        // The first column says what its row is about.
        if index == 0, scope.isEmpty { return "<th scope=\"row\"\(style)>\(value)</th>" }
        return "<\(tag)\(scope)\(style)>\(value)</\(tag)>"
      }
    }
    html = """
      <div class="table-scroll" tabindex="0" role="region" aria-label="\(caption)"><table class="table">\
      <caption class="hidden">\(caption)</caption><thead><tr>\(cells(columns, "th", scope: " scope=\"col\""))</tr>\
      </thead><tbody>\(rows.html { "<tr>\(cells($0, "td", scope: ""))</tr>" })</tbody></table></div>
      """
  }
}

/// Who did what and when, newest first.
package struct ActivityList: Sendable {
  package let html: HTML

  package init(_ lines: [(sentence: Phrase, details: [Phrase], at: Instant)]) {
    let items = lines.html { line in
      let details = line.details.html { "<p class=\"activity-detail\">\($0)</p>" }
      return "<li><p>\(line.sentence)</p>\(details)<time datetime=\"\(line.at.iso8601)\">\(line.at)</time></li>"
    }
    html = """
      <section class="group"><h2 class="group-title">\(KitPhrases.activity)</h2>\
      <ol class="activity">\(items)</ol></section>
      """
  }
}

/// A sentence that stands out.
package struct Notice: Sendable {
  package enum Tone: String, Sendable {
    case info, success, warning, error
  }

  package let html: HTML

  /// - Parameters:
  ///   - remedy: the page where something can be done about it.
  ///   - putOff: what it is told by that it may come back another day.
  package init(
    _ text: Phrase, tone: Tone = .info, remedy: (title: Phrase, link: Link)? = nil,
    putOff: (title: Phrase, link: Link)? = nil
  ) {
    let way: HTML? = remedy.map { " <a href=\"\($0.link)\">\($0.title)</a>" }
    guard let putOff else {
      html = "<p class=\"notice\" data-tone=\"\(tone.rawValue)\">\(text)\(way)</p>"
      return
    }
    html = """
      <div class="notice" data-tone="\(tone.rawValue)"><p>\(text)\(way)</p>\
      <form method="post" action="\(putOff.link)" data-enhance><button>\(putOff.title)</button></form></div>
      """
  }
}
