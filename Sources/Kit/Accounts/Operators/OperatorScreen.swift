/// Who runs the installation, and whom they may name.
struct OperatorScreen: Screen {
  let people: [Person]
  let viewer: ID<Person>

  var title: Phrase { OperatorPhrases.operators }
  var bar: NavigationBar { NavigationBar(leading: .toProfile) }

  var content: HTML {
    "<p class=\"large-subtitle\">\(OperatorPhrases.text)</p>\(operators.html)\(others)\(departure)"
  }

  private var operators: Group {
    Group(
      OperatorPhrases.now,
      rows: people.filter(\.isOperator).map { person in
        Row(title: Phrase(verbatim: person.name), icon: "key", value: person.id == viewer ? OperatorPhrases.you : nil)
      })
  }

  private var others: HTML? {
    let rows = people.filter { !$0.isOperator }.map { person in
      Row(
        title: Phrase(verbatim: person.name), icon: "people", tile: .quiet,
        button: RowButton(
          OperatorPhrases.name, label: OperatorPhrases.name(person.name),
          RowForm(posts: AccountPaths.operator(person.id))))
    }
    return rows.isEmpty ? nil : Group(OperatorPhrases.others, note: OperatorPhrases.othersNote, rows: rows).html
  }

  /// While another remains.
  private var departure: HTML? {
    guard people.contains(where: { $0.isOperator && $0.id != viewer }) else { return nil }
    return FormButton.destructive(OperatorPhrases.stepBack, posts: AccountPaths.operatorDeparture()).html
  }
}
