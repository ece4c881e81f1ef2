import Kit

/// The teams that the space has added.
struct TeamList: Screen {
  let teams: [Team]
  let query: ListQuery

  var title: Phrase { TeamPhrases.teams }
  var topics: [Topic] { [Team.topic] }

  var bar: NavigationBar {
    NavigationBar(
      leading: [.back(PoolsPhrases.about, to: PoolsPaths.about())],
      trailing: (teams.isEmpty ? [] : [.edit(query.isEditing, list: PoolsPaths.teams())])
        + [.add(TeamPhrases.newTeam, to: PoolsPaths.newTeam())])
  }

  var content: HTML {
    guard !teams.isEmpty else {
      return EmptyState(
        .ball, title: TeamPhrases.none, text: TeamPhrases.noneText, action: (TeamPhrases.newTeam, PoolsPaths.newTeam())
      ).html
    }
    return Group(
      key: "teams", isEditing: query.isEditing,
      rows: teams.map { team in
        Row(
          id: team.id.description, title: Phrase(verbatim: team.name),
          subtitle: team.aliases.isEmpty ? nil : Phrase(verbatim: team.aliases.joined(separator: ", ")),
          mark: team.side.mark, opens: PoolsPaths.team(team.id),
          deletion: Row.Deletion(query.kept(PoolsPaths.teamDeletion(team.id)), of: team.name))
      }
    ).html
  }
}

extension FormSheet {
  /// The empty form of a team.
  /// - Parameter action: what it does, where it is no step on the way to a pool.
  static func newTeam(_ state: FormState, posts: Link, as action: Action? = nil, cancels: Link) -> FormSheet {
    FormSheet(
      TeamPhrases.newTeam, cancels: cancels,
      state.form(posts: posts, as: action, "\(state.hidden("id"))\(teamFields(state))"))
  }

  /// A team that the space has added: what it is called, and its colours.
  static func team(_ team: Team, _ state: FormState) -> FormSheet {
    let delete = Menu.Item.action(
      KitPhrases.delete, "trash", to: PoolsPaths.teamDeletion(team.id), isDestructive: true)
    return FormSheet(
      Phrase(verbatim: team.name), topics: [Team.topic], cancels: PoolsPaths.teams(), menu: Menu([delete]),
      state.form(
        posts: PoolsPaths.team(team.id), as: .changeTeam, teamFields(state, note: TeamPhrases.poolsKeepTheirs)))
  }

  /// - Parameter note: what to know about the colours.
  private static func teamFields(_ state: FormState, note: Phrase? = nil) -> HTML {
    let colours = [TeamDraft.first, TeamDraft.second].html { field in
      state.field(field.name, field.label) { described in
        """
        <input type="color" id="\(field.name)" name="\(field.name)" value="\(state.values[field.name])"\(described)>
        """
      }
    }
    let pattern = state.select(
      "pattern", TeamPhrases.pattern, options: Shield.Pattern.allCases.map { ($0.rawValue, TeamPhrases.title($0)) })
    let (name, aliases) = (state.show(TeamDraft.name), state.show(TeamDraft.aliases))
    return """
      \(FieldGroup(note: TeamPhrases.aliasesNote, "\(name)\(aliases)").html)\
      \(FieldGroup(note: note, "\(colours)\(pattern)").html)
      """
  }
}

/// Choosing one side of a pool's match.
struct TeamPicker: Sheet {
  let pool: ID<Pool>
  let side: SideName
  let own: [Team]
  let clubs: [Club]
  let hasMore: Bool
  let query: ListQuery
  let chosen: Side?

  var title: Phrase { side.title }
  var topics: [Topic] { [Team.topic] }
  private var posts: Link { PoolsPaths.draftTeam(pool, side) }

  var bar: NavigationBar {
    NavigationBar(
      leading: .back(PoolsPhrases.pool, to: PoolsPaths.draft(pool)),
      trailing: .add(TeamPhrases.newTeam, to: PoolsPaths.draftNewTeam(pool, side)))
  }

  var content: HTML {
    let search = SearchField(KitPhrases.search, text: query.search, in: posts)
    guard !own.isEmpty || !clubs.isEmpty else { return "\(search.html)\(Results.none)" }
    let list = RowForm(posts: posts, kind: "form")
      .html("\(group(TeamPhrases.teams, own.map(choice)))\(group(nil, clubs.map(choice)))")
    let announcement = query.search.isEmpty ? nil : KitPhrases.found(own.count + clubs.count, more: hasMore)
    return "\(search.html)\(Results(announcing: announcement, list))"
  }

  private func group(_ title: Phrase?, _ choices: [Row]) -> HTML? {
    choices.isEmpty ? nil : Group(title, rows: choices).html
  }

  private func choice(_ team: Team) -> Row { choice(team.id.description, Phrase(verbatim: team.name), team.side.mark) }
  private func choice(_ club: Club) -> Row { choice(club.key, club.name, club.shield.html(club.initials)) }

  private func choice(_ key: String, _ name: Phrase, _ mark: HTML) -> Row {
    .choice(name: "team", value: key, title: name, mark: mark, isChosen: chosen?.key == key)
  }
}
