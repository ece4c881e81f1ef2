/// What the house itself says.
package enum KitPhrases {
  // Bars and buttons
  package static let done = Phrase(es: "Hecho", en: "Done", pt: "Concluído")
  package static let edit = Phrase(es: "Editar", en: "Edit", pt: "Editar")
  package static let cancel = Phrase(es: "Cancelar", en: "Cancel", pt: "Cancelar")
  package static let delete = Phrase(es: "Eliminar", en: "Delete", pt: "Apagar")
  package static let save = Phrase(es: "Guardar", en: "Save", pt: "Guardar")
  package static let undo = Phrase(es: "Deshacer", en: "Undo", pt: "Desfazer")
  package static let search = Phrase(es: "Buscar", en: "Search", pt: "Pesquisar")
  package static let showMore = Phrase(es: "Mostrar más", en: "Show more", pt: "Mostrar mais")
  package static let moreActions = Phrase(es: "Más acciones", en: "More actions", pt: "Mais ações")
  static func shortcuts(_ app: Phrase) -> Phrase {
    Phrase(es: "\(app): atajos", en: "\(app): shortcuts", pt: "\(app): atalhos")
  }
  package static func select(_ name: String) -> Phrase {
    Phrase(es: "Seleccionar \(name)", en: "Select \(name)", pt: "Selecionar \(name)")
  }

  static let selectAll = Phrase(
    es: "Seleccionar todo lo que se ve", en: "Select all that is shown", pt: "Selecionar tudo o que se vê")
  /// Before what can be done with rows that are ticked.
  static let withSelected = Phrase(
    es: "Con lo seleccionado:", en: "With what is selected:", pt: "Com o que está selecionado:")
  static let oneSelected = Phrase(es: "1 seleccionado", en: "1 selected", pt: "1 selecionado")
  static let unselect = Phrase(es: "Quitar la selección", en: "Deselect", pt: "Limpar a seleção")
  /// A script puts the number in the place of the sign.
  static let severalSelected = Phrase(es: "# seleccionados", en: "# selected", pt: "# selecionados")
  static let asTable = Phrase(es: "Ver como tabla", en: "Show as a table", pt: "Ver como tabela")
  static let nothingSelected = Phrase(
    es: "No hay nada seleccionado.", en: "Nothing is selected.", pt: "Não há nada selecionado.")
  package static let selectionNeedsSignal = Phrase(
    es: "Varias cosas a la vez solo se cambian con conexión.",
    en: "Changing several things at once needs a connection.",
    pt: "Só com rede é possível alterar várias coisas de uma vez.")
  package static let activity = Phrase(es: "Actividad", en: "Activity", pt: "Atividade")
  package static let settings = Phrase(es: "Ajustes", en: "Settings", pt: "Configurações")
  package static let print = Phrase(es: "Imprimir", en: "Print", pt: "Imprimir")
  package static let back = Phrase(es: "Volver", en: "Back", pt: "Voltar")
  static let send = Phrase(es: "Enviar", en: "Send", pt: "Enviar")
  static let copy = Phrase(es: "Copiar", en: "Copy", pt: "Copiar")
  static let copied = Phrase(es: "Copiado", en: "Copied", pt: "Copiado")
  /// What the button that starts and ends it has done.
  static let editing = Phrase(es: "Editando la lista", en: "Editing the list", pt: "Lista em edição")
  static let edited = Phrase(es: "Edición terminada", en: "Editing finished", pt: "Edição terminada")
  static let skipToContent = Phrase(es: "Ir al contenido", en: "Skip to content", pt: "Ir para o conteúdo")
  static let toTheStart = Phrase(es: "Ir al inicio", en: "Go to the start", pt: "Ir para o início")

  package static func less(_ what: Phrase) -> Phrase {
    Phrase(es: "\(what): uno menos", en: "\(what): one less", pt: "\(what): menos um")
  }

  package static func more(_ what: Phrase) -> Phrase {
    Phrase(es: "\(what): uno más", en: "\(what): one more", pt: "\(what): mais um")
  }

  static let oneLess = Phrase(es: "uno menos", en: "one less", pt: "menos um")
  static let oneMore = Phrase(es: "uno más", en: "one more", pt: "mais um")

  static func moveUp(_ name: String) -> Phrase {
    Phrase(es: "Subir \(name)", en: "Move \(name) up", pt: "Mover \(name) para cima")
  }

  static func moveDown(_ name: String) -> Phrase {
    Phrase(es: "Bajar \(name)", en: "Move \(name) down", pt: "Mover \(name) para baixo")
  }

  /// Where a thing has come to among others.
  static let place = Phrase(es: "{place} de {count}", en: "{place} of {count}", pt: "{place} de {count}")
  static let close = Phrase(es: "Cerrar", en: "Close", pt: "Fechar")

  static let placeMissing = Phrase(
    es: "Falta el lugar que le toca.", en: "The place it belongs to is missing.", pt: "Falta o lugar que lhe cabe.")
  static let placeGone = Phrase(
    es: "Lo que iba detrás se ha eliminado. Vuelve a moverlo.",
    en: "The item below its new place has been deleted. Move it again.",
    pt: "O que vinha depois foi apagado. Faça o movimento de novo.")

  // Scripts
  static let unsaved = Phrase(
    es: "Sin conexión: no sabemos si se ha guardado. Se enviará de nuevo, sin repetirse.",
    en: "No connection: we don’t know whether this was saved. It will be sent again and saved only once.",
    pt: "Sem rede: não sabemos se ficou guardado. Será enviado de novo, sem se repetir.")
  static let offline = Phrase(
    es: "Sin conexión: no sabemos si ha llegado. Puedes reintentarlo: no se hará dos veces.",
    en: "No connection: we don’t know whether it arrived. You can try again: it won’t be done twice.",
    pt: "Sem rede: não sabemos se chegou. Pode tentar de novo: não será feito duas vezes.")
  static let lost = Phrase(
    es: "Sin conexión: lo que se ve puede no estar al día.", en: "No connection: what you see may be out of date.",
    pt: "Sem rede: o que se vê pode não estar atualizado.")
  static let heard = Phrase(es: "Vuelve a haber conexión.", en: "Connected again.", pt: "Há rede de novo.")
  static let searchCleared = Phrase(
    es: "Sin búsqueda: se ve todo", en: "Search cleared: everything is shown", pt: "Sem pesquisa: vê-se tudo")
  static let again = Phrase(es: "Reintentar", en: "Try again", pt: "Tentar de novo")
  static let failed = Phrase(
    es: "No ha funcionado. Inténtalo de nuevo.", en: "That did not work. Try again.",
    pt: "Não funcionou. Tente de novo.")

  // Lists and fields
  package static let nothingFound = Phrase(es: "No se ha encontrado nada", en: "Nothing found", pt: "Nada encontrado")
  static func didYouMean(_ words: String) -> Phrase {
    Phrase(es: "¿Querías decir «\(words)»?", en: "Did you mean “\(words)”?", pt: "Queria dizer “\(words)”?")
  }
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
  static let emailWrong = Phrase(
    es: "Escribe el correo entero, como ana@ejemplo.es.", en: "Write the whole address, like ana@example.com.",
    pt: "Escreva o e-mail completo, como ana@exemplo.pt.")
  static func tooLong(_ limit: Int) -> Phrase {
    Phrase(
      es: "Como mucho, \(limit) caracteres.",
      en: "At most \(limit) characters.",
      pt: "No máximo, \(limit) caracteres.")
  }

  // Words of many fields and lists
  package static let name = Phrase(es: "Nombre", en: "Name", pt: "Nome")
  package static let nameMissing = Phrase(es: "Escribe un nombre.", en: "Write a name.", pt: "Escreva um nome.")
  package static let yourName = Phrase(es: "Tu nombre", en: "Your name", pt: "O seu nome")
  package static let address = Phrase(es: "Dirección", en: "Address", pt: "Endereço")
  package static let phone = Phrase(es: "Teléfono", en: "Phone", pt: "Telefone")
  package static let contact = Phrase(es: "Contacto", en: "Contact", pt: "Contacto")
  package static let call = Phrase(es: "Llamar", en: "Call", pt: "Ligar")
  static let whatsApp = Phrase(verbatim: "WhatsApp")
  static let mail = Phrase(es: "Correo", en: "Email", pt: "E-mail")
  package static let description = Phrase(es: "Descripción", en: "Description", pt: "Descrição")
  package static let note = Phrase(es: "Nota", en: "Note", pt: "Nota")
  package static let reason = Phrase(es: "Motivo", en: "Reason", pt: "Motivo")
  package static let code = Phrase(es: "Código", en: "Code", pt: "Código")
  package static let date = Phrase(es: "Fecha", en: "Date", pt: "Data")
  package static let price = Phrase(es: "Precio", en: "Price", pt: "Preço")
  package static let quantity = Phrase(es: "Cantidad", en: "Quantity", pt: "Quantidade")
  package static let total = Phrase(es: "Total", en: "Total", pt: "Total")
  package static let colour = Phrase(es: "Color", en: "Colour", pt: "Cor")
  package static let colourMissing = Phrase(es: "Elige un color.", en: "Choose a colour.", pt: "Escolha uma cor.")
  package static let add = Phrase(es: "Añadir", en: "Add", pt: "Adicionar")
  package static let bringBack = Phrase(es: "Recuperar", en: "Bring back", pt: "Recuperar")
  package static let filter = Phrase(es: "Filtrar", en: "Filter", pt: "Filtrar")
  package static let sortBy = Phrase(es: "Ordenar por", en: "Sort by", pt: "Ordenar por")
  package static let inviteByLink = Phrase(
    es: "Invitar con un enlace", en: "Invite by link", pt: "Convidar com um link")
  package static let importAndExport = Phrase(
    es: "Importar y exportar", en: "Import and export", pt: "Importar e exportar")
  package static let lists = Phrase(es: "Listas", en: "Lists", pt: "Listas")
  package static let newList = Phrase(es: "Nueva lista", en: "New list", pt: "Nova lista")
  package static let noLists = Phrase(es: "Aún no hay listas", en: "No lists yet", pt: "Ainda não há listas")
  package static func price(in currency: Currency) -> Phrase {
    let code = currency.code
    return Phrase(es: "Precio (\(code))", en: "Price (\(code))", pt: "Preço (\(code))")
  }
  /// An amount as one writes it.
  package static func amountHint(_ currency: Currency) -> Phrase {
    currency.minorDigits == 0 ? Phrase(verbatim: "350") : Phrase(es: "3,50", en: "3.50", pt: "3,50")
  }
  package static func totalTooLarge(in currency: Currency) -> Phrase {
    let limit = Money(minorUnits: Money.largestTotal, currency: currency)
    return Phrase(
      es: "El total no puede pasar de \(limit).", en: "The total cannot be more than \(limit).",
      pt: "O total não pode passar de \(limit).")
  }

  // Errors
  /// Before the title of a page whose form was not taken.
  static let refused = Phrase(es: "Error", en: "Error", pt: "Erro")
  static let checkTheForm = Phrase(
    es: "Revisa los campos marcados.", en: "Check the marked fields.", pt: "Verifique os campos marcados.")
  package static let malformedForm = Phrase(
    es: "Lo que ha llegado no se entiende. Vuelve atrás e inténtalo de nuevo.",
    en: "What arrived makes no sense. Go back and try again.",
    pt: "O que chegou não se entende. Volte e tente de novo.")
  static let notUnderstood = Phrase(es: "No se entiende", en: "Not understood", pt: "Não se entende")
  static let notSaved = Phrase(es: "No se ha guardado", en: "Not saved", pt: "Não foi guardado")
  static let diskFull = Phrase(
    es: "El disco está lleno. Lo que ya estaba guardado sigue ahí; haz sitio e inténtalo de nuevo.",
    en: "The disk is full. Everything saved before is still there; make room and try again.",
    pt: "O disco está cheio. O que já estava guardado continua lá; abra espaço e tente de novo.")
  static let databaseAway = Phrase(
    es: "La base de datos no responde. No es seguro que se haya guardado lo último; vuelve a intentarlo enseguida.",
    en: "The database does not answer. Whether the last thing was saved is not certain; try again in a moment.",
    pt: "A base de dados não responde. Não é certo que a última coisa tenha sido guardada; tente de novo daqui a pouco."
  )
  static let faultTitle = Phrase(es: "Algo ha fallado", en: "Something went wrong", pt: "Algo falhou")
  static let fault = Phrase(
    es: "El fallo es del programa y ha quedado anotado.", en: "The fault is the program’s and has been noted.",
    pt: "A falha é do programa e ficou anotada.")
  static let requestID = Phrase(es: "Código del fallo:", en: "Fault code:", pt: "Código da falha:")
  static let notFoundTitle = Phrase(es: "Aquí no hay nada", en: "Nothing here", pt: "Aqui não há nada")
  static let notFound = Phrase(
    es: "Esta página no existe o no tienes acceso a ella.",
    en: "This page does not exist, or you have no access to it.",
    pt: "Esta página não existe ou não está acessível.")
  static let forbiddenTitle = Phrase(es: "No se puede", en: "Not allowed", pt: "Não é permitido")
  static let onlyOwners = Phrase(
    es: "Solo lo puede hacer una persona responsable del espacio.", en: "Only an owner of the space may do this.",
    pt: "Só uma pessoa responsável pelo espaço pode fazer isto.")
  package static let onlyManagers = Phrase(
    es: "Lo decide quien gestiona la aplicación. Quien es responsable del espacio dice quién.",
    en: "Those who manage the app decide this. An owner of the space says who.",
    pt: "Decide quem gere a aplicação. A pessoa responsável pelo espaço diz quem é.")
  static let onlyOperators = Phrase(
    es: "Solo lo puede hacer quien lleva la instalación.", en: "Only those who run the installation may do this.",
    pt: "Só quem gere a instalação pode fazer isto.")
  static let goneTitle = Phrase(es: "Ya no está", en: "No longer there", pt: "Já não está")
  package static let cannotBeUndone = Phrase(
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
      es: "Es demasiado grande: como mucho, \(max(1, megabytes)) MB.",
      en: "It is too large: the limit is \(max(1, megabytes)) MB.",
      pt: "É grande demais: no máximo, \(max(1, megabytes)) MB.")
  }
  static let busyTitle = Phrase(es: "Un momento", en: "One moment", pt: "Um momento")
  static let busy = Phrase(
    es: "Hay demasiada gente a la vez. Inténtalo dentro de unos segundos.",
    en: "Too many people at once. Try again in a few seconds.",
    pt: "Há gente demais ao mesmo tempo. Tente daqui a alguns segundos.")
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
        one: "Houve tentativas demais com esse nome. Tente daqui a # minuto.",
        other: "Houve tentativas demais com esse nome. Tente daqui a # minutos."
      ))
  }
  static let signedOut = Phrase(
    es: "Primero hay que entrar.", en: "You have to sign in first.", pt: "Primeiro é preciso entrar.")
  static let crossSite = Phrase(
    es: "El envío venía de otro sitio web y se ha rechazado.",
    en: "The request came from another site and was refused.",
    pt: "O envio veio de outro site e foi recusado.")
  static let unencrypted = Phrase(
    es: "Sin cifrar: quien esté en la misma red puede leer lo que escribes.",
    en: "Not encrypted: whoever is on the same network can read what you type.",
    pt: "Sem criptografia: quem estiver na mesma rede pode ler o que se escreve aqui.")
  static func unknownHost(url: String) -> Phrase {
    Phrase(
      es:
        "Por esta dirección no se entra aquí, sino por \(url). Quien lleva la instalación la elige con --url.",
      en: "This address does not lead here; \(url) does. Whoever runs the installation chooses it with --url.",
      pt: "Por este endereço não se entra aqui, mas sim por \(url). Quem cuida da instalação escolhe-o com --url.")
  }
  static let notOpenYet = Phrase(
    es:
      "De momento solo se puede entrar desde el ordenador donde está instalado Sobremesa: quien lo cuida aún no tiene contraseña.",
    en:
      "For now this works only on the computer Sobremesa is installed on: whoever looks after it has no password yet.",
    pt:
      "Por enquanto só se pode entrar no computador onde o Sobremesa está instalado: quem cuida dele ainda não tem senha."
  )
}
