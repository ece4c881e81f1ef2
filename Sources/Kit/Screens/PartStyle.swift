/// The style of a part that few screens hold. Pages that hold the part bring it along, so that no other has to travel with it.
package struct PartStyle {
  /// Of its file, which lies in `assets/styles`, or in the folder `styles` of an app's assets.
  let name: String

  package init(_ name: String) {
    self.name = name
    assert(AssetLibrary.shared.file("\(Self.folder)/\(name).css") != nil, "no style is called \(name)")
  }

  static let charts = PartStyle("charts")
  static let table = PartStyle("table")

  static let folder = "styles"

  /// Stands before the part: browsers show nothing of what comes after it until it is there.
  var html: HTML {
    HTML(
      trusted: """
        <link rel="stylesheet" href="/assets/\(AssetLibrary.shared.sum)/\(Self.folder)/\(name).css">
        """)
  }
}

extension HTML.StringInterpolation {
  package mutating func appendInterpolation(_ style: PartStyle?) {
    if let style { appendInterpolation(style.html) }
  }
}
