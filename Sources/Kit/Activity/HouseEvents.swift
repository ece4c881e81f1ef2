/// What the house itself notes in a space, whichever app the thing belongs to.
enum HouseEvents {
  static let spaceMade = Event<NoDetail>("space.made") {
    Phrase(es: "Espacio creado: \($0.title)", en: "Space created: \($0.title)", pt: "Espaço criado: \($0.title)")
  }
  static let spaceChanged = Event<NoDetail>("space.changed") { _ in
    Phrase(es: "Ajustes cambiados", en: "Settings changed", pt: "Configurações alteradas")
  }
  static let spaceApps = Event<NoDetail>("space.apps") { _ in
    Phrase(es: "Aplicaciones cambiadas", en: "Apps changed", pt: "Aplicações alteradas")
  }
  static let spaceOpened = Event<NoDetail>("space.opened") { _ in
    Phrase(es: "Invitación creada", en: "Invitation created", pt: "Convite criado")
  }
  static let spaceClosed = Event<NoDetail>("space.closed") { _ in
    Phrase(es: "Invitación anulada", en: "Invitation revoked", pt: "Convite anulado")
  }
  static let spaceEnding = Event<NoDetail>("space.ending") { _ in
    Phrase(es: "Espacio eliminado", en: "Space deleted", pt: "Espaço apagado")
  }
  static let spaceKept = Event<NoDetail>("space.kept") { _ in
    Phrase(es: "Espacio recuperado", en: "Space brought back", pt: "Espaço recuperado")
  }
  static let memberJoined = Event<NoDetail>("member.joined") {
    Phrase(es: "Se unió \($0.title)", en: "\($0.title) joined", pt: "\($0.title) entrou no espaço")
  }
  static let memberLeft = Event<NoDetail>("member.left") {
    Phrase(es: "\($0.title) salió del espacio", en: "\($0.title) left", pt: "\($0.title) saiu do espaço")
  }
  static let memberRemoved = Event<NoDetail>("member.removed") {
    Phrase(
      es: "Sin acceso al espacio: \($0.title)", en: "Removed: \($0.title)", pt: "Sem acesso ao espaço: \($0.title)")
  }
  static let memberChanged = Event<NoDetail>("member.changed") {
    Phrase(
      es: "Permisos cambiados: \($0.title)", en: "Rights changed: \($0.title)", pt: "Permissões alteradas: \($0.title)")
  }
  static let memberLetIn = Event<NoDetail>("member.letin") {
    Phrase(es: "Entrada nueva para \($0.title)", en: "New way in for \($0.title)", pt: "Nova entrada para \($0.title)")
  }
  static let memberRenamed = Event<NoDetail>("member.renamed") {
    Phrase(es: "Perfil cambiado: \($0.title)", en: "Profile changed: \($0.title)", pt: "Perfil alterado: \($0.title)")
  }
  static let linkMade = Event<NoDetail>("link.made") {
    Phrase(es: "Enlace creado: \($0.title)", en: "Link created: \($0.title)", pt: "Link criado: \($0.title)")
  }
  static let linkRevoked = Event<NoDetail>("link.revoked") {
    Phrase(es: "Enlace anulado: \($0.title)", en: "Link revoked: \($0.title)", pt: "Link anulado: \($0.title)")
  }
  static let passkeyAdded = Event<NoDetail>("passkey.added") {
    Phrase(
      es: "Llave de acceso añadida: \($0.title)", en: "Passkey added: \($0.title)",
      pt: "Chave de acesso adicionada: \($0.title)")
  }
  static let passkeyRenamed = Event<NoDetail>("passkey.renamed") {
    Phrase(
      es: "Llave de acceso renombrada: \($0.title)", en: "Passkey renamed: \($0.title)",
      pt: "Chave de acesso renomeada: \($0.title)")
  }
  static let passkeyRemoved = Event<NoDetail>("passkey.removed") {
    Phrase(
      es: "Llave de acceso eliminada: \($0.title)", en: "Passkey deleted: \($0.title)",
      pt: "Chave de acesso apagada: \($0.title)")
  }
  static let passkeyDoubted = Event<NoDetail>("passkey.doubted") {
    Phrase(
      es: "Llave de acceso quizá copiada: \($0.title)", en: "Passkey perhaps copied: \($0.title)",
      pt: "Chave de acesso talvez copiada: \($0.title)")
  }

  static let all = Events([
    spaceMade.declared, spaceChanged.declared, spaceApps.declared, spaceOpened.declared, spaceClosed.declared,
    spaceEnding.declared, spaceKept.declared, memberJoined.declared, memberLeft.declared, memberRemoved.declared,
    memberChanged.declared, memberLetIn.declared, memberRenamed.declared, linkMade.declared, linkRevoked.declared,
    passkeyAdded.declared, passkeyRenamed.declared, passkeyRemoved.declared, passkeyDoubted.declared,
  ])
}

extension App {
  /// What a line of activity says: the house's own words for what the house does, whichever app the thing belongs to.
  func words(for activity: Activity) -> Phrase {
    activity.houseSentence ?? events.sentence(for: activity) ?? RecordPhrases.unknown
  }
}

extension Activity {
  /// What the house itself tells of; `nil` for what an app does.
  package var houseSentence: Phrase? { HouseEvents.all.sentence(for: self) }

  /// The same with who did it, on the page of a thing; for what no app tells of.
  package var houseDeed: Phrase { HouseEvents.all.deed(of: self) ?? RecordPhrases.unknown }

  /// Who did it, guests as such.
  package var authorName: Phrase {
    guard author.guest != nil else { return Phrase(verbatim: author.name) }
    if author.name.isEmpty { return ReceptionPhrases.aGuest }
    return Phrase(es: "\(author.name) (con enlace)", en: "\(author.name) (by link)", pt: "\(author.name) (com link)")
  }
}
