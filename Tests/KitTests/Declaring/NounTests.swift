import Testing

@testable import Kit

/// Lines of activity say what kind of thing they tell of.
@Suite struct NounTests {
  private static let shop = Noun(
    es: .feminine("tienda", "tiendas"), en: ("shop", "shops"), pt: .feminine("loja", "lojas"))
  private static let order = Noun(
    es: .masculine("pedido", "pedidos"), en: ("order", "orders"), pt: .feminine("encomenda", "encomendas"))

  private func read(_ phrase: Phrase) -> [String] {
    [Language.es, .en, .pt].map { phrase.text(in: ReaderLocale(language: $0, zone: .utc)) }
  }

  @Test func whatIsSaidOfAThingTakesItsGenderInEachLanguage() {
    #expect(read(Self.shop.new) == ["Nueva tienda", "New shop", "Nova loja"])
    #expect(read(Self.shop.deleted) == ["Tienda eliminada", "Shop deleted", "Loja apagada"])
    #expect(read(Self.order.new) == ["Nuevo pedido", "New order", "Nova encomenda"])
    #expect(read(Self.order.backAgain) == ["Pedido recuperado", "Order brought back", "Encomenda recuperada"])
    #expect(
      read(Self.order.severalDeleted) == ["Pedidos eliminados", "Orders deleted", "Encomendas apagadas"])
  }

  @Test func moreOfThemAreCountedByTheirName() {
    let words = Phrase(verbatim: "Mercadona")
    #expect(
      read(Self.shop.more(words, 1)) == [
        "Mercadona y 1 tienda más", "Mercadona and 1 more shop", "Mercadona e mais 1 loja",
      ])
    #expect(
      read(Self.shop.more(words, 2)) == [
        "Mercadona y 2 tiendas más", "Mercadona and 2 more shops", "Mercadona e mais 2 lojas",
      ])
  }
}
