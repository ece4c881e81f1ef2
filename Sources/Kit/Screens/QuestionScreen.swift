/// Says what its one button does before somebody presses it.
struct QuestionScreen: Screen {
  let title: Phrase
  let text: Phrase
  let button: ButtonForm
  /// Where else one may go; `nil` at the door.
  var back: (title: Phrase, link: Link)?

  var bar: NavigationBar { NavigationBar(leading: back.map { .back($0.title, to: $0.link) }) }

  var content: HTML {
    let style: HTML? = back.map { _ in " class=\"large-subtitle\"" }
    return "<p\(style)>\(text)</p>\(button.html)"
  }
}

/// A form that is one button.
struct ButtonForm {
  let html: HTML

  /// - Parameter style: the button's classes.
  init(_ title: Phrase, posts link: Link, style: HTML = "button") {
    html = "<form method=\"post\" action=\"\(link)\"><button class=\"\(style)\">\(title)</button></form>"
  }

  static func destructive(_ title: Phrase, posts link: Link) -> ButtonForm {
    ButtonForm(title, posts: link, style: "button destructive")
  }
}
