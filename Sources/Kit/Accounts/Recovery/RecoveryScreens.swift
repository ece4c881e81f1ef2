/// What a recovery code is for, and the button that makes one.
struct RecoveryScreen: Screen {
  let state: FormState
  let person: Person
  let hasCode: Bool

  var title: Phrase { RecoveryPhrases.title }
  var bar: NavigationBar { NavigationBar(leading: .back(ProfilePhrases.profile, to: AccountPaths.profile())) }

  var content: HTML {
    let note: HTML? = hasCode ? Notice(RecoveryPhrases.replaces).html : nil
    let password: HTML? =
      person.hasPassword
      ? FieldGroup(state.text("current", PasswordPhrases.current, kind: .password, required: true)).html : nil
    let form = state.plainForm(
      posts: AccountPaths.recovery(), "\(password)<button class=\"button\">\(RecoveryPhrases.make)</button>")
    return "<p class=\"large-subtitle\">\(RecoveryPhrases.text)</p>\(note)\(form)"
  }
}

/// A fresh code, to be written down.
struct RecoveryCodeScreen: Screen {
  let code: RecoveryCode

  var title: Phrase { RecoveryPhrases.title }
  var bar: NavigationBar { NavigationBar(leading: .back(ProfilePhrases.profile, to: AccountPaths.profile())) }

  var content: HTML {
    """
    <p class="large-subtitle">\(RecoveryPhrases.writeDown)</p><section class="group"><div class="fields">\
    <div class="field"><label for="code">\(RecoveryPhrases.code)</label>\
    <textarea id="code" rows="2" readonly>\(code.text)</textarea></div></div></section>
    """
  }
}

/// The way in for somebody who has forgotten their password and has the code.
struct RecoverScreen: Screen {
  let state: FormState

  var title: Phrase { RecoveryPhrases.recover }
  var bar: NavigationBar { NavigationBar() }

  var content: HTML {
    let fields = FieldGroup(
      note: PasswordPhrases.advice,
      """
      \(state.text("name", ProfilePhrases.name, kind: .username, required: true))\
      \(state.text("code", RecoveryPhrases.code, required: true))\
      \(state.text("new", PasswordPhrases.new, kind: .newPassword, required: true))\
      \(state.text("again", PasswordPhrases.again, kind: .newPassword, required: true))
      """)
    let form = state.plainForm(
      posts: AccountPaths.recover(), "\(fields.html)<button class=\"button\">\(RecoveryPhrases.recover)</button>")
    return
      "<p>\(RecoveryPhrases.recoverText)</p>\(form)<a class=\"button quiet\" href=\"\(AccountPaths.signIn())\">\(SignInPhrases.signIn)</a>"
  }
}

enum RecoveryPhrases {
  static let title = Phrase(es: "Código de recuperación", en: "Recovery code", pt: "Código de recuperação")
  static let code = Phrase(es: "Código", en: "Code", pt: "Código")
  static let text = Phrase(
    es: "Si olvidas la contraseña, este código te deja poner otra. Guárdalo en papel o en un gestor de contraseñas.",
    en: "If you forget your password, this code lets you set another. Keep it on paper or in a password manager.",
    pt:
      "Em caso de esquecimento da senha, este código permite definir outra. Guarde-o em papel ou num gestor de senhas."
  )
  static let replaces = Phrase(
    es: "Ya tienes un código. Al crear otro, el anterior deja de valer.",
    en: "You have a code already. A new one makes it worthless.",
    pt: "Já existe um código. Ao criar outro, o anterior deixa de servir.")
  static let make = Phrase(es: "Crear un código", en: "Make a code", pt: "Criar um código")
  static let writeDown = Phrase(
    es: "Apúntalo ahora: solo se muestra esta vez, y vale una vez.",
    en: "Write it down now: it is shown only this once, and works once.",
    pt: "Anote-o agora: só é mostrado desta vez, e serve uma vez.")
  static let recover = Phrase(es: "Recuperar el acceso", en: "Get back in", pt: "Recuperar o acesso")
  static let recoverText = Phrase(
    es: "Con el código que apuntaste, y una contraseña nueva.", en: "With the code you wrote down, and a new password.",
    pt: "Com o código que anotou, e uma nova senha.")
  static let noMatch = Phrase(
    es: "El nombre y el código no coinciden.", en: "The name and the code do not match.",
    pt: "O nome e o código não coincidem.")
}
