import Kit

extension FormSheet {
  /// The empty form of a product.
  /// - Parameter action: what it does, where it is no step on the way to an order.
  static func newProduct(
    _ state: FormState, in currency: Currency, _ vat: VATSettings, posts: Link, as action: Action? = nil, cancels: Link
  ) -> FormSheet {
    let fields = ProductFields(state: state, currency: currency, vat: vat)
    return FormSheet(
      OrdersPhrases.newProduct, cancels: cancels,
      state.form(posts: posts, as: action, "\(state.hidden("id"))\(fields.html)"))
  }
}

/// The fields of a product, wherever they are asked for.
struct ProductFields {
  let state: FormState
  let currency: Currency
  let vat: VATSettings

  var html: HTML {
    let (isNew, isNamed) = (state.original == nil, !state.values[ProductDraft.name.name].isEmpty)
    let name = state.show(ProductDraft.name, isFocused: isNew && !isNamed)
    let description = state.show(ProductDraft.description)
    let price = state.show(
      ProductDraft.price, label: KitPhrases.price(in: currency), hint: KitPhrases.amountHint(currency),
      isFocused: isNew && isNamed)
    let unit = state.show(ProductDraft.unit, hint: OrdersPhrases.unitHint)
    return FieldGroup("\(name)\(price)\(VATFields.product(state, vat))\(unit)\(description)").html
  }
}

extension ProductSales {
  /// Below the product's form.
  var html: HTML {
    Facts([(OrdersPhrases.sold, OrdersPhrases.units(quantity)), (OrdersPhrases.soldFor, Phrase(amount))]).html
  }
}
