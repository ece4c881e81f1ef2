import Kit

/// The empty form of a product.
struct NewProduct: Sheet {
  let state: FormState
  let currency: Currency
  let posts: Link
  /// What it does, where it is no step on the way to an order.
  var action: Action?
  let cancels: Link

  var title: Phrase { OrdersPhrases.newProduct }
  var bar: NavigationBar { NavigationBar(leading: .cancel(to: cancels), trailing: .submit()) }

  var content: HTML {
    state.form(posts: posts, as: action, "\(state.hidden("id"))\(ProductFields(state: state, currency: currency).html)")
  }
}

/// The fields of a product, wherever they are asked for.
struct ProductFields {
  let state: FormState
  let currency: Currency

  var html: HTML {
    let (name, description) = (state.show(ProductDraft.name), state.show(ProductDraft.description))
    let price = state.show(
      ProductDraft.price, label: KitPhrases.price(in: currency), hint: KitPhrases.amountHint(currency))
    return FieldGroup("\(name)\(price)\(description)").html
  }
}

/// A product: the filled form, and how it has sold.
struct ProductDetail: Screen {
  let product: Product
  let sales: ProductSales
  let state: FormState
  let list: ProductList

  var title: Phrase { Phrase(verbatim: product.name) }
  var hasLargeTitle: Bool { false }
  var topics: [Topic] { [Product.topic, Order.topic] }
  var master: (any Screen)? { list }

  var bar: NavigationBar {
    NavigationBar(
      leading: [.cancel(to: list.query.kept(OrdersPaths.products()))], trailing: [.menu(menu), .submit()])
  }

  private var menu: Menu {
    Menu([
      product.isArchived
        ? .action(KitPhrases.bringBack, "undo", to: OrdersPaths.productReturn(product.id))
        : .action(
          KitPhrases.delete, "trash", to: list.query.kept(OrdersPaths.productDeletion(product.id)), as: .deleteProduct,
          isDestructive: true)
    ])
  }

  var content: HTML {
    let archived: HTML? = product.isArchived ? Notice(OrdersPhrases.archivedProduct).html : nil
    let form = state.form(
      posts: list.query.kept(OrdersPaths.product(product.id)), as: .changeProduct,
      ProductFields(state: state, currency: product.price.currency).html)
    return "\(archived)\(form)\(figures)"
  }

  private var figures: HTML {
    Facts([
      (OrdersPhrases.sold, OrdersPhrases.units(sales.quantity)),
      (OrdersPhrases.soldFor, Phrase(sales.amount)),
    ]).html
  }
}
