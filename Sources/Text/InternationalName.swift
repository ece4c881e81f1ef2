import Foundation

/// Names of machines in letters beyond a to z, as the net itself writes them: `peña.example` is `xn--pea-8ma.example`. By RFC 3492, after
/// small letters in their composed form.
package enum InternationalName {
  /// An address of the web whose name is written so; anything else as it is.
  package static func ascii(inAddress address: String) -> String {
    guard let scheme = address.range(of: "://") else { return address }
    let rest = address[scheme.upperBound...]
    let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
    let start = rest[..<end].lastIndex(of: "@").map(rest.index(after:)) ?? rest.startIndex
    return address[..<start] + ascii(String(rest[start..<end])) + address[end...]
  }

  /// - Parameter name: labels with dots between them.
  package static func ascii(_ name: String) -> String {
    guard !name.utf8.allSatisfy({ $0 < 0x80 }) else { return name }
    let name = name.lowercased().precomposedStringWithCanonicalMapping
    return name.split(separator: ".", omittingEmptySubsequences: false).map { label in
      label.utf8.allSatisfy { $0 < 0x80 } ? String(label) : "xn--\(encoded(label.unicodeScalars.map(\.value)))"
    }.joined(separator: ".")
  }

  private static let (base, least, most, skew, damp): (UInt32, UInt32, UInt32, UInt32, UInt32) = (36, 1, 26, 38, 700)

  private static func encoded(_ scalars: [UInt32]) -> String {
    let plain = scalars.filter { $0 < 0x80 }
    var output = plain.compactMap(Unicode.Scalar.init).map(Character.init)
    if !plain.isEmpty { output.append("-") }
    var (next, delta, bias): (UInt32, UInt32, UInt32) = (0x80, 0, 72)
    var handled = UInt32(plain.count)
    while handled < scalars.count {
      // A name is far too short for any of this to overflow.
      guard let smallest = scalars.filter({ $0 >= next }).min() else { break }
      delta &+= (smallest - next) &* (handled + 1)
      next = smallest
      for scalar in scalars {
        if scalar < next { delta &+= 1 }
        guard scalar == next else { continue }
        output += digits(delta, bias)
        bias = adapted(delta, handled + 1, isFirst: handled == plain.count)
        delta = 0
        handled += 1
      }
      delta &+= 1
      next += 1
    }
    return String(output)
  }

  private static func digits(_ delta: UInt32, _ bias: UInt32) -> [Character] {
    var (rest, output, place) = (delta, [Character](), base)
    while true {
      let threshold = place <= bias ? least : min(most, place - bias)
      guard rest >= threshold else { return output + [digit(rest)] }
      output.append(digit(threshold + (rest - threshold) % (base - threshold)))
      rest = (rest - threshold) / (base - threshold)
      place += base
    }
  }

  /// a to z, then 0 to 9.
  private static func digit(_ value: UInt32) -> Character {
    Character(Unicode.Scalar(UInt8(value < 26 ? value + 0x61 : value - 26 + 0x30)))
  }

  private static func adapted(_ delta: UInt32, _ count: UInt32, isFirst: Bool) -> UInt32 {
    var (delta, bias) = (isFirst ? delta / damp : delta / 2, UInt32(0))
    delta += delta / count
    while delta > (base - least) * most / 2 {
      delta /= base - least
      bias += base
    }
    return bias + (base - least + 1) * delta / (delta + skew)
  }
}
