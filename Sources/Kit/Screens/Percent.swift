/// A length in a drawing: a share of what it stands in.
struct Percent: Sendable {
  /// Of a percent.
  private let tenths: Int

  /// - Parameters:
  ///   - amount: not below nothing; more than the whole is the whole.
  ///   - whole: more than nothing.
  init(_ amount: Int64, of whole: Int64) {
    tenths = Int((Double(min(amount, whole)) / Double(whole) * 1_000).rounded())
  }

  private init(tenths: Int) {
    self.tenths = tenths
  }

  var rest: Percent { Percent(tenths: 1_000 - tenths) }
  fileprivate var text: String { "\(tenths / 10).\(tenths % 10)%" }
}

extension HTML.StringInterpolation {
  mutating func appendInterpolation(_ percent: Percent) {
    appendInterpolation(percent.text)
  }
}
