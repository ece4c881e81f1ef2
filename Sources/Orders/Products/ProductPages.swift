import Kit

extension Product {
  static let pages = ArchivablePages<Product>(
    list: OrdersPaths.products, choices: OrdersPaths.productChoices, making: OrdersPaths.newProduct,
    one: OrdersPaths.product, deletion: OrdersPaths.productDeletion, selection: OrdersPaths.productSelection,
    bringingBack: OrdersPaths.productReturn,
    title: OrdersPhrases.products, new: OrdersPhrases.newProduct,
    choose: OrdersPhrases.chooseProduct, none: OrdersPhrases.noProducts, noneText: OrdersPhrases.noProductsText,
    isArchived: OrdersPhrases.archivedProduct,
    changes: .changeProduct, deletes: .deleteProduct, removes: .removeProducts, bringsBack: .bringBackProduct)

  var about: Phrase { Phrase(verbatim: self.description) }
  var value: Phrase? { Phrase(price) }

  /// At its price of now.
  func choice(in language: Language) -> KeptChoices.Choice {
    KeptChoices.Choice(
      id, self.name, about: value, price: price.fieldText(in: language), opens: OrdersPaths.product(id))
  }
}
