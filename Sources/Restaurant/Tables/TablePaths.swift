import Kit

enum TablePaths {
  static let tables = FixedPath(inSpace: "/restaurant/desk/tables")
  static let newTables = FixedPath(inSpace: "/restaurant/desk/tables/new")
  /// The page with the codes, to print and to cut.
  static let codeSheet = FixedPath(inSpace: "/restaurant/desk/tables/sheet")
  static let newCodes = FixedPath(inSpace: "/restaurant/desk/tables/codes")
  static let table = Path<ID<DiningTable>>(inSpace: "/restaurant/desk/tables/:table")
  static let tableDeletion = Path<ID<DiningTable>>(inSpace: "/restaurant/desk/tables/:table/deletion")
  static let tablePlace = Path<ID<DiningTable>>(inSpace: "/restaurant/desk/tables/:table/place")
  static let newCode = Path<ID<DiningTable>>(inSpace: "/restaurant/desk/tables/:table/code")
  /// Opens a tab for guests who hold no phone.
  static let opening = Path<ID<DiningTable>>(inSpace: "/restaurant/desk/tables/:table/opening")

  static let tab = Path<ID<TableTab>>(inSpace: "/restaurant/desk/tabs/:tab")
  static let bill = Path<ID<TableTab>>(inSpace: "/restaurant/desk/tabs/:tab/bill")
  /// A member's yes or no.
  static let tabAnswer = Path<ID<TableTab>>(inSpace: "/restaurant/desk/tabs/:tab/answer")
  /// Somebody of the staff goes to whoever calls.
  static let attention = Path<ID<TableTab>>(inSpace: "/restaurant/desk/tabs/:tab/attention")
  static let tabPayment = Path<ID<TableTab>>(inSpace: "/restaurant/desk/tabs/:tab/payment")
  static let tabClosing = Path<ID<TableTab>>(inSpace: "/restaurant/desk/tabs/:tab/closing")
  /// By the owner: a closed bill can be set right.
  static let tabReopening = Path<ID<TableTab>>(inSpace: "/restaurant/desk/tabs/:tab/reopening")
  static let tabMove = Path<ID<TableTab>>(inSpace: "/restaurant/desk/tabs/:tab/move")
  /// Some of what was ordered goes to another table.
  static let tabLines = Path<ID<TableTab>>(inSpace: "/restaurant/desk/tabs/:tab/lines")
  /// A yes or no to a guest who asks to join.
  static let admission = Path<ID<TableTab>, ID<Guest>>(inSpace: "/restaurant/desk/tabs/:tab/guests/:guest/admission")
  static let sendingAway = Path<ID<TableTab>, ID<Guest>>(inSpace: "/restaurant/desk/tabs/:tab/guests/:guest/departure")

  /// The bills of some days.
  static let bills = FixedPath(inSpace: "/restaurant/desk/bills")

  /// What a table's printed code leads to. Opening it changes nothing; sitting down is a post.
  static let door = Path<String>(inSpace: "/restaurant/tables/:code", holdsSecret: true)
  /// The table at which a guest sits.
  static let seat = FixedPath(inSpace: "/restaurant/table")
  /// The same by somebody who sits there.
  static let joinerAnswer = Path<ID<Guest>>(inSpace: "/restaurant/table/joiners/:guest")
  static let call = FixedPath(inSpace: "/restaurant/table/call")
  static let billWish = FixedPath(inSpace: "/restaurant/table/bill")
  static let leaving = FixedPath(inSpace: "/restaurant/table/departure")
}
