enum SignInPhrases {
  static let signIn = Phrase(es: "Entrar", en: "Sign in", pt: "Entrar")
  static let signInText = Phrase(
    es: "Con el nombre que usas en esta casa.", en: "With the name you go by in this house.",
    pt: "Com o nome usado nesta casa.")
  static let noMatch = Phrase(
    es: "El nombre y la contraseña no coinciden.", en: "The name and the password do not match.",
    pt: "O nome e a palavra-passe não coincidem.")
  static let withoutPassword = Phrase(
    es: "¿Sin contraseña, o la has olvidado? Quien cuida el ordenador de la casa puede darte un enlace de un solo uso.",
    en: "No password, or forgotten? Whoever looks after the house’s computer can give you a one-time link.",
    pt: "Sem palavra-passe, ou esquecida? Quem cuida do computador da casa pode dar um link de uso único.")

  static let signOut = Phrase(es: "Salir", en: "Sign out", pt: "Sair")
  static let signOutTitle = Phrase(
    es: "¿Salir sin contraseña?", en: "Sign out without a password?", pt: "Sair sem palavra-passe?")
  static let signOutText = Phrase(
    es: "Aún no tienes contraseña. Si sales, solo podrás volver con un enlace de un solo uso del ordenador de la casa.",
    en: "You have no password yet. Once you leave, only a one-time link from the house’s computer lets you back in.",
    pt: "Ainda não há palavra-passe. Depois de sair, só se volta com um link de uso único do computador da casa.")
  static let setFirst = Phrase(es: "Poner una contraseña", en: "Set a password", pt: "Definir uma palavra-passe")
  static let signOutAnyway = Phrase(es: "Salir de todas formas", en: "Sign out anyway", pt: "Sair mesmo assim")
  static let stay = Phrase(es: "Quedarme", en: "Stay", pt: "Ficar")

  static func enterAs(_ name: String) -> Phrase {
    Phrase(es: "Entrar como \(name)", en: "Sign in as \(name)", pt: "Entrar como \(name)")
  }
  static let enterText = Phrase(
    es: "Este enlace vale una sola vez: se gasta al pulsar el botón.",
    en: "This link works once: pressing the button uses it up.",
    pt: "Este link só serve uma vez: gasta-se ao premir o botão.")
}

enum LinkPhrases {
  static let spent = Phrase(
    es: "Este enlace ya se ha usado, se ha anulado o ha caducado. Pide otro.",
    en: "This link has been used or revoked, or has expired. Ask for another.",
    pt: "Este link já foi usado ou anulado, ou expirou. Peça outro.")
}
