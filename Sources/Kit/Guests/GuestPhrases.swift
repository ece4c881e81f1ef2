enum GuestPhrases {
  static let share = Phrase(es: "Compartir", en: "Share", pt: "Enviar link")
  static func explanation(_ offer: Phrase) -> Phrase {
    Phrase(
      es: "Quien tenga el enlace puede, sin cuenta, \(offer).",
      en: "Whoever has the link can, without an account, \(offer).",
      pt: "Quem tiver o link pode, sem conta, \(offer).")
  }
  static let holds = Phrase(es: "Validez", en: "Lasts", pt: "Validade")
  static func lifetime(_ lifetime: ShareLink.Lifetime) -> Phrase {
    switch lifetime {
    case .day: Phrase(es: "Un día", en: "One day", pt: "Um dia")
    case .week: Phrase(es: "Una semana", en: "One week", pt: "Uma semana")
    case .month: Phrase(es: "Un mes", en: "One month", pt: "Um mês")
    case .ever: Phrase(es: "Hasta que lo anules", en: "Until you revoke it", pt: "Até ser anulado")
    }
  }
  static let makeLink = Phrase(es: "Crear enlace", en: "Make a link", pt: "Criar link")
  static let links = Phrase(es: "Enlaces", en: "Links", pt: "Links")
  static let noLinks = Phrase(es: "No hay enlaces", en: "No links", pt: "Não há links")
  static let noLinksText = Phrase(
    es: "Aquí salen los enlaces con los que entra gente sin cuenta.",
    en: "Links that let people in without an account appear here.",
    pt: "Aqui aparecem os links com que entram pessoas sem conta.")
  static func thing(_ offer: Phrase, _ title: String) -> Phrase {
    Phrase(joining: "\(title): \(offer)")
  }
  static let revokeNote = Phrase(
    es: "Al anular un enlace, deja de valer al instante para todos los que entraron con él.",
    en: "A revoked link ends at once for everybody who came by it.",
    pt: "Um link anulado deixa de servir no mesmo instante para todos os que entraram com ele.")
  static func revoke(_ what: Phrase) -> Phrase {
    Phrase(es: "Anular el enlace: \(what)", en: "Revoke the link: \(what)", pt: "Anular o link: \(what)")
  }
  static func made(by name: String, at instant: Instant) -> Phrase {
    Phrase(
      es: "Lo creó \(name) el \(instant)", en: "Made by \(name) on \(instant)", pt: "Criado por \(name) em \(instant)")
  }
  static func sendLink(_ title: String) -> Phrase {
    Phrase(
      es: "Envía este enlace a quien deba ver «\(title)».", en: "Send this link to those who should see “\(title)”.",
      pt: "Envie este link a quem deve ver “\(title)”.")
  }
  static let onceShown = Phrase(
    es: "Solo se muestra esta vez: el enlace en sí no se guarda.",
    en: "It is shown only this once: the link itself is not kept.",
    pt: "Só é mostrado desta vez: o link em si não fica guardado.")
  static let code = Phrase(es: "Código QR del enlace", en: "QR code of the link", pt: "Código QR do link")

  static func sharedBy(_ space: String, _ offer: Phrase) -> Phrase {
    Phrase(
      es: "«\(space)» te invita a \(offer).", en: "“\(space)” invites you to \(offer).",
      pt: "Convite de “\(space)” para \(offer).")
  }
  static let nameNote = Phrase(
    es: "Sin cuenta ni contraseña: el nombre basta, para que se sepa quién eres.",
    en: "No account, no password: a name is enough, so that people know who you are.",
    pt: "Sem conta nem senha: basta o nome, para que se saiba quem é.")
  static let goOn = Phrase(es: "Continuar", en: "Continue", pt: "Continuar")
  static func goOn(as name: String) -> Phrase {
    Phrase(es: "Continuar como \(name)", en: "Continue as \(name)", pt: "Continuar como \(name)")
  }
  static func here(as name: String, with space: String) -> Phrase {
    Phrase(
      es: "Estás aquí como \(name), con un enlace de «\(space)».",
      en: "You are here as \(name), by a link of “\(space)”.",
      pt: "Está aqui como \(name), com um link de “\(space)”.")
  }
  static let openTheLink = Phrase(
    es: "Abre otra vez el enlace que te enviaron.", en: "Open once more the link that you were sent.",
    pt: "Abra outra vez o link que recebeu.")
  static let linkEnded = Phrase(
    es: "Este enlace ya no vale: ha caducado o lo han anulado. Pide otro a quien te lo envió.",
    en: "This link no longer works: it has expired or was revoked. Ask whoever sent it for another.",
    pt: "Este link já não serve: expirou ou foi anulado. Peça outro a quem o enviou.")
  static func linkIsFull(_ limit: Int) -> Phrase {
    Phrase(
      es: "Con este enlace ya han entrado \(limit) personas. Pide otro a quien te lo envió.",
      en: "\(limit) people have come by this link already. Ask whoever sent it to you for another.",
      pt: "Já entraram \(limit) pessoas com este link. Peça outro a quem o enviou.")
  }
  static let manyAreComing = Phrase(
    es: "Está entrando mucha gente a la vez. Inténtalo de nuevo en unos minutos.",
    en: "Many people are coming in at once. Try again in a few minutes.",
    pt: "Muita gente tenta entrar ao mesmo tempo. Tente de novo dentro de alguns minutos.")
  static func welcomeBack(_ name: String) -> Phrase {
    Phrase(es: "Hola de nuevo, \(name)", en: "Hello again, \(name)", pt: "Olá de novo, \(name)")
  }
  static func ownLinkLeads(_ offer: Phrase) -> Phrase {
    Phrase(
      es: "Este enlace es solo tuyo. Sirve para \(offer) desde este dispositivo.",
      en: "This link is yours alone. It lets you \(offer) on this device.",
      pt: "Este link é só seu. Serve para \(offer) neste dispositivo.")
  }
  static let ownLinkEnded = Phrase(
    es: "Este enlace ya no vale: te han dado otro o lo han anulado. Pide uno nuevo a quien te invitó.",
    en: "This link no longer works: you were given another, or it was revoked. Ask whoever invited you for a new one.",
    pt: "Este link já não serve: há outro ou foi anulado. Peça um novo a quem convidou.")
  static func sendOwnLink(_ name: String) -> Phrase {
    Phrase(
      es: "Envía este enlace a \(name) y a nadie más: quien lo tenga actúa en su nombre.",
      en: "Send this link to \(name) and nobody else: whoever has it acts in their name.",
      pt: "Envie este link a \(name) e a mais ninguém: quem o tiver age em seu nome.")
  }
}
