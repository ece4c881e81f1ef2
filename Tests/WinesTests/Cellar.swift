import Foundation
import Kit
import TestKit
import Testing

@testable import Wines

/// A house with wines in its catalogue.
struct Cellar {
  let house: TestHouse
  let marta: TestMember

  /// The house's own.
  var index: IndexCache { house.house.shared { IndexCache() } }

  /// - Parameter text: a table or a document.
  init(
    _ text: String = Cellar.table, name: String = "cellar.csv", language: Language = .en, fetchHosts: Set<String> = []
  ) async throws {
    house = try await TestHouse(fetchHosts: fetchHosts)
    marta = try await house.owner(language: language)
    try await bringIn(text, name: name)
  }

  @discardableResult
  func bringIn(_ text: String, name: String = "cellar.csv", skipsBad: Bool = true) async throws
    -> CatalogueImport.Report
  {
    try await bringIn(Array(text.utf8), name: name, skipsBad: skipsBad)
  }

  @discardableResult
  func bringIn(_ bytes: [UInt8], name: String, skipsBad: Bool = true) async throws -> CatalogueImport.Report {
    // Which of two imports was the later one is told by their ids, and these by the clock.
    house.clock.advance(by: .seconds(1))
    return try await CatalogueImport(
      bytes, name: name, skipsBad: skipsBad, home: nil, installation: house.installation
    ).run()
  }

  /// The names of what is found, in order.
  func names(_ words: String, _ filters: [Facet: Set<String>] = [:], by order: WineOrder = .name) async throws
    -> [String]
  {
    try await marta.read { [index] view in
      let hits = try index.search(view.connection).hits(
        WineQuery(words: words, filters: filters, order: order))
      return try Catalogue(view).wines(hits.numbers(from: 0, limit: 50)).map(\.name)
    }
  }

  /// The names of what a query finds, in order.
  func found(_ query: WineQuery) async throws -> [String] {
    try await marta.read { [index] view in
      try Catalogue(view).wines(index.search(view.connection).hits(query).numbers(from: 0, limit: 50)).map(\.name)
    }
  }

  func counts(_ facet: Facet, _ query: WineQuery) async throws -> [String: Int] {
    try await marta.read { [index] view in
      let search = try index.search(view.connection)
      let counts = search.counts(query).counts[facet] ?? []
      let values = search.index.values(of: facet)
      return Dictionary(uniqueKeysWithValues: zip(values, counts).filter { $1 > 0 }.map { ($0, Int($1)) })
    }
  }

  func similar(to wine: Wine) async throws -> Similar {
    try await marta.read { [index] in try Similar(to: wine, try index.search($0.connection), in: $0) }
  }

  func wine(_ name: String) async throws -> Wine? {
    try await marta.read { view in
      let number: Int? = try view.connection.value("SELECT number FROM wines_wine WHERE name = \(name)")
      return try number.map { try Catalogue(view).wine(WineNumber($0)) }
    }
  }

  /// More than a page of a list holds.
  static let many = ([table.prefix { $0 != "\n" }] + (101...160).map { "Wine \($0),House,Rioja,Spain,,red,,,,,,,," })
    .joined(separator: "\n")

  static let table = """
    name,winery,appellation,country,grapes,type,food,year,score,scale,opinions,source,price,currency
    Viña Ardanza,La Rioja Alta,Rioja,Spain,Tempranillo;Garnacha,red,Beef;Lamb,2015,94,100,3,Guide,27.50,EUR
    Muga Reserva,Bodegas Muga,Rioja,Spain,Tempranillo,red,Lamb,2018,92,100,,Guide,21.00,EUR
    Muga Reserva,Bodegas Muga,Rioja,Spain,Tempranillo,red,Lamb,2016,95,100,,Guide,35.00,EUR
    Martín Códax,Martín Códax,Rías Baixas,Spain,Albariño,white,Shellfish,2021,4.1,5,812,Drinkers,12.00,EUR
    Cordón Negro,Freixenet,Cava,Spain,Macabeo;Xarel·lo;Parellada,sparkling,Appetizer,,,,,,,
    Etna Rosso,Cantina Foti,Etna,Italy,Nero d'Avola,red,Pasta,2019,88,100,,Guide,18.00,USD
    Weißburgunder Trocken,Schloß Halbtal,Baden,Germany,Weißburgunder,white,,2020,,,,Guide,9.00,EUR
    Rød,Skærsøgaard,Bornholm,Denmark,Rondo,red,,,,,,,,
    """
}
