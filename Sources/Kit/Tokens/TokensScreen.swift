/// The keys that a person's programs come with, by the space that each is for.
struct TokensScreen: Screen {
  let tokens: [AccessToken]
  let memberships: [Membership]
  let apps: [any App]
  let now: Instant

  var title: Phrase { TokenPhrases.title }
  var bar: NavigationBar { NavigationBar(leading: .toProfile) }

  var content: HTML {
    guard let first = memberships.first else {
      return EmptyState(.lock, title: TokenPhrases.none, text: TokenPhrases.noSpace).html
    }
    if tokens.isEmpty, memberships.count == 1 {
      return EmptyState(
        .lock, title: TokenPhrases.none, text: TokenPhrases.text,
        action: (TokenPhrases.new, TokenPaths.newToken(first.space.id))
      ).html
    }
    let note: HTML? = tokens.isEmpty ? nil : "<p class=\"group-note\">\(TokenPhrases.revokeNote)</p>"
    return "<p class=\"large-subtitle\">\(TokenPhrases.text)</p>\(memberships.html(group))\(note)"
  }

  private func group(_ membership: Membership) -> HTML {
    let space = membership.space
    let isOneOfSeveral = memberships.count > 1
    let new = RowLine(
      .said(isOneOfSeveral ? TokenPhrases.new(for: space.name) : TokenPhrases.new),
      touch: .opens(TokenPaths.newToken(space.id)), look: .action)
    return Group(
      isOneOfSeveral ? Phrase(verbatim: space.name) : nil,
      rows: tokens.filter { $0.space == space.id }.map(row) + [Row(RowFrame(), new), DoorsPage.row(in: space.id)]
    ).html
  }

  private func row(_ token: AccessToken) -> Row {
    Row(
      title: Phrase(verbatim: token.name), subtitle: subtitle(of: token), icon: "key", tile: .quiet,
      badge: token.holds(at: now) ? nil : Row.Badge(TokenPhrases.expired, tone: .needs),
      button: RowButton(
        SpacePhrases.revoke, label: TokenPhrases.revoke(token.name), RowForm(posts: TokenPaths.end(token.id))))
  }

  /// What it may do, where, and until when; when it was used; and how it ends, as its program shows it.
  private func subtitle(of token: AccessToken) -> Phrase? {
    let names = apps.filter { token.apps.allows($0.id) }.map(\.name).joined(by: ", ")
    let parts: [Phrase?] = [
      names, TokenPhrases.use(token.mayWrite ? .write : .read),
      token.expiresAt.map { TokenPhrases.holds(to: $0 - .seconds(1)) },
      token.usedAt.map(ProfilePhrases.lastUsed) ?? TokenPhrases.unused, Phrase(verbatim: "…\(token.hint)"),
    ]
    return parts.compactMap(\.self).joined(by: " · ")
  }
}

/// Makes another one.
struct NewTokenScreen {
  let state: FormState
  let membership: Membership
  /// Those that its person may use there.
  let apps: [any App]
  let asksForPassword: Bool

  var sheet: FormSheet {
    FormSheet(
      TokenPhrases.new, cancels: TokenPaths.tokens(), submits: TokenPhrases.make,
      state.plainForm(posts: TokenPaths.newToken(membership.space.id), fields))
  }

  /// What the switches of its form are called by.
  static func offered(_ membership: Membership, _ apps: [any App]) -> [String] {
    AppChoices.ids(of: apps).filter { name in
      apps.contains { $0.id == name || membership.mayManage($0.id) && name == AppAccess.managing($0.id) }
    }
  }

  private var fields: HTML {
    let ticked = TokenDraft.ticked(state.values, of: Self.offered(membership, apps))
    let heading = Phrase(joining: "\(MemberPhrases.apps) · \(membership.space.name)")
    let choices = AppChoices.those(
      apps, managing: apps.filter { membership.mayManage($0.id) }, .only(ticked), titled: heading,
      note: TokenPhrases.appsNote)
    let name = FieldGroup(
      note: TokenPhrases.programNote, state.text("name", TokenPhrases.program, required: true))
    let uses = TokenDraft.Use.allCases.map { (value: $0.rawValue, title: TokenPhrases.use($0)) }
    let limits = FieldGroup(
      note: TokenPhrases.untilNote,
      """
      \(state.select("use", TokenPhrases.use, options: uses))\(state.text("until", TokenPhrases.until, kind: .date))
      """)
    return """
      \(state.hidden("id"))\(name.html)\(choices)\(limits.html)\(state.currentPassword(isAsked: asksForPassword))
      """
  }
}

/// A fresh one, to be copied into its program.
struct MadeTokenScreen: Screen {
  let name: String
  let bearer: Bearer
  /// Where programs ask.
  let address: String
  /// What they are good for.
  let space: ID<Space>

  var title: Phrase { TokenPhrases.made(for: name) }
  var bar: NavigationBar { NavigationBar(leading: .back(TokenPhrases.short, to: TokenPaths.tokens())) }

  var content: HTML {
    let text = ShareText(bearer.secret, label: TokenPhrases.key, id: "key", rows: 2, isSent: false)
    let address = Row(
      title: TokenPhrases.address, subtitle: Phrase(verbatim: address), icon: "globe", tile: .quiet)
    return """
      <p class="large-subtitle">\(TokenPhrases.onceShown)</p>\
      <section class="group link-card">\(text.html)</section>\(Group(rows: [address, DoorsPage.row(in: space)]).html)
      """
  }
}
