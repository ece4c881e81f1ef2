/// What whoever is invited will be and may use.
struct NewInvitationScreen: Screen {
  /// Those that the space shows.
  let apps: [any App]
  let newLink: ID<OneTimeLink>

  var title: Phrase { SpacePhrases.invite }
  var hasLargeTitle: Bool { false }
  var isSheet: Bool { true }
  var bar: NavigationBar {
    NavigationBar(leading: .cancel(to: AccountPaths.settings()), trailing: .submit(GuestPhrases.makeLink))
  }

  var content: HTML {
    """
    <form id="form" class="form" method="post" action="\(AccountPaths.invitations())" novalidate>\
    <input type="hidden" name="id" value="\(newLink)">\(RoleChoice(.member).html)\
    \(AppChoices(MemberPhrases.mayUse, apps: apps, chosen: .all, note: MemberPhrases.ownersUseAll).html)\
    </form><p class="group-note">\(SpacePhrases.invitationNote)</p>
    """
  }
}

/// A fresh invitation, to be copied and sent.
struct InvitationScreen: Screen {
  let link: OutwardLink

  var title: Phrase { SpacePhrases.invitation }
  var bar: NavigationBar { NavigationBar(leading: .back(KitPhrases.settings, to: AccountPaths.settings())) }

  var content: HTML {
    """
    <p class="large-subtitle">\(SpacePhrases.sendLink)</p>\(LinkCard(link).html)\
    <p class="group-note">\(SpacePhrases.invitationNote)</p>
    """
  }
}
