/// Sets a first password, or changes it.
struct PasswordScreen: Sheet {
  let state: FormState
  let person: Person
  let asksForCurrent: Bool

  var title: Phrase { person.hasPassword ? PasswordPhrases.change : PasswordPhrases.set }

  var bar: NavigationBar {
    NavigationBar(leading: .cancel(to: AccountPaths.profile()), trailing: .submit())
  }

  var content: HTML {
    let note: HTML? = person.hasPassword ? Notice(PasswordPhrases.endsOthers).html : nil
    let fields = NewPasswordFields(state: state, name: person.name)
    let current = state.currentPassword(isAsked: asksForCurrent)
    return "\(note)\(state.plainForm(posts: AccountPaths.password(), "\(current)\(fields.html)"))"
  }
}

extension FormState {
  /// The password that somebody has, before they do what a borrowed device must not.
  func currentPassword(isAsked: Bool) -> HTML? {
    guard isAsked else { return nil }
    return FieldGroup(text("current", PasswordPhrases.current, kind: .password, required: true)).html
  }
}

/// A new password, typed twice.
struct NewPasswordFields {
  let state: FormState
  /// The person's name: browsers keep passwords by it.
  let name: String

  var html: HTML {
    let fields = FieldGroup(
      note: PasswordPhrases.advice,
      """
      \(state.text("new", PasswordPhrases.new, kind: .newPassword, required: true))\
      \(state.text("again", PasswordPhrases.again, kind: .newPassword, required: true))
      """)
    return "<input name=\"username\" autocomplete=\"username\" value=\"\(name)\" hidden>\(fields.html)"
  }
}
