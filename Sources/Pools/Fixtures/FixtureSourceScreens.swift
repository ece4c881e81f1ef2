import Kit

/// The calendars on the web that the space follows.
struct FixtureSourceList: Screen {
  let sources: [FixtureSource]
  let query: ListQuery
  /// Of the keys of its forms.
  let mint: Mint

  var title: Phrase { SourcePhrases.sources }
  var topics: [Topic] { [Fixture.topic] }

  var bar: NavigationBar {
    NavigationBar(
      leading: [.back(FixturePhrases.importing, to: PoolsPaths.importing())],
      trailing: (sources.isEmpty ? [] : [.edit(query.isEditing, list: PoolsPaths.sources())])
        + [.add(SourcePhrases.newSource, to: PoolsPaths.newSource())])
  }

  var content: HTML {
    guard !sources.isEmpty else {
      return EmptyState(
        .ball, title: SourcePhrases.none, text: SourcePhrases.noneText,
        action: (SourcePhrases.newSource, PoolsPaths.newSource())
      ).html
    }
    return sources.html { source in
      let row = Row(
        id: source.id.description, title: Phrase(verbatim: source.address), subtitle: subtitle(source),
        opens: source.latest.map { PoolsPaths.pastImport($0) },
        deletion: Row.Deletion(query.kept(PoolsPaths.sourceDeletion(source.id)), of: source.address))
      let refresh = FormButton(
        SourcePhrases.refreshNow, icon: "refresh", kind: "quiet", posts: PoolsPaths.sourceRefresh(source.id),
        fields: [("operation", mint.uuid().text)], isEnhanced: false)
      return "\(Group(isEditing: query.isEditing, rows: [row]).html)\(query.isEditing ? nil : refresh.html)"
    }
  }

  private func subtitle(_ source: FixtureSource) -> Phrase? {
    var parts = [SourcePhrases.title(source.interval)]
    switch source.outcome {
    case .failed(let problem): parts.append(problem.message)
    case .taken(let new, let changed, let unchanged, let refused):
      parts.append(SourcePhrases.taken(new: new, changed: changed, unchanged: unchanged, refused: refused))
    case nil: parts.append(SourcePhrases.notAsked)
    }
    return (parts + [source.askedAt.map { Phrase($0) }].compactMap(\.self)).joined(by: " · ")
  }
}

extension FormSheet {
  /// The empty form of a calendar on the web.
  static func newSource(_ state: FormState) -> FormSheet {
    let address = state.field("address", SourcePhrases.address, style: "field-stacked") { described in
      """
      <input id="address" name="address" type="url" value="\(state.values["address"])" autocomplete="off" \
      autocapitalize="none" spellcheck="false"\(described)>
      """
    }
    let competitions = [("", SourcePhrases.other)] + FixturePreset.allCases.map { ($0.rawValue, $0.title) }
    let competition = state.select("competition", SourcePhrases.competition, options: competitions)
    let origin = state.select(
      "origin", SourcePhrases.origin, options: FixturePreset.Origin.allCases.map { ($0.rawValue, $0.title) })
    let interval = state.select(
      "interval", SourcePhrases.interval,
      options: FixtureSource.Interval.allCases.map { ($0.rawValue, SourcePhrases.title($0)) })
    let choice = FieldGroup(note: SourcePhrases.competitionNote, "\(competition)\(origin)")
    let fields = FieldGroup(note: SourcePhrases.addressNote, "\(address)\(interval)")
    return FormSheet(
      SourcePhrases.newSource, cancels: PoolsPaths.sources(),
      state.form(posts: PoolsPaths.newSource(), "\(state.hidden("id"))\(choice.html)\(fields.html)"))
  }
}

enum SourcePhrases {
  static let sources = Phrase(es: "Calendarios en la web", en: "Fixture lists on the web", pt: "Calendários na web")
  static let newSource = Phrase(es: "Seguir un calendario", en: "Follow a fixture list", pt: "Seguir um calendário")
  static let none = Phrase(
    es: "No sigues ningún calendario", en: "You follow no fixture list", pt: "Não segue nenhum calendário")
  static let noneText = Phrase(
    es: "Elige una competición y sus partidos se pondrán al día solos.",
    en: "Choose a competition, and its matches will keep themselves up to date.",
    pt: "Escolha uma competição e os jogos serão atualizados automaticamente.")
  static let competition = Phrase(es: "Competición", en: "Competition", pt: "Competição")
  static let other = Phrase(es: "Otra", en: "Another", pt: "Outra")
  static let origin = Phrase(es: "Fuente", en: "Source", pt: "Fonte")
  static let competitionNote = Phrase(
    es: "De la temporada en curso. Para otra, escribe abajo la dirección de su archivo.",
    en: "Of the current season. For another, enter the address of its file below.",
    pt: "Da temporada em curso. Para outra, escreva abaixo o endereço do documento.")
  static let address = Phrase(es: "Dirección", en: "Address", pt: "Endereço")
  static let addressNote = Phrase(
    es:
      "Por ejemplo, la de un archivo JSON de football.json en GitHub. Las líneas con errores se dejan fuera y lo que hayas eliminado no vuelve.",
    en:
      "For example, that of a JSON file of football.json on GitHub. Lines that are wrong are left out, and what you deleted stays deleted.",
    pt:
      "Por exemplo, o de um documento JSON de football.json no GitHub. As linhas com erros ficam de fora e o que for apagado não volta."
  )
  static let addressMissing = Phrase(
    es: "Elige una competición o escribe una dirección.", en: "Choose a competition or enter an address.",
    pt: "Escolha uma competição ou escreva um endereço.")
  static let gone = Phrase(
    es: "Este calendario ya no se sigue.", en: "This fixture list is no longer followed.",
    pt: "Este calendário já não é seguido.")
  static let addressTaken = Phrase(
    es: "Ya sigues ese calendario.", en: "You follow it already.", pt: "Já segue esse calendário.")
  static let interval = Phrase(es: "Actualizar", en: "Refresh", pt: "Atualizar")
  static func title(_ interval: FixtureSource.Interval) -> Phrase {
    switch interval {
    case .hour: Phrase(es: "Cada hora", en: "Every hour", pt: "A cada hora")
    case .quarter: Phrase(es: "Cada seis horas", en: "Every six hours", pt: "A cada seis horas")
    case .day: Phrase(es: "Cada día", en: "Every day", pt: "Todos os dias")
    case .week: Phrase(es: "Cada semana", en: "Every week", pt: "Todas as semanas")
    }
  }
  static let refreshNow = Phrase(es: "Actualizar ahora", en: "Refresh now", pt: "Atualizar agora")
  static let notAsked = Phrase(es: "Aún no se ha leído", en: "Not read yet", pt: "Ainda não foi lido")
  static let refused = Phrase(
    es: "El sitio dice que ahí no hay nada.", en: "The site says there is nothing there.",
    pt: "O site diz que não há nada aí.")
  static let noFixtures = Phrase(
    es: "En esa dirección no hay partidos.", en: "There are no matches at that address.",
    pt: "Nesse endereço não há jogos.")
  static func taken(new: Int, changed: Int, unchanged: Int, refused: Int) -> Phrase {
    Phrase(
      es: "Nuevos \(new), cambiados \(changed), iguales \(unchanged), con errores \(refused)",
      en: "New \(new), changed \(changed), unchanged \(unchanged), with errors \(refused)",
      pt: "Novos \(new), alterados \(changed), iguais \(unchanged), com erros \(refused)")
  }
}
