/// A link for somebody else: to copy, to send, or to hold under the camera of their phone.
struct LinkCard {
  let address: String

  init(_ address: String) {
    self.address = address
  }

  var html: HTML {
    """
    <section class="group"><share-link class="link-card"><div class="fields"><div class="field">\
    <label for="link">\(SpacePhrases.link)</label><textarea id="link" rows="2" readonly>\(address)</textarea></div></div>\
    <div class="link-actions" hidden><button class="button" type="button" data-send hidden>\(GuestPhrases.send)</button>\
    <button class="button" type="button" data-copy data-copied="\(GuestPhrases.copied)">\(GuestPhrases.copy)</button></div>\
    \(QRCode(address)?.html(label: GuestPhrases.code))</share-link></section>
    """
  }
}
