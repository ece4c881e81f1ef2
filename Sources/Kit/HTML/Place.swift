/// Where the reader of a page is, and so where its links within the space lead: a member goes by the space, a guest by the
/// link that let them in, everybody else by a public address.
package enum Place: Hashable, Sendable {
  case space(ID<Space>)
  case guest(ID<ShareLink>)
  /// The name of a public address; see ``PublicPage``.
  case publicPage(String)

  /// Whether the reader is a member.
  package var isMembers: Bool {
    if case .space = self { true } else { false }
  }

  /// Begins the addresses of all pages there.
  package var prefix: String {
    switch self {
    case .space(let id): "/s/\(id)"
    case .guest(let id): "/g/\(id)"
    case .publicPage(let name): "/r/\(name)"
    }
  }
}
