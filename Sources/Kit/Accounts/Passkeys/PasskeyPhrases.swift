enum PasskeyPhrases {
  static let passkeys = Phrase(es: "Llaves de acceso", en: "Passkeys", pt: "Chaves de acesso")
  /// Where there is little room.
  static let short = Phrase(es: "Llaves", en: "Passkeys", pt: "Chaves")
  static let none = Phrase(es: "Sin llaves de acceso", en: "No passkeys yet", pt: "Sem chaves de acesso")
  static let text = Phrase(
    es: "Con una llave de acceso entras con la cara, la huella o el PIN del dispositivo, sin escribir la contraseña.",
    en: "With a passkey you sign in with your face, your fingerprint or the device’s PIN, without typing a password.",
    pt:
      "Com uma chave de acesso entra-se com o rosto, a impressão digital ou o PIN do dispositivo, sem escrever a senha."
  )
  static let add = Phrase(es: "Añadir una llave", en: "Add a passkey", pt: "Adicionar uma chave")
  static let new = Phrase(es: "Nueva llave de acceso", en: "New passkey", pt: "Nova chave de acesso")
  static let make = Phrase(es: "Crear la llave", en: "Create the passkey", pt: "Criar a chave")
  static let nameNote = Phrase(
    es: "Para distinguirla de otras: el dispositivo o el gestor de contraseñas que la guarda.",
    en: "To tell it from others: the device or the password manager that keeps it.",
    pt: "Serve para distinguir esta chave de outras: o dispositivo ou a aplicação de senhas que a guarda.")
  static let signIn = Phrase(
    es: "Entrar con una llave de acceso", en: "Sign in with a passkey", pt: "Entrar com uma chave de acesso")

  static func work(at origin: String) -> Phrase {
    Phrase(
      es: "Las llaves de acceso funcionan en \(origin), con un navegador al día y JavaScript activado.",
      en: "Passkeys work at \(origin), in a recent browser with JavaScript on.",
      pt: "As chaves de acesso funcionam em \(origin), com um navegador recente e JavaScript ativo.")
  }
  static let needsName = Phrase(
    es:
      "Las llaves de acceso necesitan una dirección https con nombre: quien administra el ordenador la pone en SOBREMESA_URL.",
    en: "Passkeys need an https address with a name: whoever runs the computer sets it in SOBREMESA_URL.",
    pt:
      "As chaves de acesso precisam de um endereço https com nome: quem administra o computador define-o em SOBREMESA_URL."
  )

  static let notUsedYet = Phrase(es: "Sin usar todavía", en: "Not used yet", pt: "Ainda não usada")
  static func made(_ instant: Instant) -> Phrase {
    Phrase(es: "Creada: \(instant)", en: "Created: \(instant)", pt: "Criada: \(instant)")
  }
  static func opens(_ house: String) -> Phrase {
    Phrase(es: "Solo abre \(house)", en: "Opens \(house) only", pt: "Só abre \(house)")
  }
  static let copied = Phrase(es: "¿Copiada?", en: "Copied?", pt: "Copiada?")
  static let remove = Phrase(es: "Eliminar la llave", en: "Delete the passkey", pt: "Apagar a chave")
  static let removalNote = Phrase(
    es:
      "Después, bórrala también del dispositivo que la guarda. Las sesiones que abriste con ella continúan: ciérralas en «Dispositivos».",
    en:
      "Afterwards, delete it on the device that keeps it too. Sessions you opened with it stay signed in: end them under “Devices”.",
    pt:
      "Depois, apague-a também no dispositivo que a guarda. As sessões abertas com ela continuam: encerram-se em “Dispositivos”."
  )
  static let isOnlyWayIn = Phrase(
    es: "Es tu única manera de entrar: antes de eliminarla, pon una contraseña o añade otra llave.",
    en: "It is your only way in: before you delete it, set a password or add another passkey.",
    pt: "É a sua única maneira de entrar: antes de apagá-la, defina uma senha ou adicione outra chave.")

  static let refused = Phrase(
    es: "Esta llave de acceso no sirve aquí.", en: "This passkey does not work here.",
    pt: "Esta chave de acesso não serve aqui.")
  static let expired = Phrase(
    es: "Se ha pasado el tiempo. Inténtalo de nuevo.", en: "That took too long. Try again.",
    pt: "O tempo acabou. Tente de novo.")
  static let mayBeCopied = Phrase(
    es: "Puede que alguien haya copiado esta llave de acceso. Entra de otra manera y elimínala.",
    en: "Somebody may have copied this passkey. Sign in another way and delete it.",
    pt: "Alguém pode ter copiado esta chave de acesso. Entre de outra maneira e apague-a.")
  static let isHereAlready = Phrase(
    es: "Este dispositivo ya guarda una llave de acceso para esta dirección.",
    en: "This device keeps a passkey for this address already.",
    pt: "Este dispositivo já guarda uma chave de acesso para este endereço.")
  static let cancelled = Phrase(
    es: "No se ha usado ninguna llave de acceso. Puedes intentarlo otra vez.",
    en: "No passkey was used. You can try again.",
    pt: "Não se usou nenhuma chave de acesso. Pode tentar de novo.")
  static let unsuited = Phrase(
    es: "Este dispositivo no puede usar llaves de acceso: necesita bloqueo de pantalla con cara, huella o PIN.",
    en: "This device cannot use passkeys: it needs a screen lock with face, fingerprint or PIN.",
    pt:
      "Este dispositivo não pode usar chaves de acesso: precisa de bloqueio com rosto, impressão digital ou PIN."
  )
  static func tooMany(_ limit: Int) -> Phrase {
    Phrase(
      es: "Ya tienes \(limit) llaves de acceso. Elimina antes alguna.",
      en: "You have \(limit) passkeys already. Delete one first.",
      pt: "Já existem \(limit) chaves de acesso. Apague primeiro alguma.")
  }
}
