enum LetterheadPhrases {
  static let letterhead = Phrase(es: "Membrete", en: "Letterhead", pt: "Cabeçalho")
  static let note = Phrase(
    es: "Encabeza lo que se imprime: albaranes y cuentas. Sin nombre, lleva el del espacio.",
    en: "At the head of what is printed: delivery notes and bills. Without a name it has the space’s.",
    pt: "Aparece no topo do que se imprime: notas de entrega e contas. Sem nome, leva o do espaço.")
  static let name = Phrase(es: "Nombre o razón social", en: "Business name", pt: "Nome ou firma")
  static let taxNumber = Phrase(es: "NIF", en: "Tax number", pt: "NIF")
  static let email = Phrase(es: "Correo electrónico", en: "Email", pt: "E-mail")
  static let logo = Phrase(es: "Logotipo", en: "Logo", pt: "Logo do negócio")
}
