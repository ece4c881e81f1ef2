/// Asked of those who could not come back.
struct SignOutScreen: DoorScreen {
  let person: Person
  /// What becomes of what waits on the device, when that has been asked.
  let unsent: UnsentScreen.Answer?

  var title: Phrase { SignInPhrases.signOutTitle }

  var content: HTML {
    """
    <p>\(SignInPhrases.signOutText)</p>\
    <a class="button" href="\(AccountPaths.password())">\(SignInPhrases.setFirst)</a>\
    <a class="button quiet" href="\(AccountPaths.profile())">\(SignInPhrases.stay)</a>\
    \(SignOutButton(SignInPhrases.signOutAnyway, of: person, isAnyway: true, unsent: unsent).html)
    """
  }
}
