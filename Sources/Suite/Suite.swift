package import Kit
import Orders
import Pools
import Restaurant
import Shopping
import Wines

/// The composition root: which apps live in the house.
package enum Suite {
  package static let apps: [any App] = [
    OrdersApp(),
    PoolsApp(),
    RestaurantApp(),
    ShoppingApp(),
    WinesApp(),
  ]

  /// Part of the pages' ETags, and what `sobremesa version` says.
  package static let version = "0.1.0"
}
