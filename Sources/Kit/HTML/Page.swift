/// A whole document for one reader.
package struct Page: Sendable {
  let html: HTML
  let manner: Manner
  /// Where links within a space lead.
  let space: ID<Space>?
  /// The space's state that the page shows, when it follows from one.
  let sequence: Int64?

  func bytes(in house: House) -> [UInt8] {
    html.rendered(for: manner, in: space)
  }
}
