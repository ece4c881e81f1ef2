enum OperatorPhrases {
  static let operators = Phrase(
    es: "Quién lleva la instalación", en: "Who runs the installation", pt: "Quem gere a instalação")
  static let text = Phrase(
    es:
      "Deciden sobre lo que comparten todos los espacios, como el catálogo de vinos. No ven lo que hay en los espacios de los demás.",
    en:
      "They decide on what all spaces share, such as the wine catalogue. They don’t see what is in other people’s spaces.",
    pt:
      "Decidem sobre o que é comum a todos os espaços, como o catálogo de vinhos. Não veem o que há nos espaços dos outros."
  )
  static let now = Phrase(es: "Ahora", en: "Now", pt: "Agora")
  static let you = Phrase(es: "Tú", en: "You", pt: "Eu")
  static let others = Phrase(es: "Las demás personas", en: "Everybody else", pt: "As outras pessoas")
  static let othersNote = Phrase(
    es: "Quien nombres podrá nombrar a otras personas, y solo dejará de llevar la instalación si lo decide.",
    en: "Whoever you name may name others, and stops running the installation only when they decide to.",
    pt: "Quem nomear poderá nomear outras pessoas, e só deixa de gerir a instalação quando decidir.")
  static let name = Phrase(es: "Nombrar", en: "Appoint", pt: "Nomear")
  static func name(_ person: String) -> Phrase {
    Phrase(
      es: "Nombrar a \(person) para llevar la instalación", en: "Appoint \(person) to run the installation",
      pt: "Nomear \(person) para gerir a instalação")
  }
  static let stepBack = Phrase(
    es: "Dejar de llevar la instalación", en: "Stop running the installation", pt: "Deixar de gerir a instalação")
  static let lastOne = Phrase(
    es: "Nadie más lleva la instalación. Nombra antes a otra persona.",
    en: "Nobody else runs the installation. Name somebody else first.",
    pt: "Mais ninguém gere a instalação. Nomeie antes outra pessoa.")
}
