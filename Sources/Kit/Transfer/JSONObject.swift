/// An object of a document whose members are taken by name; `null` is as good as absent.
package struct JSONObject: Sendable {
  /// A member that is missing, or of another kind than it should be.
  package struct Wrong: Error {
    let path: String

    package var message: Phrase { ImportPhrases.wrongJSON(path) }
  }

  private let members: [String: JSONNode]
  private let path: String

  /// - Parameter path: where in the document it stands; empty for the document itself.
  package init(_ node: JSONNode, at path: String) throws(Wrong) {
    guard let members = node.object else { throw Wrong(path: path) }
    self.init(members, at: path)
  }

  package init(_ members: [String: JSONNode], at path: String = "") {
    (self.members, self.path) = (members, path)
  }

  package func text(_ key: String) throws(Wrong) -> String { try needed(key, \.text) }
  package func integer(_ key: String) throws(Wrong) -> Int { try needed(key, \.integer) }
  package func textIfAny(_ key: String) throws(Wrong) -> String? { try present(key, \.text) }
  package func boolIfAny(_ key: String) throws(Wrong) -> Bool? { try present(key, \.bool) }

  /// The names of its members that are none of these.
  package func keys(besides known: Set<String>) -> [String] {
    members.filter { !$0.value.isNull && !known.contains($0.key) }.map(\.key)
  }

  package func objects(_ key: String) throws(Wrong) -> [JSONObject] {
    var objects: [JSONObject] = []
    for (index, node) in try needed(key, \.list).enumerated() {
      objects.append(try JSONObject(node, at: "\(place(key))[\(index)]"))
    }
    return objects
  }

  private func place(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  private func needed<Value>(_ key: String, _ read: (JSONNode) -> Value?) throws(Wrong) -> Value {
    guard let value = try present(key, read) else { throw Wrong(path: place(key)) }
    return value
  }

  /// - Parameter read: makes the value; `nil` for what is of another kind.
  package func present<Value>(_ key: String, _ read: (JSONNode) -> Value?) throws(Wrong) -> Value? {
    guard let node = members[key], !node.isNull else { return nil }
    guard let value = read(node) else { throw Wrong(path: place(key)) }
    return value
  }
}
