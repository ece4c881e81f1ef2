/// The first page of a new house: all but one's own name is filled in.
struct WelcomeScreen: DoorScreen {
  let state: FormState
  let posts: Link

  var title: Phrase { WelcomePhrases.welcome }

  var content: HTML {
    let fields = FieldGroup(
      """
      \(state.text("name", KitPhrases.yourName, kind: .username, required: true, isFocused: true))\
      \(state.text("space", WelcomePhrases.spaceName, kind: .name, required: true))\
      \(state.languages())
      """)
    let form = state.plainForm(
      posts: posts,
      "\(state.hidden("offered"))\(fields.html)<button class=\"button\">\(WelcomePhrases.begin)</button>")
    return "<p>\(WelcomePhrases.text)</p>\(form)"
  }
}
