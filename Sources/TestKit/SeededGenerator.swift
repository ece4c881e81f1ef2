/// The same random numbers at every run (SplitMix64), so that a failure can be seen again.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }
}

extension SeededGenerator {
  /// What people and programs write into a field: words, nothing, white space, marks, emoji, controls, too much.
  package mutating func text() -> String {
    let parts = [
      "pan", "Ñandú", "e\u{301}", "👨‍👩‍👧", " ", "\t", "\r\n", "\n", "\u{200B}", "\u{202E}", "=1+1", "'", "\"", ",", ";",
      "{", "\\",
      "<b>",
    ]
    switch Int.random(in: 0..<20, using: &self) {
    case 0: return ""
    case 1:
      let limit = pick([50, 60, 100, 200, 500, 2_000, 5_000])
      return String(repeating: pick(["a", "é", "🍷", "a\u{301}"]), count: limit + pick([-1, 0, 1]))
    case 2: return "a" + String(repeating: "\u{301}", count: 12)
    default:
      let count = Int.random(in: 1...6, using: &self)
      return (0..<count).map { _ in pick(parts) }.joined()
    }
  }
}
