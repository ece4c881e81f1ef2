/// A file that somebody brings, as the text that it holds: within its bounds, in UTF-8 without the sign zero, which no text of ours has
/// and not every storage engine takes, and not empty.
package struct BroughtFile: Sendable {
  package static let sizeLimit = FileBounds.page.bytes
  package static let rowLimit = FileBounds.page.rows

  /// Why a file cannot be read at all.
  package enum Misreading: Error, Equatable {
    case notUTF8, empty, tooDeep
    /// In bytes.
    case tooLarge(limit: Int)
    case tooManyValues(limit: Int)
    case tooManyRows(limit: Int)
    case tooManyColumns(line: Int)
    case valueTooLong(line: Int)
    /// A quoted value that doesn't end, on the line where it begins.
    case openQuote(line: Int)
  }

  /// Without the mark that some programs begin a text with.
  package let bytes: [UInt8]
  package let bounds: FileBounds

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// What the text begins with says what it is.
  package var isJSON: Bool { Self.isJSON(bytes) }

  package init(_ bytes: [UInt8], bounds: FileBounds = .page) throws(Misreading) {
    guard bytes.count <= bounds.bytes else { throw .tooLarge(limit: bounds.bytes) }
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes[3...]) : bytes
    guard !content.contains(0), String(validating: content, as: UTF8.self) != nil else { throw .notUTF8 }
    guard content.contains(where: { $0 > 32 }) else { throw .empty }
    if Self.isJSON(content) { try bounds.check(json: content) }
    (self.bytes, self.bounds) = (content, bounds)
  }

  private static func isJSON(_ bytes: [UInt8]) -> Bool {
    bytes.first { $0 > 32 }.map { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") } ?? false
  }
}

extension BroughtFile.Misreading {
  package var message: Phrase {
    switch self {
    case .tooLarge(let limit):
      Phrase(
        es: "El archivo es demasiado grande: como mucho, \(limit / 1_048_576) MB.",
        en: "The file is too large: the limit is \(limit / 1_048_576) MB.",
        pt: "É grande demais: no máximo, \(limit / 1_048_576) MB.")
    case .notUTF8:
      Phrase(
        es: "El texto no está en UTF-8. Guarda el archivo con esa codificación e inténtalo de nuevo.",
        en: "The text is not UTF-8. Save the file in that encoding and try again.",
        pt: "O texto não está em UTF-8. Guarde o documento com essa codificação e tente de novo.")
    case .empty: Phrase(es: "El archivo está vacío.", en: "The file is empty.", pt: "O documento está vazio.")
    case .tooDeep:
      Phrase(
        es: "El JSON está anidado a demasiada profundidad.", en: "The JSON is nested too deeply.",
        pt: "O JSON tem níveis demais.")
    case .tooManyValues(let limit):
      Phrase(
        es: "El archivo tiene demasiados valores: como mucho, \(limit).",
        en: "The file holds too many values: the limit is \(limit).",
        pt: "O documento tem valores demais: no máximo, \(limit).")
    case .tooManyRows(let limit): ImportPhrases.tooManyRows(limit)
    case .tooManyColumns(let line):
      Phrase(
        es: "La línea \(line) tiene demasiadas columnas: como mucho, \(FileBounds.columns).",
        en: "Line \(line) has too many columns: the limit is \(FileBounds.columns).",
        pt: "A linha \(line) tem colunas demais: no máximo, \(FileBounds.columns).")
    case .valueTooLong(let line):
      Phrase(
        es: "En la línea \(line) hay un texto demasiado largo.", en: "A text on line \(line) is too long.",
        pt: "Na linha \(line) há um texto longo demais.")
    case .openQuote(let line): ImportPhrases.openQuote(line)
    }
  }
}
