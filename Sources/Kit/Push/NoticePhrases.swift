enum NoticePhrases {
  static let onTheSpringboard = Phrase(
    es: "Lo de hoy, en la pantalla de inicio", en: "What matters today, on the start page",
    pt: "O que importa hoje, na página inicial")
  static let title = Phrase(es: "Avisos", en: "Notifications", pt: "Avisos")
  static let text = Phrase(
    es: "Lo que te interesa, aunque tengas el móvil sobre la mesa.",
    en: "What matters to you, even while your phone lies on the table.",
    pt: "O que lhe interessa, mesmo com o telefone em cima da mesa.")
  static let turnOn = Phrase(
    es: "Activar en este dispositivo", en: "Turn on for this device", pt: "Ativar neste dispositivo")
  static let notUnderstood = Phrase(
    es: "No se entiende lo que dice el navegador.", en: "What the browser says cannot be understood.",
    pt: "Não se entende o que diz o navegador.")

  // What is missing
  static let needsScripts = Phrase(
    es: "Para activarlos aquí, el navegador tiene que permitir JavaScript.",
    en: "To turn them on here, the browser has to allow JavaScript.",
    pt: "Para os ativar aqui, o navegador tem de permitir JavaScript.")
  static let install = Phrase(
    es:
      "En el iPhone y el iPad, añade antes Sobremesa a la pantalla de inicio: Compartir, «Añadir a pantalla de inicio». Ábrela desde allí y vuelve aquí.",
    en:
      "On iPhone and iPad, first add Sobremesa to the home screen: Share, “Add to Home Screen”. Open it from there and come back here.",
    pt:
      "No iPhone e no iPad, adicione primeiro o Sobremesa à tela inicial: Compartilhar, “Adicionar à Tela de Início”. Abra a partir dali e volte aqui."
  )
  static let insecure = Phrase(
    es: "Los navegadores solo avisan desde una dirección con https.",
    en: "Browsers only show notifications from an address with https.",
    pt: "Os navegadores só avisam a partir de um endereço com https.")
  static let unsupported = Phrase(
    es: "Este navegador no puede recibir avisos.", en: "This browser cannot receive notifications.",
    pt: "Este navegador não pode receber avisos.")
  static let denied = Phrase(
    es: "El navegador no deja que esta página avise. Se cambia en sus ajustes, en los permisos del sitio.",
    en:
      "The browser does not let this page show notifications. Change it in its settings, under the site’s permissions.",
    pt: "O navegador não deixa esta página avisar. Muda-se nas configurações dele, nas permissões do site.")
  static let lost = Phrase(
    es: "Este navegador ya no recibe los avisos. Actívalos otra vez.",
    en: "This browser no longer receives notifications. Turn them on again.",
    pt: "Este navegador já não recebe os avisos. Ative-os outra vez.")
  static let failed = Phrase(
    es: "No se han podido activar. Comprueba la conexión e inténtalo otra vez.",
    en: "They could not be turned on. Check the connection and try again.",
    pt: "Não foi possível ativar. Verifique a rede e tente outra vez.")

  // The devices
  static func lastTold(_ instant: Instant) -> Phrase {
    Phrase(es: "Último aviso: \(instant)", en: "Last notification: \(instant)", pt: "Último aviso: \(instant)")
  }
  static let notToldYet = Phrase(es: "Aún sin avisos", en: "No notifications yet", pt: "Ainda sem avisos")
  static let stop = Phrase(es: "Desactivar", en: "Turn off", pt: "Desativar")
  static func stop(on device: Phrase) -> Phrase {
    Phrase(es: "Desactivar: \(device)", en: "Turn off: \(device)", pt: "Desativar: \(device)")
  }
  static let trial = Phrase(es: "Prueba", en: "Trial", pt: "Teste")
  static let trialNote = Phrase(
    es: "Llega en unos segundos", en: "Arrives in a few seconds", pt: "Chega em poucos segundos")
  static let send = Phrase(es: "Enviar", en: "Send", pt: "Enviar")
  static let sendTrial = Phrase(
    es: "Enviar un aviso de prueba", en: "Send a test notification", pt: "Enviar um aviso de teste")
  static let trialIsSent = Phrase(
    es: "Va de camino. Si no llega, mira si el sistema deja avisar al navegador.",
    en: "It is on its way. If it does not arrive, see whether the system lets the browser show notifications.",
    pt: "Está a caminho. Se não chegar, veja se o sistema deixa o navegador avisar.")
  static let trialSentence = Phrase(
    es: "Así te avisamos.", en: "This is how you are told.", pt: "É assim que avisamos.")

  // When not
  static let silence = Phrase(
    es: "Silenciar hasta mañana", en: "Silence until tomorrow", pt: "Silenciar até amanhã")
  static let tellAgain = Phrase(es: "Volver a avisar", en: "Tell me again", pt: "Voltar a avisar")
  static func isSilent(until end: Instant, from now: Instant) -> Phrase {
    let (day, time) = (end.written(.day(from: now)), end.written(.time))
    return Phrase(
      es: "En silencio: \(day) a las \(time) vuelven los avisos.",
      en: "Silent: notifications are back \(day) at \(time).",
      pt: "Em silêncio: os avisos voltam \(day) às \(time).")
  }
  static let quiet = Phrase(es: "Horas de silencio", en: "Quiet hours", pt: "Horas de silêncio")
  static let from = Phrase(es: "Desde", en: "From", pt: "De")
  static let to = Phrase(es: "Hasta", en: "To", pt: "Até")
  static let quietNote = Phrase(
    es: "Lo que llegue entonces espera a que acaben, y se avisa una sola vez si aún importa.",
    en: "What comes then waits until they are over, and is told once if it still matters.",
    pt: "O que chegar nessas horas espera que acabem, e é avisado uma só vez se ainda importar.")
  static let bothTimes = Phrase(
    es: "Pon las dos horas, o ninguna.", en: "Give both times, or neither.",
    pt: "Indique as duas horas, ou nenhuma.")
}
