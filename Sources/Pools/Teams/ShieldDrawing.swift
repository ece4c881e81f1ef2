import Kit

/// A shield as SVG: straight above, a parabola below, so that every stripe of it is a path of its own and nothing has to be
/// cut out by an id that a second shield of the page would have too.
struct ShieldDrawing {
  private static let (left, right, top, middle, waist, foot) = (2.0, 38.0, 2.0, 20.0, 26.0, 46.0)

  let shield: Shield
  var initials = ""

  var html: HTML {
    """
    <svg class="shield" viewBox="0 0 40 48" aria-hidden="true">\
    <path fill="\(shield.first.text)" d="\(Self.outline)"/>\(pieces.html(piece))\
    <path class="shield-edge" d="\(Self.outline)"/>\(letters)</svg>
    """
  }

  private var letters: HTML? {
    guard !initials.isEmpty else { return nil }
    return """
      <text class="shield-letters" x="20" y="26.5" font-size="15" fill="#ffffff" stroke="#1a1a1a" stroke-width="3.5" \
      textLength="\(initials.count * 10)">\(initials)</text>
      """
  }

  private func piece(_ path: String) -> HTML {
    "<path fill=\"\(shield.second.text)\" d=\"\(path)\"/>"
  }

  private static var outline: String { column(from: left, to: right) }

  /// What the second colour fills.
  private var pieces: [String] {
    let width = Self.right - Self.left
    func columns(_ count: Double, _ chosen: [Double]) -> [String] {
      chosen.map { Self.column(from: Self.left + width * $0 / count, to: Self.left + width * ($0 + 1) / count) }
    }
    switch shield.pattern {
    case .plain: return []
    case .halves: return columns(2, [1])
    case .stripes: return columns(5, [1, 3])
    case .band: return columns(3, [1])
    case .sides: return columns(4, [0, 3])
    case .hoops: return [Self.hoop(from: 9, to: 16), Self.hoop(from: 23, to: 30), Self.hoop(from: 37, to: 41.5)]
    case .bandAcross: return [Self.hoop(from: 16, to: 27)]
    case .sash: return ["M2 2H11L37.500 26.500Q36.200 30.500 33.600 34.600L2 10Z"]
    case .cross:
      return [Self.column(from: 16.5, to: 23.5), Self.hoop(from: 15, to: 22)]
    case .quarters:
      return ["M20 2H38V20H20Z", Self.foot(from: Self.left, to: Self.middle, below: 20)]
    }
  }

  /// The lower edge at a distance from the left.
  private static func edge(_ x: Double) -> Double {
    let part = (x - middle) / (right - middle)
    return foot - (foot - waist) * part * part
  }

  private static func column(from a: Double, to b: Double) -> String { foot(from: a, to: b, below: top) }

  /// From a height down to the lower edge.
  private static func foot(from a: Double, to b: Double, below y: Double) -> String {
    let slope = -2 * (foot - waist) * (b - middle) / ((right - middle) * (right - middle))
    let control = edge(b) - slope * (b - a) / 2
    return
      "M\(text(a)) \(text(y))H\(text(b))V\(text(edge(b)))Q\(text((a + b) / 2)) \(text(control)) \(text(a)) \(text(edge(a)))Z"
  }

  /// From side to side between two heights.
  private static func hoop(from above: Double, to below: Double) -> String {
    let (upper, lower) = (half(above), half(below))
    let bend = edge(middle + (upper + lower) / 2)
    let out = (upper + lower) / 2 + (below > waist ? 0.3 : 0)
    let (a, b) = (middle - upper, middle + upper)
    return """
      M\(text(a)) \(text(above))H\(text(b))Q\(text(middle + out)) \(text(min(bend, below))) \(text(middle + lower)) \
      \(text(below))H\(text(middle - lower))Q\(text(middle - out)) \(text(min(bend, below))) \(text(a)) \(text(above))Z
      """
  }

  /// Half the width at a height.
  private static func half(_ y: Double) -> Double {
    guard y > waist else { return middle - left }
    return (right - middle) * ((foot - y) / (foot - waist)).squareRoot()
  }

  private static func text(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let rest = abs(hundredths % 100)
    return rest == 0 ? "\(hundredths / 100)" : "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
