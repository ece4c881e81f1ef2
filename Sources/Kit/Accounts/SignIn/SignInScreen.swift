/// Name and password, or a passkey.
struct SignInScreen: DoorScreen {
  let state: FormState
  /// `nil` where passkeys can't work.
  let party: RelyingParty?
  /// Why a passkey was not taken.
  var problem: PasskeyProblem?

  var title: Phrase { SignInPhrases.signIn }

  var content: HTML {
    let fields = FieldGroup(
      """
      \(state.text("name", KitPhrases.name, kind: .usernameOrPasskey, required: true))\
      \(state.text("password", PasswordPhrases.password, kind: .password, required: true))
      """)
    let form = state.plainForm(
      posts: AccountPaths.signIn(),
      "\(state.hidden("to"))\(fields.html)<button class=\"button\">\(SignInPhrases.signIn)</button>")
    let refusal: HTML? = problem.map { Notice($0.phrase, tone: .error).html }
    return """
      <p>\(SignInPhrases.signInText)</p>\(refusal)\(form)\(passkey)\
      <a class="button quiet" href="\(AccountPaths.recover())">\(RecoveryPhrases.recover)</a>\
      <p class="door-note">\(SignInPhrases.withoutPassword)</p>
      """
  }

  private var passkey: HTML? {
    party.map { party in
      PasskeyControl(
        .entry, party: party, options: AccountPaths.passkeySignInOptions(),
        content: """
          <form method="post" action="\(AccountPaths.passkeySignIn())">\(state.hidden("to"))\
          \(PasskeyControl.fields(["credential", "client", "authenticator", "signature", "user"]))\
          <button class="button quiet">\(Icon("passkey"))\(PasskeyPhrases.signIn)</button></form>
          """
      ).html
    }
  }
}
