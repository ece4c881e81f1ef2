import Kit

/// On what terms what a source says of wines may be passed on, and whom to name for it.
struct SourceLicence: Sendable {
  let name: String
  /// In the words that the licence or the authors ask for.
  let credit: String

  /// `nil` for sources that name no terms.
  /// - Parameter source: its name, or that of what it said at one time, as "BC Liquor Stores 2026-01".
  init?(of source: String) {
    let known = Self.known.first { source == $0.key || source.hasPrefix("\($0.key) ") }
    guard let known else { return nil }
    self = known.value
  }

  private init(_ name: String, credit: String) {
    (self.name, self.credit) = (name, credit)
  }

  private static let known: [String: SourceLicence] = [
    Rating.source: SourceLicence(
      "CC0 1.0", credit: "R. X. de Azambuja, A. J. Morais, V. Filipe (2023), doi.org/10.3390/bdcc7010020"),
    Starter.priceLists: SourceLicence(
      "OGL-BC", credit: "Contains information licensed under the Open Government Licence – British Columbia."),
    WineTable.reviewer: SourceLicence(
      "CC BY-NC-SA 4.0", credit: "Wine Enthusiast, collected by Zack Thoutt (2017), kaggle.com/zynicide/wine-reviews"),
  ]
}
