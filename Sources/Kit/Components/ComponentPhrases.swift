enum ComponentPhrases {
  static let components = Phrase(es: "Componentes", en: "Components", pt: "Componentes")
  static let text = Phrase(
    es: "De esto está hecha la casa, en todos sus estados. Lo que se envía desde aquí no se guarda.",
    en: "What the house is made of, in all its states. What is sent from here is kept nowhere.",
    pt: "É disto que a casa é feita, em todos os estados. O que se envia daqui não fica guardado.")

  static let fields = Phrase(es: "Campos", en: "Fields", pt: "Campos")
  static let wrong = Phrase(es: "Con errores", en: "With errors", pt: "Com erros")
  static let noteBelow = Phrase(
    es: "Una nota debajo de un grupo.", en: "A note below a group.", pt: "Uma nota por baixo de um grupo.")
  static let email = Phrase(es: "Correo electrónico", en: "Email", pt: "E-mail")
  static let several = Phrase(es: "Varias a la vez", en: "Several at once", pt: "Várias ao mesmo tempo")
  static let oneOfThem = Phrase(es: "Una de ellas", en: "One of them", pt: "Uma delas")
  static let elsewhere = Phrase(
    es: "Se elige en otra página", en: "Chosen on another page", pt: "Escolhe-se em outra página")
  static let choose = Phrase(es: "Elegir", en: "Choose", pt: "Escolher")
  static let onOrOff = Phrase(es: "Encendido o apagado", en: "On or off", pt: "Ligado ou desligado")
  static func choice(_ number: Int) -> Phrase {
    Phrase(es: "Opción \(number)", en: "Option \(number)", pt: "Opção \(number)")
  }

  static let rows = Phrase(es: "Filas", en: "Rows", pt: "Linhas")
  static let opens = Phrase(es: "Abre otra página", en: "Opens another page", pt: "Abre outra página")
  static let opensNothing = Phrase(es: "No abre nada", en: "Opens nothing", pt: "Não abre nada")
  static let subtitle = Phrase(es: "Hoy, 13:10 · Ana", en: "Today, 13:10 · Ana", pt: "Hoje, 13:10 · Ana")
  static let current = Phrase(es: "Abierta al lado", en: "Open beside the list", pt: "Aberta ao lado")
  static let withButton = Phrase(es: "Con un botón", en: "With a button", pt: "Com um botão")
  static let needsSomebody = Phrase(es: "Hace falta alguien", en: "Somebody is needed", pt: "É preciso alguém")
  static let destroys = Phrase(es: "Destruye algo", en: "Destroys something", pt: "Destrói alguma coisa")
  static let swiped = Phrase(es: "Se desliza para borrar", en: "Swiped to delete", pt: "Desliza-se para apagar")
  static let adds = Phrase(es: "Hace algo", en: "Does something", pt: "Faz alguma coisa")
  static let editing = Phrase(es: "En edición", en: "In edit mode", pt: "Em edição")
  static let longText = Phrase(
    es: "Una frase tan larga que en un teléfono ocupa más de una línea, y se lee entera.",
    en: "A sentence so long that it takes more than one line on a phone, and can be read to its end.",
    pt: "Uma frase tão longa que num telefone ocupa mais de uma linha, e se lê inteira.")

  static let states = Phrase(es: "Estados", en: "States", pt: "Estados")
  static let score = Phrase(es: "No es un estado", en: "No state", pt: "Não é um estado")
  static let people = Phrase(es: "Personas", en: "People", pt: "Pessoas")

  static let buttons = Phrase(es: "Botones", en: "Buttons", pt: "Botões")
  static let mainAction = Phrase(es: "Lo principal", en: "The main thing", pt: "O principal")
  static let otherAction = Phrase(es: "Otra cosa", en: "Something else", pt: "Outra coisa")
  static let cannotBeUsed = Phrase(es: "Ahora no se puede", en: "Not possible now", pt: "Agora não é possível")
  static let underWay = Phrase(es: "En marcha…", en: "Under way…", pt: "A decorrer…")
  static let segments = Phrase(es: "Segmentos", en: "Segments", pt: "Segmentos")
  static let order = Phrase(
    es: "En el orden que se quiera", en: "In an order of one’s own", pt: "Na ordem que se quiser")

  static let sheet = Phrase(es: "Una hoja", en: "A sheet", pt: "Uma folha")

  static let messages = Phrase(es: "Mensajes", en: "Messages", pt: "Mensagens")
  static let wasDone = Phrase(es: "Hecho: Ana García", en: "Done: Ana García", pt: "Feito: Ana García")
  static let shownWhenAsked = Phrase(
    es: "Lo que se enseña si se pide", en: "Shown when asked for", pt: "O que se mostra quando se pede")
  static let figures = Phrase(es: "Cifras", en: "Figures", pt: "Números")
  static let inTime = Phrase(es: "Cifras en el tiempo", en: "Figures in time", pt: "Números no tempo")
  static let waits = Phrase(es: "Espera a que haya señal", en: "Waits for signal", pt: "Espera por sinal")
  static let nothing = Phrase(es: "Aún no hay nada", en: "Nothing yet", pt: "Ainda não há nada")
  static let nothingText = Phrase(
    es: "Aquí se dice para qué sirve esta página, y el botón abre una hoja.",
    en: "Here a page says what it is for, and the button opens a sheet.",
    pt: "Aqui diz-se para que serve esta página, e o botão abre uma folha.")
}

extension Tone {
  /// As a badge says it.
  var title: Phrase {
    switch self {
    case .draft: Phrase(es: "Borrador", en: "Draft", pt: "Rascunho")
    case .quiet: Phrase(es: "Servido", en: "Served", pt: "Servido")
    case .taken: Phrase(es: "Confirmado", en: "Confirmed", pt: "Confirmado")
    case .inHand: Phrase(es: "En preparación", en: "In preparation", pt: "Em preparação")
    case .done: Phrase(es: "Cobrado", en: "Paid", pt: "Pago")
    case .needs: Phrase(es: "Sin cobrar", en: "Unpaid", pt: "Por pagar")
    case .wrong: Phrase(es: "Alergia", en: "Allergy", pt: "Alergia")
    case .cancelled: Phrase(es: "Cancelado", en: "Cancelled", pt: "Cancelado")
    }
  }

  var meaning: Phrase {
    switch self {
    case .draft: Phrase(es: "Sin empezar", en: "Not begun", pt: "Por começar")
    case .quiet: Phrase(es: "Acabado, o nada que decir", en: "Over, or nothing to tell", pt: "Acabado, ou nada a dizer")
    case .taken: Phrase(es: "Alguien lo ha tomado", en: "Somebody has taken it up", pt: "Alguém já tratou disso")
    case .inHand: Phrase(es: "Entre manos", en: "In hand", pt: "Em mãos")
    case .done: Phrase(es: "Hecho, cobrado, listo", en: "Done, paid, ready", pt: "Feito, pago, pronto")
    case .needs: Phrase(es: "Espera a alguien", en: "Waits for somebody", pt: "Espera por alguém")
    case .wrong: Phrase(es: "Un error o un peligro", en: "An error or a danger", pt: "Um erro ou um perigo")
    case .cancelled: Phrase(es: "Ya no será", en: "Will not be", pt: "Já não será")
    }
  }
}
