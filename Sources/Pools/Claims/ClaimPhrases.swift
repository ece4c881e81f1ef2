import Kit

enum ClaimPhrases {
  static let title = Phrase(
    es: "¿Ya jugabas desde otro móvil?", en: "Have you played on another phone?", pt: "Já jogava em outro dispositivo?")
  static let note = Phrase(
    es: "Di quién eres. En cuanto lo confirme quien organiza la liga, sigues con tus puntos.",
    en: "Say who you are. Once the organiser confirms it, you go on with your points.",
    pt: "Diga quem é. Assim que quem organiza a liga confirmar, continua com os seus pontos.")
  static let who = Phrase(es: "Soy", en: "I am", pt: "Sou")
  static let ask = Phrase(es: "Pedirlo", en: "Ask", pt: "Pedir")
  static func waiting(_ name: String) -> Phrase {
    Phrase(
      es: "Falta que quien organiza la liga confirme que eres \(name).",
      en: "The organiser has yet to confirm that you are \(name).",
      pt: "Quem organiza a liga ainda tem de confirmar a sua participação como \(name).")
  }
  static func playsAs(_ name: String) -> Phrase {
    Phrase(es: "Juegas como \(name).", en: "You play as \(name).", pt: "Joga como \(name).")
  }
  static let claims = Phrase(es: "Entran con otro móvil", en: "On another phone", pt: "Em outro dispositivo")
  static let claimsNote = Phrase(
    es:
      "Confírmalo solo si te lo ha dicho en persona: verá y cambiará las apuestas de ese nombre. Queda en el registro.",
    en: "Confirm it only if they told you themselves: they will bet under that name. It is noted in the log.",
    pt: "Confirme só se lhe disse pessoalmente: vai apostar com esse nome. Fica no histórico.")
  static func says(_ name: String, is player: String) -> Phrase {
    Phrase(
      es: "«\(name)» dice que es \(player)", en: "“\(name)” says they are \(player)",
      pt: "“\(name)” diz que é \(player)")
  }
  static let yes = Phrase(es: "Sí", en: "Yes", pt: "Sim")
  static let no = Phrase(es: "No", en: "No", pt: "Não")
  static func granted(_ name: String) -> Phrase {
    Phrase(es: "Confirmado: \(name)", en: "Confirmed: \(name)", pt: "Confirmado: \(name)")
  }
  static func refused(_ name: String) -> Phrase {
    Phrase(es: "No confirmado: \(name)", en: "Not confirmed: \(name)", pt: "Não confirmado: \(name)")
  }
  static let notByLink = Phrase(
    es: "Con ese nombre no ha jugado nadie que entrara con el enlace.",
    en: "Nobody who came by the link has played under that name.",
    pt: "Ninguém que entrou com o link jogou com esse nome.")
  static let hasBet = Phrase(
    es: "Con este nombre ya has apostado: no puedes pasar a ser otra persona.",
    en: "You have bet under this name already: you cannot become somebody else.",
    pt: "Já apostou com este nome: não pode passar a ser outra pessoa.")
}
