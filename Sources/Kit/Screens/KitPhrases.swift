/// What the house itself says.
package enum KitPhrases {
  // Bars and buttons
  package static let done = Phrase(es: "Hecho", en: "Done", pt: "Concluído")
  package static let edit = Phrase(es: "Editar", en: "Edit", pt: "Editar")
  package static let cancel = Phrase(es: "Cancelar", en: "Cancel", pt: "Cancelar")
  package static let delete = Phrase(es: "Eliminar", en: "Delete", pt: "Eliminar")
  package static let save = Phrase(es: "Guardar", en: "Save", pt: "Guardar")
  static let saved = Phrase(es: "Guardado", en: "Saved", pt: "Guardado")
  package static let undo = Phrase(es: "Deshacer", en: "Undo", pt: "Desfazer")
  package static let search = Phrase(es: "Buscar", en: "Search", pt: "Procurar")
  package static let showMore = Phrase(es: "Mostrar más", en: "Show more", pt: "Mostrar mais")
  package static let moreActions = Phrase(es: "Más acciones", en: "More actions", pt: "Mais ações")
  package static let activity = Phrase(es: "Actividad", en: "Activity", pt: "Atividade")
  package static let settings = Phrase(es: "Ajustes", en: "Settings", pt: "Definições")
  package static let print = Phrase(es: "Imprimir", en: "Print", pt: "Imprimir")
  package static let back = Phrase(es: "Volver", en: "Back", pt: "Voltar")
  static let skipToContent = Phrase(es: "Ir al contenido", en: "Skip to content", pt: "Ir para o conteúdo")
  static let toTheStart = Phrase(es: "Ir al inicio", en: "Go to the start", pt: "Ir para o início")

  static func less(_ what: Phrase) -> Phrase {
    Phrase(es: "\(what): uno menos", en: "\(what): one less", pt: "\(what): menos um")
  }

  static func more(_ what: Phrase) -> Phrase {
    Phrase(es: "\(what): uno más", en: "\(what): one more", pt: "\(what): mais um")
  }

  // Scripts
  static let unsaved = Phrase(
    es: "Aún no se ha guardado: no hay conexión. Se enviará en cuanto vuelva.",
    en: "Not saved yet: there is no connection. It will be sent as soon as it is back.",
    pt: "Ainda não foi guardado: não há rede. Será enviado assim que voltar.")
  static let offline = Phrase(
    es: "Sin conexión: no se ha cambiado nada. Inténtalo otra vez.",
    en: "No connection: nothing was changed. Try again.",
    pt: "Sem rede: nada foi alterado. Tente outra vez.")
  static let failed = Phrase(
    es: "No ha funcionado. Inténtalo otra vez.", en: "That did not work. Try again.",
    pt: "Não funcionou. Tente outra vez.")

  // Lists and fields
  package static let nothingFound = Phrase(es: "No se ha encontrado nada", en: "Nothing found", pt: "Nada encontrado")
  package static let otherWords = Phrase(
    es: "Prueba con otras palabras.", en: "Try other words.", pt: "Experimente outras palavras.")
  package static func found(_ count: Int, more: Bool) -> Phrase {
    more
      ? Phrase(
        es: "Más de \(count) resultados", en: "More than \(count) results", pt: "Mais de \(count) resultados")
      : .counted(
        count, es: (one: "# resultado", other: "# resultados"), en: (one: "# result", other: "# results"),
        pt: (one: "# resultado", other: "# resultados"))
  }
  static func news(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "# novedad", other: "# novedades"), en: (one: "# change", other: "# changes"),
      pt: (one: "# novidade", other: "# novidades"))
  }
  static func tooLong(_ limit: Int) -> Phrase {
    Phrase(
      es: "Es demasiado largo: el máximo son \(limit) caracteres.",
      en: "It is too long: the limit is \(limit) characters.",
      pt: "É longo demais: o limite é \(limit) caracteres.")
  }

  // Errors
  static let checkTheForm = Phrase(
    es: "Revisa los campos marcados.", en: "Check the marked fields.", pt: "Reveja os campos assinalados.")
  static let malformedForm = Phrase(
    es: "Lo que ha llegado no se entiende. Vuelve atrás e inténtalo otra vez.",
    en: "What arrived makes no sense. Go back and try again.",
    pt: "O que chegou não se percebe. Volte atrás e tente outra vez.")
  static let notUnderstood = Phrase(es: "No se entiende", en: "Not understood", pt: "Não se percebe")
  static let notSaved = Phrase(es: "No se ha guardado", en: "Not saved", pt: "Não foi guardado")
  static let diskFull = Phrase(
    es: "El disco está lleno. Lo anterior sigue ahí; haz sitio e inténtalo otra vez.",
    en: "The disk is full. Everything saved before is still there; make room and try again.",
    pt: "O disco está cheio. O que já estava guardado continua lá; liberte espaço e tente outra vez.")
  static let faultTitle = Phrase(es: "Algo ha fallado", en: "Something went wrong", pt: "Algo correu mal")
  static let fault = Phrase(
    es: "El fallo es nuestro y ha quedado anotado.", en: "The fault is ours and has been noted.",
    pt: "A falha é nossa e ficou registada.")
  static let requestID = Phrase(es: "Número de la petición:", en: "Request number:", pt: "Número do pedido:")
  static let notFoundTitle = Phrase(es: "Aquí no hay nada", en: "Nothing here", pt: "Aqui não há nada")
  static let notFound = Phrase(
    es: "Esta página no existe o no es para ti.", en: "This page does not exist, or is not for you.",
    pt: "Esta página não existe ou não é para si.")
  static let forbiddenTitle = Phrase(es: "No se puede", en: "Not allowed", pt: "Não é permitido")
  static let onlyOwners = Phrase(
    es: "Solo lo puede hacer quien administra el espacio.", en: "Only an owner of the space may do this.",
    pt: "Só quem administra o espaço o pode fazer.")
  static let goneTitle = Phrase(es: "Ya no está", en: "No longer there", pt: "Já não está")
  static let cannotBeUndone = Phrase(
    es: "Ya no se puede deshacer.", en: "It can no longer be undone.", pt: "Já não se pode desfazer.")
  static let draftGone = Phrase(
    es: "Este formulario ya se guardó o se descartó.", en: "This form has been saved or discarded already.",
    pt: "Este formulário já foi guardado ou descartado.")
  static let operationReused = Phrase(
    es: "Este formulario ya se envió con otros datos. Ábrelo de nuevo para ver lo que quedó guardado.",
    en: "This form was already sent with other content. Open it again to see what was kept.",
    pt: "Este formulário já foi enviado com outros dados. Abra-o de novo para ver o que ficou guardado.")
  static func tooLarge(megabytes: Int) -> Phrase {
    Phrase(
      es: "Es demasiado grande: el máximo son \(max(1, megabytes)) MB.",
      en: "It is too large: the limit is \(max(1, megabytes)) MB.",
      pt: "É grande demais: o limite é \(max(1, megabytes)) MB.")
  }
  static let busyTitle = Phrase(es: "Un momento", en: "One moment", pt: "Um momento")
  static let busy = Phrase(
    es: "Hay demasiada gente a la vez. Inténtalo dentro de unos segundos.",
    en: "Too many people at once. Try again in a few seconds.",
    pt: "Há demasiada gente ao mesmo tempo. Tente daqui a uns segundos.")
  static func tooManyTries(minutes: Int) -> Phrase {
    .counted(
      minutes,
      es: (
        one: "Ha habido demasiados intentos con ese nombre. Prueba dentro de # minuto.",
        other: "Ha habido demasiados intentos con ese nombre. Prueba dentro de # minutos."
      ),
      en: (
        one: "There were too many tries with that name. Try again in # minute.",
        other: "There were too many tries with that name. Try again in # minutes."
      ),
      pt: (
        one: "Houve demasiadas tentativas com esse nome. Tente daqui a # minuto.",
        other: "Houve demasiadas tentativas com esse nome. Tente daqui a # minutos."
      ))
  }
  static let signedOut = Phrase(
    es: "Primero hay que entrar.", en: "You have to sign in first.", pt: "Primeiro é preciso entrar.")
  static let crossSite = Phrase(
    es: "La petición venía de otro sitio y se ha rechazado.", en: "The request came from another site and was refused.",
    pt: "O pedido vinha de outro site e foi recusado.")
  static let unknownHost = Phrase(
    es: "Esta casa no se llama así.", en: "This house does not go by that name.", pt: "Esta casa não tem esse nome.")
  static let notOpenYet = Phrase(
    es: "Todavía solo se puede entrar desde el propio ordenador: quien administra la casa aún no tiene contraseña.",
    en: "For now only the machine itself may come in: the owner of this house has no password yet.",
    pt:
      "Por agora só se pode entrar a partir do próprio computador: quem administra a casa ainda não tem palavra-passe.")
}
