/// The style of a part that few screens hold, by the name of its file in `assets/styles`. Pages that hold the part bring it
/// along, so that no other has to travel with it.
enum PartStyle: String, CaseIterable {
  case charts, table

  static let folder = "styles"

  /// Stands before the part: browsers show nothing of what comes after it until it is there.
  var html: HTML {
    HTML(
      trusted: """
        <link rel="stylesheet" href="/assets/\(AssetLibrary.shared.sum)/\(Self.folder)/\(rawValue).css">
        """)
  }
}

extension HTML.StringInterpolation {
  mutating func appendInterpolation(_ style: PartStyle?) {
    if let style { appendInterpolation(style.html) }
  }
}
