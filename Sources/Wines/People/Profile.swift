import Kit

/// A part of what somebody keeps of wines, as they may show it to others.
enum ProfileField: String, CaseIterable, Codable, Sendable, PathParameter, SQLBindable, SQLReadable {
  case favourites, notes, lists, taste

  var title: Phrase {
    switch self {
    case .favourites: MinePhrases.favourites
    case .notes: ProfilePhrases.notes
    case .lists: KitPhrases.lists
    case .taste: ProfilePhrases.taste
    }
  }

  /// What of it, where its name leaves that open.
  var hint: Phrase? {
    switch self {
    case .favourites: nil
    case .notes: ProfilePhrases.allNotes
    case .lists: ProfilePhrases.ownLists
    case .taste: ProfilePhrases.tasteOf
    }
  }
}

/// To whom somebody shows it: to the people of one of their spaces, or to whoever has a link of theirs.
enum ProfileAudience: Hashable, Sendable {
  case space(ID<Space>)
  case link

  /// As forms say it.
  init?(_ text: String) {
    if text == Self.link.text {
      self = .link
    } else {
      guard let space = ID<Space>(text) else { return nil }
      self = .space(space)
    }
  }

  init(_ space: ID<Space>?) { self = space.map { .space($0) } ?? .link }

  var space: ID<Space>? { if case .space(let id) = self { id } else { nil } }
  var text: String { space?.description ?? "link" }

  /// As a condition on what is shown.
  var isMeant: SQL { space.map { "space_id = \($0)" } ?? "space_id IS NULL" }
}

/// What somebody shows of what they keep of wines. Nothing, until they say so.
enum Profile {
  static let topic = Topic("wines.profile", .own)
  static let table = SpaceTable("wines_shown", visibility: .own)

  /// What was shown, or is no longer.
  struct Change: Codable, Sendable {
    let field: ProfileField
    /// `nil` for whoever has a link.
    let space: ID<Space>?
  }

  static let shown = Event<Change>(
    "profile.shown", undo: .by { try ProfileStore($1).takeBack($0, isShown: false) }, says: { said($0, isShown: true) },
    undone: { said($0, isShown: false) })
  static let hidden = Event<Change>(
    "profile.hidden", undo: .by { try ProfileStore($1).takeBack($0, isShown: true) },
    says: { said($0, isShown: false) }, undone: { said($0, isShown: true) })

  static let events = [shown, hidden].map(\.declared)

  private static func said(_ line: Occurrence<Change>, isShown: Bool) -> Phrase {
    let field = line.detail?.field.title ?? ProfilePhrases.profile
    let space = line.detail?.space == nil ? nil : line.title
    return isShown ? ProfilePhrases.shown(field, in: space) : ProfilePhrases.hidden(field, in: space)
  }
}

extension Action {
  static let showField = Action(
    "wines.profile.show", [Input("audience", .text, isRequired: true), Input("shown", .yesNo, isRequired: true)],
    offline: .never(ProfilePhrases.needsSignal))
}

extension Capability {
  /// For whoever is to see, without an account, what somebody shows by link.
  static let seeProfile = Capability(
    "wines.see-profile", offer: ProfilePhrases.see,
    topics: [Profile.topic, Mark.topic, Tasting.own, Tasting.shared, Selection.topic, Space.topic],
    of: { (id: ID<Person>, view) in
      Subject(Profile.topic, id, title: try ProfileStore(view).member(id).name)
    }, opens: WinesPaths.profile, isOfPerson: true)
}
