import Kit

enum BillPhrases {
  static let bills = Phrase(es: "Cuentas", en: "Bills", pt: "Contas")
  static let noBills = Phrase(es: "No hay ninguna cuenta", en: "No bills", pt: "Não há nenhuma conta")
  static let noBillsText = Phrase(
    es: "Aquí quedan las cuentas cobradas y las cerradas sin cobrar de esos días.",
    en: "Bills that were paid, or closed unpaid, on those days stay here.",
    pt: "Aqui ficam as contas pagas e as fechadas sem cobrar desses dias.")
  static let reopen = Phrase(es: "Reabrir la cuenta", en: "Reopen the bill", pt: "Reabrir a conta")
  static let isKept = Phrase(
    es: "Esta cuenta se cerró hace rato. Una persona responsable puede reabrirla desde Cuentas.",
    en: "This bill was closed a while ago. An owner can reopen it from Bills.",
    pt: "Esta conta foi fechada há algum tempo. Uma pessoa responsável pode reabri-la em Contas.")
  static let paidAlready = Phrase(
    es: "Este pedido ya está pagado: no puede ir a la cuenta de una mesa.",
    en: "This order is paid already: it cannot go on a table’s bill.",
    pt: "Este pedido já está pago: não pode ir para a conta de uma mesa.")
  static func isOfAnotherDay(_ number: Int) -> Phrase {
    Phrase(
      es: "El pedido \(number) se entregó otro día y ya cuenta en la caja de ese día.",
      en: "Order \(number) was handed over on another day and counts in that day’s takings.",
      pt: "O pedido \(number) foi entregue em outro dia e já conta na receita desse dia.")
  }
  static func more(_ count: Int) -> Phrase {
    Phrase(
      es: "Se muestran las \(count) últimas. Todas están en la hoja de cálculo del informe.",
      en: "The last \(count) are shown. All of them are in the report’s spreadsheet.",
      pt: "São mostradas as últimas \(count). Todas estão na tabela do relatório.")
  }
  static let void = Phrase(
    es: "Rechazados y cancelados", en: "Refused and cancelled", pt: "Recusados e cancelados")
  static let unpaid = Phrase(es: "Sin cobrar", en: "Unpaid", pt: "Por pagar")
  static let closedUnpaid = Phrase(
    es: "Cerradas sin cobrar", en: "Closed unpaid", pt: "Fechadas sem cobrar")
  static let notePayment = Phrase(es: "Anotar el pago", en: "Note the payment", pt: "Anotar o pagamento")
  static let howPaid = Phrase(es: "Cómo se ha pagado", en: "How it was paid", pt: "Como foi pago")
  static let method = Phrase(es: "Forma de pago", en: "Payment method", pt: "Forma de pagamento")
  static let byMethod = Phrase(es: "Por forma de pago", en: "By payment method", pt: "Por forma de pagamento")
  static let noMethod = Phrase(es: "Sin anotar", en: "Not noted", pt: "Por anotar")

  static let vat = Phrase(es: "IVA incluido", en: "VAT included", pt: "IVA incluído")
  static let rateWrong = Phrase(
    es: "Escribe un tipo de IVA entre 0 y 100, como 10 o 5,2.",
    en: "Write a rate of VAT from 0 to 100, such as 10 or 5.2.",
    pt: "Escreva uma taxa de IVA entre 0 e 100, como 13 ou 5,2.")
  static let vatNote = Phrase(
    es: "El IVA que llevan los precios de esta sección. La cuenta lo muestra a título informativo.",
    en: "The VAT in this section's prices. Bills show it for information.",
    pt: "O IVA incluído nos preços desta categoria. A conta mostra-o a título informativo.")
  static func included(_ tax: TabBill.Tax) -> Phrase {
    let rate = tax.rate.title
    return Phrase(
      es: "IVA \(rate) incluido: \(tax.tax) (base \(tax.base))",
      en: "VAT \(rate) included: \(tax.tax) (net \(tax.base))",
      pt: "IVA \(rate) incluído: \(tax.tax) (base \(tax.base))")
  }
}
