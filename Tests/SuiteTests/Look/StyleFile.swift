import Foundation

/// A file of styles as its tests read it: what is declared, and for what.
struct StyleFile {
  struct Declaration {
    /// The selectors and conditions around it, from the outermost.
    let within: [String]
    let property: String
    let value: String

    /// The names, numbers and functions of its value; a function ends with its parenthesis.
    var words: [String] {
      var words: [String] = []
      var word: [UInt8] = []
      var quote: UInt8?
      func end() {
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        word = []
      }
      for byte in value.utf8 {
        if let open = quote {
          quote = byte == open ? nil : open
          continue
        }
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
          end()
          quote = byte
        case UInt8(ascii: "("):
          word.append(byte)
          end()
        case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "/"): end()
        default: word.append(byte)
        }
      }
      end()
      return words
    }
  }

  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardizedFileURL

  /// Below `assets`: `css/20-rows.css`.
  let path: String
  let declarations: [Declaration]

  init(path: String, text: String) {
    self.path = path
    declarations = Self.declarations(in: text)
  }

  /// All that travel with a page.
  static func all() throws -> [StyleFile] {
    let assets = root.appending(path: "assets")
    return try FileManager.default.subpathsOfDirectory(atPath: assets.path).filter { $0.hasSuffix(".css") }.sorted().map
    {
      StyleFile(path: $0, text: try String(contentsOf: assets.appending(path: $0), encoding: .utf8))
    }
  }

  private static func declarations(in text: String) -> [Declaration] {
    var declarations: [Declaration] = []
    var within: [String] = []
    var said: [UInt8] = []
    var depth = 0
    var quote: UInt8?
    func take() -> String {
      defer { said = [] }
      return String(decoding: said, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
    func end() {
      let said = take()
      guard !said.hasPrefix("@"), let colon = said.firstIndex(of: ":") else { return }
      let value = said[said.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
      declarations.append(Declaration(within: within, property: String(said[..<colon]), value: value))
    }
    for byte in withoutComments(Array(text.utf8)) {
      switch byte {
      case _ where quote != nil:
        quote = byte == quote ? nil : quote
        said.append(byte)
      case UInt8(ascii: "{") where depth == 0: within.append(take())
      case UInt8(ascii: "}") where depth == 0:
        end()
        within.removeLast()
      case UInt8(ascii: ";") where depth == 0: end()
      default:
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        said.append(byte)
      }
    }
    return declarations
  }

  private static func withoutComments(_ text: [UInt8]) -> [UInt8] {
    let (star, slash) = (UInt8(ascii: "*"), UInt8(ascii: "/"))
    var rest: [UInt8] = []
    var isComment = false
    var index = 0
    while index < text.count {
      let next = index + 1 < text.count ? text[index + 1] : 0
      if isComment ? (text[index] == star && next == slash) : (text[index] == slash && next == star) {
        isComment.toggle()
        index += 2
      } else {
        if !isComment { rest.append(text[index]) }
        index += 1
      }
    }
    return rest
  }
}
