/// What is said of changes that wait on a device until there is signal.
package enum WaitingPhrases {
  /// Over rows that only the device knows, and of each of them.
  package static let pending = Phrase(es: "Por enviar", en: "Not sent yet", pt: "Por enviar")
  static let refused = Phrase(es: "No se aceptó", en: "Not accepted", pt: "Foi recusado")
  static let waiting = Phrase(
    es: "Sin conexión: queda en este dispositivo y se enviará en cuanto vuelva.",
    en: "No connection: kept on this device, and sent as soon as it is back.",
    pt: "Sem rede: fica neste dispositivo e será enviado assim que voltar.")
  static let unkept = Phrase(
    es: "Este dispositivo no tiene sitio: no cierres esta página hasta que se envíe.",
    en: "There is no room on this device: keep this page open until it is sent.",
    pt: "Este dispositivo não tem espaço: não feche esta página até ser enviado.")
  /// `#` is how many.
  static let unsent = Phrase(es: "Por enviar: #", en: "Not sent yet: #", pt: "Por enviar: #")
  static let signedOut = Phrase(
    es: "Entra de nuevo para enviar lo que falta.", en: "Sign in again to send what is left.",
    pt: "Entre de novo para enviar o que falta.")
  static let title = Phrase(es: "Por enviar", en: "Not sent yet", pt: "Por enviar")
  static let nothing = Phrase(es: "Nada por enviar", en: "Everything is sent", pt: "Nada por enviar")
  static let nothingText = Phrase(
    es: "Lo que cambies sin conexión aparece aquí hasta que se envía.",
    en: "What you change without a connection is listed here until it is sent.",
    pt: "O que mudar sem rede aparece aqui até ser enviado.")
  static let open = Phrase(es: "Abrir y corregir", en: "Open and correct", pt: "Abrir e corrigir")
  static let copy = Phrase(es: "Copiar texto", en: "Copy text", pt: "Copiar texto")
  static let discard = Phrase(es: "Descartar", en: "Discard", pt: "Descartar")
  static let old = Phrase(
    es: "Lleva más de tres semanas aquí. ¿Sigue siendo válido?",
    en: "It has been here for more than three weeks. Do you still want to send it?",
    pt: "Está aqui há mais de três semanas. Ainda é válido?")
  /// After what a switch is called: it is being switched off.
  static let off = Phrase(es: "(no)", en: "(off)", pt: "(não)")
  static let noChoices = Phrase(
    es: "Aquí no hay nada guardado para elegir.", en: "Nothing is kept here to choose from.",
    pt: "Não há nada guardado aqui para escolher.")

  static func unsentTitle(_ count: Int) -> Phrase {
    .counted(
      count, es: (one: "Falta # cambio por enviar", other: "Faltan # cambios por enviar"),
      en: (one: "# change has not been sent yet", other: "# changes have not been sent yet"),
      pt: (one: "Falta enviar # alteração", other: "Falta enviar # alterações"))
  }
  static let unsentText = Phrase(
    es: """
      Lo que falta por enviar solo está en este dispositivo. Al cerrar la sesión puede quedarse aquí hasta que \
      vuelvas a entrar, o borrarse.
      """,
    en: """
      What has not been sent is only on this device. When you sign out, it can stay here until you sign in again, \
      or be discarded.
      """,
    pt: """
      O que falta enviar só está neste dispositivo. Ao encerrar a sessão, pode ficar aqui até entrar de novo ou ser \
      descartado.
      """)
  static let goBack = Phrase(es: "Volver y enviarlo", en: "Go back and send it", pt: "Voltar e enviar")
  static let signOutKeeping = Phrase(
    es: "Cerrar sesión y guardarlo aquí", en: "Sign out and keep it here", pt: "Encerrar sessão e guardar aqui")
  static let signOutDiscarding = Phrase(
    es: "Cerrar sesión y borrarlo", en: "Sign out and discard it", pt: "Encerrar sessão e descartar")
}
