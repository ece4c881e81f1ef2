enum JoinPhrases {
  static func title(_ space: String) -> Phrase {
    Phrase(es: "Te invitan a «\(space)»", en: "You are invited to “\(space)”", pt: "Convite para “\(space)”")
  }
  static let text = Phrase(
    es: "¿Cómo quieres que te llamen aquí?", en: "What would you like to be called here?",
    pt: "Que nome quer usar aqui?")
  static let join = Phrase(es: "Unirme", en: "Join", pt: "Entrar no espaço")
  static func joinAs(_ name: String) -> Phrase {
    Phrase(es: "Unirme como \(name)", en: "Join as \(name)", pt: "Entrar no espaço como \(name)")
  }
  static let alreadyIn = Phrase(
    es: "Ya perteneces a este espacio: la invitación queda para otra persona.",
    en: "You belong to this space already: the invitation is left for somebody else.",
    pt: "Já pertence a este espaço: o convite fica para outra pessoa.")
  static let open = Phrase(es: "Abrir", en: "Open", pt: "Abrir")
  static let haveAccount = Phrase(es: "Ya tengo cuenta aquí", en: "I have an account here", pt: "Já tenho conta aqui")
}
