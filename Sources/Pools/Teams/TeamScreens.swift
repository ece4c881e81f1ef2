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
        "flag", title: TeamPhrases.none, text: TeamPhrases.noneText, action: (TeamPhrases.newTeam, PoolsPaths.newTeam())
      ).html
    }
    return Group(
      key: "teams", isEditing: query.isEditing,
      rows: teams.map { team in
        Row(
          id: team.id.description, title: Phrase(verbatim: team.name),
          subtitle: team.aliases.isEmpty ? nil : Phrase(verbatim: team.aliases.joined(separator: ", ")),
          mark: team.shield.html, opens: PoolsPaths.team(team.id),
          deletion: Row.Deletion(query.kept(PoolsPaths.teamDeletion(team.id)), of: team.name))
      }
    ).html
  }
}

/// The empty form of a team.
struct NewTeam: Screen {
  let state: FormState
  let posts: Link
  let cancels: Link

  var title: Phrase { TeamPhrases.newTeam }
  var hasLargeTitle: Bool { false }
  var isSheet: Bool { true }
  var bar: NavigationBar { NavigationBar(leading: .cancel(to: cancels), trailing: .submit()) }

  var content: HTML { state.form(posts: posts, "\(state.hidden("id"))\(TeamFields(state).html)") }
}

/// A team that the space has added: what it is called, and its colours.
struct TeamDetail: Screen {
  let team: Team
  let state: FormState

  var title: Phrase { Phrase(verbatim: team.name) }
  var hasLargeTitle: Bool { false }
  var isSheet: Bool { true }
  var topics: [Topic] { [Team.topic] }

  var bar: NavigationBar {
    let delete = Menu.Item.action(
      KitPhrases.delete, "trash", to: PoolsPaths.teamDeletion(team.id), isDestructive: true)
    return NavigationBar(leading: [.cancel(to: PoolsPaths.teams())], trailing: [.menu(Menu([delete])), .submit()])
  }

  var content: HTML {
    state.form(posts: PoolsPaths.team(team.id), TeamFields(state, note: TeamPhrases.poolsKeepTheirs).html)
  }
}

extension TeamDetail {
  init(_ team: Team, mint: Mint) {
    let form = TeamDraft(team).form
    self.init(team: team, state: FormState(form, original: form, mint: mint))
  }
}

/// What a team's form asks for.
private struct TeamFields {
  let state: FormState
  /// What to know about the colours.
  let note: Phrase?

  init(_ state: FormState, note: Phrase? = nil) {
    (self.state, self.note) = (state, note)
  }

  var html: HTML {
    let name = state.text("name", TeamPhrases.name, kind: .name, required: true)
    let aliases = state.text("aliases", TeamPhrases.aliases)
    let colours = [("first", TeamPhrases.first), ("second", TeamPhrases.second)].html { field, label in
      state.field(field, label) { described in
        "<input type=\"color\" id=\"\(field)\" name=\"\(field)\" value=\"\(state.values[field])\"\(described)>"
      }
    }
    let pattern = state.select(
      "pattern", TeamPhrases.pattern, options: Shield.Pattern.allCases.map { ($0.rawValue, TeamPhrases.title($0)) })
    return """
      \(FieldGroup(note: TeamPhrases.aliasesNote, "\(name)\(aliases)").html)\
      \(FieldGroup(note: note, "\(colours)\(pattern)").html)
      """
  }
}

/// Choosing one side of a pool's match.
struct TeamPicker: Screen {
  let pool: ID<Pool>
  let side: SideName
  let own: [Team]
  let clubs: [Club]
  let hasMore: Bool
  let query: ListQuery
  let chosen: Side?

  var title: Phrase { side.title }
  var hasLargeTitle: Bool { false }
  var isSheet: Bool { true }
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

  private func choice(_ team: Team) -> Row { choice(team.id.description, Phrase(verbatim: team.name), team.shield) }
  private func choice(_ club: Club) -> Row { choice(club.key, club.name, club.shield) }

  private func choice(_ key: String, _ name: Phrase, _ shield: Shield) -> Row {
    .choice(name: "team", value: key, title: name, mark: shield.html, isChosen: chosen?.key == key)
  }
}
