import Kit

/// What is said about hours and the public page where they are decided.
enum EstablishmentPhrases {
  static let stateMissing = Phrase(
    es: "Di si está abierta.", en: "Say whether it is open.", pt: "Diga se está aberta.")
  // Hours
  static let week = Phrase(es: "Semana", en: "Week", pt: "Semana")
  static let weekNote = Phrase(
    es: "Por ejemplo 13:00-16:00, 20:00-23:30. Vacío es cerrado; 24 h, abierto todo el día.",
    en: "For example 13:00-16:00, 20:00-23:30. Empty is closed; 24 h is open all day.",
    pt: "Por exemplo 13:00-16:00, 20:00-23:30. Vazio é fechado; 24 h, aberto todo o dia.")
  static let kitchen = Phrase(es: "Pedidos", en: "Orders", pt: "Pedidos")
  static let leadTime = Phrase(es: "Preparación (min)", en: "Preparation (min)", pt: "Preparação (min)")
  static let lastOrders = Phrase(
    es: "Último pedido (min antes)", en: "Last orders (min before)", pt: "Último pedido (min antes)")
  static let kitchenNote = Phrase(
    es: "Cuánto tarda un pedido, y cuánto antes de cerrar se deja de pedir.",
    en: "How long an order takes, and how long before closing orders end.",
    pt: "Quanto demora um pedido, e quanto antes de fechar se deixa de pedir.")
  static func range(_ range: ClosedRange<Int>) -> Phrase {
    Phrase(
      es: "Un número de \(range.lowerBound) a \(range.upperBound).",
      en: "A number from \(range.lowerBound) to \(range.upperBound).",
      pt: "Um número de \(range.lowerBound) a \(range.upperBound).")
  }
  static let otherDays = Phrase(es: "Otros días", en: "Other days", pt: "Outros dias")
  static let otherDaysNote = Phrase(
    es: "Festivos, vacaciones, una fiesta privada: ese día vale su propio horario.",
    en: "Holidays, a feast, a private party: on that day its own hours hold.",
    pt: "Feriados, férias, uma festa privada: nesse dia vale o seu próprio horário.")
  static let newDay = Phrase(es: "Añadir un día", en: "Add a day", pt: "Juntar um dia")
  static let otherDay = Phrase(es: "Horario de un día", en: "Hours of one day", pt: "Horário de um dia")
  static let day = Phrase(es: "Día", en: "Day", pt: "Dia")
  static let dayMissing = Phrase(es: "Elige un día.", en: "Choose a day.", pt: "Escolha um dia.")
  static let dayTaken = Phrase(
    es: "Ese día ya tiene su propio horario.", en: "That day has hours of its own already.",
    pt: "Esse dia já tem o seu próprio horário.")
  static let dayGone = Phrase(
    es: "Ese horario ya no está.", en: "Those hours are no longer there.", pt: "Esse horário já não está.")
  static let dayHours = Phrase(es: "Horario ese día", en: "Hours on that day", pt: "Horário nesse dia")
  static let dayNote = Phrase(
    es: "Vacío es cerrado.", en: "Empty is closed.", pt: "Vazio é fechado.")
  static let reason = Phrase(es: "Motivo", en: "Reason", pt: "Motivo")
  static let seeAsGuests = Phrase(
    es: "Ver como lo ven los clientes", en: "See it as guests do", pt: "Ver como os clientes o veem")
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
    pt: "A página está aberta: qualquer pessoa com o endereço vê a ementa.")
  static let isClosed = Phrase(
    es: "La página está cerrada: solo la gente de este espacio ve la carta.",
    en: "The page is closed: only the people of this space see the menu.",
    pt: "A página está fechada: só a gente deste espaço vê a ementa.")
  static let open = Phrase(es: "Abrir al público", en: "Open to the public", pt: "Abrir ao público")
  static let close = Phrase(es: "Cerrar al público", en: "Close to the public", pt: "Fechar ao público")
  static let visit = Phrase(es: "Ver la página", en: "See the page", pt: "Ver a página")
  static let ways = Phrase(es: "Cómo se puede pedir", en: "How guests may order", pt: "Como se pode pedir")
  static let waysNote = Phrase(
    es: "Sin ninguna, la carta solo se lee.", en: "Without any, the menu can only be read.",
    pt: "Sem nenhuma, a ementa só se lê.")
  static let language = Phrase(
    es: "Idioma principal de la carta", en: "Main language of the menu", pt: "Idioma principal da ementa")
  static let languageNote = Phrase(
    es: "Se muestra a quien lee en un idioma que le falta a un plato.",
    en: "Shown to whoever reads in a language that a dish lacks.",
    pt: "É mostrado a quem lê num idioma que falta a um prato.")
  static let languageMissing = Phrase(es: "Elige un idioma.", en: "Choose a language.", pt: "Escolha um idioma.")
}
