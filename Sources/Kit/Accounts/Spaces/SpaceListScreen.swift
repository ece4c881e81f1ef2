/// The spaces that somebody belongs to.
struct SpaceListScreen: Screen {
  let viewer: Viewer
  let ending: [EndingSpace]

  var title: Phrase { SpacePhrases.spaces }

  var bar: NavigationBar {
    NavigationBar(
      leading: viewer.home.map { .back(Phrase(verbatim: $0.name), to: AccountPaths.start()) },
      trailing: .add(SpacePhrases.newSpace, to: AccountPaths.newSpace()))
  }

  var content: HTML {
    "\(spaces)\(ending.isEmpty ? nil : waiting)"
  }

  /// Those that can still be brought back.
  private var waiting: HTML {
    let rows = ending.map { space in
      Row(
        title: Phrase(verbatim: space.name), subtitle: SpacePhrases.ends(space.endsAt), icon: "trash", tile: .quiet,
        button: RowButton(
          KitPhrases.bringBack, label: RecordPhrases.restore(space.name),
          RowForm(posts: AccountPaths.spaceReturn(space.id))))
    }
    return Group(SpacePhrases.ending, rows: rows).html
  }

  private var spaces: HTML {
    if viewer.memberships.isEmpty {
      return EmptyState(
        .chair, title: SpacePhrases.noSpaces, text: SpacePhrases.spacesNote,
        action: (SpacePhrases.newSpace, AccountPaths.newSpace())
      ).html
    }
    let rows = viewer.memberships.map { membership in
      Row(
        title: Phrase(verbatim: membership.space.name), icon: .home, value: SpacePhrases.role(membership.role),
        opens: Link(inHouse: AccountPaths.springboard().address(in: membership.space.id)),
        isCurrent: membership.space.id == viewer.home?.id)
    }
    let taken = viewer.memberships.html { KeepSpace(space: $0.space).html }
    return "\(Group(note: SpacePhrases.spacesNote, rows: rows).html)\(taken)"
  }
}
