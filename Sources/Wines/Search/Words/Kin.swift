import Kit

/// Names of one grape or one place. Whoever types one means all.
///
/// Grapes as the Vitis International Variety Catalogue (vivc.de) holds them as synonyms of one prime name, as far as wines are
/// sold by them; places as the European Union's register of geographical indications (eAmbrosia) writes them, with the names that
/// Spanish, English and Portuguese have for them.
enum Kin {
  /// The names beside the one that is typed; none where it has none. Folded, word by word.
  static func others(of words: some Collection<String>) -> [[String]] {
    let name = words.joined(separator: " ")
    guard let group = groups[name] else { return [] }
    return group.filter { $0 != name }.map { $0.split(separator: " ").map(String.init) }
  }

  /// The same of grapes and places as people write them.
  static func names(beside words: some Collection<String>) -> [String] {
    let name = words.joined(separator: " ")
    return (spellings[name] ?? []).filter { $0.searchKey != name }
  }

  /// The first of the names, by which all of them are one.
  static func first(of name: String) -> String { groups[name]?.first ?? name }

  /// All names of grapes, folded.
  static var grapeKeys: Set<String> {
    Set(grapes.split { $0 == "\n" || $0 == "," }.map { String($0).searchKey }.filter { !$0.isEmpty })
  }

  private static let groups = grouped(grapes + places + terms, as: \.searchKey)
  private static let spellings = grouped(grapes + places, as: \.trimmed)

  private static func grouped(_ lists: String, as written: (String) -> String) -> [String: [String]] {
    var groups: [String: [String]] = [:]
    for line in lists.split(separator: "\n") {
      let names = line.split(separator: ",").map(String.init)
      for name in names { groups[name.searchKey] = names.map(written) }
    }
    return groups
  }

  private static let grapes = """
    Garnacha, Grenache, Cannonau, Garnatxa, Garnacha Tinta, Garnacha Negra, Grenache Noir
    Garnacha Blanca, Grenache Blanc, Garnatxa Blanca
    Tempranillo, Tinto Fino, Tinta Fina, Tinta del País, Tinto del País, Tinta de Toro, Ull de Llebre, Cencibel, Aragonez, Aragonês, Tinta Roriz
    Monastrell, Mourvèdre, Mataro
    Cariñena, Carignan, Mazuelo, Samsó, Carignano, Carinyena
    Syrah, Shiraz
    Albariño, Alvarinho
    Godello, Gouveio
    Macabeo, Viura, Macabeu
    Moscatel, Muscat, Moscato
    Pinot Grigio, Pinot Gris, Grauburgunder
    Pinot Noir, Pinot Nero, Spätburgunder, Blauburgunder
    Pinot Blanc, Pinot Bianco, Weissburgunder, Pinot Blanco
    Sauvignon Blanc, Sauvignon Blanco
    Zinfandel, Primitivo, Tribidrag
    Malbec, Cot
    Carmenère, Grande Vidure
    Loureiro, Loureira
    Mencía, Jaen
    Trebbiano, Ugni Blanc
    Vermentino, Rolle
    Fernão Pires, Maria Gomes
    Trincadeira, Tinta Amarela
    Blaufränkisch, Lemberger, Kékfrankos
    Pedro Ximénez, PX
    Torrontés, Torrontes Riojano
    Xarel·lo, Xarello, Xarel lo, Pansa Blanca
    Gewürztraminer, Traminer
    Hondarrabi Zuri, Ondarrabi Zuri

    """

  private static let places = """
    Priorat, Priorato
    Jerez, Sherry, Xérès, Xerez
    Oporto, Porto, Port, Vinho do Porto
    Champagne, Champán, Champaña, Champanhe
    Bourgogne, Burgundy, Borgoña, Borgonha
    Bordeaux, Burdeos, Bordéus
    Toscana, Tuscany
    Piemonte, Piamonte, Piedmont
    Alsace, Alsacia, Alsácia
    Rhône, Ródano
    Loire, Loira
    Provence, Provenza, Provença
    Mosel, Mosela, Moselle
    Catalunya, Cataluña, Catalonia, Catalunha
    Sicilia, Sicily, Sicília
    Puglia, Apulia, Apúlia
    Txakoli, Chacolí, Txakolina
    Rías Baixas, Rías Bajas
    Tokaj, Tokaji, Tokay
    Vinho Verde, Vino Verde
    Alentejo, Alentejano
    California, Californiano, Californiana, Californian, Califórnia
    Napa, Napa Valley, Valle de Napa
    Madeira, Madeirense
    Navarra, Navarre
    Lisboa, Lisbon
    Douro, Duriense
    Ribera del Duero, Ribera de Duero

    """

  private static let terms = """
    Gallego, Galicia
    Reserva, Reserve, Riserva, Réserve
    LBV, Late Bottled Vintage
    1er Cru, Premier Cru
    St, Saint
    Ste, Sainte
    """
}
