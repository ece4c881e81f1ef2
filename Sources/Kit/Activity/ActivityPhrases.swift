/// How the record of the house itself reads, whichever app the thing belongs to.
enum ActivityPhrases {
  /// `nil` for what an app tells of.
  static func sentence(for activity: Activity) -> Phrase? {
    let title = activity.subject.title
    return switch activity.verb {
    case "space.made":
      Phrase(es: "Espacio creado: \(title)", en: "Space created: \(title)", pt: "Espaço criado: \(title)")
    case "space.changed": Phrase(es: "Ajustes cambiados", en: "Settings changed", pt: "Configurações alteradas")
    case "space.apps": Phrase(es: "Aplicaciones cambiadas", en: "Apps changed", pt: "Aplicações alteradas")
    case "space.opened": Phrase(es: "Invitación creada", en: "Invitation created", pt: "Convite criado")
    case "space.closed": Phrase(es: "Invitación anulada", en: "Invitation revoked", pt: "Convite anulado")
    case "space.ending": Phrase(es: "Espacio eliminado", en: "Space deleted", pt: "Espaço apagado")
    case "space.kept": Phrase(es: "Espacio recuperado", en: "Space brought back", pt: "Espaço recuperado")
    case "member.joined": Phrase(es: "Se unió \(title)", en: "\(title) joined", pt: "\(title) entrou no espaço")
    case "member.left": Phrase(es: "\(title) salió del espacio", en: "\(title) left", pt: "\(title) saiu do espaço")
    case "member.removed":
      Phrase(es: "Sin acceso al espacio: \(title)", en: "Removed: \(title)", pt: "Sem acesso ao espaço: \(title)")
    case "member.changed":
      Phrase(es: "Permisos cambiados: \(title)", en: "Rights changed: \(title)", pt: "Permissões alteradas: \(title)")
    case "member.letin":
      Phrase(es: "Entrada nueva para \(title)", en: "New way in for \(title)", pt: "Nova entrada para \(title)")
    case "member.renamed":
      Phrase(es: "Perfil cambiado: \(title)", en: "Profile changed: \(title)", pt: "Perfil alterado: \(title)")
    case "link.made": Phrase(es: "Enlace creado: \(title)", en: "Link created: \(title)", pt: "Link criado: \(title)")
    case "link.revoked":
      Phrase(es: "Enlace anulado: \(title)", en: "Link revoked: \(title)", pt: "Link anulado: \(title)")
    case "passkey.added":
      Phrase(
        es: "Llave de acceso añadida: \(title)", en: "Passkey added: \(title)",
        pt: "Chave de acesso adicionada: \(title)")
    case "passkey.renamed":
      Phrase(
        es: "Llave de acceso renombrada: \(title)", en: "Passkey renamed: \(title)",
        pt: "Chave de acesso renomeada: \(title)")
    case "passkey.removed":
      Phrase(
        es: "Llave de acceso eliminada: \(title)", en: "Passkey deleted: \(title)",
        pt: "Chave de acesso apagada: \(title)")
    case "passkey.doubted":
      Phrase(
        es: "Llave de acceso quizá copiada: \(title)", en: "Passkey perhaps copied: \(title)",
        pt: "Chave de acesso talvez copiada: \(title)")
    default: nil
    }
  }
}

extension App {
  /// What a line of activity says: the house's own words for what the house does, whichever app the thing belongs to.
  func words(for activity: Activity) -> Phrase {
    activity.houseSentence ?? sentence(for: activity)
  }
}

extension Activity {
  /// What the house itself tells of; `nil` for what an app does.
  package var houseSentence: Phrase? { ActivityPhrases.sentence(for: self) }

  /// Who did it, guests as such.
  package var authorName: Phrase {
    guard author.guest != nil else { return Phrase(verbatim: author.name) }
    if author.name.isEmpty { return ReceptionPhrases.aGuest }
    return Phrase(es: "\(author.name) (con enlace)", en: "\(author.name) (by link)", pt: "\(author.name) (com link)")
  }
}
