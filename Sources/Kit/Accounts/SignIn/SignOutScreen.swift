/// Asked of those who could not come back.
struct SignOutScreen: DoorScreen {
  var title: Phrase { SignInPhrases.signOutTitle }

  var content: HTML {
    """
    <p>\(SignInPhrases.signOutText)</p>\
    <a class="button" href="\(AccountPaths.password())">\(SignInPhrases.setFirst)</a>\
    <a class="button quiet" href="\(AccountPaths.profile())">\(SignInPhrases.stay)</a>\
    <form method="post" action="\(AccountPaths.signOut())"><input type="hidden" name="anyway" value="yes">\
    <button class="button destructive">\(SignInPhrases.signOutAnyway)</button></form>
    """
  }
}
