/// A piece of a page, made by interpolation:
///
///     let title: HTML = "<h1>\(customer.name)</h1>"
///
/// Interpolated text is escaped; another piece is spliced in as it is; what depends on the reader (phrases, money, dates,
/// links within the space) is kept as a slot and written when the page is rendered, so that screens are the same value for
/// everybody.
package struct HTML: Sendable, ExpressibleByStringInterpolation {
  enum Slot: Sendable {
    case text(any Localized)
    case link(Link)
  }

  private(set) var bytes: [UInt8]
  private(set) var slots: [(offset: Int, slot: Slot)]

  package init() {
    bytes = []
    slots = []
  }

  package init(stringLiteral value: String) {
    bytes = Array(value.utf8)
    slots = []
  }

  package init(stringInterpolation interpolation: StringInterpolation) {
    self = interpolation.html
  }

  /// The one way to take markup that is not a literal. The caller vouches that no person's words are in it unescaped.
  package init(trusted markup: String) {
    self.init(stringLiteral: markup)
  }

  init(trusted markup: [UInt8]) {
    bytes = markup
    slots = []
  }

  package var isEmpty: Bool { bytes.isEmpty && slots.isEmpty }

  package mutating func append(_ other: HTML) {
    for slot in other.slots {
      slots.append((offset: bytes.count + slot.offset, slot: slot.slot))
    }
    bytes.append(contentsOf: other.bytes)
  }

  package static func += (left: inout HTML, right: HTML) {
    left.append(right)
  }

  mutating func appendEscaped(_ text: String) {
    var text = text
    text.withUTF8 { HTML.escape($0, into: &bytes) }
  }

  /// Writes the five characters that mean something to HTML as references, in text and attributes alike.
  static func escape(_ text: UnsafeBufferPointer<UInt8>, into bytes: inout [UInt8]) {
    var plain = 0
    for (index, byte) in text.enumerated() {
      guard let reference = reference(for: byte) else { continue }
      bytes.append(contentsOf: text[plain..<index])
      reference.withUTF8Buffer { bytes.append(contentsOf: $0) }
      plain = index + 1
    }
    bytes.append(contentsOf: text[plain...])
  }

  @inline(__always)
  private static func reference(for byte: UInt8) -> StaticString? {
    guard byte <= UInt8(ascii: ">") else { return nil }
    switch byte {
    case UInt8(ascii: "&"): return "&amp;"
    case UInt8(ascii: "<"): return "&lt;"
    case UInt8(ascii: ">"): return "&gt;"
    case UInt8(ascii: "\""): return "&quot;"
    case UInt8(ascii: "'"): return "&#39;"
    default: return nil
    }
  }

  /// The page's bytes for one reader.
  /// - Parameter space: the space that links within a space lead to.
  package func rendered(for manner: Manner, in space: ID<Space>?) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + slots.count * 40)
    let prefix = space.map { "/s/\($0)" } ?? ""
    var position = 0
    for (offset, slot) in slots {
      output.append(contentsOf: bytes[position..<offset])
      position = offset
      switch slot {
      case .text(let text):
        var text = text.text(in: manner)
        text.withUTF8 { HTML.escape($0, into: &output) }
      case .link(let link):
        if link.base == .space { output.append(contentsOf: prefix.utf8) }
        var path = link.base == .space && link.path == "/" ? "" : link.path
        path.withUTF8 { HTML.escape($0, into: &output) }
      }
    }
    output.append(contentsOf: bytes[position...])
    return output
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    var html = HTML()

    package init(literalCapacity: Int, interpolationCount: Int) {
      html.bytes.reserveCapacity(literalCapacity + interpolationCount * 24)
    }

    package mutating func appendLiteral(_ literal: String) {
      html.bytes.append(contentsOf: literal.utf8)
    }

    package mutating func appendInterpolation(_ text: String) {
      html.appendEscaped(text)
    }

    package mutating func appendInterpolation(_ number: Int) {
      html.bytes.append(contentsOf: String(number).utf8)
    }

    package mutating func appendInterpolation(_ number: Int64) {
      html.bytes.append(contentsOf: String(number).utf8)
    }

    package mutating func appendInterpolation(_ id: ID<some Any>) {
      html.bytes.append(contentsOf: id.description.utf8)
    }

    package mutating func appendInterpolation(_ text: some Localized) {
      html.slots.append((offset: html.bytes.count, slot: .text(text)))
    }

    package mutating func appendInterpolation(_ link: Link) {
      html.slots.append((offset: html.bytes.count, slot: .link(link)))
    }

    package mutating func appendInterpolation(_ html: HTML) {
      self.html.append(html)
    }

    package mutating func appendInterpolation(_ html: HTML?) {
      if let html { self.html.append(html) }
    }

    package mutating func appendInterpolation(_ pieces: [HTML]) {
      for piece in pieces { html.append(piece) }
    }

    /// An attribute that is there or not: `\(isChosen, attribute: "checked")`.
    package mutating func appendInterpolation(_ isPresent: Bool, attribute: StaticString) {
      guard isPresent else { return }
      html.bytes.append(UInt8(ascii: " "))
      attribute.withUTF8Buffer { html.bytes.append(contentsOf: $0) }
    }
  }
}

extension Sequence {
  /// The pieces made of each element, one after the other.
  package func html(_ piece: (Element) throws -> HTML) rethrows -> HTML {
    var html = HTML()
    for element in self { html.append(try piece(element)) }
    return html
  }
}
