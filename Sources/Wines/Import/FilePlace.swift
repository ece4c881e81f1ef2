import Kit

/// Where a row stands in a file.
package struct FilePlace: Hashable, Sendable {
  /// On which it begins.
  package let line: Int
  /// The how manieth of a document it is, as a line may hold them all; `nil` in a table.
  package let element: Int?

  var phrase: Phrase {
    guard let element else { return ImportPhrases.place(String(line)) }
    return Phrase(
      es: "Línea \(String(line)), vino n.º \(String(element))", en: "Line \(String(line)), wine no. \(String(element))",
      pt: "Linha \(String(line)), vinho n.º \(String(element))")
  }
}
