/// How programs of one's own come in, with commands that can be tried.
enum DoorsPage {
  static let path = FixedPath(inSpace: "/api")

  static func add(to routes: inout Routes) {
    routes.get(path, for: .member, show)
  }

  /// The way there from where keys are made.
  static func row(in space: ID<Space>) -> Row {
    Row(
      title: DoorsPagePhrases.how, icon: "info", tile: .quiet, opens: Link(inHouse: path().address(in: space)))
  }

  private static func show(_ visit: SpaceVisit) async throws -> Reply {
    let (apps, reach) = (visit.usableApps, visit.house.reach)
    return try await visit.show { view in
      let examples = try apps.map { app in (app: app.name, all: try app.doorExamples(in: view)) }
      return DoorsScreen(space: view.space, examples: examples.filter { !$0.all.isEmpty }, reach: reach)
    }
  }
}

struct DoorsScreen: Screen {
  let space: Space
  let examples: [(app: Phrase, all: [DoorExample])]
  /// By which addresses programs come.
  let reach: Reach

  private var house: String { reach.addresses[0] }

  var title: Phrase { DoorsPagePhrases.title }
  var bar: NavigationBar { NavigationBar(leading: .toProfile) }

  var content: HTML {
    """
    <p class="large-subtitle">\(DoorsPagePhrases.text)</p>\(ReachNote(reach).html)\(begin)\(apps)\(rules)
    """
  }

  private var begin: HTML {
    let commands: [(String, Phrase, String)] = [
      ("token", DoorsPagePhrases.token, "export SOBREMESA_TOKEN=sbm_…"),
      ("allowed", DoorsPagePhrases.allowed, "curl -H \"Authorization: Bearer $SOBREMESA_TOKEN\" \\\n  '\(house)/api'"),
      ("description", DoorsPagePhrases.description, "curl '\(house)/api/openapi.json'"),
      (
        "changes", DoorsPagePhrases.changes,
        DoorExample(DoorsPagePhrases.changes, at: ChangesDoor.path().with("after", "0").with("wait", "25"))
          .command(in: space.id, at: house)
      ),
    ]
    return section(DoorsPagePhrases.begin, commands)
  }

  private var apps: HTML {
    examples.enumerated().html { place, app in
      section(
        app.app,
        app.all.enumerated().map { number, example in
          ("example-\(place)-\(number)", example.title, example.command(in: space.id, at: house))
        })
    }
  }

  private func section(_ title: Phrase, _ commands: [(String, Phrase, String)]) -> HTML {
    let texts = commands.html { id, title, command in
      let text = ShareText(
        Phrase(verbatim: command), label: title, id: id, rows: command.split(separator: "\n").count + 1, isSent: false)
      return "<p class=\"group-note\">\(title)</p>\(text.html)"
    }
    return "<section class=\"group\"><h2 class=\"group-title\">\(title)</h2>\(texts)</section>"
  }

  private var rules: HTML {
    let all = DoorsPagePhrases.rules.html { "<p class=\"group-note\">\($0)</p>" }
    return "<section class=\"group\"><h2 class=\"group-title\">\(DoorsPagePhrases.good)</h2>\(all)</section>"
  }
}

enum DoorsPagePhrases {
  static let title = Phrase(es: "Para programas", en: "For programs", pt: "Para programas")
  static let how = Phrase(
    es: "Cómo entran los programas", en: "How programs come in", pt: "Como entram os programas")
  static let text = Phrase(
    es: "Lo que haces en las páginas lo pueden hacer también tus programas: un atajo del móvil, la domótica, un guion.",
    en: "What you do by pages, programs of yours can do too: a shortcut on your phone, home automation, a script.",
    pt: "O que faz nas páginas, os seus programas também o podem fazer: um atalho do telefone, a domótica, um script.")
  static let begin = Phrase(es: "Para empezar", en: "To begin with", pt: "Para começar")
  static let token = Phrase(
    es: "Pon la clave en el terminal", en: "Put your token into the terminal", pt: "Ponha a sua chave no terminal")
  static let allowed = Phrase(es: "Qué permite la clave", en: "What the token allows", pt: "O que a chave permite")
  static let changes = Phrase(
    es: "Esperar a que pase algo", en: "Wait for something to happen", pt: "Esperar que aconteça algo")
  static let good = Phrase(es: "Bueno es saberlo", en: "Good to know", pt: "Bom saber")
  static let description = Phrase(
    es: "La descripción entera (OpenAPI 3.1)", en: "The whole description (OpenAPI 3.1)",
    pt: "A descrição completa (OpenAPI 3.1)")

  static let rules = [
    Phrase(
      es:
        "Los importes y las cantidades son textos con punto decimal: \"2.80\". Los instantes llevan su zona, los días son como 2026-11-28.",
      en:
        "Amounts and quantities are texts with a decimal point: \"2.80\". Instants say their zone, days are like 2026-11-28.",
      pt:
        "Os valores e as quantidades são textos com ponto decimal: \"2.80\". Os instantes dizem o seu fuso, os dias são como 2026-11-28."
    ),
    Phrase(
      es: "Con la cabecera Idempotency-Key, lo que se manda dos veces se hace una sola vez.",
      en: "With the header Idempotency-Key, what is sent twice is done once.",
      pt: "Com o cabeçalho Idempotency-Key, o que se envia duas vezes faz-se uma só vez."),
    Phrase(
      es: "Al cambiar algo basta decir los campos que cambian. Lo que otra persona cambie en otros campos se queda.",
      en: "To change something, say only the fields that change. What somebody else changes in other fields stays.",
      pt: "Para alterar algo basta dizer os campos que mudam. O que outra pessoa alterar noutros campos fica."),
    Phrase(
      es: "La respuesta a un cambio trae el id con el que se deshace: POST a undo/ID.",
      en: "The answer to a change brings the id by which it is undone: POST to undo/ID.",
      pt: "A resposta a uma alteração traz o id com que se desfaz: POST para undo/ID."),
    Phrase(
      es: "Se permiten 60 cambios por minuto y clave.", en: "60 changes a minute are allowed for a token.",
      pt: "São permitidas 60 alterações por minuto e chave."),
  ]
}
