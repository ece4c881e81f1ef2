/// The passkeys of a person.
struct PasskeysScreen: Screen {
  let passkeys: [Passkey]
  let party: RelyingParty?

  var title: Phrase { PasskeyPhrases.passkeys }

  var bar: NavigationBar {
    let add = party.map { _ in BarItem.add(PasskeyPhrases.add, to: AccountPaths.newPasskey()) }
    return NavigationBar(leading: .toProfile, trailing: add)
  }

  var content: HTML {
    let warning: HTML? = party == nil ? Notice(PasskeyPhrases.needsName).html : nil
    guard !passkeys.isEmpty else {
      let add = party.map { _ in (title: PasskeyPhrases.add, link: AccountPaths.newPasskey()) }
      return
        "\(warning)\(EmptyState(.lock, title: PasskeyPhrases.none, text: PasskeyPhrases.text, action: add).html)"
    }
    return "\(warning)\(Group(note: PasskeyPhrases.text, rows: passkeys.map(row)).html)"
  }

  private func row(_ passkey: Passkey) -> Row {
    let used = passkey.usedAt.map(ProfilePhrases.lastUsed) ?? PasskeyPhrases.notUsedYet
    return Row(
      id: passkey.id.description, title: Phrase(verbatim: passkey.name),
      subtitle: passkey.house == party?.id ? used : PasskeyPhrases.opens(passkey.house), icon: "passkey",
      badge: passkey.doubtedAt.map { _ in Row.Badge(PasskeyPhrases.copied, tone: .needs) },
      opens: AccountPaths.passkey(passkey.id))
  }
}

/// Makes another one.
struct NewPasskeyScreen: Sheet {
  let state: FormState
  let party: RelyingParty?
  let asksForPassword: Bool
  var problem: PasskeyProblem?

  var title: Phrase { PasskeyPhrases.new }
  var bar: NavigationBar { NavigationBar(leading: .cancel(to: AccountPaths.passkeys())) }

  var content: HTML {
    guard let party else { return Notice(PasskeyPhrases.needsName).html }
    let refusal: HTML? = problem.map { Notice($0.phrase, tone: .error).html }
    let password = state.currentPassword(isAsked: asksForPassword)
    let control = PasskeyControl(
      .maker, party: party, options: AccountPaths.passkeyOptions(),
      content: state.plainForm(
        posts: AccountPaths.newPasskey(),
        """
        \(name.html)\(password)\(PasskeyControl.fields(["client", "attestation", "transports"]))\
        <button class="button">\(Icon("passkey"))\(PasskeyPhrases.make)</button>
        """))
    return """
      <p class="large-subtitle">\(PasskeyPhrases.text)</p>\(refusal)\(control.html)\
      <div data-without-passkeys>\(Notice(PasskeyPhrases.work(at: party.origin)).html)</div>
      """
  }

  private var name: FieldGroup {
    FieldGroup(note: PasskeyPhrases.nameNote, state.text("name", KitPhrases.name, required: true))
  }
}

/// One passkey: its name, and its end.
struct PasskeyScreen: Screen {
  let state: FormState
  let passkey: Passkey
  let isOnlyWayIn: Bool

  var title: Phrase { Phrase(verbatim: passkey.name) }

  var bar: NavigationBar {
    NavigationBar(
      leading: .back(PasskeyPhrases.short, to: AccountPaths.passkeys()), trailing: .submit())
  }

  var content: HTML {
    let warning: HTML? = passkey.doubtedAt.map { _ in Notice(PasskeyPhrases.mayBeCopied, tone: .warning).html }
    let name = FieldGroup(
      note: PasskeyPhrases.made(passkey.createdAt), state.text("name", KitPhrases.name, required: true))
    return "\(warning)\(state.plainForm(posts: AccountPaths.passkey(passkey.id), name.html))\(removal)"
  }

  private var removal: HTML {
    if isOnlyWayIn {
      return
        "\(Notice(PasskeyPhrases.isOnlyWayIn).html)<a class=\"button quiet\" href=\"\(AccountPaths.password())\">\(SignInPhrases.setFirst)</a>"
    }
    let form = FormButton.destructive(PasskeyPhrases.remove, posts: AccountPaths.passkeyRemoval(passkey.id))
    return "\(form.html)<p class=\"group-note\">\(PasskeyPhrases.removalNote)</p>"
  }
}
