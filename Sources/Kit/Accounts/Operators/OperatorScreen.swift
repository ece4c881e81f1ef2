/// Who runs the installation, and whom they may name.
struct OperatorScreen: Screen {
  let people: [Person]
  let viewer: ID<Person>

  var title: Phrase { OperatorPhrases.operators }
  var bar: NavigationBar { NavigationBar(leading: .back(ProfilePhrases.profile, to: AccountPaths.profile())) }

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
    let rows = people.filter { !$0.isOperator }.html { person in
      ButtonRow(
        title: Phrase(verbatim: person.name), icon: "people", button: OperatorPhrases.name,
        label: OperatorPhrases.name(person.name), posts: AccountPaths.operator(person.id)
      ).html
    }
    guard !rows.isEmpty else { return nil }
    return """
      <section class="group"><h2 class="group-title">\(OperatorPhrases.others)</h2><ul class="rows">\(rows)</ul>\
      <p class="group-note">\(OperatorPhrases.othersNote)</p></section>
      """
  }

  /// While another remains.
  private var departure: HTML? {
    guard people.contains(where: { $0.isOperator && $0.id != viewer }) else { return nil }
    return """
      <form method="post" action="\(AccountPaths.operatorDeparture())">\
      <button class="button destructive">\(OperatorPhrases.stepBack)</button></form>
      """
  }
}
