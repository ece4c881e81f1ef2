/// Who may use a route. Every route names one; there is no default.
///
/// The audience also decides what the handler is given: a handler for members gets a visit in a space, and cannot be
/// written without one.
package struct Audience<Admitted: Sendable>: Sendable {
  let name: AudienceName
  let admit: @Sendable (Visit) throws -> Admitted
}

/// An audience as the committed table of routes names it.
package enum AudienceName: String, Sendable, CaseIterable {
  case anyone, person, guest, visitor, member, owner
}

extension Audience where Admitted == Visit {
  /// Everybody, signed in or not.
  package static let anyone = Audience(name: .anyone) { $0 }
}

extension Audience where Admitted == PersonVisit {
  /// Whoever is signed in.
  package static let person = Audience(name: .person) { try PersonVisit($0) }
}

extension Audience where Admitted == SpaceVisit {
  /// The members of the path's space; to everybody else it doesn't exist.
  package static let member = Audience(name: .member) { try SpaceVisit($0) }

  /// The owners of the path's space.
  package static let owner = Audience(name: .owner) { visit in
    let visit = try SpaceVisit(visit)
    guard visit.membership.role == .owner else { throw Refusal.forbidden(KitPhrases.onlyOwners) }
    return visit
  }
}
