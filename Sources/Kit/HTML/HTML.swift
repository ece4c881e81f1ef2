/// A piece of a page, made by interpolation:
///
///     let title: HTML = "<h1>\(customer.name)</h1>"
///
/// Interpolated text is escaped; another piece is spliced in as it is; what depends on the reader (phrases, money, dates,
/// links within the space) is kept as a slot and written when the page is rendered, so that screens are the same value for
/// everybody.
package struct HTML: Sendable, ExpressibleByStringInterpolation {
  /// Stands between the bytes at its offset. A piece is kept whole and not copied into the one around it, so that nesting
  /// costs nothing.
  private struct Slot: Sendable {
    enum Content: Sendable {
      case phrase(Phrase)
      case text(any Localized)
      /// The address of the reader's space, with which links within it begin.
      case space
      case piece(HTML)
      case kept(KeptPiece)
    }

    let offset: Int
    let content: Content
  }

  /// From so many bytes on it costs less to refer to a piece than to copy it.
  private static let leastReferred = 512

  private var bytes: [UInt8]
  private var slots: [Slot]
  /// Roughly how many bytes it makes when it is rendered.
  private var size = 0
  /// Whether it shows what lets somebody in; see ``secret``.
  private(set) var isSecret = false

  package init() {
    bytes = []
    slots = []
  }

  package init(stringLiteral value: String) {
    self.init(trusted: Array(value.utf8))
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
    size = markup.count
  }

  /// What a function writes that writes piece by piece.
  package init(_ write: (inout HTML) -> Void) {
    self.init()
    write(&self)
  }

  package var isEmpty: Bool { bytes.isEmpty && slots.isEmpty }

  package mutating func reserve(bytes: Int, slots: Int) {
    self.bytes.reserveCapacity(bytes)
    self.slots.reserveCapacity(slots)
  }

  /// The same, on a page that is never compressed: how short a compressed page gets tells what else stands on it.
  package var secret: HTML {
    var html = self
    html.isSecret = true
    return html
  }

  /// The same, written once for all who read alike: for what is shown as it is many times.
  package var kept: HTML {
    var html = HTML()
    html.isSecret = isSecret
    html.insert(.kept(KeptPiece(self)), size: size)
    return html
  }

  package mutating func append(_ other: HTML) {
    if other.isSecret { isSecret = true }
    if other.slots.isEmpty, other.bytes.count < Self.leastReferred {
      append(other.bytes)
    } else {
      insert(.piece(other), size: other.size)
    }
  }

  private mutating func append(_ text: some Collection<UInt8>) {
    bytes.append(contentsOf: text)
    size += text.count
  }

  private mutating func insert(_ content: Slot.Content, size: Int) {
    slots.append(Slot(offset: bytes.count, content: content))
    self.size += size
  }

  package static func += (left: inout HTML, right: HTML) {
    left.append(right)
  }

  // For what a page holds by the hundred: piece by piece is several times faster than by interpolation, which see.

  package mutating func append(literal: StaticString) {
    literal.withUTF8Buffer { append($0) }
  }

  /// Text of a person, escaped.
  package mutating func append(escaping text: String) {
    size += text.utf8.count
    HTML.escape(text, into: &bytes)
  }

  package mutating func append(_ phrase: Phrase) {
    if let text = phrase.verbatim { append(escaping: text) } else { insert(.phrase(phrase), size: 24) }
  }

  /// An amount or a date.
  package mutating func append(_ text: some Localized) {
    insert(.text(text), size: 24)
  }

  package mutating func append(_ link: Link) {
    if link.base == .space { insert(.space, size: 40) }
    if link.base == .space, link.path == "/" { return }
    if link.isEncoded { append(link.path.utf8) } else { append(escaping: link.path) }
  }

  package mutating func append(_ before: StaticString, _ text: String, _ after: StaticString) {
    append(literal: before)
    append(escaping: text)
    append(literal: after)
  }

  package mutating func append(_ before: StaticString, _ phrase: Phrase, _ after: StaticString) {
    append(literal: before)
    append(phrase)
    append(literal: after)
  }

  package mutating func append(_ before: StaticString, _ link: Link, _ after: StaticString) {
    append(literal: before)
    append(link)
    append(literal: after)
  }

  /// Writes the five characters that mean something to HTML as references, in text and attributes alike.
  private static func escape(_ text: String, into bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { text in
      var plain = 0
      for index in text.indices {
        guard let reference = reference(for: text[index]) else { continue }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[plain..<index]))
        reference.withUTF8Buffer { bytes.append(contentsOf: $0) }
        plain = index + 1
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[plain...]))
    }
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
  /// - Parameter place: where links within a space lead.
  package func rendered(for locale: ReaderLocale, at place: Place?) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(size + size / 4)
    write(into: &output, for: locale, prefix: Array((place?.prefix ?? "").utf8))
    return output
  }

  private func write(into output: inout [UInt8], for locale: ReaderLocale, prefix: [UInt8]) {
    var position = 0
    for slot in slots {
      output.append(contentsOf: bytes[position..<slot.offset])
      position = slot.offset
      switch slot.content {
      case .piece(let piece): piece.write(into: &output, for: locale, prefix: prefix)
      case .kept(let piece): output.append(contentsOf: piece.written(for: locale, prefix: prefix))
      case .phrase(let phrase): HTML.escape(phrase.text(in: locale), into: &output)
      case .text(let text): HTML.escape(text.text(in: locale), into: &output)
      case .space: output.append(contentsOf: prefix)
      }
    }
    output.append(contentsOf: bytes[position...])
  }

  /// What a piece is for those who have read it last.
  private final class KeptPiece: Sendable {
    private struct Reading: Sendable {
      let locale: ReaderLocale
      let prefix: [UInt8]
      let bytes: [UInt8]
    }

    private static let most = 4
    private let piece: HTML
    private let readings = Locked<[Reading]>([])

    init(_ piece: HTML) {
      self.piece = piece
    }

    func written(for locale: ReaderLocale, prefix: [UInt8]) -> [UInt8] {
      let known = readings.withLock { $0.first { $0.locale == locale && $0.prefix == prefix }?.bytes }
      if let known { return known }
      var bytes: [UInt8] = []
      bytes.reserveCapacity(piece.size + piece.size / 4)
      piece.write(into: &bytes, for: locale, prefix: prefix)
      let reading = Reading(locale: locale, prefix: prefix, bytes: bytes)
      readings.withLock { readings in
        if readings.contains(where: { $0.locale == locale && $0.prefix == prefix }) { return }
        if readings.count == Self.most { readings.removeFirst() }
        readings.append(reading)
      }
      return bytes
    }
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var html = HTML()

    package init(literalCapacity: Int, interpolationCount: Int) {
      html.bytes.reserveCapacity(literalCapacity + interpolationCount * 24)
      html.slots.reserveCapacity(interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) {
      html.append(literal.utf8)
    }

    package mutating func appendInterpolation(_ text: String) {
      html.append(escaping: text)
    }

    package mutating func appendInterpolation(_ number: Int) {
      html.append(String(number).utf8)
    }

    package mutating func appendInterpolation(_ number: Int64) {
      html.append(String(number).utf8)
    }

    package mutating func appendInterpolation(_ id: ID<some Any>) {
      html.append(id.description.utf8)
    }

    package mutating func appendInterpolation(_ phrase: Phrase) {
      html.append(phrase)
    }

    package mutating func appendInterpolation(_ text: some Localized) {
      html.insert(.text(text), size: 24)
    }

    package mutating func appendInterpolation(_ link: Link) {
      html.append(link)
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
      html.append(CollectionOfOne(UInt8(ascii: " ")))
      html.append(literal: attribute)
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
