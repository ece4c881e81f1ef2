/// What stands on the table where there is nothing else to show: a drawing of our own by the name of its file in `assets/table`, all
/// of one family. Decoration: the words beside it say everything.
package enum StillLife: String, Sendable, CaseIterable {
  case ball, basket, bottle, candle, chair, coins, crumbs, cup, envelope, lens, lock, parcel, plate

  package var html: HTML { AssetLibrary.shared.drawing("table/\(rawValue)") ?? "" }
}

extension HTML.StringInterpolation {
  package mutating func appendInterpolation(_ drawing: StillLife) {
    appendInterpolation(drawing.html)
  }
}
