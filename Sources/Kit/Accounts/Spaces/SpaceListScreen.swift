/// The spaces that somebody belongs to.
struct SpaceListScreen: Screen {
  let viewer: Viewer

  var title: Phrase { SpacePhrases.spaces }

  var bar: NavigationBar {
    NavigationBar(
      leading: viewer.home.map { .back(Phrase(verbatim: $0.name), to: AccountPaths.start()) },
      trailing: .add(SpacePhrases.newSpace, to: AccountPaths.newSpace()))
  }

  var content: HTML {
    if viewer.memberships.isEmpty {
      return EmptyState(
        .home, title: SpacePhrases.noSpaces, text: SpacePhrases.spacesNote,
        action: (SpacePhrases.newSpace, AccountPaths.newSpace())
      ).html
    }
    let rows = viewer.memberships.map { membership in
      Row(
        title: Phrase(verbatim: membership.space.name), icon: .home, value: SpacePhrases.role(membership.role),
        opens: Link(inHouse: AccountPaths.springboard().address(in: membership.space.id)),
        isCurrent: membership.space.id == viewer.home?.id)
    }
    return Group(note: SpacePhrases.spacesNote, rows: rows).html
  }
}
