import Kit

/// What is said about hours and the public page where they are decided.
enum EstablishmentPhrases {
  // Hours
  static let weekNote = Phrase(
    es:
      "Marca los días en que se abre. Si se cierra después de medianoche, pon esa hora: de 20:00 a 01:30. De 00:00 a 00:00 es todo el día.",
    en:
      "Tick the days you open. If you close after midnight, enter that time: 20:00 to 01:30. 00:00 to 00:00 is all day.",
    pt:
      "Marque os dias em que abre. Se fecha depois da meia-noite, indique essa hora: das 20:00 à 01:30. Das 00:00 às 00:00 é todo o dia."
  )
  static let sameEveryDay = Phrase(
    es: "Mismo horario todos los días que se abre", en: "Same hours on all open days",
    pt: "Mesmo horário em todos os dias em que abre")
  static let everyDay = Phrase(es: "Todos los días", en: "Every day", pt: "Todos os dias")
  /// Of a picker: “Monday, opens”, “Monday, opens (2)”.
  static func opens(_ day: Phrase, _ shift: Int) -> Phrase {
    let turn = turn(shift)
    return Phrase(es: "\(day), abre\(turn)", en: "\(day), opens\(turn)", pt: "\(day), abre\(turn)")
  }
  static func closes(_ day: Phrase, _ shift: Int) -> Phrase {
    let turn = turn(shift)
    return Phrase(es: "\(day), cierra\(turn)", en: "\(day), closes\(turn)", pt: "\(day), fecha\(turn)")
  }
  private static func turn(_ shift: Int) -> String { shift == 1 ? "" : " (\(shift))" }
  static let leadTime = Phrase(es: "Preparación (min)", en: "Preparation (min)", pt: "Preparação (min)")
  static let lastOrders = Phrase(
    es: "Cierre de pedidos (min)", en: "Last orders (min)", pt: "Fim dos pedidos (min)")
  static let kitchenNote = Phrase(
    es:
      "Cuánto tarda un pedido, cuánto antes del cierre se aceptan los últimos y cuántos se recogen a la misma hora.",
    en:
      "How long an order takes, how long before closing the last ones are taken, and how many are picked up at one time.",
    pt:
      "Quanto demora um pedido, quanto tempo antes de fechar se aceitam os últimos e quantos se vêm buscar à mesma hora."
  )
  static func range(_ range: ClosedRange<Int>) -> Phrase {
    Phrase(
      es: "Un número de \(range.lowerBound) a \(range.upperBound).",
      en: "A number from \(range.lowerBound) to \(range.upperBound).",
      pt: "Um número de \(range.lowerBound) a \(range.upperBound).")
  }
  static let otherDaysNote = Phrase(
    es: "Festivos, vacaciones, una fiesta privada: ese día tiene su propio horario.",
    en: "Holidays, time off, a private party: that day has its own hours.",
    pt: "Feriados, férias, uma festa privada: esse dia tem o seu próprio horário.")
  static let newDay = Phrase(es: "Añadir un día", en: "Add a day", pt: "Adicionar um dia")
  static let otherDay = Phrase(es: "Horario de un día", en: "Hours of one day", pt: "Horário de um dia")
  static let dayMissing = Phrase(es: "Elige un día.", en: "Choose a day.", pt: "Escolha um dia.")
  static let dayTaken = Phrase(
    es: "Ese día ya tiene su propio horario.", en: "That day has hours of its own already.",
    pt: "Esse dia já tem o seu próprio horário.")
  static let dayGone = Phrase(
    es: "Ese horario ya no existe.", en: "Those hours are no longer there.", pt: "Esse horário já não existe.")
  static let dayHours = Phrase(es: "Horario de ese día", en: "Hours on that day", pt: "Horário desse dia")
  static let dayNote = Phrase(
    es: "Si lo dejas vacío, ese día está cerrado.", en: "Left empty, it is closed that day.",
    pt: "Se ficar vazio, está fechado nesse dia.")
  static let seeAsGuests = Phrase(
    es: "Ver como lo ven los clientes", en: "See it as guests do", pt: "Ver como os clientes veem")
  static let opening = Phrase(es: "Horario", en: "Hours", pt: "Horário")
  static func readyIn(_ minutes: Int) -> Phrase {
    Phrase(
      es: "Listo en unos \(minutes) minutos.", en: "Ready in about \(minutes) minutes.",
      pt: "Pronto em cerca de \(minutes) minutos.")
  }

  // The public page
  static let address = Phrase(es: "Nombre de la página", en: "Name of the page", pt: "Nome da página")
  static let addressNote = Phrase(
    es: "Lo que esté impreso con un nombre anterior deja de funcionar.",
    en: "What was printed with an earlier name no longer works.",
    pt: "O que estiver impresso com um nome anterior deixa de funcionar.")
  static let isOpen = Phrase(
    es: "La página está abierta: cualquiera con la dirección ve la carta.",
    en: "The page is open: anybody with its address sees the menu.",
    pt: "A página está aberta: qualquer pessoa com o endereço vê o menu.")
  static let isClosed = Phrase(
    es: "La página está cerrada: solo las personas de este espacio ven la carta.",
    en: "The page is closed: only the people of this space see the menu.",
    pt: "A página está fechada: só as pessoas deste espaço veem o menu.")
  static let open = Phrase(es: "Abrir al público", en: "Open to the public", pt: "Abrir ao público")
  static let close = Phrase(es: "Cerrar al público", en: "Close to the public", pt: "Fechar ao público")
  static let visit = Phrase(es: "Ver la página", en: "See the page", pt: "Ver a página")
  static let ways = Phrase(es: "Cómo se puede pedir", en: "How guests may order", pt: "Como se pode pedir")
  static let waysNote = Phrase(
    es: "Si no marcas ninguna opción, la carta solo se puede ver.", en: "If none is ticked, the menu can only be read.",
    pt: "Sem nenhuma opção marcada, o menu só se pode ver.")
  static let language = Phrase(
    es: "Idioma principal de la carta", en: "Main language of the menu", pt: "Idioma principal do menu")
  static let languageNote = Phrase(
    es: "Se usa cuando a un plato le falta el idioma de quien lo lee.",
    en: "Used when a dish lacks the reader’s language.",
    pt: "É usado quando um prato não tem o idioma de quem lê.")
  static let languageMissing = Phrase(es: "Elige un idioma.", en: "Choose a language.", pt: "Escolha um idioma.")
  static func turned(isOpen: Bool) -> Phrase {
    isOpen
      ? Phrase(es: "Página abierta al público", en: "Page opened to the public", pt: "Página aberta ao público")
      : Phrase(es: "Página cerrada al público", en: "Page closed to the public", pt: "Página fechada ao público")
  }
}
