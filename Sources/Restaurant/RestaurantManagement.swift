package import Kit

/// Who decides in the restaurant, and who serves.
extension RestaurantApp {
  package var management: Management? {
    Management(
      Phrase(es: "Gestiona el restaurante", en: "Manages the restaurant", pt: "Gere o restaurante"),
      note: Phrase(
        es: "Cambia la carta y los precios, cierra cuentas sin cobrar y ve los ingresos. Los demás sirven.",
        en: "Changes the menu and its prices, closes bills unpaid and sees the takings. Everybody else serves.",
        pt: "Altera o menu e os preços, fecha contas sem cobrar e vê a receita. Os outros servem."))
  }

  static let managers = Migration.managers(
    "restaurant.0012-managers", of: "restaurant", deciding: Dish.topic,
    besides: [
      Stock.replenished.name, Dish.soldOut.name, Dish.available.name, DishesTogether.stocked.name,
      ModifierOption.soldOut.name,
      ModifierOption.available.name,
    ])
}
