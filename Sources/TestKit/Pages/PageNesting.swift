/// Which element may stand in which (the content models of the HTML standard, for what the house uses).
enum PageNesting {
  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "details", "dialog", "div", "dl", "fieldset", "figure", "footer",
    "form",
    "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "main", "nav", "ol", "p", "pre", "section", "table", "ul",
  ]

  private static let phrasesOnly: Set<String> = [
    "p", "span", "h1", "h2", "h3", "h4", "h5", "h6", "button", "label", "strong", "em", "small", "code", "time", "dt",
    "option", "title",
  ]

  private static let interactive: Set<String> = ["a", "button", "input", "select", "textarea", "details", "label"]

  private static let parents: [String: Set<String>] = [
    "li": ["ul", "ol"], "dt": ["dl", "div"], "dd": ["dl", "div"], "option": ["select", "optgroup", "datalist"],
    "tr": ["thead", "tbody", "tfoot"], "td": ["tr"], "th": ["tr"], "thead": ["table"], "tbody": ["table"],
    "tfoot": ["table"], "caption": ["table"], "summary": ["details"], "figcaption": ["figure"], "legend": ["fieldset"],
    "head": ["html"], "body": ["html"],
  ]

  private static let children: [String: Set<String>] = [
    "ul": ["li"], "ol": ["li"], "dl": ["dt", "dd", "div"], "select": ["option", "optgroup"],
    "table": ["caption", "thead", "tbody", "tfoot"], "thead": ["tr"], "tbody": ["tr"], "tr": ["td", "th"],
    "html": ["head", "body"],
  ]

  /// - Returns: why the element may not stand there, or `nil` when it may.
  static func fault(_ element: PageElement, in ancestors: [PageElement]) -> String? {
    guard let parent = ancestors.last, !parent.name.isEmpty else { return nil }
    let inParent = "<\(element.name)> stands in <\(parent.name)>"
    if let allowed = parents[element.name], !allowed.contains(parent.name) { return inParent }
    if let allowed = children[parent.name] {
      if !allowed.contains(element.name) { return inParent }
    }
    if blocks.contains(element.name), let outer = ancestors.last(where: { phrasesOnly.contains($0.name) }) {
      return "<\(element.name)> stands in <\(outer.name)>"
    }
    if interactive.contains(element.name), let outer = ancestors.last(where: { $0.name == "a" || $0.name == "button" })
    {
      return "<\(element.name)> stands in <\(outer.name)>"
    }
    if element.name == "form" || element.name == "label", ancestors.contains(where: { $0.name == element.name }) {
      return "<\(element.name)> stands in another"
    }
    return textFault(element)
  }

  private static func textFault(_ element: PageElement) -> String? {
    guard children[element.name] != nil else { return nil }
    for case .text(let text) in element.children where !text.allSatisfy(\.isWhitespace) {
      return "text stands right in <\(element.name)>: \(text)"
    }
    return nil
  }
}
