/// A drawing of our own family, by the name of its file in `assets/icons`.
package struct Icon: Hashable, Sendable, ExpressibleByStringLiteral {
  package let name: String

  package init(stringLiteral name: String) {
    self.name = name
  }

  package var html: HTML { AssetLibrary.shared.drawing("icons/\(name)") ?? "" }

  package static let chevronLeft: Icon = "chevron-left"
  package static let ellipsis: Icon = "ellipsis"
  package static let home: Icon = "home"
  package static let plus: Icon = "plus"
  package static let search: Icon = "search"
}

extension HTML.StringInterpolation {
  package mutating func appendInterpolation(_ icon: Icon) {
    appendInterpolation(icon.html)
  }
}
