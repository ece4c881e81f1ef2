enum TokenPhrases {
  static let title = Phrase(es: "Claves para programas", en: "Keys for programs", pt: "Chaves para programas")
  /// Where there is little room.
  static let short = Phrase(es: "Claves", en: "Keys", pt: "Chaves")
  static let none = Phrase(es: "Ninguna clave todavía", en: "No keys yet", pt: "Ainda sem chaves para programas")
  /// Also by the names under which people look for it.
  static let text = Phrase(
    es:
      "Con una clave, otro programa (Home Assistant, un atajo del móvil, un asistente) hace aquí por ti lo que tú le permitas. También se llaman claves de API o tokens.",
    en:
      "With a key another program (Home Assistant, a shortcut on your phone, an assistant) does for you here what you allow it. They are also called API keys or tokens.",
    pt:
      "Com uma chave, outro programa (Home Assistant, um atalho no telefone, um assistente) faz aqui por você o que lhe permitir. Também se chamam chaves de API ou tokens."
  )
  static let noSpace = Phrase(
    es: "Una clave es para uno de tus espacios, y no tienes ninguno.",
    en: "A key is for one of your spaces, and you have none.",
    pt: "Uma chave serve para um dos seus espaços, e ainda não há nenhum.")
  static let new = Phrase(es: "Nueva clave", en: "New key", pt: "Nova chave")
  static func new(for space: String) -> Phrase {
    Phrase(es: "Nueva clave: \(space)", en: "New key: \(space)", pt: "Nova chave: \(space)")
  }
  static let make = Phrase(es: "Crear la clave", en: "Make the key", pt: "Criar a chave")

  // What it is for
  static let program = Phrase(es: "Programa", en: "Program", pt: "Programa")
  static let programNote = Phrase(
    es: "La actividad dirá con este nombre lo que haga.", en: "Activity tells by this name what it does.",
    pt: "A atividade mostrará com este nome o que ele fizer.")
  static let nameMissing = Phrase(
    es: "Escribe para qué programa es.", en: "Write which program it is for.", pt: "Escreva para que programa é.")
  static let use = Phrase(es: "Puede", en: "It may", pt: "Pode")
  static func use(_ use: TokenDraft.Use) -> Phrase {
    switch use {
    case .read: Phrase(es: "Solo leer", en: "Only read", pt: "Só ler")
    case .write: Phrase(es: "Leer y cambiar", en: "Read and change", pt: "Ler e alterar")
    }
  }
  static let appsNote = Phrase(
    es: "Nunca podrá más de lo que puedas tú en cada momento, ni entrar en ajustes, miembros o contraseñas.",
    en: "It can never do more than you can at the time, and never reaches settings, members or passwords.",
    pt:
      "Nunca poderá mais do que lhe é permitido a você em cada momento, nem chega a configurações, membros ou senhas."
  )
  static let noApp = Phrase(
    es: "Elige al menos una aplicación.", en: "Choose at least one app.", pt: "Escolha pelo menos uma aplicação.")
  static let until = Phrase(es: "Último día", en: "Last day", pt: "Último dia")
  static let untilNote = Phrase(
    es: "Sin fecha, vale hasta que la anules.", en: "Without a day it holds until you revoke it.",
    pt: "Sem data, serve até ser anulada.")
  static let noDay = Phrase(es: "Esa fecha no existe.", en: "There is no such day.", pt: "Essa data não existe.")
  static let isOver = Phrase(
    es: "Ese día ya ha pasado.", en: "That day is over already.", pt: "Esse dia já passou.")
  static func tooMany(_ limit: Int) -> Phrase {
    Phrase(
      es: "Ya tienes \(limit) claves. Anula antes alguna.", en: "You have \(limit) keys already. Revoke one first.",
      pt: "Já existem \(limit) chaves. Anule primeiro alguma.")
  }

  // What there is
  static func holds(to last: Instant) -> Phrase {
    let day = last.written(.date)
    return Phrase(es: "Hasta el \(day)", en: "Until \(day)", pt: "Até \(day)")
  }
  static let unused = Phrase(es: "Sin usar todavía", en: "Not used yet", pt: "Ainda não usada")
  static let expired = Phrase(es: "Caducada", en: "Expired", pt: "Expirada")
  static func revoke(_ name: String) -> Phrase {
    Phrase(es: "Anular la clave de \(name)", en: "Revoke the key of \(name)", pt: "Anular a chave de \(name)")
  }
  static let revokeNote = Phrase(
    es: "Al anular una clave, su programa deja de entrar al instante.",
    en: "A program whose key is revoked is shut out at once.",
    pt: "Quando uma chave é anulada, o programa deixa de entrar no mesmo instante.")

  // A new one
  static func made(for name: String) -> Phrase {
    Phrase(es: "Clave para \(name)", en: "Key for \(name)", pt: "Chave para \(name)")
  }
  static let onceShown = Phrase(
    es: "Cópiala ahora en el programa: no se volverá a mostrar, y quien la tenga actúa en tu nombre.",
    en: "Copy it into the program now: it is not shown again, and whoever has it acts in your name.",
    pt: "Copie-a agora para o programa: não volta a ser mostrada, e quem a tiver age em seu nome.")
  static let key = Phrase(es: "Clave", en: "Key", pt: "Chave")
  static let address = Phrase(es: "Dirección", en: "Address", pt: "Endereço")

  // What programs are told
  static let noKey = Phrase(
    es: "Falta una clave que valga: se crean en el perfil, en «Claves para programas».",
    en: "A key that holds is missing: they are made in the profile, under “Keys for programs”.",
    pt: "Falta uma chave válida: criam-se no perfil, em “Chaves para programas”.")
  static let mayOnlyRead = Phrase(
    es: "Esta clave solo sirve para leer.", en: "This key is for reading only.", pt: "Esta chave só serve para ler.")
  static let tooOften = Phrase(
    es: "Son demasiadas peticiones seguidas. Espera un poco.", en: "These are too many requests. Wait a little.",
    pt: "São pedidos demais seguidos. Espere um pouco.")
}
