enum PasswordPhrases {
  static let password = Phrase(es: "Contraseña", en: "Password", pt: "Palavra-passe")
  static let current = Phrase(es: "Contraseña actual", en: "Current password", pt: "Palavra-passe atual")
  static let new = Phrase(es: "Contraseña nueva", en: "New password", pt: "Nova palavra-passe")
  static let again = Phrase(es: "Otra vez", en: "Once more", pt: "Outra vez")
  static let set = Phrase(es: "Poner contraseña", en: "Set password", pt: "Definir palavra-passe")
  static let change = Phrase(es: "Cambiar contraseña", en: "Change password", pt: "Mudar palavra-passe")
  static let isSet = Phrase(es: "Puesta", en: "Set", pt: "Definida")
  static let isMissing = Phrase(es: "Sin poner", en: "None yet", pt: "Por definir")
  static let advice = Phrase(
    es: "De 8 a 128 caracteres. Una frase de cuatro palabras se recuerda bien y no se adivina.",
    en: "8 to 128 characters. A phrase of four words is easy to remember and hard to guess.",
    pt: "De 8 a 128 caracteres. Uma frase de quatro palavras é fácil de lembrar e difícil de adivinhar.")
  static let endsOthers = Phrase(
    es: "Al cambiarla se cierra la sesión en tus demás dispositivos.",
    en: "Changing it signs you out on your other devices.",
    pt: "Ao mudá-la, a sessão termina nos outros dispositivos.")
  static let wrong = Phrase(
    es: "No es tu contraseña actual.", en: "That is not your current password.", pt: "Não é a palavra-passe atual.")
  static let differs = Phrase(
    es: "No es igual que la de arriba.", en: "It differs from the one above.", pt: "É diferente da de cima.")
  static let tooCommon = Phrase(
    es: "Es de las primeras que prueba quien quiere entrar. Elige otra.",
    en: "It is one of the first that intruders try. Choose another.",
    pt: "É das primeiras que um intruso experimenta. Escolha outra.")
  static func tooShort(_ least: Int) -> Phrase {
    Phrase(
      es: "Es demasiado corta: al menos \(least) caracteres.", en: "It is too short: at least \(least) characters.",
      pt: "É curta demais: pelo menos \(least) caracteres.")
  }
  static let openHouse = Phrase(
    es: "Aún no tienes contraseña: hasta que pongas una, la casa solo se puede usar desde este ordenador.",
    en: "You have no password yet: until you set one, the house can be used from this computer only.",
    pt: "Ainda não há palavra-passe: até definir uma, a casa só se pode usar a partir deste computador.")
}
