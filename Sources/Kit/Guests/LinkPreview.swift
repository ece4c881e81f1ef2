/// What a chat shows of a link that somebody pastes into it (Open Graph, ogp.me): words that the page itself says, and a picture of the app.
/// Chats ask for it by opening the link, which spends nothing.
struct LinkPreview {
  private static let size = 512

  let title: Phrase
  let text: Phrase
  /// In full: whoever shows it is elsewhere.
  let picture: String

  init(title: Phrase, text: Phrase, app: String, in house: House) {
    (self.title, self.text) = (title, text)
    let own = HomeScreenIcon.isThere(app, size: Self.size) ? app : HomeScreenIcon.house
    picture = house.outward(Link(inHouse: HomeScreenIcon.address(of: own, size: Self.size))).address
  }

  var html: HTML {
    """
    <meta name="description" content="\(text)"><meta property="og:type" content="website">\
    <meta property="og:site_name" content="Sobremesa"><meta property="og:title" content="\(title)">\
    <meta property="og:description" content="\(text)"><meta property="og:image" content="\(picture)">\
    <meta property="og:image:type" content="image/png"><meta property="og:image:width" content="\(Self.size)">\
    <meta property="og:image:height" content="\(Self.size)"><meta name="twitter:card" content="summary">
    """
  }
}
