/// What a recovery code is for, and the button that makes one.
struct RecoveryScreen: Screen {
  let state: FormState
  let asksForPassword: Bool
  let hasCode: Bool
  /// Whether somebody comes here by the code that they had.
  let wasUsed: Bool

  var title: Phrase { RecoveryPhrases.title }
  var bar: NavigationBar { NavigationBar(leading: .toProfile) }

  var content: HTML {
    let note: HTML? =
      hasCode
      ? Notice(RecoveryPhrases.replaces).html : wasUsed ? Notice(RecoveryPhrases.isUsed, tone: .warning).html : nil
    let password = state.currentPassword(isAsked: asksForPassword)
    let form = state.plainForm(
      posts: AccountPaths.recovery(), "\(password)<button class=\"button\">\(RecoveryPhrases.make)</button>")
    return "<p class=\"large-subtitle\">\(RecoveryPhrases.text)</p>\(note)\(form)"
  }
}

/// A fresh code, to be written down.
struct RecoveryCodeScreen: Screen {
  let code: RecoveryCode

  var title: Phrase { RecoveryPhrases.title }
  var bar: NavigationBar { NavigationBar(leading: .toProfile) }

  var content: HTML {
    """
    <p class="large-subtitle">\(RecoveryPhrases.writeDown)</p><section class="group link-card">\
    \(ShareText(code.text, label: RecoveryPhrases.code, id: "code", rows: 2, isSent: false).html)</section>
    """
  }
}

/// The way in for somebody who has forgotten their password and has the code.
struct RecoverScreen: DoorScreen {
  let state: FormState

  var title: Phrase { RecoveryPhrases.recover }

  var content: HTML {
    let fields = FieldGroup(
      note: PasswordPhrases.advice,
      """
      \(state.text("name", KitPhrases.name, kind: .username, required: true))\
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
    en: "You have a code already. Once you make a new one, the old one stops working.",
    pt: "Já existe um código. Ao criar outro, o anterior deixa de servir.")
  static let isUsed = Phrase(
    es: "Tu código ya está gastado. Crea otro ahora, para la próxima vez.",
    en: "Your code is used up. Make a new one now, for the next time.",
    pt: "O seu código já foi gasto. Crie outro agora, para a próxima vez.")
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
