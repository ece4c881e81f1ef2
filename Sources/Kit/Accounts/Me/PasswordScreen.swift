/// Sets a first password, or changes it.
struct PasswordScreen: Screen {
  let state: FormState
  let person: Person

  var title: Phrase { person.hasPassword ? PasswordPhrases.change : PasswordPhrases.set }
  var hasLargeTitle: Bool { false }
  var isSheet: Bool { true }

  var bar: NavigationBar {
    NavigationBar(leading: .cancel(to: AccountPaths.profile()), trailing: .submit())
  }

  var content: HTML {
    let note: HTML? = person.hasPassword ? Notice(PasswordPhrases.endsOthers).html : nil
    return "\(note)\(state.plainForm(posts: AccountPaths.password(), "\(name)\(current)\(new.html)"))"
  }

  /// For the browser, which keeps passwords by name.
  private var name: HTML {
    "<input name=\"username\" autocomplete=\"username\" value=\"\(person.name)\" hidden>"
  }

  private var current: HTML? {
    guard person.hasPassword else { return nil }
    return FieldGroup(state.text("current", PasswordPhrases.current, kind: .password, required: true)).html
  }

  private var new: FieldGroup {
    FieldGroup(
      note: PasswordPhrases.advice,
      """
      \(state.text("new", PasswordPhrases.new, kind: .newPassword, required: true))\
      \(state.text("again", PasswordPhrases.again, kind: .newPassword, required: true))
      """)
  }
}
