import Foundation

/// How a name looks, so that nobody goes by one that others cannot tell from another's: letters of other alphabets that look
/// like ours count as ours, and what is not seen is not there.
package struct Likeness: Hashable, Sendable {
  private let key: String
  private let skeleton: String

  /// In Unicode scalars, more than any name has: of a longer one the beginning says how it looks.
  private static let lookedAt = 240

  package init(_ name: String) {
    let name = name.cut(to: Self.lookedAt)
    key = name.searchKey
    var skeleton = String.UnicodeScalarView()
    var isAfterSmall = false
    // Letters of mathematics, full and half widths become plain, and marks stand by themselves.
    for scalar in name.decomposedStringWithCompatibilityMapping.unicodeScalars {
      guard !Self.fillers.contains(scalar) else { continue }
      let isInside = scalar == "I" && isAfterSmall
      skeleton.append(isInside ? "l" : Self.twins[scalar] ?? scalar)
      isAfterSmall = scalar.properties.isLowercase
    }
    self.skeleton = String(skeleton).searchKey
  }

  /// Whether there is nothing to be seen but punctuation.
  package var isEmpty: Bool { skeleton.isEmpty }

  package func isAmong(_ names: some Sequence<String>) -> Bool {
    names.contains { self.isLike(Likeness($0)) }
  }

  func isLike(_ other: Likeness) -> Bool {
    key == other.key || skeleton == other.skeleton
  }

  /// Letters of Korean that are blank.
  private static let fillers: Set<Unicode.Scalar> = ["\u{115F}", "\u{1160}", "\u{3164}", "\u{FFA0}"]

  /// Letters and the Latin ones that they look like, in capitals and small; after the confusables of Unicode (UTS 39).
  private static let twins: [Unicode.Scalar: Unicode.Scalar] = {
    let alphabets: [(letters: String, latin: String)] = [
      // Cyrillic.
      ("АВЕЅІЈКМНОРСТУХЬ", "ABESIJKMHOPCTYXb"),
      ("авеѕіјкмнорстухһԁԛԝьгп", "abesijkmhopctyxhdqwbrn"),
      // Greek.
      ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"),
      ("αβγεηικμνορστυχως", "abyenikuvopotuxwc"),
      // Latin and digits.
      ("ıɩɑɡ01", "iiagol"),
    ]
    return alphabets.reduce(into: [:]) { twins, alphabet in
      for (letter, latin) in zip(alphabet.letters.unicodeScalars, alphabet.latin.unicodeScalars) {
        twins[letter] = latin
      }
    }
  }()
}
