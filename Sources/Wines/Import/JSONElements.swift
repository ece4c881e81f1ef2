import Foundation
import Kit

/// The elements of a JSON list, one after the other: of a document that is one, or of the one under a name in a document that
/// is an object. Each is read by itself, so that one that is wrong hinders no other and a large file needs little room.
struct JSONElements: Sequence, IteratorProtocol {
  struct Element: Sendable {
    /// From 1.
    let number: Int
    /// Of the file, where it begins.
    let line: Int
    let bytes: ArraySlice<UInt8>
  }

  private let bytes: [UInt8]
  private var position: Int
  private var line = 1
  private var number = 0
  private var isInList = false
  /// The texts that stand in the document before its list.
  private(set) var texts: [String: String] = [:]
  /// Whether the document stops where it should.
  private(set) var isBroken = false

  /// - Parameter names: under which the list may stand; the first that is there counts.
  init(_ bytes: [UInt8], under names: Set<String>) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    skipSpace()
    if current == UInt8(ascii: "[") {
      advance()
      isInList = true
    } else if current == UInt8(ascii: "{") {
      advance()
      isInList = find(names)
    } else {
      isBroken = true
    }
  }

  var isList: Bool { isInList || number > 0 }
  var share: Double { bytes.isEmpty ? 1 : Double(position) / Double(bytes.count) }

  mutating func next() -> Element? {
    guard isInList else { return nil }
    skipSpace()
    let goesOn = current == UInt8(ascii: ",") && number > 0
    if goesOn {
      advance()
      skipSpace()
    }
    guard let byte = current, byte != UInt8(ascii: "]") else { return end(isBroken: current == nil) }
    let (start, first) = (position, line)
    // What takes no bytes would come again and again.
    guard goesOn || number == 0, skipValue(), position > start else { return end(isBroken: true) }
    number += 1
    return Element(number: number, line: first, bytes: bytes[start..<position])
  }

  private mutating func end(isBroken: Bool) -> Element? {
    self.isBroken = isBroken
    isInList = false
    return nil
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func advance() {
    if bytes[position] == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  private mutating func skipSpace() {
    while let byte = current, byte == 32 || byte == 9 || byte == 10 || byte == 13 { advance() }
  }

  /// Goes to the list under one of the names of an object.
  private mutating func find(_ names: Set<String>) -> Bool {
    while true {
      skipSpace()
      if current == UInt8(ascii: ",") {
        advance()
        continue
      }
      guard current == UInt8(ascii: "\"") else {
        isBroken = current != UInt8(ascii: "}")
        return false
      }
      let start = position + 1
      skipString()
      let name = String(decoding: bytes[start..<Swift.max(start, position - 1)], as: UTF8.self)
      skipSpace()
      guard current == UInt8(ascii: ":") else {
        isBroken = true
        return false
      }
      advance()
      skipSpace()
      if names.contains(name), current == UInt8(ascii: "[") {
        advance()
        return true
      }
      let value = position
      guard skipValue() else {
        isBroken = true
        return false
      }
      if case .text(let text) = JSONNode(bytes[value..<position]) { texts[name] = text }
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
