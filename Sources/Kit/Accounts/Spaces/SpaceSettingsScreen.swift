/// What an owner decides for a space, and who belongs to it.
struct SpaceSettingsScreen: Screen {
  let space: Space
  let state: FormState
  let currencyIsFixed: Bool
  let members: [Member]
  let invitations: [OneTimeLink]

  var title: Phrase { SpacePhrases.settings }

  var bar: NavigationBar { NavigationBar(leading: .back(to: space), trailing: .submit()) }

  var content: HTML {
    "\(state.plainForm(posts: AccountPaths.settings(), fields.html))\(people.html)\(waiting)\(more.html)"
  }

  private var fields: FieldGroup {
    FieldGroup(
      note: currencyIsFixed ? SpacePhrases.currencyIsFixed : nil,
      "\(SpaceFields.name(state))\(currency)\(SpaceFields.zone(state))")
  }

  private var currency: HTML {
    guard currencyIsFixed else { return SpaceFields.currency(state) }
    let code = space.currency.code
    return """
      <div class="field"><span class="field-label">\(SpacePhrases.currency)</span>\
      <output class="field-value">\(SpaceFields.title(space.currency))</output>\
      <input type="hidden" name="currency" value="\(code)"><input type="hidden" name="was.currency" value="\(code)"></div>
      """
  }

  private var people: Group {
    Group(
      SpacePhrases.members,
      rows: members.map { member in
        Row(
          title: Phrase(verbatim: member.name), avatar: member.avatar, value: SpacePhrases.role(member.role),
          opens: AccountPaths.member(member.person))
      })
  }

  private var more: Group {
    Group(rows: [
      Row(title: LetterheadPhrases.letterhead, icon: "printer", opens: AccountPaths.letterhead()),
      Row(title: MemberPhrases.apps, icon: "box", opens: AccountPaths.spaceApps()),
      Row(title: GuestPhrases.links, icon: "link", opens: SharePaths.links()),
      Row(title: KitPhrases.activity, icon: "clock", opens: RecordPaths.activity()),
      Row(title: RecordPhrases.trash, icon: "trash", opens: RecordPaths.trash()),
      .file(SpacePhrases.export, at: AccountPaths.spaceExport()),
      Row(title: SpacePhrases.end, icon: "warning", tile: .destructive, opens: AccountPaths.spaceEnding()),
    ])
  }

  private var waiting: HTML {
    let invite = RowLine(.said(SpacePhrases.invite), touch: .opens(AccountPaths.newInvitation()), look: .action)
    return Group(
      SpacePhrases.invitations, note: SpacePhrases.invitationNote,
      rows: invitations.map(row) + [Row(RowFrame(), invite)]
    ).html
  }

  private func row(_ link: OneTimeLink) -> Row {
    if let name = link.usedBy, let moment = link.usedAt {
      return Row(title: MemberPhrases.usedBy(name), subtitle: MemberPhrases.used(at: moment), icon: "check")
    }
    return Row(
      title: SpacePhrases.waiting,
      subtitle: SpacePhrases.invited(as: link.role, limit: link.apps, until: link.expiresAt), icon: "link",
      tile: .quiet,
      button: RowButton(
        SpacePhrases.revoke, label: SpacePhrases.revoke(until: link.expiresAt),
        RowForm(posts: AccountPaths.revocation(link.id))))
  }
}
