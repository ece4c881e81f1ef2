enum ProfilePhrases {
  static let profile = Phrase(es: "Perfil", en: "Profile", pt: "Perfil")
  static let nameTaken = Phrase(
    es: "Ese nombre ya lo usa otra persona.", en: "Somebody else goes by that name already.",
    pt: "Esse nome já está em uso.")
  static let language = Phrase(es: "Idioma", en: "Language", pt: "Idioma")
  static let theme = Phrase(es: "Aspecto", en: "Appearance", pt: "Aparência")
  static let zoneOfSpace = Phrase(es: "La del espacio", en: "That of the space", pt: "O do espaço")
  static var colours: [(value: String, title: Phrase)] {
    PersonColour.allCases.map { ($0.rawValue, name(of: $0)) }
  }
  private static func name(of colour: PersonColour) -> Phrase {
    switch colour {
    case .blue: Phrase(es: "Azul", en: "Blue", pt: "Azul")
    case .green: Phrase(es: "Verde", en: "Green", pt: "Verde")
    case .orange: Phrase(es: "Naranja", en: "Orange", pt: "Laranja")
    case .red: Phrase(es: "Rojo", en: "Red", pt: "Vermelho")
    case .purple: Phrase(es: "Morado", en: "Purple", pt: "Roxo")
    case .pink: Phrase(es: "Rosa", en: "Pink", pt: "Rosa")
    case .teal: Phrase(es: "Turquesa", en: "Teal", pt: "Turquesa")
    case .grey: Phrase(es: "Gris", en: "Grey", pt: "Cinza")
    }
  }
  static let security = Phrase(es: "Seguridad", en: "Security", pt: "Segurança")
  static let devices = Phrase(es: "Dispositivos", en: "Devices", pt: "Dispositivos")
  static let thisDevice = Phrase(es: "Este dispositivo", en: "This device", pt: "Este dispositivo")
  static let otherDevices = Phrase(es: "Otros dispositivos", en: "Other devices", pt: "Outros dispositivos")
  static let noOtherDevices = Phrase(
    es: "No hay ninguna otra sesión abierta.", en: "You are not signed in anywhere else.",
    pt: "Não há nenhuma outra sessão aberta.")
  static let endSession = Phrase(es: "Cerrar sesión", en: "Sign out", pt: "Encerrar sessão")

  static func endSession(on device: Phrase) -> Phrase {
    Phrase(es: "Cerrar sesión: \(device)", en: "Sign out: \(device)", pt: "Encerrar sessão: \(device)")
  }

  static func lastUsed(_ instant: Instant) -> Phrase {
    Phrase(es: "Último uso: \(instant)", en: "Last used: \(instant)", pt: "Último uso: \(instant)")
  }

  static var themes: [(value: String, title: Phrase)] {
    Theme.allCases.map { ($0.rawValue, name(of: $0)) }
  }

  private static func name(of theme: Theme) -> Phrase {
    switch theme {
    case .auto: Phrase(es: "Como el dispositivo", en: "Like the device", pt: "Como o dispositivo")
    case .light: Phrase(es: "Claro", en: "Light", pt: "Claro")
    case .dark: Phrase(es: "Oscuro", en: "Dark", pt: "Escuro")
    }
  }
}
