/// One element of a page that was read, with what is in it.
package struct PageElement: Sendable {
  package let name: String
  package let attributes: [String: String]
  package let children: [PageNode]

  package subscript(attribute: String) -> String? { attributes[attribute] }

  package var classes: [Substring] { (self["class"] ?? "").split(separator: " ") }

  package var elements: [PageElement] {
    children.compactMap { child in
      guard case .element(let element) = child else { return nil }
      return element
    }
  }

  /// Itself and everything below it, in the order of the page. What is in a template is the scripts' alone.
  package var subtree: [PageElement] {
    var found: [PageElement] = []
    collect { found.append($0) }
    return found
  }

  private func collect(_ take: (PageElement) -> Void) {
    take(self)
    guard name != "template" else { return }
    for case .element(let element) in children { element.collect(take) }
  }

  /// The words in it, white space folded.
  package var text: String {
    words { _ in true }
  }

  /// The words in it that people see or hear: without what is hidden from both.
  package var spokenText: String {
    words { $0["aria-hidden"] != "true" && $0["hidden"] == nil }
  }

  private func words(where isShown: (PageElement) -> Bool) -> String {
    pieces(where: isShown).joined(separator: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func pieces(where isShown: (PageElement) -> Bool) -> [String] {
    guard isShown(self), name != "template" else { return [] }
    return children.flatMap { child in
      switch child {
      case .text(let text): [text]
      case .element(let element): element.pieces(where: isShown)
      }
    }
  }

  /// The elements in it that a selector names: tags, `.classes`, `#ids` and `[attribute=value]`, with a space for “in”.
  package func all(_ selector: String) -> [PageElement] {
    selector.split(separator: " ").map { PageSelector($0) }.reduce([self]) { parents, step in
      var found: [PageElement] = []
      for parent in parents where parent.name != "template" {
        for element in parent.elements { element.collect { if step.matches($0) { found.append($0) } } }
      }
      return found
    }
  }

  package func first(_ selector: String) -> PageElement? {
    all(selector).first
  }
}

/// What an element holds.
package enum PageNode: Sendable {
  case element(PageElement)
  /// With its references resolved.
  case text(String)
}

/// One step of a selector: everything it asks of an element.
struct PageSelector {
  private var name: Substring = ""
  private var conditions: [(attribute: String, value: String?)] = []
  private var classes: [Substring] = []

  init(_ text: Substring) {
    var rest = text
    name = rest.prefix { !".#[".contains($0) }
    rest = rest.dropFirst(name.count)
    while let kind = rest.popFirst() {
      let word = rest.prefix { kind == "[" ? $0 != "]" : !".#[".contains($0) }
      rest = rest.dropFirst(word.count + (kind == "[" ? 1 : 0))
      switch kind {
      case ".": classes.append(word)
      case "#": conditions.append(("id", String(word)))
      default:
        let parts = word.split(separator: "=", maxSplits: 1)
        conditions.append((String(parts[0]), parts.count > 1 ? String(parts[1]) : nil))
      }
    }
  }

  func matches(_ element: PageElement) -> Bool {
    guard name.isEmpty || element.name == name else { return false }
    guard classes.allSatisfy(element.classes.contains) else { return false }
    return conditions.allSatisfy { condition in
      guard let value = element[condition.attribute] else { return false }
      return condition.value == nil || condition.value == value
    }
  }
}
