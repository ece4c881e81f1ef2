/// A file that somebody brings, as the text that it holds.
package struct BroughtFile: Sendable {
  /// Of a file that comes through a page; whoever sits at the terminal decides for themselves.
  package static let sizeLimit = 20 * 1024 * 1024
  package static let rowLimit = 200_000
  static let depthLimit = 32

  /// Why a file cannot be read at all.
  package enum Misreading: Error, Equatable {
    case tooLarge, notUTF8, empty, tooDeep

    package var message: Phrase {
      switch self {
      case .tooLarge:
        Phrase(
          es: "El archivo es demasiado grande: como mucho, 20 MB.", en: "The file is too large: the limit is 20 MB.",
          pt: "É grande demais: no máximo, 20 MB.")
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
      }
    }
  }

  package let text: String

  /// What the text begins with says what it is.
  package var isJSON: Bool { text.first { !$0.isWhitespace }.map { "{[".contains($0) } ?? false }

  package init(_ bytes: [UInt8], sizeLimit: Int = BroughtFile.sizeLimit) throws(Misreading) {
    guard bytes.count <= sizeLimit else { throw .tooLarge }
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    guard let text = String(validating: content, as: UTF8.self) else { throw .notUTF8 }
    guard !text.allSatisfy(\.isWhitespace) else { throw .empty }
    self.text = text
    if isJSON, Self.depth(of: text.utf8) > Self.depthLimit { throw .tooDeep }
  }

  /// How deep the brackets of a JSON text go; those inside strings don't count.
  private static func depth(of bytes: some Sequence<UInt8>) -> Int {
    var (depth, deepest, isString, isEscaped) = (0, 0, false, false)
    for byte in bytes {
      if isEscaped {
        isEscaped = false
      } else if isString {
        if byte == UInt8(ascii: "\\") { isEscaped = true }
        if byte == UInt8(ascii: "\"") { isString = false }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          depth += 1
          deepest = max(deepest, depth)
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        default: break
        }
      }
    }
    return deepest
  }
}

extension DecodingError {
  /// Where in the document it went wrong, as a path.
  package var place: String {
    let context: Context
    switch self {
    case .typeMismatch(_, let at), .valueNotFound(_, let at), .dataCorrupted(let at): context = at
    case .keyNotFound(let key, let at):
      return at.codingPath.path + (at.codingPath.isEmpty ? "" : ".") + key.stringValue
    @unknown default: return ""
    }
    return context.codingPath.path
  }
}

extension [any CodingKey] {
  fileprivate var path: String {
    reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += (path.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }
}
