/// A link that was just made, to be copied, sent or held under somebody's camera.
struct NewLinkScreen: Screen {
  let title: Phrase
  let text: Phrase
  let link: OutwardLink
  let note: Phrase
  let back: (title: Phrase, link: Link)
  /// The ways to send it to whom it is for.
  var contact: HTML?
  /// What goes along with it.
  var invitation: Invitation?

  var bar: NavigationBar { NavigationBar(leading: .back(back.title, to: back.link)) }
  var content: HTML {
    "<p class=\"large-subtitle\">\(text)</p>\(LinkCard(link, with: invitation).html)\(contact)<p class=\"group-note\">\(note)</p>"
  }
}
