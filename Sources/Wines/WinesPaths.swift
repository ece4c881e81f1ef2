import Kit

enum WinesPaths {
  static let menu = FixedPath(inSpace: "/wines/menu")
  static let list = Path<Section>(inSpace: "/wines/lists/:section")
  static let filters = Path<Section>(inSpace: "/wines/lists/:section/filters")
  /// Leads to one of the list by chance.
  static let random = Path<Section>(inSpace: "/wines/lists/:section/random")
  static let wine = Path<WineNumber>(inSpace: "/wines/bottles/:wine")
  static let preview = Path<WineNumber>(inSpace: "/wines/bottles/:wine/preview")
  static let website = Path<WineNumber>(inSpace: "/wines/bottles/:wine/website")

  static let catalogue = FixedPath(inSpace: "/wines/catalogue")
  static let progress = FixedPath(inSpace: "/wines/catalogue/progress")
  static let export = Path<String>(inSpace: "/wines/catalogue/files/:file")
}
