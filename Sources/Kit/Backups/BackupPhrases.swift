enum BackupPhrases {
  static let backups = Phrase(es: "Copias de seguridad", en: "Backups", pt: "Cópias de segurança")
  static let makeNow = Phrase(es: "Hacer una copia ahora", en: "Back up now", pt: "Fazer uma cópia agora")
  static let newest = Phrase(es: "Última copia buena", en: "Last good backup", pt: "Última cópia boa")
  static let none = Phrase(es: "Aún no hay ninguna", en: "None yet", pt: "Ainda não há nenhuma")
  static let kept = Phrase(es: "Copias guardadas", en: "Backups kept", pt: "Cópias guardadas")
  static let daily = Phrase(
    es:
      "Todo lo que hay en esta instalación se copia una vez al día, y cada copia se comprueba. Se guardan las de 7 días, 4 semanas y 6 meses.",
    en:
      "Everything in this installation is copied once a day, and each copy is checked. Those of 7 days, 4 weeks and 6 months are kept.",
    pt:
      "Tudo o que há nesta instalação é copiado uma vez por dia, e cada cópia é verificada. Guardam-se as de 7 dias, 4 semanas e 6 meses."
  )
  static func place(_ folder: String) -> Phrase {
    Phrase(
      es:
        "Están en la carpeta \(folder) del ordenador donde está instalado Sobremesa. Llévate alguna a otro sitio de vez en cuando: si se estropea ese disco, se van con él.",
      en:
        "They are in the folder \(folder) of the computer Sobremesa is installed on. Take one elsewhere now and then: if that disk breaks, they break with it.",
      pt:
        "Estão na pasta \(folder) do computador onde o Sobremesa está instalado. De vez em quando, leve uma para outro lugar: se esse disco se estragar, perdem-se com ele."
    )
  }
  static let noRoom = Phrase(
    es: "No se ha podido hacer la copia de seguridad: falta sitio en el disco, donde tienen que caber dos.",
    en: "The backup could not be made: the disk is short of room, and must have enough for two.",
    pt: "Não foi possível fazer a cópia de segurança: falta espaço no disco, onde têm de caber duas.")
  static let damaged = Phrase(
    es: "La última copia de seguridad salió dañada y se ha desechado. Puede que el disco esté fallando.",
    en: "The last backup came out damaged and was thrown away. The disk may be failing.",
    pt: "A última cópia de segurança saiu danificada e foi descartada. O disco pode estar com defeito.")
  static let failed = Phrase(
    es: "No se ha podido hacer la última copia de seguridad. El motivo ha quedado en el registro del programa.",
    en: "The last backup could not be made. The program’s log says why.",
    pt: "Não foi possível fazer a última cópia de segurança. O motivo ficou no log do programa.")
  static let missing = Phrase(
    es: "No hay ninguna copia de seguridad buena de los dos últimos días.",
    en: "There is no good backup from the last two days.",
    pt: "Não há nenhuma cópia de segurança boa dos últimos dois dias.")
}
