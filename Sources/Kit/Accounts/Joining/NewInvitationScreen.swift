/// What whoever is invited will be and may use.
struct NewInvitationScreen: Sheet {
  /// Those that the space shows.
  let apps: [any App]
  let newLink: ID<OneTimeLink>

  var title: Phrase { SpacePhrases.invite }
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
