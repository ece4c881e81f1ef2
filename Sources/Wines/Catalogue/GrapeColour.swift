import Kit

/// The colour of the wine that a grape usually makes. Read only where a source says nothing of a wine's type, and said so.
enum GrapeColour {
  private static let black = keys(
    """
    Aglianico, Alfrocheiro, Alicante Bouschet, Aragonez, Aragonês, Baga, Barbera, Blaufränkisch, Bobal, Bonarda, \
    Bordeaux-style Red Blend, Cabernet, Cabernet Franc, Cabernet Sauvignon, Cannonau, Carignan, Cariñena, Carmenère, \
    Castelão, Cinsault, Corvina, Dolcetto, Dornfelder, Gamay, Garnacha, Garnacha Tinta, Garnacha Tintorera, Graciano, \
    Grenache, G-S-M, Kekfrankos, Lagrein, Lemberger, Listán Negro, Malbec, Manto Negro, Mazuelo, Mencía, Merlot, \
    Monastrell, Montepulciano, Mourvèdre, Mataro, Nebbiolo, Negroamaro, Nerello Mascalese, Nero d'Avola, Petit Verdot, \
    Petite Sirah, Pinot Nero, Pinot Noir, Pinotage, Prieto Picudo, Primitivo, Ramisco, Refosco, Sagrantino, Sangiovese, \
    Sangiovese Grosso, Saperavi, Shiraz, Sousão, Spätburgunder, St. Laurent, Sumoll, Syrah, Tannat, Tempranillo, \
    Teroldego, Tinta Barroca, Tinta de Toro, Tinta del Pais, Tinta Roriz, Tinto Cão, Tinto del Pais, Tinto Fino, \
    Touriga, Touriga Franca, Touriga Nacional, Trepat, Trincadeira, Ull de Llebre, Vinhão, Xinomavro, Zinfandel, Zweigelt, \
    Corvinone, Meritage, Molinara, Rondinella
    """)
  private static let white = keys(
    """
    Airén, Albana, Albariño, Albillo, Aligoté, Alvarinho, Antão Vaz, Arinto, Arneis, Assyrtiko, Avesso, Azal, Bical, \
    Carricante, Catarratto, Chardonnay, Chasselas, Chenin Blanc, Colombard, Cortese, Encruzado, Falanghina, Fernão Pires, \
    Fiano, Friulano, Furmint, Garganega, Garnacha Blanca, Gewürztraminer, Godello, Gouveio, Grauburgunder, Grechetto, \
    Greco, Grenache Blanc, Grillo, Grüner Veltliner, Hondarrabi Zuri, Inzolia, Kerner, Listán Blanco, Loureiro, Macabeo, \
    Malagousia, Malvasia, Maria Gomes, Marsanne, Melon, Moschofilero, Moscatel, Müller-Thurgau, Muscadelle, Muscat, \
    Palomino, Parellada, Pecorino, Picpoul, Pinot Blanc, Pinot Bianco, Pinot Grigio, Pinot Gris, Pedernã, Rabigato, \
    Rebula, Ribolla Gialla, Riesling, Rkatsiteli, Robola, Roussanne, Sauvignon, Sauvignon Blanc, Sauvignon Gris, \
    Scheurebe, Sémillon, Silvaner, Sylvaner, Torrontés, Trajadura, Traminer, Treixadura, Trebbiano, Txakoli, Ugni Blanc, \
    Verdejo, Verdelho, Verdicchio, Verdil, Vermentino, Vernaccia, Vidal Blanc, Vignoles, Viognier, Viosinho, Viura, \
    Weissburgunder, Welschriesling, Xarel·lo, Zibibbo, Glera, Moscato
    """)

  /// All grapes of which it is known, folded.
  static var known: Set<String> { black.union(white) }

  private static func keys(_ list: String) -> Set<String> {
    Set(list.split(separator: ",").map { String($0).searchKey })
  }

  /// Of a grape, or of several that agree: "Tempranillo Blend", "Shiraz-Cabernet Sauvignon", "Corvina, Rondinella, Molinara".
  /// `nil` when none is known.
  static func type(of grape: String) -> WineType? {
    if let type = type(key: grape.searchKey) { return type }
    let parts = grape.split { ",-/&".contains($0) }.map { part in
      let words = part.split(whereSeparator: \.isWhitespace).filter { $0.lowercased() != "blend" }
      return words.joined(separator: " ").searchKey
    }
    let types = Set(parts.compactMap { type(key: $0) })
    return types.count == 1 ? types.first : nil
  }

  private static func type(key: String) -> WineType? {
    if black.contains(key) { return .red }
    return white.contains(key) ? .white : nil
  }
}
