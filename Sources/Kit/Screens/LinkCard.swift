/// A link for somebody else: to send, to copy, or to hold under the camera of their phone.
package struct LinkCard {
  package let html: HTML

  package init(_ link: OutwardLink) {
    let note = ReachNote(link.reach).html
    let code: HTML? = link.opensOnlyHere ? nil : QRCode(link.address)?.html(label: GuestPhrases.code)
    html = """
      <section class="group link-card">\(link.opensOnlyHere ? note : nil)\
      \(ShareText(link.address, label: SpacePhrases.link, id: "link", rows: 2).html)\
      \(code)\(link.opensOnlyHere ? nil : note)</section>
      """
  }
}
