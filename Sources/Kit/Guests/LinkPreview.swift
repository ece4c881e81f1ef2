/// What a chat shows of a link that somebody pastes into it (Open Graph, ogp.me): words that the page itself says, and a picture.
/// Chats ask for it by opening the link, which spends nothing.
package struct LinkPreview: Sendable {
  private static let size = 512

  let title: Phrase
  let text: Phrase
  /// What the house calls itself that it leads to.
  private let site: Phrase
  /// In full: whoever shows it is elsewhere.
  let picture: String
  /// Whether that is the app's own sign, whose measures are known.
  private let isSign: Bool

  /// - Parameters:
  ///   - site: whose page it is; this program's where nobody else is named.
  ///   - picture: in the house; the app's sign where there is none.
  package init(
    title: Phrase, text: Phrase, of site: Phrase = Phrase(verbatim: "Sobremesa"), app: String, picture: Link? = nil,
    in house: House
  ) {
    (self.title, self.text, self.site, isSign) = (title, text, site, picture == nil)
    self.picture = house.outward(picture ?? Self.sign(of: app)).address
  }

  private static func sign(of app: String) -> Link {
    let own = HomeScreenIcon.isThere(app, size: size) ? app : HomeScreenIcon.house
    return Link(inHouse: HomeScreenIcon.address(of: own, size: size))
  }

  var html: HTML {
    let measures: HTML? =
      isSign
      ? """
      <meta property="og:image:type" content="image/png"><meta property="og:image:width" content="\(Self.size)">\
      <meta property="og:image:height" content="\(Self.size)">
      """ : nil
    return """
      <meta name="description" content="\(text)"><meta property="og:type" content="website">\
      <meta property="og:site_name" content="\(site)"><meta property="og:title" content="\(title)">\
      <meta property="og:description" content="\(text)"><meta property="og:image" content="\(picture)">\
      \(measures)<meta name="twitter:card" content="summary">
      """
  }
}
