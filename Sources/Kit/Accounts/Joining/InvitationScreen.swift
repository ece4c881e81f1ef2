/// A fresh invitation, to be copied and sent.
struct InvitationScreen: Screen {
  let address: String

  var title: Phrase { SpacePhrases.invitation }
  var bar: NavigationBar { NavigationBar(leading: .back(KitPhrases.settings, to: AccountPaths.settings())) }

  var content: HTML {
    """
    <p class="large-subtitle">\(SpacePhrases.sendLink)</p>\(LinkCard(address).html)\
    <p class="group-note">\(SpacePhrases.invitationNote)</p>
    """
  }
}
