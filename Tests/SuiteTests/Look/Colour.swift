import Foundation

/// A colour of a screen: red, green and blue from 0 to 1, and how much of it is there.
struct Colour: Equatable {
  var red, green, blue, alpha: Double

  static let none = Colour(red: 0, green: 0, blue: 0, alpha: 0)

  /// - Parameter hex: `#fff`, `#fff8`, `#c2211e` or `#c2211e80`.
  init?(hex: some StringProtocol) {
    guard hex.first == "#" else { return nil }
    let digits = hex.dropFirst().compactMap(\.hexDigitValue)
    let bytes: [Int]
    switch digits.count {
    case 3, 4: bytes = digits.map { $0 * 17 }
    case 6, 8: bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: return nil
    }
    let parts = bytes.map { Double($0) / 255 }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1)
  }

  init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// `color-mix(in srgb, self share, other)`.
  func mixed(with other: Colour, share: Double) -> Colour {
    let alpha = alpha * share + other.alpha * (1 - share)
    func part(_ path: KeyPath<Colour, Double>) -> Double {
      alpha == 0
        ? 0 : (self[keyPath: path] * self.alpha * share + other[keyPath: path] * other.alpha * (1 - share)) / alpha
    }
    return Colour(red: part(\.red), green: part(\.green), blue: part(\.blue), alpha: alpha)
  }

  /// As it is seen over another one that is whole.
  func over(_ ground: Colour) -> Colour {
    func part(_ path: KeyPath<Colour, Double>) -> Double {
      self[keyPath: path] * alpha + ground[keyPath: path] * (1 - alpha)
    }
    return Colour(red: part(\.red), green: part(\.green), blue: part(\.blue), alpha: 1)
  }

  /// WCAG 2.2: from 1 to 21.
  func contrast(with other: Colour) -> Double {
    let (bright, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (bright + 0.05) / (dark + 0.05)
  }

  /// How different two of them look: a distance in Oklab, where black and white are 1 apart.
  func difference(from other: Colour) -> Double {
    let (own, others) = (oklab, other.oklab)
    return zip(own, others).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
  }

  private var linear: (red: Double, green: Double, blue: Double) {
    func part(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
    return (part(red), part(green), part(blue))
  }

  private var luminance: Double {
    let light = linear
    return 0.2126 * light.red + 0.7152 * light.green + 0.0722 * light.blue
  }

  private var oklab: [Double] {
    let (r, g, b) = linear
    let long = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let middle = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let short = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return [
      0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
      1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
      0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
    ]
  }
}
