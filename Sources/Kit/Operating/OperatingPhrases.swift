enum OperatingPhrases {
  static let title = Phrase(es: "Cómo está la casa", en: "How the house is doing", pt: "Como está a casa")
  static let allWell = Phrase(es: "Todo va bien.", en: "All is well.", pt: "Está tudo bem.")
  /// In the place of a figure that is not known.
  static let nothing = Phrase(verbatim: "–")

  /// Said in the place of how it does.
  static let unreachable = Phrase(
    es: "No se puede contactar con la casa: lo que ves puede haber cambiado.",
    en: "The house cannot be reached: what you see may have changed.",
    pt: "Não é possível contactar a casa: o que vê pode ter mudado.")

  // MARK: What is wrong

  static func unknown(_ source: HouseTrouble.Source) -> Phrase {
    switch source {
    case .database:
      Phrase(
        es: "No se ha podido leer la base de datos.", en: "The database could not be read.",
        pt: "Não foi possível ler a base de dados.")
    case .copies:
      Phrase(
        es: "No se ha podido leer la carpeta de las copias.", en: "The folder of the backups could not be read.",
        pt: "Não foi possível ler a pasta das cópias.")
    case .disk:
      Phrase(
        es: "No se sabe cuánto sitio queda en el disco.", en: "How much room is left on the disk is not known.",
        pt: "Não se sabe quanto espaço resta no disco.")
    }
  }

  static func oldCopy(_ days: Int) -> Phrase {
    .counted(
      days, es: ("La última copia tiene # día.", "La última copia tiene # días."),
      en: ("The last backup is # day old.", "The last backup is # days old."),
      pt: ("A última cópia tem # dia.", "A última cópia tem # dias."))
  }
  static func diskLow(_ free: ByteCount) -> Phrase {
    Phrase(
      es: "Queda poco sitio en el disco (\(free)): las copias pueden dejar de hacerse.",
      en: "Little room is left on the disk (\(free)): backups may stop.",
      pt: "Resta pouco espaço no disco (\(free)): as cópias podem deixar de ser feitas.")
  }
  static func jobsFailed(_ names: [String]) -> Phrase {
    let list = names.joined(separator: ", ")
    return .counted(
      names.count, es: ("Ha fallado una tarea: \(list).", "Han fallado # tareas: \(list)."),
      en: ("A job has failed: \(list).", "# jobs have failed: \(list)."),
      pt: ("Uma tarefa falhou: \(list).", "# tarefas falharam: \(list)."))
  }
  static func jobsOverdue(_ names: [String]) -> Phrase {
    let list = names.joined(separator: ", ")
    return .counted(
      names.count,
      es: (
        "Una tarea lleva más de una hora sin hacerse: \(list).", "# tareas llevan más de una hora sin hacerse: \(list)."
      ),
      en: (
        "A job has been due for more than an hour: \(list).", "# jobs have been due for more than an hour: \(list)."
      ),
      pt: (
        "Uma tarefa está por fazer há mais de uma hora: \(list).",
        "# tarefas estão por fazer há mais de uma hora: \(list)."
      ))
  }
  static func faults(_ count: Int) -> Phrase {
    .counted(
      count, es: ("Ha habido # fallo en las últimas 24 horas.", "Ha habido # fallos en las últimas 24 horas."),
      en: ("There has been # fault in the last 24 hours.", "There have been # faults in the last 24 hours."),
      pt: ("Houve # falha nas últimas 24 horas.", "Houve # falhas nas últimas 24 horas."))
  }
  static func manyFaults(_ count: Int) -> Phrase {
    let least = Numeral(count)
    return Phrase(
      es: "Ha habido \(least) fallos o más en las últimas 24 horas.",
      en: "There have been \(least) or more faults in the last 24 hours.",
      pt: "Houve \(least) ou mais falhas nas últimas 24 horas.")
  }
  static func changesWait(_ count: Int) -> Phrase {
    .counted(
      count, es: ("Hay # cambio esperando a que se guarde.", "Hay # cambios esperando a que se guarden."),
      en: ("# change is waiting to be saved.", "# changes are waiting to be saved."),
      pt: ("Há # alteração à espera de ser guardada.", "Há # alterações à espera de ser guardadas."))
  }

  // MARK: What there is

  static let contents = Phrase(es: "Lo que hay", en: "What there is", pt: "O que há")
  static let people = Phrase(es: "Personas", en: "People", pt: "Pessoas")
  static let spaces = Phrase(es: "Espacios", en: "Spaces", pt: "Espaços")
  static let openPages = Phrase(es: "Páginas abiertas ahora", en: "Pages open now", pt: "Páginas abertas agora")
  static let room = Phrase(es: "Lo que ocupa", en: "The room it takes", pt: "O que ocupa")
  static let database = Phrase(es: "Base de datos", en: "Database", pt: "Base de dados")
  static let photos = Phrase(es: "Fotos", en: "Photos", pt: "Fotos")
  static let partOfDatabase = Phrase(
    es: "Dentro de la base de datos", en: "Within the database", pt: "Dentro da base de dados")
  static func lastCopy(at moment: Instant) -> Phrase {
    Phrase(es: "La última: \(moment)", en: "The last one: \(moment)", pt: "A última: \(moment)")
  }
  static let free = Phrase(es: "Libre en el disco", en: "Free on the disk", pt: "Livre no disco")
  static func free(_ room: Disk.Room) -> Phrase {
    let (free, size) = (ByteCount(room.free), ByteCount(room.size))
    return Phrase(es: "\(free) de \(size)", en: "\(free) of \(size)", pt: "\(free) de \(size)")
  }

  // MARK: Jobs

  static let jobs = Phrase(es: "Tareas", en: "Jobs", pt: "Tarefas")
  static func jobs(_ count: Int, failed: Int) -> Phrase {
    let all = Phrase.counted(
      count, es: ("# tarea", "# tareas"), en: ("# job", "# jobs"), pt: ("# tarefa", "# tarefas"))
    let failures = Phrase.counted(
      failed, es: ("# ha fallado", "# han fallado"), en: ("# has failed", "# have failed"),
      pt: ("# falhou", "# falharam"))
    let well = Phrase(es: "sin fallos", en: "none has failed", pt: "sem falhas")
    return Phrase(joining: "\(all), \(failed == 0 ? well : failures)")
  }
  static let job = Phrase(es: "Tarea", en: "Job", pt: "Tarefa")
  static let lastRun = Phrase(es: "Última vez", en: "Last time", pt: "Última vez")
  static let lasted = Phrase(es: "Duró", en: "Took", pt: "Demorou")
  static let nextRun = Phrase(es: "Próxima", en: "Next", pt: "Próxima")
  static func failed(at moment: Instant) -> Phrase {
    Phrase(es: "Falló: \(moment)", en: "Failed: \(moment)", pt: "Falhou: \(moment)")
  }
  /// - Parameter milliseconds: of what took no second; others are said in seconds.
  static func duration(_ milliseconds: Int64) -> Phrase {
    milliseconds < 1_000
      ? Phrase(joining: "\(Numeral(Int(milliseconds))) ms")
      : Phrase(joining: "\(Numeral(Int(milliseconds / 100), decimals: 1)) s")
  }

  // MARK: Faults

  static let faults = Phrase(es: "Fallos", en: "Faults", pt: "Falhas")
  static func faults(_ count: Int, since start: Instant) -> Phrase {
    let all = Phrase.counted(
      count, es: ("# fallo", "# fallos"), en: ("# fault", "# faults"), pt: ("# falha", "# falhas"))
    return Phrase(
      es: "\(all) desde el arranque", en: "\(all) since the start", pt: "\(all) desde o início")
  }
  static func noFaults(since start: Instant) -> Phrase {
    Phrase(
      es: "Ningún fallo desde el arranque (\(start)).", en: "No fault since the start (\(start)).",
      pt: "Nenhuma falha desde o início (\(start)).")
  }
  static let number = Phrase(es: "Número", en: "Number", pt: "Número")
  static let when = Phrase(es: "Cuándo", en: "When", pt: "Quando")
  static let route = Phrase(es: "Ruta", en: "Route", pt: "Rota")
  static let faultsNote = Phrase(
    es: "Quien se encontró con uno vio el mismo número. El registro del programa dice más.",
    en: "Whoever met one saw the same number. The program’s log says more.",
    pt: "Quem encontrou uma viu o mesmo número. O log do programa diz mais.")

  // MARK: From a phone

  static let phone = Phrase(es: "Desde el teléfono", en: "From a phone", pt: "Pelo telefone")
  static func everywhere(_ address: String) -> Phrase {
    Phrase(
      es: "Se llega desde cualquier teléfono por \(address).", en: "Any phone reaches it at \(address).",
      pt: "Chega-se de qualquer telefone por \(address).")
  }

  // MARK: The program

  static let program = Phrase(es: "El programa", en: "The program", pt: "O programa")
  static let version = Phrase(es: "Versión", en: "Version", pt: "Versão")
  static let whatIsNew = Phrase(es: "Qué hay de nuevo", en: "What is new", pt: "O que há de novo")
  static let runsSince = Phrase(es: "En marcha desde", en: "Running since", pt: "Em funcionamento desde")
  static let memory = Phrase(es: "Memoria", en: "Memory", pt: "Memória")
  static let inEnglish = Phrase(
    es: "Se cuenta tal como lo escriben quienes hacen Sobremesa, en inglés.",
    en: "As those who make Sobremesa write it.",
    pt: "Conta-se tal como o escreve quem faz o Sobremesa, em inglês.")
  static func runs(_ version: String) -> Phrase {
    Phrase(es: "Aquí funciona la \(version).", en: "This house runs \(version).", pt: "Aqui funciona a \(version).")
  }
  static let earlier = Phrase(es: "Antes", en: "Before", pt: "Antes")
}
