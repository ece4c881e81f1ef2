enum PasswordPhrases {
  static let password = Phrase(es: "Contraseña", en: "Password", pt: "Senha")
  static let current = Phrase(es: "Contraseña actual", en: "Current password", pt: "Senha atual")
  static let new = Phrase(es: "Contraseña nueva", en: "New password", pt: "Nova senha")
  static let again = Phrase(
    es: "Repite la contraseña", en: "Password once more", pt: "Repetir a senha")
  static let set = Phrase(es: "Poner contraseña", en: "Set password", pt: "Definir senha")
  static let change = Phrase(es: "Cambiar contraseña", en: "Change password", pt: "Mudar senha")
  static let isSet = Phrase(es: "Definida", en: "Set", pt: "Definida")
  static let isMissing = Phrase(es: "Sin definir", en: "None yet", pt: "Não definida")
  static let advice = Phrase(
    es: "De 8 a 128 caracteres. Una frase de cuatro palabras es fácil de recordar y difícil de adivinar.",
    en: "8 to 128 characters. A phrase of four words is easy to remember and hard to guess.",
    pt: "De 8 a 128 caracteres. Uma frase de quatro palavras é fácil de lembrar e difícil de adivinhar.")
  static let endsOthers = Phrase(
    es: "Al cambiarla se cierra la sesión en tus demás dispositivos.",
    en: "Changing it signs you out on your other devices.",
    pt: "Ao mudá-la, a sessão termina nos outros dispositivos.")
  static let wrong = Phrase(
    es: "No es tu contraseña actual.", en: "That is not your current password.", pt: "Não é a senha atual.")
  static let differs = Phrase(
    es: "No es igual que la de arriba.", en: "It differs from the one above.", pt: "É diferente da de cima.")
  static let tooCommon = Phrase(
    es: "Es de las primeras que prueba quien quiere entrar. Elige otra.",
    en: "It is one of the first that intruders try. Choose another.",
    pt: "É uma das primeiras que um intruso tenta. Escolha outra.")
  static let isName = Phrase(
    es: "Es tu propio nombre, con cifras o sin ellas: quien te conoce la prueba enseguida. Elige otra.",
    en: "It is your own name, with digits or without: whoever knows you tries it soon. Choose another.",
    pt: "É o seu próprio nome, com algarismos ou sem eles: é das primeiras que se tentam. Escolha outra.")
  static func tooShort(_ least: Int) -> Phrase {
    Phrase(
      es: "Es demasiado corta: al menos \(least) caracteres.", en: "It is too short: at least \(least) characters.",
      pt: "É curta demais: pelo menos \(least) caracteres.")
  }
  static let openHouse = Phrase(
    es: "Aún no tienes contraseña: hasta que pongas una, solo se puede entrar desde este ordenador.",
    en: "You have no password yet: until you set one, nobody can come in from another device.",
    pt: "Ainda não há senha: até definir uma, só se pode entrar neste computador.")
}
