/// A link for somebody else: to send, to copy, or to hold under the camera of their phone.
package struct LinkCard {
  package let html: HTML

  package init(_ link: OutwardLink) { self.init(link, with: nil) }

  /// - Parameter invitation: what goes along with it when it is sent or copied.
  init(_ link: OutwardLink, with invitation: Invitation?) {
    let lines = invitation.map { [$0.title] + $0.lines } ?? []
    let text = (lines + [Phrase(verbatim: link.address)]).joined(by: "\n") ?? Phrase(verbatim: link.address)
    let share = ShareText(
      text, label: SpacePhrases.link, id: "link", rows: lines.isEmpty ? 2 : lines.count + 4,
      isForChat: invitation != nil && !link.opensOnlyHere)
    let note = ReachNote(link.reach).html
    let code: HTML? = link.opensOnlyHere ? nil : QRCode(link.address)?.html(label: GuestPhrases.code)
    html = """
      <section class="group link-card">\(link.opensOnlyHere ? note : nil)\
      \(share.html)\
      \(code)\(link.opensOnlyHere ? nil : note)</section>
      """
  }
}
