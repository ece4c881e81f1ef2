/// A link for somebody else: to send, to copy, or to hold under the camera of their phone.
package struct LinkCard {
  let address: String

  package init(_ address: String) {
    self.address = address
  }

  package var html: HTML {
    """
    <section class="group link-card">\(ShareText(address, label: SpacePhrases.link, id: "link", rows: 2).html)\
    \(QRCode(address)?.html(label: GuestPhrases.code))</section>
    """
  }
}
