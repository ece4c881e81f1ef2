/// A link for somebody else: to send, to copy, or to hold under the camera of their phone.
package struct LinkCard {
  let link: OutwardLink

  package init(_ link: OutwardLink) {
    self.link = link
  }

  package var html: HTML {
    let code: HTML? = link.opensOnlyHere ? nil : QRCode(link.address)?.html(label: GuestPhrases.code)
    return """
      <section class="group link-card">\(link.opensOnlyHere ? note : nil)\
      \(ShareText(link.address, label: SpacePhrases.link, id: "link", rows: 2).html)\
      \(code)\(link.opensOnlyHere ? nil : note)</section>
      """
  }

  private var note: HTML? { ReachNote(link.reach).html }
}
