import Kit

/// What owner and staff maintain, and the way to each.
struct DeskScreen: Screen {
  let counts: DeskCounts
  /// Whether the reader decides about hours and the public page.
  let isOwner: Bool
  /// Whether they decide about the menu and see what it brings.
  let manages: Bool

  var title: Phrase { DeskPhrases.desk }
  var topics: [Topic] { [Dish.topic] }
  var bar: NavigationBar { NavigationBar() }

  var content: HTML {
    "\(manages ? menu : nil)\(replenishing)\(room)\(restaurant)\(manages ? transfer : nil)"
  }

  private var menu: HTML {
    let badge = counts.soldOut > 0 ? Row.Badge(DeskPhrases.soldOut(counts.soldOut), tone: .needs) : nil
    return Group(
      DeskPhrases.theMenu,
      rows: [
        Row(
          title: DeskPhrases.dishes, icon: "restaurant", value: Dish.noun.counted(counts.dishes), badge: badge,
          opens: RestaurantPaths.dishes()),
        Row(
          title: DeskPhrases.sections, icon: "list", value: MenuSection.noun.counted(counts.sections),
          opens: DeskPaths.sections()),
        Row(
          title: DeskPhrases.choices, icon: "filter", value: DeskPhrases.groups(counts.groups),
          opens: DeskPaths.groups()),
      ] + allergens
    ).html
  }

  private var allergens: [Row] {
    guard let section = counts.undeclaredSection else { return [] }
    return [
      Row(
        title: RestaurantPhrases.allergens, icon: "warning", value: DeclaringPhrases.open(counts.undeclared),
        opens: DeskPaths.declaring(section))
    ]
  }

  /// What the first of the day does.
  private var replenishing: HTML? {
    guard counts.soldOut > 0 else { return nil }
    return """
      <form class="button-row" method="post" action="\(DeskPaths.availability().with("on", "desk"))" data-enhance>\
      <button class="button quiet">\(Icon("refresh"))\(DishPhrases.replenish)</button></form>
      """
  }

  private var room: HTML {
    Group(
      DeskPhrases.room,
      rows: [
        Row(title: BillPhrases.bills, icon: "receipt", opens: TablePaths.bills())
      ] + (manages ? [Row(title: KitchenPhrases.report, icon: "chart", opens: KitchenPaths.report())] : []) + [
        Row(title: PrinterPhrases.printers, icon: "printer", opens: PrinterPaths.printers())
      ]
    ).html
  }

  private var restaurant: HTML {
    guard isOwner else {
      let hours = Row(title: DeskPhrases.hours, icon: "clock", opens: DeskPaths.openingHours())
      return Group(DeskPhrases.restaurant, note: DeskPhrases.ownersOnly, rows: [hours]).html
    }
    return Group(
      DeskPhrases.restaurant,
      rows: [
        Row(title: FacePhrases.face, icon: "home", opens: DeskPaths.face()),
        Row(title: DeskPhrases.hours, icon: "clock", opens: DeskPaths.hours()),
        Row(
          title: DeskPhrases.publicPage, icon: "globe", value: counts.isOpen ? DeskPhrases.open : DeskPhrases.closed,
          opens: DeskPaths.publicPage()),
        Row(
          title: DeskPhrases.newTablet, icon: "plus",
          opens: AccountPaths.newInvitation().with("app", "restaurant")),
      ]
    ).html
  }

  private var transfer: HTML {
    Group(rows: [Row(title: KitPhrases.importAndExport, icon: "download", opens: DeskPaths.transfer())]).html
  }
}
