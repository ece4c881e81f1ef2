/// What somebody filled in cannot be taken as it is. The form is shown again with what they typed and these messages.
package struct Invalid: Error, Hashable {
  /// The names of the form's fields and what is wrong with each.
  package private(set) var messages: [String: Phrase]

  package init(_ messages: [String: Phrase] = [:]) {
    self.messages = messages
  }

  package var isEmpty: Bool { messages.isEmpty }

  package subscript(field: String) -> Phrase? {
    get { messages[field] }
    set { messages[field] = newValue }
  }
}
