import Kit

/// Whose order it is: a member's, or a guest's, who is a browser at the public address.
enum Diner: Hashable, Sendable {
  case person(ID<Person>)
  case guest(ID<Guest>)

  /// `nil` for a guest who has not changed anything yet, and so is not known.
  init?(_ author: Author) {
    self.init(person: author.person, guest: author.guest)
  }

  /// `nil` for an order that the staff entered for nobody in particular.
  init?(person: ID<Person>?, guest: ID<Guest>?) {
    if let person {
      self = .person(person)
    } else if let guest {
      self = .guest(guest)
    } else {
      return nil
    }
  }

  var id: String {
    switch self {
    case .person(let id): id.description
    case .guest(let id): id.description
    }
  }

  var person: ID<Person>? {
    if case .person(let id) = self { id } else { nil }
  }

  var guest: ID<Guest>? {
    if case .guest(let id) = self { id } else { nil }
  }

  /// As a condition on an order.
  var owns: SQL {
    switch self {
    case .person(let id): "person_id = \(id)"
    case .guest(let id): "guest_id = \(id)"
    }
  }

  /// What tells this diner alone of a change of their orders.
  var topic: Topic {
    switch self {
    case .person(let id): Topic("\(Order.own.name)/\(id)", .own)
    case .guest(let id): Visitor.topic(Order.own, of: id)
    }
  }
}
