extension String {
  /// The text as a search sees it: small letters without accents, digits, single spaces.
  ///
  /// "Xarel·lo (Nero d’Avola)" is `xarello nero davola`. Apostrophes and the Catalan middle dot vanish, so that a
  /// search for part of a key (`LIKE '%…%'`) finds d'Avola by `avola`, `davola` and `d'avola`; any other punctuation is
  /// a space, so "Pouilly-Fuissé" is found by `pouilly fuisse`. Latin letters become ASCII (ñ n, ß ss, æ ae), other
  /// alphabets lose case and accents. Pictures such as 🍷 stay. As `%`, `_` and `\` never survive, a key needs no
  /// escaping inside `LIKE`.
  package var searchKey: String {
    Folding.key(of: self, forSorting: false)
  }

  /// The text as an alphabetical list orders it: its `searchKey`, except that ñ is `n~`, after every other n ("caña"
  /// after "canuto").
  ///
  /// To be compared byte by byte: SQLite's `BINARY`, PostgreSQL's `COLLATE "C"`. Digits are not weighed as numbers.
  package var sortKey: String {
    Folding.key(of: self, forSorting: true)
  }
}

extension Sequence {
  /// In alphabetical order by a name, whose sort key is made once for each. Equal names keep their order.
  package func alphabetical(by name: (Element) -> String) -> [Element] {
    map { (key: name($0).sortKey, element: $0) }.sorted { $0.key < $1.key }.map(\.element)
  }
}

/// Writes the key from left to right. Our own code and tables, so that every storage engine orders and finds alike.
private struct Folding {
  private var key: [UInt8] = []
  private var spaceIsDue = false
  private let forSorting: Bool

  static func key(of text: String, forSorting: Bool) -> String {
    if let key = asciiKey(of: text) { return key }
    var folding = Folding(forSorting: forSorting)
    folding.key.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars { folding.fold(scalar) }
    return String(decoding: folding.key, as: UTF8.self)
  }

  private init(forSorting: Bool) {
    self.forSorting = forSorting
  }

  /// Most text is ASCII: it needs no table and its key is never longer. `nil` when the text is not.
  private static func asciiKey(of text: String) -> String? {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    return String(unsafeUninitializedCapacity: text.utf8.count) { key in
      var length = 0
      var spaceIsDue = false
      for byte in text.utf8 {
        switch form(ofASCII: byte) {
        case .nothing: break
        case .space: spaceIsDue = length > 0
        case .character(let character):
          if spaceIsDue {
            key[length] = UInt8(ascii: " ")
            length += 1
            spaceIsDue = false
          }
          key[length] = character
          length += 1
        }
      }
      return length
    }
  }

  private enum Form {
    case nothing, space
    case character(UInt8)
  }

  private static func form(ofASCII byte: UInt8) -> Form {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): .character(byte)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): .character(byte | 0x20)
    case UInt8(ascii: "'"), UInt8(ascii: "`"): .nothing
    default: .space
    }
  }

  private mutating func fold(ascii byte: UInt8) {
    switch Self.form(ofASCII: byte) {
    case .nothing: break
    case .space: spaceIsDue = true
    case .character(let character): append(character)
    }
  }

  private mutating func fold(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0..<0x80:
      fold(ascii: UInt8(scalar.value))
    case 0xD1, 0xF1:
      append(UInt8(ascii: "n"))
      markEnye()
    case 0x303 where key.last == UInt8(ascii: "n") && !spaceIsDue:
      markEnye()
    case 0xFF01...0xFF5E:
      // Fullwidth forms of ASCII.
      fold(ascii: UInt8(scalar.value - 0xFEE0))
    case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F:
      // Combining marks and variation selectors.
      break
    case 0xB7, 0x2027, 0x2018, 0x2019, 0x201B, 0x2B9...0x2BD, 0x2032, 0xB4, 0xFF07:
      // Middle dots and apostrophes.
      break
    default:
      foldLetter(scalar)
    }
  }

  private mutating func foldLetter(_ scalar: Unicode.Scalar) {
    if let form = FoldedLetters.form(of: scalar) {
      for byte in form { append(byte) }
      return
    }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .format:
      // Soft hyphens, joiners, marks of direction: not seen, not searched.
      break
    case .uppercaseLetter, .titlecaseLetter:
      // Some capitals have no small letter, such as those of mathematics.
      let small = properties.lowercaseMapping.unicodeScalars
      if small.first == scalar { append(contentsOf: String(scalar)) } else { for scalar in small { fold(scalar) } }
    case .lowercaseLetter, .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark, .enclosingMark,
      .decimalNumber, .letterNumber, .otherNumber:
      append(contentsOf: String(scalar))
    default:
      if properties.isEmojiPresentation { append(contentsOf: String(scalar)) } else { spaceIsDue = true }
    }
  }

  private mutating func append(_ byte: UInt8) {
    if spaceIsDue {
      if !key.isEmpty { key.append(UInt8(ascii: " ")) }
      spaceIsDue = false
    }
    key.append(byte)
  }

  private mutating func append(contentsOf text: String) {
    for byte in text.utf8 { append(byte) }
  }

  /// `~` is the last of ASCII's signs, and none of them is left in a key otherwise.
  private mutating func markEnye() {
    if forSorting { key.append(UInt8(ascii: "~")) }
  }
}
