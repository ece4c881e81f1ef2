import Kit

/// What owner and staff maintain, below the desk.
enum DeskPaths {
  static let availability = FixedPath(inSpace: "/restaurant/desk/availability")
  /// Whether there is any of a dish that the form names.
  static let stock = FixedPath(inSpace: "/restaurant/desk/stock")
  static let dishPlace = Path<ID<Dish>>(inSpace: "/restaurant/desk/dishes/:dish/place")

  static let sections = FixedPath(inSpace: "/restaurant/desk/sections")
  static let newSection = FixedPath(inSpace: "/restaurant/desk/sections/new")
  static let section = Path<ID<MenuSection>>(inSpace: "/restaurant/desk/sections/:section")
  static let sectionDeletion = Path<ID<MenuSection>>(inSpace: "/restaurant/desk/sections/:section/deletion")
  static let declaring = Path<ID<MenuSection>>(inSpace: "/restaurant/desk/sections/:section/allergens")
  static let sectionPlace = Path<ID<MenuSection>>(inSpace: "/restaurant/desk/sections/:section/place")

  static let groups = FixedPath(inSpace: "/restaurant/desk/modifiers")
  static let newGroup = FixedPath(inSpace: "/restaurant/desk/modifiers/new")
  static let group = Path<ID<ModifierGroup>>(inSpace: "/restaurant/desk/modifiers/:group")
  static let groupDeletion = Path<ID<ModifierGroup>>(inSpace: "/restaurant/desk/modifiers/:group/deletion")
  static let optionStock = Path<ID<ModifierGroup>, ID<ModifierOption>>(
    inSpace: "/restaurant/desk/modifiers/:group/options/:option/stock")

  /// When it is open, as guests read it.
  static let openingHours = FixedPath(inSpace: "/restaurant/hours")
  static let hours = FixedPath(inSpace: "/restaurant/desk/hours")
  static let newException = FixedPath(inSpace: "/restaurant/desk/hours/days/new")
  static let exception = Path<ID<OtherDay>>(inSpace: "/restaurant/desk/hours/days/:exception")
  static let exceptionDeletion = Path<ID<OtherDay>>(inSpace: "/restaurant/desk/hours/days/:exception/deletion")

  /// What it shows of itself.
  static let face = FixedPath(inSpace: "/restaurant/desk/face")
  static let publicPage = FixedPath(inSpace: "/restaurant/desk/public")
  static let opening = FixedPath(inSpace: "/restaurant/desk/public/opening")

  static let transfer = FixedPath(inSpace: "/restaurant/desk/transfer")
  static let export = Path<String>(inSpace: "/restaurant/desk/export/:file")
  /// What a file would change, before it does.
  static let imported = Path<ID<ImportRun>>(inSpace: "/restaurant/desk/transfer/:import")
}
