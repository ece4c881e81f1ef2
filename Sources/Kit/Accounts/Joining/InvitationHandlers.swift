/// One-time links by which owners let others into their space.
enum InvitationHandlers {
  static func add(to routes: inout Routes) {
    routes.get(AccountPaths.newInvitation, for: .owner, form)
    routes.get(AccountPaths.invitations, for: .owner, list)
    routes.post(AccountPaths.invitations, for: .owner, invite)
    routes.post(AccountPaths.revocation, for: .owner, revoke)
  }

  private static func form(_ visit: SpaceVisit) async throws -> Reply {
    let (apps, mint) = (visit.shownApps, visit.house.mint)
    // For a device that sees one app alone, and decides nothing in it.
    let one = apps.map(\.id).filter { $0 == visit.query["app"] }
    return try await visit.show { _ in
      invitation(to: apps, offering: one.isEmpty ? .all : .only(Set(one)), newLink: mint.id())
    }
  }

  /// What whoever is invited will be, and may use of what the space shows.
  private static func invitation(
    to apps: [any App], offering access: AppAccess, newLink: ID<OneTimeLink>
  ) -> FormSheet {
    FormSheet(
      SpacePhrases.invite, cancels: AccountPaths.settings(), submits: GuestPhrases.makeLink,
      """
      <form id="form" class="form" method="post" action="\(AccountPaths.invitations())" novalidate>\
      <input type="hidden" name="id" value="\(newLink)">\(RoleChoice(.member).html)\
      \(AppChoices.ofMember(apps, access))\
      </form><p class="group-note">\(SpacePhrases.invitationNote)</p>
      """)
  }

  /// The link is on the answer itself, not on a page to return to: only its hash is kept.
  static func invite(_ visit: SpaceVisit) async throws -> Reply {
    let (space, author) = (visit.space, visit.viewer.author)
    let id: ID<OneTimeLink> = try visit.form.id()
    let grant = try MemberDraft(visit.form, offered: AppChoices.ids(of: visit.shownApps))
    let secret = try await visit.house.accounts.change { transaction in
      // Asked again, as when the answer was lost, it is the same invitation; asked for another role it is told anew.
      let isKnown = try transaction.store.link(id)?.role == grant.role
      let secret = try transaction.makeLink(.join, id: id, space: space.id, grant: grant)
      if isKnown { return secret }
      let change = try transaction.change(in: space.id, by: author)
      try change.record(
        HouseEvents.spaceOpened, of: Subject(Space.topic, space.id, title: space.name),
        fields: [FieldChange("role", from: "", to: grant.role.rawValue)])
      return secret
    }
    return visit.showOnce(
      NewLinkScreen(
        title: SpacePhrases.invitation, text: SpacePhrases.sendLink,
        link: visit.house.outward(AccountPaths.join(secret)), note: SpacePhrases.invitationNote,
        back: (KitPhrases.settings, AccountPaths.settings())))
  }

  /// A reload of the page with the link finds the link gone, but not the way.
  static func list(_ visit: SpaceVisit) async throws -> Reply {
    .redirect(to: AccountPaths.settings().address(in: visit.space.id))
  }

  static func revoke(_ visit: SpaceVisit, _ link: ID<OneTimeLink>) async throws -> Reply {
    let (space, author) = (visit.space, visit.viewer.author)
    try await visit.house.accounts.change { transaction in
      // Asked again, it is revoked already.
      guard try transaction.revoke(link, of: space.id) else { return }
      let change = try transaction.change(in: space.id, by: author)
      try change.record(HouseEvents.spaceClosed, of: Subject(Space.topic, space.id, title: space.name))
    }
    return .redirect(to: AccountPaths.settings().address(in: space.id))
  }
}
