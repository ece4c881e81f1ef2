/// How much room something takes, as people say it: “340 kB”, “12 MB”, “1,4 GB”.
struct ByteCount: Localized, Hashable {
  private static let units = ["kB", "MB", "GB", "TB"]

  let bytes: Int64

  init(_ bytes: Int64) {
    self.bytes = max(0, bytes)
  }

  func text(in locale: ReaderLocale) -> String {
    var (size, unit) = (Double(bytes == 0 ? 0 : max(1_000, bytes)) / 1_000, 0)
    while size >= 999.5, unit < Self.units.count - 1 { (size, unit) = (size / 1_000, unit + 1) }
    // The first figures of the smaller ones say little.
    let decimals = unit > 1 && size < 9.95 ? 1 : 0
    let number = Numeral(rounding: size, decimals: decimals).map { $0.text(in: locale) } ?? ""
    return "\(number) \(Self.units[unit])"
  }
}
