/// How somebody will come in again: both ways at once, and the way past them.
struct WaysInScreen: DoorScreen {
  /// What a passkey's form says that was shown here: it leads on to the house.
  static let mark = "house"

  let state: FormState
  let person: Person
  /// `nil` where passkeys can't work.
  let party: RelyingParty?
  let asksForPassword: Bool
  let device: Phrase

  var title: Phrase { person.hasPassword ? WaysInPhrases.anotherPassword : WaysInPhrases.title }

  private var text: Phrase {
    if person.hasPassword { return WaysInPhrases.forgotten }
    return party == nil ? WaysInPhrases.byPassword : WaysInPhrases.byEither
  }

  var content: HTML {
    """
    <p>\(text)</p>\(password)\(passkey)\
    <a class="button quiet" href="\(AccountPaths.start())">\(WaysInPhrases.later)</a>\
    <p class="door-note">\(person.hasPassword ? WaysInPhrases.oldOneHolds : WaysInPhrases.reminder)</p>
    """
  }

  private var password: HTML {
    state.plainForm(
      posts: AccountPaths.waysIn(),
      """
      \(state.currentPassword(isAsked: asksForPassword))\(NewPasswordFields(state: state, name: person.name).html)\
      <button class="button">\(PasswordPhrases.set)</button>
      """)
  }

  private var passkey: HTML? {
    guard let party, !asksForPassword else { return nil }
    return PasskeyControl(
      .maker, party: party, options: AccountPaths.passkeyOptions(),
      content: """
        <form method="post" action="\(AccountPaths.newPasskey())"><input type="hidden" name="name" value="\(device)">\
        <input type="hidden" name="then" value="\(Self.mark)">\
        \(PasskeyControl.fields(["client", "attestation", "transports"]))\
        <button class="button quiet">\(Icon("passkey"))\(PasskeyPhrases.make)</button></form>
        """
    ).html
  }
}
