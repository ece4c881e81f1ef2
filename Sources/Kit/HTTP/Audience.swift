/// Who may use a route. Every route names one; there is no default.
///
/// The audience also decides what the handler is given: a handler for members gets a visit in a space, and cannot be
/// written without one.
package struct Audience<Admitted: Sendable>: Sendable {
  let name: AudienceName
  let admit: @Sendable (Visit) throws -> Admitted
}

/// An audience as the committed table of routes names it.
package enum AudienceName: String, Sendable, CaseIterable, SQLBindable, SQLReadable {
  case anyone, person, guest, visitor, member, manager, owner, `operator`, token
}

extension Audience where Admitted == Visit {
  /// Everybody, signed in or not.
  package static let anyone = Audience(name: .anyone) { $0 }
}

extension Audience where Admitted == PersonVisit {
  /// Whoever is signed in.
  package static let person = Audience(name: .person) { try PersonVisit($0) }

  /// Those who run the installation, on a page of no space.
  package static let `operator` = Audience(name: .operator) { visit in
    let visit = try PersonVisit(visit)
    guard visit.viewer.person.isOperator else { throw Refusal.forbidden(KitPhrases.onlyOperators) }
    return visit
  }

  /// Programs, whatever their token is for: at an address of no space.
  package static let token = Audience(name: .token) { try PersonVisit($0) }
}

extension Audience where Admitted == SpaceVisit {
  /// The members of the path's space; to everybody else it doesn't exist.
  package static let member = Audience(name: .member) { try SpaceVisit($0) }

  /// Those of the members who decide in the path's app; see ``App/management``.
  package static let manager = Audience(name: .manager) { visit in
    let visit = try SpaceVisit(visit)
    guard visit.manages else { throw Refusal.forbidden(KitPhrases.onlyManagers) }
    return visit
  }

  /// The owners of the path's space.
  package static let owner = Audience(name: .owner) { visit in
    let visit = try SpaceVisit(visit)
    guard visit.membership.role == .owner else { throw Refusal.forbidden(KitPhrases.onlyOwners) }
    return visit
  }

  /// Programs whose token is for the path's space and app, and for changes where it is one.
  package static let token = Audience(name: .token) { try SpaceVisit($0) }

  /// Those who run the installation, on a page of a space that they belong to.
  package static let `operator` = Audience(name: .operator) { visit in
    let visit = try SpaceVisit(visit)
    guard visit.viewer.person.isOperator else { throw Refusal.forbidden(KitPhrases.onlyOperators) }
    return visit
  }
}
