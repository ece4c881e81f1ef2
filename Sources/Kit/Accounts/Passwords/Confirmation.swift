extension PersonVisit {
  /// Whether the current password is asked for before what a borrowed device must not do. Right after a one-time link it is
  /// not: that is how somebody comes in who has forgotten it.
  var asksForPassword: Bool {
    viewer.person.hasPassword && !viewer.mayRenew(at: visit.house.mint.now())
  }

  /// Verifies the password that the form says, where it is asked for.
  /// - Throws: as ``Accounts/confirm(_:password:from:)``.
  func confirmPassword() async throws {
    guard asksForPassword else { return }
    try await visit.house.accounts.confirm(viewer.person, password: visit.form["current"], from: visit.client)
  }
}
