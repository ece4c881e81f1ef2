/// Where the reader of a page is, and so where its links within the space lead: a member goes by the space, a guest by the
/// link that let them in.
package enum Place: Hashable, Sendable {
  case space(ID<Space>)
  case guest(ID<ShareLink>)

  /// Begins the addresses of all pages there.
  package var prefix: String {
    switch self {
    case .space(let id): "/s/\(id)"
    case .guest(let id): "/g/\(id)"
    }
  }
}
