/// A field of a form and what is said about it.
package struct TestField: Sendable {
  static let tags: Set<String> = ["input", "select", "textarea"]

  package let element: PageElement
  package let label: String
  /// What is wrong with what was typed.
  package let problem: String?

  /// As it would be sent.
  package var value: String {
    switch element.name {
    case "textarea":
      // A browser drops the line break right after the tag.
      element.plainText.first == "\n" ? String(element.plainText.dropFirst()) : element.plainText
    case "select":
      (element.first("option[selected]") ?? element.first("option")).map { $0["value"] ?? $0.text } ?? ""
    default: element["value"] ?? ""
    }
  }

  package var options: [String] { element.all("option").map(\.text) }
}

extension PageElement {
  fileprivate var plainText: String {
    children.reduce(into: "") { text, child in
      if case .text(let piece) = child { text += piece }
    }
  }
}

/// A form as a browser would send it.
package struct TestForm: Sendable {
  package let element: PageElement
  package let page: TestPage
  /// Its fields as they stand on the page, those outside it that name it included.
  package let inputs: [PageElement]
  private let buttons: [PageElement]

  package init(element: PageElement, page: TestPage) {
    (self.element, self.page) = (element, page)
    let parts = element.subtree + (element["id"].flatMap { page.outside[$0] } ?? [])
    inputs = parts.filter { TestField.tags.contains($0.name) && $0["disabled"] == nil && $0["name"] != nil }
    buttons = parts.filter { $0.name == "button" }
  }

  package var action: String { element["action"] ?? "" }

  /// The names and values of its fields; no button's.
  package var fields: [(String, String)] {
    inputs.compactMap { input in
      let isChoice = input["type"] == "checkbox" || input["type"] == "radio"
      guard !isChoice || input["checked"] != nil else { return nil }
      return (input["name"] ?? "", value(of: input))
    }
  }

  /// What stands in one of its fields.
  package func value(of input: PageElement) -> String {
    TestField(element: input, label: "", problem: nil).value
  }

  /// What each of its buttons that has a name says when it is pressed.
  package var presses: [(name: String, value: String)] {
    buttons.filter { $0["disabled"] == nil }.compactMap { button in
      button["name"].map { ($0, button["value"] ?? "") }
    }
  }

  /// Whether it can be sent without pressing one of its buttons that have names.
  package var isSentAsItIs: Bool {
    presses.isEmpty || buttons.contains { $0["name"] == nil && $0["type"] != "button" }
  }

  /// Whether what it sends carries a key: one of its own, or one that a script mints.
  package var isKeyed: Bool {
    element["data-enhance"] != nil || element.first("input[name=operation]") != nil
      || page.root.all("set-field form").contains { $0["action"] == action }
  }

  /// The fields after somebody typed into some of them.
  package func filled(_ values: [String: String]) -> [(String, String)] {
    let typed = fields.map { ($0.0, values[$0.0] ?? $0.1) }
    let others = values.filter { name, _ in !typed.contains { $0.0 == name } }
    return typed + others.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
