/// Something that a program of one's own may begin with, with the ids of one's own things.
package struct DoorExample: Sendable {
  let title: Phrase
  let link: Link
  let sent: Sent

  package enum Sent: Sendable {
    /// It reads.
    case nothing
    case json(String)
    case text(String)
  }

  package init(_ title: Phrase, at link: Link, _ sent: Sent = .nothing) {
    (self.title, self.link, self.sent) = (title, link, sent)
  }

  /// As it is typed into a terminal in which the token stands.
  func command(in space: ID<Space>, at house: String) -> String {
    let address = "\(house)/api/spaces/\(space)\(link.path)"
    let head = "curl -H \"Authorization: Bearer $SOBREMESA_TOKEN\""
    return switch sent {
    case .nothing: "\(head) \\\n  '\(address)'"
    case .json(let body): "\(head) \\\n  --json '\(body)' \\\n  '\(address)'"
    case .text(let body): "\(head) -H 'Content-Type: text/plain' \\\n  -d '\(body)' \\\n  '\(address)'"
    }
  }
}
