enum SignInPhrases {
  static let signIn = Phrase(es: "Entrar", en: "Sign in", pt: "Entrar")
  static let signInText = Phrase(
    es: "Con el nombre que usas aquí.", en: "With the name you go by here.",
    pt: "Com o nome que usa aqui.")
  static let noMatch = Phrase(
    es: "El nombre y la contraseña no coinciden.", en: "The name and the password do not match.",
    pt: "O nome e a senha não coincidem.")
  static let withoutPassword = Phrase(
    es:
      "¿Sin contraseña, o la has olvidado? Alguien responsable de tu espacio, o quien cuida el ordenador donde está instalado Sobremesa, puede darte un enlace de un solo uso.",
    en:
      "No password, or forgotten? An owner of your space, or whoever looks after the computer Sobremesa is installed on, can give you a one-time link.",
    pt:
      "Sem senha, ou senha esquecida? Quem é responsável pelo seu espaço, ou quem cuida do computador onde o Sobremesa está instalado, pode dar-lhe um link de uso único."
  )

  static let signOut = Phrase(es: "Cerrar sesión", en: "Sign out", pt: "Encerrar sessão")
  static let signOutTitle = Phrase(
    es: "¿Cerrar sesión sin tener contraseña?", en: "Sign out without a password?", pt: "Encerrar sessão sem ter senha?"
  )
  static let signOutText = Phrase(
    es:
      "Aún no tienes contraseña. Si cierras la sesión, solo podrás volver con un enlace de un solo uso que te dé otra persona.",
    en:
      "You have no password yet. Once signed out, only a one-time link that somebody else gives you lets you back in.",
    pt:
      "Ainda não há senha. Depois de encerrar a sessão, só se volta com um link de uso único dado por outra pessoa."
  )
  static let setFirst = Phrase(es: "Poner una contraseña", en: "Set a password", pt: "Definir uma senha")
  static let signOutAnyway = Phrase(
    es: "Cerrar sesión de todas formas", en: "Sign out anyway", pt: "Encerrar mesmo assim")
  static let stay = Phrase(es: "Quedarme", en: "Stay", pt: "Ficar")

  static func enterAs(_ name: String) -> Phrase {
    Phrase(es: "Entrar como \(name)", en: "Sign in as \(name)", pt: "Entrar como \(name)")
  }
  static let enterText = Phrase(
    es: "Este enlace vale una sola vez: se gasta al pulsar el botón.",
    en: "This link works once: pressing the button uses it up.",
    pt: "Este link só serve uma vez: gasta-se ao tocar no botão.")
}

enum LinkPhrases {
  static let spent = Phrase(
    es: "Este enlace ya se ha usado, se ha anulado o ha caducado. Pide otro.",
    en: "This link has been used or revoked, or has expired. Ask for another.",
    pt: "Este link já foi usado ou anulado, ou expirou. Peça outro.")
}
