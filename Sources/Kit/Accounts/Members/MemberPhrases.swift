enum MemberPhrases {
  static let role = Phrase(es: "Rol", en: "Role", pt: "Função")
  static let roleNote = Phrase(
    es: "Quien es responsable puede además invitar y quitar a gente y cambiar los ajustes.",
    en: "An owner may also invite and remove people and change the settings.",
    pt: "Quem é responsável pode também convidar e remover pessoas e mudar as configurações.")
  static let mayUse = Phrase(es: "Puede usar", en: "May use", pt: "Pode usar")
  static let ownersUseAll = Phrase(
    es: "Quien es responsable las usa todas.", en: "Owners use all of them.", pt: "Quem é responsável usa todas.")
  static let apps = Phrase(es: "Aplicaciones", en: "Apps", pt: "Aplicações")
  static let shown = Phrase(es: "En este espacio", en: "In this space", pt: "Neste espaço")
  static let shownNote = Phrase(
    es: "Si ocultas una aplicación, sus datos se conservan.", en: "An app that is not shown keeps its data.",
    pt: "Os dados de uma aplicação oculta continuam guardados.")
  static let noApp = Phrase(
    es: "Deja al menos una aplicación.", en: "Leave at least one app.", pt: "Deixe pelo menos uma aplicação.")
  static let remove = Phrase(es: "Quitar del espacio", en: "Remove from the space", pt: "Remover do espaço")
  static let leave = Phrase(es: "Salir del espacio", en: "Leave the space", pt: "Sair do espaço")
  static func leaveTitle(_ space: String) -> Phrase {
    Phrase(es: "¿Salir de «\(space)»?", en: "Leave “\(space)”?", pt: "Sair de “\(space)”?")
  }
  static let leaveText = Phrase(
    es: "Lo que has hecho se queda. Para volver hará falta otra invitación.",
    en: "What you have done stays. Coming back takes another invitation.",
    pt: "O que fez fica. Para voltar será preciso outro convite.")
  static let lastOwner = Phrase(
    es: "Nadie más es responsable de este espacio: antes, da ese papel a otra persona.",
    en: "Nobody else owns this space: make somebody else an owner first.",
    pt: "Mais ninguém é responsável por este espaço: primeiro, dê a função de responsável a outra pessoa.")
  static let noApps = Phrase(
    es: "Aún no hay aplicaciones para ti", en: "No apps for you yet", pt: "Ainda não há aplicações disponíveis")
  static let noAppsText = Phrase(
    es: "Quien es responsable de este espacio decide cuáles puedes usar.",
    en: "The owner of this space decides which you may use.",
    pt: "Quem é responsável por este espaço decide quais pode usar.")
  static func usedBy(_ name: String) -> Phrase {
    Phrase(es: "Usada por \(name)", en: "Used by \(name)", pt: "Usado por \(name)")
  }
  static func used(at instant: Instant) -> Phrase {
    Phrase(es: "El \(instant)", en: "On \(instant)", pt: "Em \(instant)")
  }
}
