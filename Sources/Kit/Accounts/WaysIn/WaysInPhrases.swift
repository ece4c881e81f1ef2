enum WaysInPhrases {
  /// As one looks for it.
  static let place = Phrase(
    es: "Contraseña y llaves de acceso", en: "Password and passkeys", pt: "Senha e chaves de acesso")
  static let title = Phrase(
    es: "¿Cómo volverás a entrar?", en: "How will you come back in?", pt: "Como vai voltar a entrar?")
  static let byEither = Phrase(
    es: "Con una llave de acceso o una contraseña podrás entrar también desde otros dispositivos.",
    en: "With a passkey or a password you can sign in again, on other devices too.",
    pt: "Com uma chave de acesso ou uma senha poderá entrar também em outros dispositivos.")
  static let byPassword = Phrase(
    es: "Con una contraseña podrás entrar también desde otros dispositivos.",
    en: "With a password you can sign in again, on other devices too.",
    pt: "Com uma senha poderá entrar também em outros dispositivos.")
  static let later = Phrase(es: "Más tarde", en: "Later", pt: "Mais tarde")
  static let reminder = Phrase(
    es: "Hasta que lo hagas, te lo recordamos al entrar.", en: "Until you do, the start page reminds you.",
    pt: "Até lá, a página inicial mostra um lembrete.")
  static let anotherPassword = Phrase(
    es: "¿Has olvidado la contraseña?", en: "Forgotten your password?", pt: "Não se lembra da senha?")
  static let forgotten = Phrase(
    es: "Ahora puedes poner otra sin saber la anterior. Tus demás dispositivos tendrán que entrar de nuevo.",
    en: "You can set another now without the old one. Your other devices will have to sign in again.",
    pt: "Agora pode definir outra sem saber a anterior. Os outros dispositivos terão de entrar de novo.")
  static let oldOneHolds = Phrase(
    es: "Si lo dejas, la de antes sigue valiendo.", en: "If you leave it, the old one goes on working.",
    pt: "Se não mudar, a anterior continua a servir.")

  /// Said on the start page to whoever could not come back in.
  static let missing = Phrase(
    es: "Si cierras la sesión o pierdes este dispositivo, no podrás volver a entrar por tu cuenta.",
    en: "If you sign out or lose this device, you cannot come back in by yourself.",
    pt: "Ao encerrar a sessão ou perder este dispositivo, não poderá voltar a entrar sem ajuda.")
  static let choose = Phrase(es: "Elegir cómo entrar", en: "Choose how to sign in", pt: "Escolher como entrar")

  // What an owner gives a member
  static let heading = Phrase(es: "¿No puede entrar?", en: "Cannot sign in?", pt: "Não consegue entrar?")
  static let give = Phrase(es: "Dar una entrada nueva", en: "Give a new way in", pt: "Dar uma nova entrada")
  static func explanation(_ name: String) -> Phrase {
    Phrase(
      es: "Un enlace con el que \(name) entra una vez, dentro de una hora, y elige otra contraseña.",
      en: "A link by which \(name) comes in once, within an hour, and chooses another password.",
      pt: "Um link com que \(name) entra uma vez, no prazo de uma hora, e escolhe outra senha.")
  }
  static func elsewhere(_ name: String) -> Phrase {
    Phrase(
      es:
        "\(name) lleva la instalación o está también en espacios de los que no eres responsable. El enlace para entrar se lo da quien cuida el ordenador donde está instalado Sobremesa.",
      en:
        "\(name) runs the installation, or belongs to spaces that are not yours too. Whoever looks after the computer Sobremesa is installed on gives them a link.",
      pt:
        "\(name) cuida da instalação ou pertence também a espaços de outras pessoas. Quem cuida do computador onde o Sobremesa está instalado dá-lhe um link."
    )
  }
  static func send(_ name: String) -> Phrase {
    Phrase(
      es: "Dáselo a \(name) y a nadie más: quien lo tenga entra con ese nombre. Solo se muestra esta vez.",
      en: "Give it to \(name) and nobody else: whoever has it comes in under that name. It is shown only this once.",
      pt: "Entregue-o a \(name) e a mais ninguém: quem o tiver entra com esse nome. Só é mostrado desta vez.")
  }
  static let once = Phrase(
    es: "Vale una vez, durante una hora. Si creas otro, este deja de valer.",
    en: "It works once, within an hour. When you make another, this one ends.",
    pt: "Serve uma vez, durante uma hora. Ao criar outro, este deixa de servir.")
  static func given(by name: String) -> Phrase {
    Phrase(
      es: "\(name) te ha dado una entrada nueva", en: "\(name) gave you a new way in",
      pt: "\(name) deu-lhe uma nova entrada")
  }
  static func given(at instant: Instant) -> Phrase {
    Phrase(es: "El \(instant)", en: "On \(instant)", pt: "Em \(instant)")
  }
  static func used(at instant: Instant) -> Phrase {
    Phrase(es: "Usada: \(instant)", en: "Used: \(instant)", pt: "Usada: \(instant)")
  }
  static let understood = Phrase(es: "Entendido", en: "Got it", pt: "Entendi")
  static let notYou = Phrase(
    es: "¿No has sido tú? Mira dónde está abierta tu sesión y cambia la contraseña.",
    en: "Was it not you? See where you are signed in, and change your password.",
    pt: "Não foi você? Veja onde a sua sessão está aberta e mude a senha.")
}
