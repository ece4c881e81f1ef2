/// Someone who can sign in.
package struct Person: Hashable, Sendable {
  package let id: ID<Person>
  package let name: String
  package let language: Language
  package let theme: Theme
  package let keys: Keys
  package let colour: PersonColour
  /// In which they read times; that of the space they are in unless they have chosen one.
  package let zone: Zone?
  /// Without one a person gets in by one-time links only.
  package let hasPassword: Bool
  /// Whether they decide what concerns the whole installation.
  package internal(set) var isOperator: Bool

  package var avatar: Avatar { Avatar(name: name, colour: colour) }

  /// The same, who decides nothing that concerns the whole installation.
  var outOfOffice: Person {
    var person = self
    person.isOperator = false
    return person
  }
}

/// Light, dark, or what the device says.
package enum Theme: String, CaseIterable, Sendable, SQLBindable, SQLReadable {
  case auto, light, dark
}

/// A person's place in a space.
package struct Membership: Hashable, Sendable {
  package let space: Space
  package let role: Role
  /// Set by an owner; owners themselves are not limited.
  let limit: AppAccess

  package func mayUse(_ app: String) -> Bool {
    space.apps.allows(app) && (role == .owner || limit.allows(app))
  }

  /// Whether they decide in an app that sets it apart.
  package func mayManage(_ app: String) -> Bool {
    mayUse(app) && (role == .owner || limit.allows(AppAccess.managing(app)))
  }
}

extension SpaceView {
  /// Whether somebody decides in one of the space's apps.
  package func mayManage(_ app: String, _ person: ID<Person>) throws -> Bool {
    try AccountStore(connection).memberships(of: person).first { $0.space.id == space.id }?.mayManage(app) ?? false
  }
}

/// What a member may do; an owner may also invite, remove and configure.
package enum Role: String, CaseIterable, Sendable, SQLBindable, SQLReadable {
  case member, owner
}

/// Who is looking: the person, the device they signed in with, and where they belong; or the program that stands in for them.
package struct Viewer: Hashable, Sendable {
  package let person: Person
  /// Of a program's token the token's own id: it is all the session that a program has.
  let session: ID<Session>
  /// What a program has come with; `nil` for the person themselves.
  package let token: AccessToken?
  /// Of the session's cookie, or the token.
  let secret: SecretHash
  package let memberships: [Membership]
  /// Where this device was last.
  let lastSpace: ID<Space>?
  let seenAt: Instant
  /// Until when this session may set another password without the one before; see ``Session/renewal``.
  let renewsUntil: Instant?
  /// Differs when the person's pages do: made of what they chose and of what they may see.
  let mark: UInt64
  /// Whose pages theirs are.
  let reader: Reader

  init(
    person: Person, session: ID<Session>, secret: SecretHash, memberships: [Membership], lastSpace: ID<Space>?,
    seenAt: Instant, renewsUntil: Instant? = nil, token: AccessToken? = nil
  ) {
    (self.renewsUntil, self.person, self.session, self.secret) = (renewsUntil, person, session, secret)
    self.token = token
    (self.memberships, self.lastSpace, self.seenAt) = (memberships, lastSpace, seenAt)
    var hash = FNV1a()
    for text in [
      person.name, person.language.rawValue, person.theme.rawValue, person.keys.rawValue, person.colour.rawValue,
      person.zone?.identifier ?? "", person.hasPassword ? "password" : "", person.isOperator ? "operator" : "",
    ] {
      hash.add(text)
    }
    for membership in memberships {
      for text in [
        membership.space.id.description, membership.role.rawValue, membership.limit.text, membership.space.apps.text,
      ] {
        hash.add(text)
      }
    }
    mark = hash.value
    reader = Reader(person.id, session: session, mark: mark)
  }

  /// Where the start leads: to the space where one was, or to the first one joined; `nil` when one belongs to none.
  package var home: Space? {
    (memberships.first { $0.space.id == lastSpace } ?? memberships.first)?.space
  }

  func seen(at now: Instant, in space: ID<Space>? = nil) -> Viewer {
    Viewer(
      person: person, session: session, secret: secret, memberships: memberships, lastSpace: space ?? lastSpace,
      seenAt: now, renewsUntil: renewsUntil, token: token)
  }

  func mayRenew(at now: Instant) -> Bool { renewsUntil.map { now < $0 } ?? false }
}

extension Viewer {
  package var author: Author { Author(person: person.id, name: person.name, via: token?.name) }
}
