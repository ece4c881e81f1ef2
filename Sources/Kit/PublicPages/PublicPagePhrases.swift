enum PublicPagePhrases {
  static let isClosed = Phrase(
    es: "Esta página no está abierta al público.", en: "This page is not open to the public.",
    pt: "Esta página não está aberta ao público.")
  static let nameLetters = Phrase(
    es: "Solo letras de la «a» a la «z» sin acentos, cifras y guiones entre palabras.",
    en: "Only letters from a to z, digits, and hyphens between words.",
    pt: "Só letras de “a” a “z” sem acentos, algarismos e hifens entre palavras.")
  static let nameLength = Phrase(
    es: "Entre 3 y 40 caracteres.", en: "Between 3 and 40 characters.", pt: "Entre 3 e 40 caracteres.")
  static let nameTaken = Phrase(
    es: "Ese nombre ya está en uso.", en: "That name is already taken.",
    pt: "Esse nome já está em uso.")
  static let aGuest = Phrase(es: "Un cliente", en: "A guest", pt: "Um cliente")
}
