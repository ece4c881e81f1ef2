import Kit

extension VisitInSpace {
  /// Whose order it is.
  var diner: Diner? { Diner(author) }

  /// Whether a member is here, and not a guest.
  var isStaff: Bool { place.isMembers }

  /// The order that the visitor is putting together.
  /// - Throws: `Refusal.forbidden` for somebody who keeps no cookie, and so would never find it again.
  func currentOrder(in transaction: SpaceTransaction) throws -> CurrentOrderStore<SpaceTransaction> {
    guard let diner else { throw Refusal.forbidden(RestaurantPhrases.cookiesNeeded) }
    return CurrentOrderStore(transaction, of: diner, mainly: try reader(in: transaction).main)
  }
}
