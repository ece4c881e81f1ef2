/// What the house itself notes in a space, whichever app the thing belongs to.
enum HouseEvents {
  static let spaceMade = Event("space.made", Phrase(es: "Espacio creado", en: "Space created", pt: "Espaço criado"))
  static let spaceChanged = event(
    "space.changed", Phrase(es: "Ajustes cambiados", en: "Settings changed", pt: "Configurações alteradas"))
  static let letterhead = event(
    "space.letterhead", Phrase(es: "Membrete cambiado", en: "Letterhead changed", pt: "Cabeçalho alterado"))
  static let spaceApps = event(
    "space.apps", Phrase(es: "Aplicaciones cambiadas", en: "Apps changed", pt: "Aplicações alteradas"))
  static let spaceOpened = event(
    "space.opened", Phrase(es: "Invitación creada", en: "Invitation created", pt: "Convite criado"))
  static let spaceClosed = event(
    "space.closed", Phrase(es: "Invitación anulada", en: "Invitation revoked", pt: "Convite anulado"))
  static let spaceEnding = event(
    "space.ending", Phrase(es: "Espacio eliminado", en: "Space deleted", pt: "Espaço apagado"))
  static let spaceKept = event(
    "space.kept", Phrase(es: "Espacio recuperado", en: "Space brought back", pt: "Espaço recuperado"))
  static let memberJoined = Event<NoDetail>("member.joined") {
    Phrase(es: "Se unió \($0.title)", en: "\($0.title) joined", pt: "\($0.title) entrou no espaço")
  }
  static let memberLeft = Event<NoDetail>("member.left") {
    Phrase(es: "\($0.title) salió del espacio", en: "\($0.title) left", pt: "\($0.title) saiu do espaço")
  }
  static let memberRemoved = Event(
    "member.removed", Phrase(es: "Sin acceso al espacio", en: "Removed", pt: "Sem acesso ao espaço"))
  static let memberChanged = Event(
    "member.changed", Phrase(es: "Permisos cambiados", en: "Rights changed", pt: "Permissões alteradas"))
  static let memberLetIn = Event<NoDetail>("member.letin") {
    Phrase(es: "Entrada nueva para \($0.title)", en: "New way in for \($0.title)", pt: "Nova entrada para \($0.title)")
  }
  static let memberRenamed = Event(
    "member.renamed", Phrase(es: "Perfil cambiado", en: "Profile changed", pt: "Perfil alterado"))
  static let linkMade = Event("link.made", Phrase(es: "Enlace creado", en: "Link created", pt: "Link criado"))
  static let linkRevoked = Event("link.revoked", Phrase(es: "Enlace anulado", en: "Link revoked", pt: "Link anulado"))
  static let passkeyAdded = Event(
    "passkey.added", Phrase(es: "Llave de acceso añadida", en: "Passkey added", pt: "Chave de acesso adicionada"))
  static let passkeyRenamed = Event(
    "passkey.renamed", Phrase(es: "Llave de acceso renombrada", en: "Passkey renamed", pt: "Chave de acesso renomeada"))
  static let passkeyRemoved = Event(
    "passkey.removed", Phrase(es: "Llave de acceso eliminada", en: "Passkey deleted", pt: "Chave de acesso apagada"))
  static let passkeyDoubted = Event(
    "passkey.doubted",
    Phrase(es: "Llave de acceso quizá copiada", en: "Passkey perhaps copied", pt: "Chave de acesso talvez copiada"))

  static let keyMade = Event<NoDetail>("key.made") {
    Phrase(es: "Clave para \($0.title)", en: "Key for \($0.title)", pt: "Chave para \($0.title)")
  }
  static let keyEnded = Event<NoDetail>("key.ended") {
    Phrase(es: "Clave anulada: \($0.title)", en: "Key revoked: \($0.title)", pt: "Chave anulada: \($0.title)")
  }

  /// One that names no thing.
  private static func event(_ name: String, _ sentence: Phrase) -> Event<NoDetail> { Event(name) { _ in sentence } }

  static let all = Events([
    spaceMade.declared, spaceChanged.declared, letterhead.declared, spaceApps.declared, spaceOpened.declared,
    spaceClosed.declared, spaceEnding.declared, spaceKept.declared, memberJoined.declared, memberLeft.declared,
    memberRemoved.declared,
    memberChanged.declared, memberLetIn.declared, memberRenamed.declared, linkMade.declared, linkRevoked.declared,
    passkeyAdded.declared, passkeyRenamed.declared, passkeyRemoved.declared, passkeyDoubted.declared,
    keyMade.declared, keyEnded.declared,
  ])
}

extension App {
  /// What a line of activity says: the house's own words for what the house does, whichever app the thing belongs to.
  /// - Parameter more: to how many other things the same was done.
  func words(for activity: Activity, and more: More = .nothing) -> Phrase {
    activity.houseSentence(and: more) ?? events.sentence(for: activity, and: more) ?? RecordPhrases.unknown
  }
}

extension Activity {
  /// The app that it happened in; `nil` for what happened to the house.
  func app(among apps: [any App]) -> (any App)? {
    apps.first { subject.topic.name.hasPrefix("\($0.id).") }
  }

  /// What it says, in the words of the app that it happened in.
  func words(among apps: [any App], and more: More = .nothing) -> Phrase {
    app(among: apps)?.words(for: self, and: more) ?? houseSentence(and: more) ?? RecordPhrases.unknown
  }

  /// What the house itself tells of; `nil` for what an app does.
  package func houseSentence(and more: More = .nothing) -> Phrase? { HouseEvents.all.sentence(for: self, and: more) }

  /// Whether it tells that a link to its thing was made, by which others come.
  package var tellsOfShare: Bool { tells(of: HouseEvents.linkMade) }

  /// The same with who did it, on the page of a thing; for what no app tells of.
  package var houseDeed: Phrase { HouseEvents.all.deed(of: self) ?? RecordPhrases.unknown }

  /// Who did it, guests as such, and people together with what did it for them.
  package var authorName: Phrase {
    if author == .program { return RecordPhrases.automatic }
    if let via = author.via { return Phrase(verbatim: "\(author.name) (\(via))") }
    guard author.guest != nil else { return Phrase(verbatim: author.name) }
    if author.name.isEmpty { return PublicPagePhrases.aGuest }
    return Phrase(es: "\(author.name) (con enlace)", en: "\(author.name) (by link)", pt: "\(author.name) (com link)")
  }
}
