/// The addresses of the house's own pages.
package enum AccountPaths {
  package static let start = FixedPath(inHouse: "/")
  package static let springboard = FixedPath(inSpace: "/")

  package static let welcome = Path<String>(inHouse: "/welcome/:token", holdsSecret: true)
  package static let signIn = FixedPath(inHouse: "/sign-in")
  package static let passkeySignIn = FixedPath(inHouse: "/sign-in/passkey")
  package static let passkeySignInOptions = FixedPath(inHouse: "/sign-in/passkey/options")
  package static let signOut = FixedPath(inHouse: "/sign-out")
  package static let enter = Path<String>(inHouse: "/enter/:token", holdsSecret: true)
  package static let join = Path<String>(inHouse: "/join/:token", holdsSecret: true)

  /// Where somebody who has just come in chooses how they will come in again.
  package static let waysIn = FixedPath(inHouse: "/me/ways-in")
  /// They want to choose later, and to be left alone until then.
  package static let waysInLater = FixedPath(inHouse: "/me/ways-in/later")
  /// Somebody has read that an owner gave them a way in.
  package static let wayInRead = Path<ID<OneTimeLink>>(inHouse: "/me/ways-in/:link/reading")
  package static let profile = FixedPath(inHouse: "/me")
  package static let password = FixedPath(inHouse: "/me/password")
  package static let recovery = FixedPath(inHouse: "/me/recovery")
  package static let recover = FixedPath(inHouse: "/recover")
  package static let passkeys = FixedPath(inHouse: "/me/passkeys")
  package static let newPasskey = FixedPath(inHouse: "/me/passkeys/new")
  package static let passkeyOptions = FixedPath(inHouse: "/me/passkeys/new/options")
  static let passkey = Path<ID<Passkey>>(inHouse: "/me/passkeys/:passkey")
  static let passkeyRemoval = Path<ID<Passkey>>(inHouse: "/me/passkeys/:passkey/removal")
  package static let devices = FixedPath(inHouse: "/me/devices")
  package static let deviceEnd = Path<ID<Session>>(inHouse: "/me/devices/:session/end")

  package static let operators = FixedPath(inHouse: "/me/operators")
  package static let `operator` = Path<ID<Person>>(inHouse: "/me/operators/:person")
  package static let operatorDeparture = FixedPath(inHouse: "/me/operators/departure")

  package static let leaving = FixedPath(inHouse: "/me/leaving")
  package static let personExport = FixedPath(inHouse: "/me/data")

  package static let spaces = FixedPath(inHouse: "/spaces")
  package static let newSpace = FixedPath(inHouse: "/spaces/new")
  package static let spaceReturn = Path<ID<Space>>(inHouse: "/spaces/:space/return")
  package static let settings = FixedPath(inSpace: "/settings")
  package static let letterhead = FixedPath(inSpace: "/settings/letterhead")
  static let logo = Path<ID<Picture>>(inSpace: "/settings/letterhead/logo/:picture")
  package static let member = Path<ID<Person>>(inSpace: "/settings/members/:person")
  package static let memberRemoval = Path<ID<Person>>(inSpace: "/settings/members/:person/removal")
  package static let memberWayIn = Path<ID<Person>>(inSpace: "/settings/members/:person/way-in")
  package static let spaceApps = FixedPath(inSpace: "/settings/apps")
  package static let spaceExport = FixedPath(inSpace: "/settings/data")
  package static let spaceEnding = FixedPath(inSpace: "/settings/ending")
  package static let leave = FixedPath(inSpace: "/leave")
  package static let invitations = FixedPath(inSpace: "/settings/invitations")
  package static let newInvitation = FixedPath(inSpace: "/settings/invitations/new")
  package static let revocation = Path<ID<OneTimeLink>>(inSpace: "/settings/invitations/:link/revocation")
}
