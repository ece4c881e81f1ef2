/// What an owner's form says of a member.
struct MemberDraft: Hashable, Sendable {
  let role: Role
  let apps: AppAccess

  /// - Parameter offered: the apps that the form showed; all of them ticked is no limit, so that an app that comes later
  ///   is theirs too.
  init(_ form: Form, offered: [String]) throws {
    role = try form.choice("role")
    let ticked = Set(offered.filter { form.has("app-\($0)") })
    apps = role == .owner || ticked.count == offered.count ? .all : .only(ticked)
  }
}
