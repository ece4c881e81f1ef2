import Kit

/// All products by name.
struct ProductList: Screen {
  let products: Window<Product>
  let query: ListQuery
  var selected: ID<Product>?

  var title: Phrase { OrdersPhrases.products }
  var topics: [Topic] { [Product.topic] }
  var detailHint: Phrase? { isEmpty ? nil : OrdersPhrases.chooseProduct }

  var bar: NavigationBar {
    NavigationBar(
      leading: isEmpty ? nil : .edit(query.isEditing, list: link),
      trailing: .add(OrdersPhrases.newProduct, to: OrdersPaths.newProduct()))
  }

  private var isEmpty: Bool { products.elements.isEmpty && query.search.isEmpty }
  private var link: Link { OrdersPaths.products().with("q", query.search) }

  var content: HTML {
    guard !isEmpty else { return "\(pending)\(empty)" }
    return
      "\(SearchField(KitPhrases.search, text: query.search, in: query.address(OrdersPaths.products())).html)\(pending)\(results)"
  }

  private var pending: HTML { RowTemplate(of: OrdersPaths.newProduct()).html }

  private var results: Results {
    query.results(
      products, in: OrdersPaths.products(),
      Group(key: "all", isEditing: query.isEditing, rows: products.elements.map(row)).html)
  }

  private func row(_ product: Product) -> Row {
    Row(
      id: product.id.description, title: Phrase(verbatim: product.name),
      subtitle: Phrase(verbatim: product.description),
      value: Phrase(product.price),
      opens: query.kept(OrdersPaths.product(product.id)), isCurrent: product.id == selected,
      deletion: Row.Deletion(
        query.kept(OrdersPaths.productDeletion(product.id)), of: product.name, as: .deleteProduct))
  }

  private var empty: HTML {
    EmptyState(
      "box", title: OrdersPhrases.noProducts, text: OrdersPhrases.noProductsText,
      action: (OrdersPhrases.newProduct, OrdersPaths.newProduct())
    ).html
  }
}
