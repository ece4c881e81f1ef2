import Kit

enum OrdersPhrases {
  static let orders = Phrase(es: "Pedidos", en: "Orders", pt: "Encomendas")
  static let customers = Phrase(es: "Clientes", en: "Customers", pt: "Clientes")
  static let newCustomer = Phrase(es: "Nuevo cliente", en: "New customer", pt: "Novo cliente")
  static let noCustomers = Phrase(es: "Aún no hay clientes", en: "No customers yet", pt: "Ainda não há clientes")
  static let noCustomersText = Phrase(
    es: "Apunta a quien te compra y aquí lo tendrás a mano.", en: "Note who buys from you, and find them here.",
    pt: "Anote quem lhe compra e fica aqui à mão.")
  static let name = Phrase(es: "Nombre", en: "Name", pt: "Nome")
  static let address = Phrase(es: "Dirección", en: "Address", pt: "Morada")
  static let phone = Phrase(es: "Teléfono", en: "Phone", pt: "Telefone")
  static let note = Phrase(es: "Nota", en: "Note", pt: "Nota")
  static let nameMissing = Phrase(es: "Escribe un nombre.", en: "Write a name.", pt: "Escreva um nome.")
  static let addressMissing = Phrase(es: "Escribe una dirección.", en: "Write an address.", pt: "Escreva uma morada.")
  static let customerGone = Phrase(
    es: "Este cliente se ha eliminado.", en: "This customer has been deleted.", pt: "Este cliente foi eliminado.")

  static func sentence(for activity: Activity) -> Phrase {
    Phrase(verbatim: activity.subject.title)
  }
}
