/// A link for somebody else: to send, to copy, or to hold under the camera of their phone.
struct LinkCard {
  let address: String

  init(_ address: String) {
    self.address = address
  }

  var html: HTML {
    """
    <section class="group link-card">\(ShareText(address, label: SpacePhrases.link, id: "link", rows: 2).html)\
    \(QRCode(address)?.html(label: GuestPhrases.code))</section>
    """
  }
}
