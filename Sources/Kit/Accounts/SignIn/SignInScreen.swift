/// Name and password.
struct SignInScreen: Screen {
  let state: FormState

  var title: Phrase { SignInPhrases.signIn }
  var bar: NavigationBar { NavigationBar() }

  var content: HTML {
    let fields = FieldGroup(
      """
      \(state.text("name", ProfilePhrases.name, kind: .username, required: true))\
      \(state.text("password", PasswordPhrases.password, kind: .password, required: true))
      """)
    let form = state.plainForm(
      posts: AccountPaths.signIn(),
      "\(state.hidden("to"))\(fields.html)<button class=\"button\">\(SignInPhrases.signIn)</button>")
    return """
      <p>\(SignInPhrases.signInText)</p>\(form)\
      <a class="button quiet" href="\(AccountPaths.recover())">\(RecoveryPhrases.recover)</a>\
      <p class="door-note">\(SignInPhrases.withoutPassword)</p>
      """
  }
}
