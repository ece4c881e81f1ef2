import Kit

/// What every page of the house must hold, whatever it shows.
struct PageRules {
  private(set) var faults: [String] = []
  private let ids: [String]
  private let labelled: Set<String>
  private let all: [PageElement]

  init(_ root: PageElement) {
    all = root.subtree
    ids = all.compactMap { $0["id"] }
    labelled = Set(
      (all + all.filter { $0.name == "template" }.flatMap { $0.elements.flatMap(\.subtree) })
        .filter { $0.name == "label" }.compactMap { $0["for"] })
    checkIdentities()
    check(root, in: [])
  }

  static func checkDocument(_ root: PageElement) -> [String] {
    var rules = PageRules(root)
    rules.checkDocument(root)
    return rules.faults
  }

  private mutating func checkDocument(_ root: PageElement) {
    if (root["lang"] ?? "").isEmpty { faults.append("the page does not say its language") }
    if root.first("head title")?.text.isEmpty != false { faults.append("the page has no title") }
    for name in ["h1", "main"] where all.count(where: { $0.name == name }) != 1 {
      faults.append("there is not exactly one <\(name)>")
    }
  }

  private mutating func checkIdentities() {
    var seen: Set<String> = []
    for id in ids where !seen.insert(id).inserted { faults.append("the id \(id) is there twice") }
    for element in all {
      for attribute in ["for", "form", "aria-labelledby", "aria-describedby", "aria-controls", "list"] {
        for id in (element[attribute] ?? "").split(separator: " ") where !seen.contains(String(id)) {
          faults.append("\(attribute) of <\(element.name)> names the missing id \(id)")
        }
      }
    }
  }

  private mutating func check(_ element: PageElement, in ancestors: [PageElement]) {
    if let reason = PageNesting.fault(element, in: ancestors) { faults.append(reason) }
    checkSafety(element)
    checkAddresses(element)
    checkName(element, in: ancestors)
    for child in element.elements { check(child, in: ancestors + [element]) }
  }

  /// What the Content-Security-Policy would refuse must not be there to begin with.
  private mutating func checkSafety(_ element: PageElement) {
    for attribute in element.attributes.keys.sorted() where attribute == "style" || attribute.hasPrefix("on") {
      faults.append("<\(element.name)> has the attribute \(attribute)")
    }
    if element.name == "style", !element.children.contains(where: Self.isTheStyle) {
      faults.append("a style sheet stands in the page")
    }
    if element.name == "script", element["src"] == nil || !element.children.isEmpty,
      EarlyScript(rawValue: element.text) == nil
    {
      faults.append("a script stands in the page")
    }
  }

  private static func isTheStyle(_ node: PageNode) -> Bool {
    guard case .text(let text) = node else { return false }
    return Styles.isWhole(text)
  }

  private mutating func checkAddresses(_ element: PageElement) {
    for attribute in ["href", "action", "src", "formaction"] {
      guard let address = element[attribute] else { continue }
      // A link that opens another site in a window of its own, told nothing of where it was, is meant to lead away.
      if element.name == "a", element["target"] == "_blank", element["rel"] == "noopener noreferrer" { continue }
      // A call and a mail are begun by the device itself, which fetches nothing for them.
      if element.name == "a", address.hasPrefix("tel:") || address.hasPrefix("mailto:") { continue }
      let isOurs = "/?#".contains(address.first ?? " ") && !address.hasPrefix("//")
      if !isOurs { faults.append("\(attribute) of <\(element.name)> leads away: \(address)") }
    }
  }

  /// Whoever doesn't see the page hears what a control is for. In a template a label stands beside it as on the page.
  private mutating func checkName(_ element: PageElement, in ancestors: [PageElement]) {
    let isNamed = ["aria-label", "aria-labelledby"].contains { !(element[$0] ?? "").isEmpty }
    switch element.name {
    case _ where element["type"] == "hidden" || element["hidden"] != nil: return
    case "input", "select", "textarea":
      let hasLabel = element["id"].map(labelled.contains) == true || ancestors.contains { $0.name == "label" }
      if !isNamed, !hasLabel { faults.append("<\(element.name)> \(element["name"] ?? "?") has no label") }
    case "button", "a", "summary":
      if !isNamed, element.spokenText.isEmpty, element.all("img[alt]").isEmpty {
        faults.append("<\(element.name)> \(element["href"] ?? element["name"] ?? "?") has no name")
      }
    case "img":
      if element["alt"] == nil { faults.append("<img> \(element["src"] ?? "?") has no alt") }
    default: return
    }
  }
}
