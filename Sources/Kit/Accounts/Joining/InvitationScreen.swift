/// A fresh invitation, to be copied and sent.
struct InvitationScreen: Screen {
  let address: String

  var title: Phrase { SpacePhrases.invitation }
  var bar: NavigationBar { NavigationBar(leading: .back(KitPhrases.settings, to: AccountPaths.settings())) }

  var content: HTML {
    """
    <p class="large-subtitle">\(SpacePhrases.sendLink)</p><section class="group"><div class="fields">\
    <div class="field"><label for="link">\(SpacePhrases.link)</label>\
    <textarea id="link" rows="2" readonly>\(address)</textarea></div></div>\
    <p class="group-note">\(SpacePhrases.invitationNote)</p></section>
    """
  }
}
