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

  /// The newest of CHANGELOG.md, `-dev` until it is released. Part of the pages' ETags; `sobremesa --version` says it, and so does the package.
  package static let version = "0.2.0-dev"
}
