/// The page of a one-time link: who it is for, and the button that spends it.
struct EnterScreen: Screen {
  let name: String
  let posts: Link

  var title: Phrase { SignInPhrases.enterAs(name) }
  var bar: NavigationBar { NavigationBar() }

  var content: HTML {
    """
    <p>\(SignInPhrases.enterText)</p>\
    <form method="post" action="\(posts)"><button class="button">\(SignInPhrases.signIn)</button></form>
    """
  }
}
