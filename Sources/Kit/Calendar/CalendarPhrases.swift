enum CalendarPhrases {
  /// What the calendar is called where it is subscribed to.
  static let name = "Sobremesa"
  static let title = Phrase(es: "Calendario", en: "Calendar", pt: "Calendário")
  static let text = Phrase(
    es: "Tu calendario puede mostrar lo que hay que entregar y cuándo empiezan los partidos, de todos tus espacios.",
    en: "Your calendar can show what is due and when matches begin, in all your spaces.",
    pt: "O seu calendário pode mostrar o que há para entregar e quando começam os jogos, de todos os seus espaços.")
  static let make = Phrase(es: "Crear una dirección", en: "Make an address", pt: "Criar um endereço")
  static let makeAnother = Phrase(es: "Crear otra", en: "Make another", pt: "Criar outro")
  static let address = Phrase(es: "Dirección", en: "Address", pt: "Endereço")
  static let unused = Phrase(
    es: "Ningún calendario la ha usado aún", en: "No calendar has used it yet", pt: "Nenhum calendário o usou ainda")
  static let takeBack = Phrase(
    es: "Anular la dirección del calendario", en: "Revoke the calendar’s address", pt: "Anular o endereço do calendário"
  )
  static let replaces = Phrase(
    es: "Si creas otra, esta deja de valer.", en: "If you make another, this one leads nowhere.",
    pt: "Se criar outro, este deixa de valer.")
  static let subscribe = Phrase(
    es: "Añade en tu calendario otro a partir de esta dirección. Lo que cambie aquí cambiará allí.",
    en: "Add this address to your calendar as a subscription. What changes here will change there.",
    pt: "No seu calendário, adicione outro a partir deste endereço. O que mudar aqui mudará lá.")
  static let onceShown = Phrase(
    es: "Solo se muestra ahora. Quien la tenga puede leer tu calendario: no la compartas.",
    en: "It is shown only now. Whoever has it can read your calendar: don’t share it.",
    pt: "Só aparece agora. Quem o tiver pode ler o seu calendário: guarde-o só para si.")
  static let ended = Phrase(
    es: "Esta dirección de calendario ya no vale.", en: "This calendar address leads nowhere any more.",
    pt: "Este endereço de calendário já não vale.")
}
