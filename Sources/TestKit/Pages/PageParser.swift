/// Reads markup and forgives nothing: what a browser would silently repair is a fault here.
struct PageParser {
  private let bytes: [UInt8]
  private var position = 0
  private var open: [OpenElement] = [OpenElement(name: "", attributes: [:])]

  private struct OpenElement {
    let name: String
    let attributes: [String: String]
    var children: [PageNode] = []

    var closed: PageElement { PageElement(name: name, attributes: attributes, children: children) }
  }

  private static let voidElements: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
  ]

  private static let references = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'", "nbsp": "\u{A0}",
  ]

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The `html` element of a document.
  /// - Throws: ``PageFault`` at the first mark that is out of place.
  static func document(_ bytes: [UInt8]) throws -> PageElement {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw PageFault("is not UTF-8") }
    var parser = PageParser(bytes)
    guard parser.skip("<!doctype html>") else { throw PageFault("does not begin with <!doctype html>") }
    let roots = try parser.content()
    guard roots.count == 1, case .element(let root) = roots[0], root.name == "html" else {
      throw PageFault("is not one html element")
    }
    return root
  }

  /// The elements of a piece of a page.
  static func fragment(_ bytes: [UInt8]) throws -> PageElement {
    var parser = PageParser(bytes)
    return PageElement(name: "", attributes: [:], children: try parser.content())
  }

  private mutating func content() throws -> [PageNode] {
    while position < bytes.count {
      if skip("</") {
        try close()
      } else if skip("<") {
        try begin()
      } else {
        open[open.count - 1].children.append(.text(try text(until: UInt8(ascii: "<"))))
      }
    }
    guard open.count == 1 else { throw fault("<\(open[open.count - 1].name)> is never closed") }
    return open[0].children
  }

  private mutating func begin() throws {
    let name = try name()
    var attributes: [String: String] = [:]
    while skip(" ") {
      let (attribute, value) = try attribute()
      guard attributes.updateValue(value, forKey: attribute) == nil else { throw fault("\(attribute) is there twice") }
    }
    let closesItself = skip("/")
    guard skip(">") else { throw fault("<\(name)> does not end") }
    let isDrawing = name == "svg" || open.contains { $0.name == "svg" }
    guard !closesItself || isDrawing else { throw fault("<\(name)/> is for drawings only") }
    let element = OpenElement(name: name, attributes: attributes)
    if closesItself || Self.voidElements.contains(name) {
      open[open.count - 1].children.append(.element(element.closed))
    } else {
      open.append(element)
      if name == "style" { open[open.count - 1].children.append(.text(rawText(until: "</style>"))) }
    }
  }

  private mutating func rawText(until end: String) -> String {
    let rest = bytes[position...]
    let text = rest[..<(rest.firstRange(of: end.utf8)?.lowerBound ?? rest.endIndex)]
    position = text.endIndex
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func close() throws {
    let name = try name()
    guard skip(">") else { throw fault("</\(name)> does not end") }
    guard open.count > 1, open[open.count - 1].name == name else {
      throw fault("</\(name)> closes <\(open[open.count - 1].name)>")
    }
    let element = open.removeLast().closed
    open[open.count - 1].children.append(.element(element))
  }

  private mutating func attribute() throws -> (name: String, value: String) {
    let name = try name()
    guard skip("=") else { return (name, "") }
    guard skip("\"") else { throw fault("the value of \(name) is not quoted") }
    let value = try text(until: UInt8(ascii: "\""))
    guard skip("\"") else { throw fault("the value of \(name) does not end") }
    return (name, value)
  }

  /// Of a tag or an attribute: lower case, but for the drawings' `viewBox` and its like.
  private mutating func name() throws -> String {
    let start = position
    while position < bytes.count, Self.isNameByte(bytes[position]) { position += 1 }
    guard position > start else { throw fault("a name is missing: an unescaped < perhaps") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: ":"):
      true
    default: false
    }
  }

  private mutating func text(until end: UInt8) throws -> String {
    var text: [UInt8] = []
    while position < bytes.count, bytes[position] != end {
      switch bytes[position] {
      case UInt8(ascii: "&"): text += try reference().utf8
      case UInt8(ascii: "<"): throw fault("an unescaped <")
      case 0: throw fault("a NUL")
      default:
        text.append(bytes[position])
        position += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func reference() throws -> String {
    let name = bytes[(position + 1)...].prefix(6).prefix { $0 != UInt8(ascii: ";") }
    guard let text = Self.references[String(decoding: name, as: UTF8.self)] else { throw fault("an unescaped &") }
    position += name.count + 2
    return text
  }

  private mutating func skip(_ mark: StaticString) -> Bool {
    let found = mark.withUTF8Buffer { bytes[position...].starts(with: $0) }
    if found { position += mark.utf8CodeUnitCount }
    return found
  }

  private func fault(_ what: String) -> PageFault {
    let around = bytes[max(0, position - 60)..<min(bytes.count, position + 30)]
    return PageFault("\(what), near: \(String(decoding: around, as: UTF8.self))")
  }
}

/// Why a page cannot be read.
package struct PageFault: Error, Equatable, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
