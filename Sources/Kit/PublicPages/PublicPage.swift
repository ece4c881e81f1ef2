/// The public address of one app of a space, `/r/NAME`: open to everybody while its owner keeps it open.
package struct PublicPage: Hashable, Sendable {
  package let id: ID<PublicPage>
  /// As it stands in the address.
  package let name: String
  package let space: ID<Space>
  package let app: String
  package let isOpen: Bool

  static let columns: SQL = "id, name, space_id, app, is_open"

  init(_ row: SQLRow) throws {
    id = try row["id"]
    name = try row["name"]
    space = try row["space_id"]
    app = try row["app"]
    isOpen = try row["is_open"]
  }
}

/// The name in a public address: words of `a` to `z` and digits with hyphens between them.
package enum PublicPageName {
  static let lengths = 3...40

  /// What people type as a name, as an address would say it: “Casa Pepe” is `casa-pepe`.
  package static func suggestion(for text: String) -> String {
    let words = text.searchKey.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    return String(words.joined(separator: "-").prefix(lengths.upperBound)).trimmingHyphens
  }

  /// What is wrong with a name, if anything.
  package static func problem(with name: String) -> Phrase? {
    let isWritten = name.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 45 }
    guard isWritten, name.trimmingHyphens == name, !name.contains("--") else { return PublicPagePhrases.nameLetters }
    return lengths.contains(name.utf8.count) ? nil : PublicPagePhrases.nameLength
  }
}

extension String {
  fileprivate var trimmingHyphens: String {
    var text = self[...]
    while text.first == "-" { text.removeFirst() }
    while text.last == "-" { text.removeLast() }
    return String(text)
  }
}
