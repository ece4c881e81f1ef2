import Kit

enum RestaurantPaths {
  static let menu = FixedPath(inSpace: "/restaurant/menu")
  /// Which dishes one wants to see.
  static let filter = FixedPath(inSpace: "/restaurant/filter")
  /// A dish as guests see it, with what can be chosen.
  static let menuDish = Path<ID<Dish>>(inSpace: "/restaurant/menu/:dish")
  /// One of a dish, or as many as the form says, into one's order.
  static let adding = Path<ID<Dish>>(inSpace: "/restaurant/menu/:dish/adding")
  static let photo = Path<ID<Dish>, ID<Picture>>(inSpace: "/restaurant/menu/:dish/photos/:photo")
  /// The house's logo or its photo.
  static let facePicture = Path<ID<Picture>>(inSpace: "/restaurant/hours/pictures/:picture")

  static let order = FixedPath(inSpace: "/restaurant/order")
  /// One of a dish that the form names into one's order.
  static let lines = FixedPath(inSpace: "/restaurant/order/lines")
  static let placing = FixedPath(inSpace: "/restaurant/order/placing")
  /// Of all of it, or of what cannot be had any more.
  static let cancellation = FixedPath(inSpace: "/restaurant/order/cancellation")
  static let line = Path<ID<OrderLine>>(inSpace: "/restaurant/order/lines/:line")
  static let lineDeletion = Path<ID<OrderLine>>(inSpace: "/restaurant/order/lines/:line/deletion")

  static let history = FixedPath(inSpace: "/restaurant/history")
  static let pastOrder = Path<ID<Order>>(inSpace: "/restaurant/history/:order")
  /// Takes an order back that the kitchen has not begun with.
  static let withdrawal = Path<ID<Order>>(inSpace: "/restaurant/history/:order/withdrawal")
  static let again = Path<ID<Order>>(inSpace: "/restaurant/history/:order/again")
  /// How an order stands, for whoever has its link.
  static let status = Path<String>(inSpace: "/restaurant/status/:token", holdsSecret: true)

  static let desk = FixedPath(inSpace: "/restaurant/desk")
  static let dishes = FixedPath(inSpace: "/restaurant/desk/dishes")
  static let newDish = FixedPath(inSpace: "/restaurant/desk/dishes/new")
  static let dish = Path<ID<Dish>>(inSpace: "/restaurant/desk/dishes/:dish")
  static let dishSelection = FixedPath(inSpace: "/restaurant/desk/dishes/selection")
  static let dishDeletion = Path<ID<Dish>>(inSpace: "/restaurant/desk/dishes/:dish/deletion")
  static let soldOut = Path<ID<Dish>>(inSpace: "/restaurant/desk/dishes/:dish/stock")

  /// The folders of the menu's tab, besides its own.
  static let ofTheMenu = [
    filter(), Link(inSpace: "/restaurant/hours"), Link(inSpace: "/restaurant/tables"), TablePaths.seat(),
  ]
  /// What happens at tables belongs to theirs.
  static let tabs = Link(inSpace: "/restaurant/desk/tabs")
  /// Belongs to the current order's tab.
  static let statuses = Link(inSpace: "/restaurant/status")
}
