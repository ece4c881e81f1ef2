import HTTPTypes

/// One request on its way to a handler: who comes, for what, with what.
package struct Visit: Sendable {
  package let house: House
  /// The line of the table that it came in by.
  let route: Route
  /// Who is signed in, if anybody.
  package internal(set) var viewer: Viewer?
  package let path: String
  package let query: Form
  let parameters: [String: String]
  /// What was sent; empty for a GET.
  package var form: Form
  /// The bytes of what a program sent, which its door reads.
  var body: [UInt8] = []
  /// What a program expects to be as it was.
  var expectation: Expectation?
  /// Identifies what a request asks for: its body together with its path, of a program with all of its address.
  let digest: [UInt8]
  /// Whether it asks for a change.
  let isChange: Bool
  let headers: HTTPFields
  /// The name that it was asked for by, with its port.
  let authority: String
  let context: HouseContext

  /// What a program has come with.
  package var token: AccessToken? { viewer?.token }

  var door: Door { Door(path: path) }

  /// Where it comes from.
  var client: ClientAddress {
    ClientAddress(peer: context.peer, headers: headers, proxies: house.settings.trustedProxies)
  }

  /// From the browser, for those who are not signed in.
  var browserLanguage: Language { Language(acceptLanguage: headers[.acceptLanguage]) }
  /// The region of the browser's first language, such as `PT`.
  var browserRegion: Region? { Region(acceptLanguage: headers[.acceptLanguage]) }
  /// How the browser calls itself.
  var userAgent: String { headers[.userAgent] ?? "" }

  /// The reader's language outside any space, and the zone of the space they use.
  package var locale: ReaderLocale {
    ReaderLocale(
      language: viewer?.person.language ?? browserLanguage, zone: viewer?.person.zone ?? viewer?.home?.zone ?? .utc)
  }

  /// Whether nobody looks: a browser fetches the page for when there is no signal.
  var isFetchedAhead: Bool { headers[.sobremesaAhead] != nil }

  /// Whose page this is, outside of what guests and visitors see.
  var reader: Reader { viewer?.reader ?? .nobody }

  /// The app whose page this is.
  var app: (any App)? {
    route.app.flatMap { id in house.apps.first { $0.id == id } }
  }

  /// Whether it comes from a device that shows already what it asks for, and needs no page.
  var wantsNoPage: Bool { headers[.prefer] == "return=minimal" }

  /// Whether who sends it means it no longer, and asks what has become of it.
  var isTakenBack: Bool { headers[.sobremesaTakenBack] != nil && operation != nil }

  /// Refuses what somebody else left behind on the device, who has signed out of it since.
  /// - Throws: ``Refusal/signedOut``.
  func expect(_ author: String) throws {
    if let meant = headers[.sobremesaAuthor], meant != author { throw Refusal.signedOut }
  }

  /// The id under which it makes something, where it does.
  var madeID: String? { route.door?.action?.makes == true ? form[Action.Input.newID.name] : nil }

  /// The things that its address names within its space, in their order.
  var ids: [String] {
    route.parameterNames.filter { $0 != "space" }.compactMap { parameters[$0] }
      .compactMap { ID<Action>($0)?.description }
  }

  /// The operation of a form that carries a key.
  var operation: Operation? {
    let key = form["operation"]
    guard (8...64).contains(key.utf8.count) else { return nil }
    return Operation(key: key, digest: digest)
  }
}

/// A visit of somebody who is signed in.
@dynamicMemberLookup
package struct PersonVisit: Sendable {
  package let visit: Visit
  package let viewer: Viewer

  /// - Throws: ``Refusal/signedOut``.
  init(_ visit: Visit) throws {
    guard let viewer = visit.viewer else { throw Refusal.signedOut }
    (self.visit, self.viewer) = (visit, viewer)
  }

  package subscript<Value>(dynamicMember member: KeyPath<Visit, Value>) -> Value {
    visit[keyPath: member]
  }
}

/// A visit of a member in one of their spaces.
package struct SpaceVisit: VisitInSpace {
  package let visit: Visit
  package let viewer: Viewer
  package let membership: Membership

  /// - Throws: ``Refusal/signedOut``, or ``Refusal/notFound`` when the person is no member.
  init(_ visit: Visit) throws {
    guard let viewer = visit.viewer else { throw Refusal.signedOut }
    guard
      let space = visit.parameters["space"].flatMap({ ID<Space>($0) }),
      let membership = viewer.memberships.first(where: { $0.space.id == space })
    else { throw Refusal.notFound }
    if let app = visit.route.app, !membership.mayUse(app) { throw Refusal.notFound }
    try visit.expect(viewer.person.id.description)
    (self.visit, self.viewer, self.membership) = (visit, viewer, membership)
  }

  package var space: Space { membership.space }
  package var author: Author { viewer.author }
  package var place: Place { .space(space.id) }
  package var theme: Theme { viewer.person.theme }

  /// The person's language, and their zone or else the space's.
  package var locale: ReaderLocale {
    ReaderLocale(language: viewer.person.language, zone: viewer.person.zone ?? space.zone)
  }
}

extension HTTPField.Name {
  fileprivate static let sobremesaAhead = HTTPField.Name("Sobremesa-Ahead")!
  static let prefer = HTTPField.Name("Prefer")!
  /// Whose change it is that has waited on a device.
  fileprivate static let sobremesaTakenBack = HTTPField.Name("Sobremesa-Taken-Back")!
  fileprivate static let sobremesaAuthor = HTTPField.Name("Sobremesa-Author")!
  /// Which state of its space an answer shows, or has brought about.
  static let sobremesaSequence = HTTPField.Name("Sobremesa-Sequence")!
  /// The line of activity by which a change can be undone.
  static let sobremesaDone = HTTPField.Name("Sobremesa-Done")!
  static let sobremesaKeep = HTTPField.Name("Sobremesa-Keep")!
  static let sobremesaReader = HTTPField.Name("Sobremesa-Reader")!
  static let clearSiteData = HTTPField.Name("Clear-Site-Data")!
  static let permissionsPolicy = HTTPField.Name("Permissions-Policy")!
}
