import Kit

/// What can be chosen with a line that is written down already.
struct EntryOptionsScreen {
  let key: EntryKey
  let line: Entry.Line
  let choice: LineChoice
  let reader: MenuLanguage
  let state: FormState

  /// - Parameter state: of a form that came back.
  init(key: EntryKey, line: Entry.Line, choice: LineChoice, reader: MenuLanguage, state: FormState?, mint: Mint) {
    (self.key, self.line, self.choice, self.reader) = (key, line, choice, reader)
    var chosen = Form([("shown", line.line.options.map(\.description).joined(separator: " "))])
    for group in choice.groups {
      for option in group.options where line.line.options.contains(option.id) {
        chosen.append(ModifierChoice.field(group.id), option.id.description)
      }
    }
    for modifier in choice.gone where line.line.options.contains(modifier.option) {
      chosen.append(ModifierChoice.goneField, modifier.option.description)
    }
    self.state = state ?? FormState(chosen, mint: mint)
  }

  var sheet: FormSheet {
    let groups = choice.groups.html { ModifierFields(group: $0, state: state, reader: reader).html }
    return FormSheet(
      Phrase(verbatim: reader(line.line.name)), topics: [Dish.topic], cancels: KitchenPaths.entry(key),
      state.form(
        posts: KitchenPaths.entryOptions(key, line.line.id), "\(state.hidden("shown"))\(groups)\(gone)\(note)"))
  }

  /// Can be taken away, and then chosen no more.
  private var gone: HTML? {
    guard !choice.gone.isEmpty else { return nil }
    return state.boxes(
      ModifierChoice.goneField, EntryPhrases.goneOptions,
      options: choice.gone.map { ($0.option.description, Phrase(verbatim: reader($0.name))) })
  }

  private var note: HTML? {
    line.kept.map { _ in "<p class=\"group-note\">\(EntryPhrases.optionsNote)</p>" }
  }
}
