/// Says what its one button does before somebody presses it.
struct QuestionScreen: DoorScreen {
  let title: Phrase
  let text: Phrase
  let button: FormButton
  /// Where else one may go; `nil` at the door.
  var back: (title: Phrase, link: Link)?

  var bar: NavigationBar { NavigationBar(leading: back.map { .back($0.title, to: $0.link) }) }

  var content: HTML {
    let style: HTML? = back.map { _ in " class=\"large-subtitle\"" }
    return "<p\(style)>\(text)</p>\(button.html)"
  }
}
