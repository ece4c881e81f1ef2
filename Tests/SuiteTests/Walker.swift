import Kit
import TestKit

/// Somebody who goes through the house.
struct Walker: Sendable {
  let home: TestHouse
  let browser: TestBrowser
  /// Pages that they have open already, and to which no list leads.
  var open: [String] = []
  /// What they open by themselves.
  var starts: [String]
  /// The pages that they go on to, by whose these are.
  let audiences: Set<AudienceName>
  /// What they type because they know it, by the name of the field.
  var known = ["password": Filling.password, "current": Filling.password]

  /// Somebody who belongs nowhere yet.
  init(_ browser: TestBrowser, in home: TestHouse, from starts: [String]) {
    (self.home, self.browser, self.starts) = (home, browser, starts)
    audiences = [.anyone, .guest, .visitor, .person]
  }

  init(_ member: TestMember) {
    (home, browser) = (member.home, member.browser)
    // Of the many links to a list of wines the one to its table is opened for certain, and of the wines the one that was written down.
    open = ["/s/\(member.space)/wines/lists/all?table=1"]
    starts = ["/s/\(member.space)/wines/bottles/1000000000", "/s/\(member.space)", "/me", "/spaces"]
    audiences = Set(member.home.house.routes.all.map(\.audience)).subtracting([.token])
  }

  init(_ member: TestMember, at page: String) {
    self.init(member)
    starts = [page]
  }
}

/// A form and the page on which somebody found it.
struct Offer: Sendable {
  let form: TestForm
  let page: String

  /// Tells it from other forms that post to the same address, and not from itself as it is shown later.
  var id: String {
    let names = form.fields.map(\.0) + form.presses.map(\.name)
    return "\(form.action) \(Set(names).sorted().joined(separator: " "))"
  }
}
