/// Coming in, going out, one's own pages, and the spaces one belongs to.
enum AccountRoutes {
  static func add(to routes: inout Routes) {
    StartHandlers.add(to: &routes)
    WelcomeHandlers.add(to: &routes)
    SignInHandlers.add(to: &routes)
    SignOutHandlers.add(to: &routes)
    EnterHandlers.add(to: &routes)
    WaysInHandlers.add(to: &routes)
    ProfileHandlers.add(to: &routes)
    PasswordHandlers.add(to: &routes)
    RecoveryHandlers.add(to: &routes)
    PasskeyHandlers.add(to: &routes)
    DeviceHandlers.add(to: &routes)
    OperatorHandlers.add(to: &routes)
    SpaceHandlers.add(to: &routes)
    LetterheadHandlers.add(to: &routes)
    SpaceEndingHandlers.add(to: &routes)
    LeavingHandlers.add(to: &routes)
    MemberHandlers.add(to: &routes)
    GivenWayInHandlers.add(to: &routes)
    InvitationHandlers.add(to: &routes)
    JoinHandlers.add(to: &routes)
  }
}
