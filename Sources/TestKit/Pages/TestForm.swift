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
  let page: TestPage

  package var action: String { element["action"] ?? "" }

  /// The names and values of its fields, those outside it that name it included; no button's.
  package var fields: [(String, String)] {
    let outside = page.root.subtree.filter { $0["form"] != nil && $0["form"] == element["id"] }
    return (element.subtree + outside).filter { TestField.tags.contains($0.name) && $0["disabled"] == nil }
      .compactMap { input in
        guard let name = input["name"] else { return nil }
        let isChoice = input["type"] == "checkbox" || input["type"] == "radio"
        guard !isChoice || input["checked"] != nil else { return nil }
        return (name, TestField(element: input, label: "", problem: nil).value)
      }
  }

  /// What each of its buttons that has a name says when it is pressed.
  package var presses: [(name: String, value: String)] {
    let outside = page.root.all("button[form]").filter { $0["form"] == element["id"] }
    return (element.all("button[name]") + outside).filter { $0["disabled"] == nil }.compactMap { button in
      button["name"].map { ($0, button["value"] ?? "") }
    }
  }

  /// Whether a file belongs to it.
  package var takesFiles: Bool { element.all("input[type=file]").isEmpty == false }

  /// The fields after somebody typed into some of them.
  package func filled(_ values: [String: String]) -> [(String, String)] {
    let typed = fields.map { ($0.0, values[$0.0] ?? $0.1) }
    let others = values.filter { name, _ in !typed.contains { $0.0 == name } }
    return typed + others.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
