import Kit

enum ShoppingPaths {
  static let lists = FixedPath(inSpace: "/shopping/lists")
  static let newList = FixedPath(inSpace: "/shopping/lists/new")
  static let list = Path<ID<ShoppingList>>(inSpace: "/shopping/lists/:list")
  static let listDeletion = Path<ID<ShoppingList>>(inSpace: "/shopping/lists/:list/deletion")
  /// What is wanted for things of other apps, before it is on a list.
  static let wanted = FixedPath(inSpace: "/shopping/adding")
  static let listCopy = Path<ID<ShoppingList>>(inSpace: "/shopping/lists/:list/copy")
  /// How one sees the list.
  static let listView = Path<ID<ShoppingList>>(inSpace: "/shopping/lists/:list/view")
  /// What is typed or pasted, a thing a line.
  static let lines = Path<ID<ShoppingList>>(inSpace: "/shopping/lists/:list/lines")
  static let suggestions = Path<ID<ShoppingList>>(inSpace: "/shopping/lists/:list/suggestions")
  static let clearing = Path<ID<ShoppingList>>(inSpace: "/shopping/lists/:list/clearing")
  static let staplesOnList = Path<ID<ShoppingList>>(inSpace: "/shopping/lists/:list/staples")
  static let lastTrip = Path<ID<ShoppingList>>(inSpace: "/shopping/lists/:list/last-trip")
  static let listText = Path<ID<ShoppingList>>(inSpace: "/shopping/lists/:list/text")
  static let listFile = Path<ID<ShoppingList>, String>(inSpace: "/shopping/lists/:list/files/:file")
  static let trip = Path<ID<ShoppingList>>(inSpace: "/shopping/lists/:list/trip")
  static let tripEnd = Path<ID<ShoppingList>>(inSpace: "/shopping/lists/:list/trip/end")
  /// What its things cost of which nobody knows it.
  static let tripPrices = Path<ID<ShoppingList>>(inSpace: "/shopping/lists/:list/trip/prices")
  static let listShop = Path<ID<ShoppingList>>(inSpace: "/shopping/lists/:list/shop")

  static let newItem = Path<ID<ShoppingList>>(inSpace: "/shopping/lists/:list/items/new")
  static let item = Path<ID<ShoppingList>, ID<Item>>(inSpace: "/shopping/lists/:list/items/:item")
  static let itemPurchase = Path<ID<ShoppingList>, ID<Item>>(inSpace: "/shopping/lists/:list/items/:item/purchase")
  static let itemDeletion = Path<ID<ShoppingList>, ID<Item>>(inSpace: "/shopping/lists/:list/items/:item/deletion")
  static let itemAmount = Path<ID<ShoppingList>, ID<Item>>(inSpace: "/shopping/lists/:list/items/:item/amount")
  static let itemCorrection = Path<ID<ShoppingList>, ID<Item>>(inSpace: "/shopping/lists/:list/items/:item/correction")
  static let itemStaple = Path<ID<ShoppingList>, ID<Item>>(inSpace: "/shopping/lists/:list/items/:item/staple")

  static let trips = FixedPath(inSpace: "/shopping/trips")
  static let pastTrip = Path<ID<PastTrip>>(inSpace: "/shopping/trips/:trip")
  static let pastTripDeletion = Path<ID<PastTrip>>(inSpace: "/shopping/trips/:trip/deletion")

  static let staples = FixedPath(inSpace: "/shopping/staples")
  static let staple = Path<ID<RememberedGood>>(inSpace: "/shopping/staples/:good")
  static let goodForm = Path<ID<RememberedGood>>(inSpace: "/shopping/staples/:good/form")
  static let goodMerging = Path<ID<RememberedGood>>(inSpace: "/shopping/staples/:good/merging")
  static let goodDeletion = Path<ID<RememberedGood>>(inSpace: "/shopping/staples/:good/deletion")

  static let aisles = FixedPath(inSpace: "/shopping/aisles")
  static let newCategory = FixedPath(inSpace: "/shopping/aisles/categories/new")
  static let category = Path<ID<Category>>(inSpace: "/shopping/aisles/categories/:category")
  static let categoryDeletion = Path<ID<Category>>(inSpace: "/shopping/aisles/categories/:category/deletion")
  static let categoryPlace = Path<ID<Category>>(inSpace: "/shopping/aisles/categories/:category/place")
  static let newShop = FixedPath(inSpace: "/shopping/aisles/shops/new")
  static let shop = Path<ID<Shop>>(inSpace: "/shopping/aisles/shops/:shop")
  static let shopDeletion = Path<ID<Shop>>(inSpace: "/shopping/aisles/shops/:shop/deletion")
  static let shopPlace = Path<ID<Shop>, ID<Category>>(inSpace: "/shopping/aisles/shops/:shop/places/:category")

  static let transfer = FixedPath(inSpace: "/shopping/transfer")
  static let imported = Path<ID<ImportRun>>(inSpace: "/shopping/transfer/imports/:import")
  static let export = Path<String>(inSpace: "/shopping/transfer/:file")
}
