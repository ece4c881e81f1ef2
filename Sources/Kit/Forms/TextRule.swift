/// What is wrong with a text that somebody typed; `nil` when nothing is.
package enum TextRule {
  /// - Parameters:
  ///   - limit: in characters.
  ///   - missing: what to say when it is blank.
  package static func required(_ text: String, atMost limit: Int, _ missing: Phrase) -> Phrase? {
    text.allSatisfy(\.isWhitespace) ? missing : optional(text, atMost: limit)
  }

  package static func optional(_ text: String, atMost limit: Int) -> Phrase? {
    text.count > limit ? KitPhrases.tooLong(limit) : nil
  }
}
