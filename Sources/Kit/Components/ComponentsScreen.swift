/// What all other pages are made of, each in all the ways that it can look.
struct ComponentsScreen: Screen {
  /// A form that is filled in, or was sent.
  let state: FormState
  /// One with something wrong in each field.
  let refused: FormState
  let mint: Mint

  private let here = ComponentPaths.components()

  var title: Phrase { ComponentPhrases.components }

  var bar: NavigationBar {
    let items: [Menu.Item] = [
      .link(ComponentPhrases.choice(1), "download", to: here), .deletion(here),
    ]
    return NavigationBar(
      leading: [.toProfile],
      trailing: [
        .cannotAdd(ComponentPhrases.cannotBeUsed), .menu(Menu(items)), .submit(),
      ])
  }

  var content: HTML {
    """
    <p class="large-subtitle">\(ComponentPhrases.text)</p>\(form)\(wrong)\(rows)\(states.html)\(people.html)\(choices.html)\
    \(buttons)\(segments)\(search)\(order)\(messages)\(figures)\(waiting)\(empty)
    """
  }

  // MARK: Forms

  static let sample = Form([
    ("name", "Ana García"), ("email", "ana@example.org"), ("price", "12,50"), ("day", "2026-12-24"), ("quantity", "2"),
    ("option", "1"), ("isOn", "yes"), ("boxes", "1"), ("radios", "2"),
  ])

  static let problems = Invalid([
    "wrong-name": KitPhrases.nameMissing, "wrong-email": KitPhrases.emailWrong, "wrong-note": KitPhrases.tooLong(40),
    "wrong-pick": KitPhrases.colourMissing, "wrong-boxes": KitPhrases.colourMissing,
  ])

  private var form: HTML {
    state.plainForm(
      posts: here,
      """
      \(FieldGroup(titled: ComponentPhrases.fields, note: ComponentPhrases.noteBelow, fields(state)).html)\
      \(state.boxes("boxes", ComponentPhrases.several, options: options))\
      \(state.radios("radios", ComponentPhrases.oneOfThem, options: options))
      """)
  }

  /// What is made or changed, over the page that it belongs to.
  static func sheet(_ state: FormState) -> FormSheet {
    let fields: HTML = """
      \(state.text("name", KitPhrases.name, kind: .name, hint: KitPhrases.yourName, required: true))\
      \(state.stepper("quantity", KitPhrases.quantity, range: 1...9, step: "quantity"))\
      \(state.switch("isOn", ComponentPhrases.onOrOff))
      """
    return FormSheet(
      ComponentPhrases.sheet, cancels: ComponentPaths.components(),
      menu: Menu([.link(ComponentPhrases.choice(1), "download", to: ComponentPaths.sheet())]),
      state.plainForm(
        posts: ComponentPaths.sheet(),
        FieldGroup(titled: ComponentPhrases.fields, note: ComponentPhrases.noteBelow, fields).html))
  }

  private func fields(_ state: FormState) -> HTML {
    """
    \(state.text("name", KitPhrases.name, kind: .name, hint: KitPhrases.yourName, required: true))\
    \(state.text("email", ComponentPhrases.email, kind: .email))\
    \(state.text("price", KitPhrases.price(in: .eur), kind: .decimal))\
    \(state.text("day", KitPhrases.date, kind: .date))\
    \(state.select("option", KitPhrases.colour, options: options))\
    \(state.pick("pick", ComponentPhrases.elsewhere, chosen: ComponentPhrases.choice(1), otherwise: KitPhrases.colour))\
    \(state.stepper("quantity", KitPhrases.quantity, range: 1...9, step: "quantity"))\
    \(state.switch("isOn", ComponentPhrases.onOrOff))\
    <div class="field"><span class="field-label">\(KitPhrases.total)</span>\
    <output class="field-value field-total">\(Self.amount)</output></div>\
    \(state.area("note", KitPhrases.note))
    """
  }

  private var wrong: HTML {
    """
    \(refused.summary)\(FieldGroup(
      titled: ComponentPhrases.wrong,
      """
      \(refused.text("wrong-name", KitPhrases.name, required: true))\
      \(refused.text("wrong-email", ComponentPhrases.email, kind: .email))\
      \(refused.pick("wrong-pick", KitPhrases.colour, chosen: nil, otherwise: ComponentPhrases.choose))\
      \(refused.area("wrong-note", KitPhrases.note))
      """
    ).html)\(refused.boxes("wrong-boxes", ComponentPhrases.several, options: options))
    """
  }

  private var options: [(value: String, title: Phrase)] {
    (1...3).map { (String($0), ComponentPhrases.choice($0)) }
  }

  // MARK: Rows

  private var rows: HTML {
    let deletion = Row.Deletion(here, of: "3")
    let all = Group(
      ComponentPhrases.rows, aside: Phrase(Self.amount), note: ComponentPhrases.noteBelow,
      rows: [
        Row(title: ComponentPhrases.opens, opens: here),
        Row(
          title: ComponentPhrases.opens, subtitle: ComponentPhrases.subtitle, icon: "box", value: Phrase(Self.amount),
          badge: .init(Tone.taken.title, tone: .taken), opens: here),
        Row(title: ComponentPhrases.current, icon: "box", opens: here, isCurrent: true),
        Row(title: ComponentPhrases.opensNothing, subtitle: ComponentPhrases.longText, value: Phrase(Self.amount)),
        Row(
          title: ComponentPhrases.withButton, icon: "link", tile: .quiet,
          button: RowButton(KitPhrases.undo, RowForm(posts: here))),
        Row(title: ComponentPhrases.needsSomebody, icon: "bell", tile: .needs, opens: here),
        Row(title: ComponentPhrases.destroys, icon: "warning", tile: .destructive, opens: here),
        Row(id: "deleted", title: ComponentPhrases.swiped, opens: here, deletion: deletion),
        Row(RowFrame(), RowLine(.said(ComponentPhrases.adds), touch: .opens(here), look: .action)),
      ])
    let editing = Group(
      ComponentPhrases.editing, isEditing: true,
      rows: [Row(id: "edited", title: ComponentPhrases.swiped, opens: here, deletion: deletion)])
    return "\(all.html)\(editing.html)"
  }

  private var states: Group {
    Group(
      ComponentPhrases.states,
      rows: Tone.allCases.map { Row(title: $0.meaning, badge: .init($0.title, tone: $0)) } + [
        Row(title: ComponentPhrases.score, badge: .init(score: "2–1"))
      ])
  }

  private var people: Group {
    let names = ["Ana García", "Bea", "Carlos Ruiz", "Dani", "Eva Mora", "Fer", "Gil", "Hugo Sanz"]
    return Group(
      ComponentPhrases.people,
      rows: zip(PersonColour.allCases, names).map { colour, name in
        Row(title: Phrase(verbatim: name), avatar: Avatar(name: name, colour: colour))
      })
  }

  private var choices: Group {
    Group(
      ComponentPhrases.oneOfThem,
      rows: (1...3).map { number in
        let touch = RowTouch.posts(RowForm(posts: here))
        let line = RowLine(.said(ComponentPhrases.choice(number)), touch: touch, look: .chosen(number == 1))
        return Row(RowFrame(), line)
      })
  }

  // MARK: What is pressed

  private var buttons: HTML {
    """
    <section class="group"><h2 class="group-title">\(ComponentPhrases.buttons)</h2>\
    \(FormButton(ComponentPhrases.mainAction, icon: .plus, posts: here).html)\
    \(FormButton(ComponentPhrases.otherAction, kind: "quiet", posts: here).html)\
    \(FormButton.destructive(ComponentPhrases.destroys, posts: here).html)\
    <button class="button" type="button" disabled>\(ComponentPhrases.cannotBeUsed)</button>\
    <button class="button" type="button" aria-busy="true">\(ComponentPhrases.underWay)</button>\
    <div class="tools"><a class="tool tool-strong" href="\(here)">\(Icon("filter"))<span>\(KitPhrases.filter)</span></a>\
    <a class="tool" href="\(here)">\(Icon("share"))<span>\(ComponentPhrases.otherAction)</span></a>\
    <button class="tool" type="button" disabled>\(ComponentPhrases.cannotBeUsed)</button></div>\
    <p class="chips"><a class="chip" href="\(here)">\(ComponentPhrases.choice(1))</a>\
    <a class="chip" href="\(here)">\(ComponentPhrases.choice(2)) <span class="chip-detail">12</span></a></p></section>
    """
  }

  private var segments: HTML {
    let links = (1...3).map { (title: ComponentPhrases.choice($0), link: here, isCurrent: $0 == 1) }
    let states = (1...6).map { (title: ComponentPhrases.choice($0), value: String($0)) }
    return """
      <section class="group"><h2 class="group-title">\(ComponentPhrases.segments)</h2>\
      \(Segments(ComponentPhrases.segments, links: links).html)\
      \(Segments(ComponentPhrases.states, name: "state", posts: here, was: "2", choices: states).html)</section>
      """
  }

  private var search: HTML { SearchField(KitPhrases.search, text: "", in: here).html }

  private var order: HTML {
    let entries = ["Ana", "Bea", "Carlos"].map { OrderedRows<Person>.Entry(mint.id(), name: $0, posts: here) }
    return """
      <section class="group"><h2 class="group-title">\(ComponentPhrases.order)</h2>\(OrderedRows(entries).html)</section>
      """
  }

  // MARK: What is said

  private var messages: HTML {
    """
    <section class="group"><h2 class="group-title">\(ComponentPhrases.messages)</h2>\
    \(Notice(ComponentPhrases.longText).html)\(Notice(ComponentPhrases.longText, tone: .success).html)\
    \(Notice(ComponentPhrases.needsSomebody, tone: .warning, remedy: (ComponentPhrases.opens, here)).html)\
    \(Notice(ComponentPhrases.longText, tone: .error).html)\
    <div class="toast"><p>\(ComponentPhrases.wasDone)</p>\
    \(RowForm(posts: here).html("<button>\(KitPhrases.undo)</button>"))</div>\
    \(Disclosure(ComponentPhrases.shownWhenAsked, "<p class=\"group-note\">\(ComponentPhrases.longText)</p>").html)</section>
    """
  }

  private var figures: HTML {
    let names = (1...3).map(ComponentPhrases.choice)
    let amounts: [(name: Phrase, amount: Int64)] = Array(zip(names, [3, 8, 5]))
    let bars = amounts.map { BarRows.Bar($0.name, amount: $0.amount, value: Phrase(verbatim: String($0.amount))) }
    let columns = amounts.map {
      TimeColumns.Column($0.name, amount: $0.amount, value: Phrase(verbatim: String($0.amount)))
    }
    let head = (name: KitPhrases.name, value: KitPhrases.quantity)
    return """
      <h2 class="group-title">\(ComponentPhrases.figures)</h2>\
      \(Facts([(KitPhrases.total, Phrase(Self.amount)), (KitPhrases.quantity, Phrase(verbatim: "12"))]).html)\
      \(BarRows(ComponentPhrases.figures, columns: (head.name, nil, head.value), bars: bars).html)\
      \(TimeColumns(ComponentPhrases.inTime, head: head, columns: columns).html)\
      \(Table(
        ComponentPhrases.figures, columns: [KitPhrases.name, KitPhrases.quantity, KitPhrases.total], numbers: [1, 2],
        rows: zip(names, ["3", "8", "5"]).map { [$0, Phrase(verbatim: $1), Phrase(Self.amount)] }).html)\
      \(ActivityList([(ComponentPhrases.wasDone, [ComponentPhrases.subtitle], mint.now())]).html)
      """
  }

  private var waiting: HTML {
    """
    <section class="group" data-pending><h2 class="group-title">\(ComponentPhrases.waits)</h2>\
    <ul class="rows">\(Row(title: ComponentPhrases.waits, subtitle: ComponentPhrases.subtitle).html)</ul>\
    <p class="group-note"><progress max="100" value="40" aria-label="\(ComponentPhrases.underWay)"></progress></p></section>
    """
  }

  private var empty: HTML {
    EmptyState(
      .cup, title: ComponentPhrases.nothing, text: ComponentPhrases.nothingText,
      action: (ComponentPhrases.mainAction, ComponentPaths.sheet())
    ).html
  }

  private static let amount = Money(minorUnits: 123_450, currency: .eur)
}
