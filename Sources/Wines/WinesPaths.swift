import Kit

enum WinesPaths {
  static let menu = FixedPath(inSpace: "/wines/menu")
  static let list = Path<Section>(inSpace: "/wines/lists/:section")
  static let filters = Path<Section>(inSpace: "/wines/lists/:section/filters")
  /// All values of one of them.
  static let facet = Path<Section, Facet>(inSpace: "/wines/lists/:section/filters/:facet")
  /// Leads to one of the list by chance.
  static let random = Path<Section>(inSpace: "/wines/lists/:section/random")
  static let wine = Path<WineNumber>(inSpace: "/wines/bottles/:wine")
  static let preview = Path<WineNumber>(inSpace: "/wines/bottles/:wine/preview")
  static let website = Path<WineNumber>(inSpace: "/wines/bottles/:wine/website")

  static let similar = Path<WineNumber>(inSpace: "/wines/bottles/:wine/similar")

  /// Several wines of a list are kept at once.
  static let marking = Path<Section>(inSpace: "/wines/lists/:section/marks")
  static let mark = Path<WineNumber, Mark>(inSpace: "/wines/bottles/:wine/marks/:mark")
  static let newTasting = Path<WineNumber>(inSpace: "/wines/bottles/:wine/tastings/new")
  static let mine = FixedPath(inSpace: "/wines/mine")
  static let taste = FixedPath(inSpace: "/wines/mine/taste")
  /// What one shows of it, and to whom.
  static let ownProfile = FixedPath(inSpace: "/wines/mine/profile")
  static let showing = Path<ProfileField>(inSpace: "/wines/mine/profile/:field")
  /// Who shows something of theirs here.
  static let people = FixedPath(inSpace: "/wines/people")
  /// What others see of somebody's.
  static let profile = Path<ID<Person>>(inSpace: "/wines/people/:person")
  static let tasting = Path<ID<Tasting>>(inSpace: "/wines/mine/tastings/:tasting")
  static let tastingDeletion = Path<ID<Tasting>>(inSpace: "/wines/mine/tastings/:tasting/deletion")

  static let newHouseWine = FixedPath(inSpace: "/wines/house/new")
  static let houseWine = Path<ID<HouseWine>>(inSpace: "/wines/house/:own")
  static let houseWineDeletion = Path<ID<HouseWine>>(inSpace: "/wines/house/:own/deletion")
  static let houseWineMerging = Path<ID<HouseWine>>(inSpace: "/wines/house/:own/merging")
  /// An operator's, into the catalogue.
  static let houseWineTaking = Path<ID<HouseWine>>(inSpace: "/wines/house/:own/taking")
  static let labelPhoto = Path<ID<HouseWine>, ID<Picture>>(inSpace: "/wines/house/:own/photos/:photo")

  static let cellar = FixedPath(inSpace: "/wines/cellar")
  static let newLot = Path<WineNumber>(inSpace: "/wines/bottles/:wine/cellar/new")
  static let lot = Path<ID<Lot>>(inSpace: "/wines/cellar/:lot")
  static let lotDeletion = Path<ID<Lot>>(inSpace: "/wines/cellar/:lot/deletion")
  static let drinking = Path<ID<Lot>>(inSpace: "/wines/cellar/:lot/drinking")

  static let us = FixedPath(inSpace: "/wines/us")
  static let newSelection = FixedPath(inSpace: "/wines/us/selections/new")
  static let selection = Path<ID<Selection>>(inSpace: "/wines/us/selections/:selection")
  static let selectionDeletion = Path<ID<Selection>>(inSpace: "/wines/us/selections/:selection/deletion")
  static let selectedDeletion = Path<ID<Selection>, WineNumber>(
    inSpace: "/wines/us/selections/:selection/wines/:wine/deletion")
  /// The lists that a wine may be put on.
  static let selecting = Path<WineNumber>(inSpace: "/wines/bottles/:wine/selections")

  static let catalogue = FixedPath(inSpace: "/wines/catalogue")
  static let fetching = FixedPath(inSpace: "/wines/catalogue/fetching")
  static let progress = FixedPath(inSpace: "/wines/catalogue/progress")
  static let imported = Path<ID<ImportRun>>(inSpace: "/wines/catalogue/imports/:import")
  static let importReturn = Path<ID<CatalogueImport>>(inSpace: "/wines/catalogue/imports/:import/return")
  static let export = Path<String>(inSpace: "/wines/catalogue/files/:file")

  /// The folders of the first tab.
  static let ofTheMenu = [
    Link(inSpace: "/wines/lists"), Link(inSpace: "/wines/bottles"), Link(inSpace: "/wines/house"), catalogue(),
  ]
}

extension SearchField.Unanswered {
  /// The catalogue stays in the house; of its wines some pages are on the device.
  static let wines = Self(WinesPhrases.catalogueNeedsSignal, showing: Link(inSpace: "/wines/bottles/"))
}
