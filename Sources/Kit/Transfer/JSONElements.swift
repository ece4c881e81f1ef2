/// The elements of a JSON list, one after the other: of a document that is one, or of the lists under some names in a document
/// that is an object. Each is read by itself, so that one that is wrong hinders no other and a large file needs little room.
package struct JSONElements: Sequence, IteratorProtocol, Sendable {
  package struct Element: Sendable {
    /// The name of its list; empty where the document is the list.
    package let list: String
    /// In its list, from 0.
    package let index: Int
    /// Of the file, where it begins.
    package let line: Int
    package let bytes: ArraySlice<UInt8>

    /// As people find it in a document.
    package var path: String { "\(list)[\(index)]" }

    package func read() throws(JSONReader.Misreading) -> JSONNode { try JSONReader.read(bytes, from: line) }
  }

  private enum Place {
    case list(name: String)
    case ended
  }

  private let bytes: [UInt8]
  private let names: Set<String>
  private var position: Int
  /// Of the file, up to which it has been read.
  package private(set) var line = 1
  private var index = 0
  private var place = Place.ended
  private var isObject = false
  private var seen: Set<String> = []
  /// What stands in the document beside its lists, as far as it has been read: texts, numbers and the like.
  package private(set) var members: [String: JSONNode] = [:]
  /// The names of the lists that have been found.
  package private(set) var lists: Set<String> = []
  /// Whether the document stops where it should not, or goes on where it should stop.
  package private(set) var isBroken = false

  /// Goes to the first of the lists.
  package init(_ bytes: [UInt8], under names: Set<String>) {
    (self.bytes, self.names) = (bytes, names)
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    skipSpace()
    switch current {
    case UInt8(ascii: "["): begin("")
    case UInt8(ascii: "{"):
      isObject = true
      advance()
      findList(isFirst: true)
    default: isBroken = true
    }
  }

  /// How much of the document has been read, of 1.
  package var share: Double { bytes.isEmpty ? 1 : Double(position) / Double(bytes.count) }

  package mutating func next() -> Element? {
    guard case .list(let name) = place else { return nil }
    skipSpace()
    let goesOn = current == UInt8(ascii: ",") && index > 0
    if goesOn {
      advance()
      skipSpace()
    }
    if !goesOn, current == UInt8(ascii: "]") {
      advance()
      if isObject { findList(isFirst: false) } else { end() }
      return next()
    }
    let (start, first) = (position, line)
    // What takes no bytes would come again and again.
    guard goesOn || index == 0, skipValue(), position > start else {
      fail()
      return nil
    }
    index += 1
    return Element(list: name, index: index - 1, line: first, bytes: bytes[start..<position])
  }

  private mutating func begin(_ name: String) {
    advance()
    (place, index) = (.list(name: name), 0)
    lists.insert(name)
  }

  private mutating func fail() {
    (place, isBroken) = (.ended, true)
  }

  /// The document is read: nothing may follow.
  private mutating func end() {
    skipSpace()
    place = .ended
    if current != nil { isBroken = true }
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func advance() {
    if bytes[position] == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  private mutating func skipSpace() {
    while let byte = current, byte == 32 || byte == 9 || byte == 10 || byte == 13 { advance() }
  }

  /// Goes to the next list under one of the names, or to the end of the object.
  private mutating func findList(isFirst: Bool) {
    var isFirst = isFirst
    while true {
      skipSpace()
      if current == UInt8(ascii: "}") {
        advance()
        return end()
      }
      if !isFirst {
        guard current == UInt8(ascii: ",") else { return fail() }
        advance()
        skipSpace()
      }
      isFirst = false
      guard let name = memberName() else { return fail() }
      if names.contains(name), current == UInt8(ascii: "[") { return begin(name) }
      let (isNested, first, start) = (current == UInt8(ascii: "{") || current == UInt8(ascii: "["), line, position)
      guard skipValue() else { return fail() }
      if isNested { continue }
      do {
        members[name] = try JSONReader.read(bytes[start..<position], from: first)
      } catch {
        return fail()
      }
    }
  }

  /// - Returns: `nil` where there is none, or one that was there before.
  private mutating func memberName() -> String? {
    guard current == UInt8(ascii: "\"") else { return nil }
    let start = position
    skipString()
    do {
      guard let name = try JSONReader.read(bytes[start..<position]).text, seen.insert(name).inserted else { return nil }
      skipSpace()
      guard current == UInt8(ascii: ":") else { return nil }
      advance()
      skipSpace()
      return name
    } catch {
      return nil
    }
  }

  private mutating func skipString() {
    advance()
    while let byte = current {
      advance()
      if byte == UInt8(ascii: "\\"), current != nil { advance() }
      if byte == UInt8(ascii: "\"") { return }
    }
  }

  /// - Returns: whether there was a whole one.
  private mutating func skipValue() -> Bool {
    var depth = 0
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        skipString()
        if depth == 0 { return bytes[position - 1] == byte }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        advance()
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return true }
        depth -= 1
        advance()
        if depth == 0 { return true }
      case UInt8(ascii: ",") where depth == 0: return true
      default: advance()
      }
    }
    return false
  }
}
