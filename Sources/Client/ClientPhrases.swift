import Kit

enum ClientPhrases {
  static func unknownCommand(_ words: String, _ near: String) -> Phrase {
    Phrase(
      es: "La casa no conoce «\(words)». Conoce:\n  \(near)", en: "The house knows no “\(words)”. It knows:\n  \(near)",
      pt: "A casa não conhece «\(words)». Conhece:\n  \(near)")
  }
  static func unknownFlag(_ flag: String, _ known: String) -> Phrase {
    Phrase(
      es: "Aquí no vale \(flag). Valen: \(known)", en: "\(flag) is not asked for here. These are: \(known)",
      pt: "Aqui não serve \(flag). Servem: \(known)")
  }
  static func noValue(_ flag: String) -> Phrase {
    Phrase(es: "Falta el valor de \(flag).", en: "\(flag) needs a value.", pt: "Falta o valor de \(flag).")
  }
  static func missing(_ names: String) -> Phrase {
    Phrase(es: "Falta: \(names).", en: "Missing: \(names).", pt: "Falta: \(names).")
  }
  static func tooMuch(_ word: String) -> Phrase {
    Phrase(
      es: "Sobra «\(word)». Un nombre con espacios va entre comillas.",
      en: "“\(word)” is one word too many. A name with spaces goes in quotes.",
      pt: "«\(word)» está a mais. Um nome com espaços vai entre aspas.")
  }
  static func noNumber(_ flag: String, _ text: String) -> Phrase {
    Phrase(
      es: "\(flag) pide un número entero, y «\(text)» no lo es.",
      en: "\(flag) is a whole number, and “\(text)” is none.",
      pt: "\(flag) pede um número inteiro, e «\(text)» não é.")
  }
  static func noChoice(_ flag: String, _ text: String, _ values: String) -> Phrase {
    Phrase(
      es: "\(flag) no puede ser «\(text)». Puede ser: \(values).",
      en: "\(flag) cannot be “\(text)”. It can be: \(values).",
      pt: "\(flag) não pode ser «\(text)». Pode ser: \(values).")
  }
  static func noJSON(_ flag: String) -> Phrase {
    Phrase(
      es: "Lo que dice \(flag) no es JSON.", en: "What \(flag) says is no JSON.", pt: "O que \(flag) diz não é JSON.")
  }
  static func noRow(_ flag: String, _ text: String, _ pattern: String) -> Phrase {
    Phrase(
      es: "No se entiende «\(text)» en \(flag). Se escribe: \(pattern)",
      en: "“\(text)” cannot be understood in \(flag). It is written: \(pattern)",
      pt: "Não se entende «\(text)» em \(flag). Escreve-se: \(pattern)")
  }
  static let noHouse = Phrase(
    es:
      "¿Qué casa? Pon SOBREMESA_URL y SOBREMESA_TOKEN, o usa --profile. La clave se crea en tu perfil, Claves para programas.",
    en:
      "Which house? Set SOBREMESA_URL and SOBREMESA_TOKEN, or use --profile. A key is made in your profile, Keys for programs.",
    pt:
      "Que casa? Defina SOBREMESA_URL e SOBREMESA_TOKEN, ou use --profile. A chave cria-se no seu perfil, Chaves para programas."
  )
  static func noProfile(_ file: String) -> Phrase {
    Phrase(
      es: "No se puede leer \(file), o no dice SOBREMESA_URL y SOBREMESA_TOKEN.",
      en: "\(file) cannot be read, or does not say SOBREMESA_URL and SOBREMESA_TOKEN.",
      pt: "Não se consegue ler \(file), ou não diz SOBREMESA_URL e SOBREMESA_TOKEN.")
  }
  static func openProfile(_ file: String) -> Phrase {
    Phrase(
      es: "Otros en esta máquina pueden leer \(file), que guarda una clave. Escribe: chmod 600 \(file)",
      en: "Others on this machine can read \(file), which holds a key. Type: chmod 600 \(file)",
      pt: "Outros nesta máquina podem ler \(file), que guarda uma chave. Escreva: chmod 600 \(file)")
  }
  static func notCalled(_ name: String, _ place: String, _ others: String) -> Phrase {
    Phrase(
      es: "Nada se llama «\(name)» (\(place)). Hay:\n\(others)",
      en: "Nothing is called “\(name)” (\(place)). There is:\n\(others)",
      pt: "Nada se chama «\(name)» (\(place)). Há:\n\(others)")
  }
  static func severalCalled(_ name: String, _ place: String, _ all: String) -> Phrase {
    Phrase(
      es: "«\(name)» (\(place)) puede ser cualquiera de estos. Di su id:\n\(all)",
      en: "“\(name)” (\(place)) could be any of these. Say its id:\n\(all)",
      pt: "«\(name)» (\(place)) pode ser qualquer um destes. Diga o id:\n\(all)")
  }
  static func needsID(_ place: String, _ text: String) -> Phrase {
    Phrase(
      es: "\(place) pide un id, y «\(text)» no lo es.", en: "\(place) has to be an id, and “\(text)” is none.",
      pt: "\(place) pede um id, e «\(text)» não é.")
  }
  static func noAnswer(_ house: String) -> Phrase {
    Phrase(
      es: "\(house) no responde. No se sabe si ha llegado; con el mismo --key se hace una sola vez.",
      en: "\(house) does not answer. Whether it has arrived is not known; with the same --key it is done once.",
      pt: "\(house) não responde. Não se sabe se chegou; com a mesma --key faz-se uma só vez.")
  }
  static func noAnswerRead(_ house: String) -> Phrase {
    Phrase(es: "\(house) no responde.", en: "\(house) does not answer.", pt: "\(house) não responde.")
  }
  static func noTrust(_ house: String) -> Phrase {
    Phrase(
      es: "El certificado de \(house) no vale.", en: "The certificate of \(house) does not hold.",
      pt: "O certificado de \(house) não é válido.")
  }
  static func noHouseThere(_ house: String) -> Phrase {
    Phrase(
      es: "Lo que responde en \(house) no es esta casa, o no tiene puerta para programas.",
      en: "What answers at \(house) is no such house, or has no door for programs.",
      pt: "O que responde em \(house) não é esta casa, ou não tem porta para programas.")
  }
  static func done(_ undo: String) -> Phrase {
    Phrase(
      es: "Hecho. Para deshacerlo: \(undo)", en: "Done. To take it back: \(undo)", pt: "Feito. Para desfazer: \(undo)")
  }
  static let doneAlone = Phrase(es: "Hecho.", en: "Done.", pt: "Feito.")
}
