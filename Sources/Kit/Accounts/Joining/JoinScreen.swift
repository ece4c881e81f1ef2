/// What an invitation shows to somebody who is not signed in: they choose a name and are in.
struct JoinScreen: DoorScreen {
  let state: FormState
  let space: Space
  let posts: Link

  var title: Phrase { JoinPhrases.title(space.name) }

  var content: HTML {
    let fields = FieldGroup(
      """
      \(state.text("name", KitPhrases.name, kind: .username, required: true))\
      \(state.languages())
      """)
    let form = state.plainForm(
      posts: posts, "\(fields.html)<button class=\"button\">\(JoinPhrases.join)</button>")
    return """
      <p>\(JoinPhrases.text)</p>\(form)\
      <a class="button quiet" href="\(ReturnPath(posts.path).signIn)">\(JoinPhrases.haveAccount)</a>
      """
  }
}

/// What it shows to somebody who is.
struct JoinAsScreen: DoorScreen {
  let viewer: Viewer
  let space: Space
  let posts: Link

  var title: Phrase { JoinPhrases.title(space.name) }

  var content: HTML {
    if viewer.memberships.contains(where: { $0.space.id == space.id }) {
      let home = Link(inHouse: AccountPaths.springboard().address(in: space.id))
      return "<p>\(JoinPhrases.alreadyIn)</p><a class=\"button\" href=\"\(home)\">\(JoinPhrases.open)</a>"
    }
    return
      "<p>\(SignInPhrases.enterText)</p>\(FormButton.plain(JoinPhrases.joinAs(viewer.person.name), posts: posts).html)"
  }
}
