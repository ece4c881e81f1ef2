/// A page as a person finds it: its titles, fields, buttons, links and rows by the names they carry.
package struct TestPage: Sendable {
  package let root: PageElement
  /// What stands elsewhere than the form that it belongs to, by that form's id.
  let outside: [String: [PageElement]]
  /// Which rules of every page it breaks.
  package let faults: [String]

  /// - Throws: ``PageFault`` when the markup is broken.
  package init(_ bytes: [UInt8]) throws {
    root = try PageParser.document(bytes)
    outside = Self.outside(root)
    faults = PageRules.checkDocument(root)
  }

  /// A piece of a page, as a component renders it.
  package init(piece bytes: [UInt8]) throws {
    root = try PageParser.fragment(bytes)
    outside = Self.outside(root)
    faults = PageRules(root).faults
  }

  private static func outside(_ root: PageElement) -> [String: [PageElement]] {
    Dictionary(grouping: root.subtree.filter { $0["form"] != nil }) { $0["form"] ?? "" }
  }

  package var language: String { root["lang"] ?? "" }
  package var title: String { text(of: "h1") ?? "" }

  /// The words of the first element that a selector names, or `nil` when there is none.
  package func text(of selector: String) -> String? {
    root.first(selector)?.text
  }

  package func texts(of selector: String) -> [String] {
    root.all(selector).map(\.text)
  }

  /// What stands in the cells of a table's rows, one row after the other.
  package func cells(of rows: String) -> [String] {
    root.all(rows).flatMap(\.elements).map(\.text)
  }

  /// Everything that stands in the page's body to be read, hidden or not.
  package var words: String { root.first("body")?.text ?? root.text }

  package var links: [TestLink] {
    root.all("a[href]").map { TestLink(name: Self.name(of: $0), address: $0["href"] ?? "", element: $0) }
  }

  package func link(named name: String) -> TestLink? {
    links.first { $0.name == name }
  }

  package var buttons: [TestButton] {
    root.all("button").map { TestButton(name: Self.name(of: $0), element: $0) }
  }

  package func button(named name: String) -> TestButton? {
    buttons.first { $0.name == name }
  }

  package func field(_ name: String) -> TestField? {
    root.subtree.first { TestField.tags.contains($0.name) && $0["name"] == name }.map { element in
      TestField(
        element: element, label: element["id"].flatMap { text(of: "label[for=\($0)]") } ?? element["aria-label"] ?? "",
        problem: text(of: "#\(name)-error"))
    }
  }

  package var rows: [TestRow] { root.all("li.row").map(TestRow.init) }

  package var forms: [TestForm] { root.all("form").map { TestForm(element: $0, page: self) } }

  /// What scripts ask before an authenticator fills in the form that stands beside it.
  package var asks: [TestForm] {
    (root.all("passkey-maker[options]") + root.all("passkey-entry[options]")).map { element in
      let attributes = ["action": element["options"] ?? "", "method": "post"]
      return TestForm(
        element: PageElement(name: "form", attributes: attributes, children: element.children), page: self)
    }
  }

  /// What scripts send when a row is swept away.
  package var swipes: [TestForm] {
    root.all("swipe-row[deletion]").map { row in
      var attributes = ["action": row["deletion"] ?? "", "method": "post", "data-enhance": ""]
      attributes["data-offline"] = row["data-offline"]
      return TestForm(element: PageElement(name: "form", attributes: attributes, children: []), page: self)
    }
  }

  /// The form with the fields of the screen.
  package var form: TestForm? { forms.first { $0.element["id"] == "form" } }

  /// What a person hears of an element: its label, else its words.
  private static func name(of element: PageElement) -> String {
    element["aria-label"] ?? element.spokenText
  }
}

package struct TestLink: Sendable {
  package let name: String
  package let address: String
  let element: PageElement

  package var isCurrent: Bool { element["aria-current"] != nil }
}

package struct TestButton: Sendable {
  package let name: String
  package let element: PageElement

}

/// One line of a list.
package struct TestRow: Sendable {
  package let element: PageElement

  package var id: String { (element["id"] ?? "").replacing("row-", with: "") }
  package var title: String { element.first(".row-title")?.text ?? "" }
  package var subtitle: String? { element.first(".row-subtitle")?.text }
  package var value: String? { element.first(".row-value")?.text }
  package var badge: String? { element.first(".badge")?.text }
  package var opens: String? { element.first("a.row-link")?["href"] }
  /// Where its deletion is posted to.
  package var deletion: String? {
    element.first("swipe-row")?["deletion"] ?? element.first("form.row-delete")?["action"]
  }
}
