enum SpacePhrases {
  static let spaces = Phrase(es: "Espacios", en: "Spaces", pt: "Espaços")
  static let switchSpace = Phrase(es: "Cambiar de espacio", en: "Switch space", pt: "Mudar de espaço")
  static let newSpace = Phrase(es: "Nuevo espacio", en: "New space", pt: "Novo espaço")
  static let noSpaces = Phrase(es: "Aún no tienes espacios", en: "No spaces yet", pt: "Ainda não há espaços")
  static let spacesNote = Phrase(
    es: "Cada espacio tiene sus propios datos y su gente: la casa, unos amigos, un negocio.",
    en: "Each space has its own data and people: a home, some friends, a business.",
    pt: "Cada espaço tem os seus dados e a sua gente: a casa, uns amigos, um negócio.")
  static func tooMany(_ limit: Int) -> Phrase {
    Phrase(
      es: "Ya tienes \(limit) espacios, que es el máximo. Elimina alguno antes de crear otro.",
      en: "You own \(limit) spaces already, which is the limit. Delete one before you make another.",
      pt: "Já tem \(limit) espaços, que é o limite. Apague um antes de criar outro.")
  }
  static let settings = Phrase(es: "Ajustes del espacio", en: "Space settings", pt: "Configurações do espaço")
  static let nameMissing = Phrase(
    es: "Escribe un nombre para el espacio.", en: "Write a name for the space.", pt: "Escreva um nome para o espaço.")
  static let currency = Phrase(es: "Moneda", en: "Currency", pt: "Moeda")
  static let currencyIsFixed = Phrase(
    es: "La moneda ya no se puede cambiar: los importes guardados no se convertirían.",
    en: "The currency can no longer be changed: the amounts that are kept would not be converted.",
    pt: "A moeda já não se pode mudar: os valores guardados não seriam convertidos.")
  static let currencyUnknown = Phrase(es: "Elige una moneda.", en: "Choose a currency.", pt: "Escolha uma moeda.")
  static let zone = Phrase(es: "Zona horaria", en: "Time zone", pt: "Fuso horário")
  static let zoneUnknown = Phrase(
    es: "Elige una zona horaria.", en: "Choose a time zone.", pt: "Escolha um fuso horário.")
  static let export = Phrase(es: "Descargar todo", en: "Download everything", pt: "Fazer download de tudo")
  static let end = Phrase(es: "Eliminar el espacio", en: "Delete the space", pt: "Apagar o espaço")
  static func endTitle(_ name: String) -> Phrase {
    Phrase(es: "¿Eliminar «\(name)»?", en: "Delete “\(name)”?", pt: "Apagar “\(name)”?")
  }
  static let endText = Phrase(
    es:
      "Desaparece al instante para todos. Durante treinta días lo puedes recuperar en Espacios; después se borra con todo.",
    en: "It disappears for everybody at once. For thirty days you can bring it back under Spaces; then all of it goes.",
    pt:
      "Desaparece imediatamente para todos. Durante trinta dias pode recuperá-lo em Espaços; depois é apagado com tudo."
  )
  static let ending = Phrase(es: "Eliminados", en: "Deleted", pt: "Apagados")
  static func ends(_ instant: Instant) -> Phrase {
    let day = instant.written(.date)
    return Phrase(es: "Se borra el \(day)", en: "Will be deleted on \(day)", pt: "Será apagado em \(day)")
  }
  static let members = Phrase(es: "Miembros", en: "Members", pt: "Membros")

  static func role(_ role: Role) -> Phrase {
    switch role {
    case .owner: Phrase(es: "Responsable", en: "Owner", pt: "Responsável")
    case .member: Phrase(es: "Miembro", en: "Member", pt: "Membro")
    }
  }

  static let invitations = Phrase(es: "Invitaciones", en: "Invitations", pt: "Convites")
  static let invite = Phrase(es: "Invitar a alguien", en: "Invite somebody", pt: "Convidar alguém")
  static let invitation = Phrase(es: "Invitación", en: "Invitation", pt: "Convite")
  static let invitationNote = Phrase(
    es: "Un enlace de un solo uso que vale siete días.", en: "A link that works once, within seven days.",
    pt: "Um link de uso único, válido durante sete dias.")
  static let sendLink = Phrase(
    es: "Envía este enlace a quien quieras invitar. Solo se muestra esta vez.",
    en: "Send this link to the person you invite. It is shown only this once.",
    pt: "Envie este link a quem quer convidar. Só é mostrado desta vez.")
  static let link = Phrase(es: "Enlace", en: "Link", pt: "Link")
  static let waiting = Phrase(es: "Sin usar", en: "Not used yet", pt: "Não usado")
  static func until(_ instant: Instant) -> Phrase {
    Phrase(es: "Vale hasta el \(instant)", en: "Valid until \(instant)", pt: "Válido até \(instant)")
  }
  /// What an invitation grants, and for how long it waits.
  static func invited(as role: Role, limit: AppAccess, until instant: Instant) -> Phrase {
    let (end, name) = (until(instant), self.role(role))
    guard role == .member, case .only(let apps) = limit else {
      return Phrase(joining: "\(name) · \(end)")
    }
    let count = Phrase.counted(
      apps.count, es: (one: "# aplicación", other: "# aplicaciones"), en: (one: "# app", other: "# apps"),
      pt: (one: "# aplicação", other: "# aplicações"))
    return Phrase(joining: "\(name), \(count) · \(end)")
  }
  static let revoke = Phrase(es: "Anular", en: "Revoke", pt: "Anular")
  static func revoke(until instant: Instant) -> Phrase {
    Phrase(
      es: "Anular la invitación que vale hasta el \(instant)", en: "Revoke the invitation valid until \(instant)",
      pt: "Anular o convite válido até \(instant)")
  }
}
