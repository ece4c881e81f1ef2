import Kit

/// Of orders that the staff writes down or corrects.
enum EntryPhrases {
  static func correct(_ number: Int) -> Phrase {
    Phrase(es: "Corregir \(String(number))", en: "Correct \(String(number))", pt: "Corrigir \(String(number))")
  }
  static let entry = Phrase(es: "Pedido", en: "Order", pt: "Pedido")
  static let addDishes = Phrase(es: "Añadir platos", en: "Add dishes", pt: "Adicionar pratos")
  static let noDishesYet = Phrase(
    es: "Aún no hay ningún plato.", en: "There is no dish yet.", pt: "Ainda não há nenhum prato.")
  static let zeroRemoves = Phrase(
    es: "Con 0 se quita el plato.", en: "Set it to 0 to remove the dish.", pt: "Com 0, o prato sai do pedido.")
  static let sendToKitchen = Phrase(es: "Enviar a cocina", en: "Send to the kitchen", pt: "Enviar para a cozinha")
  static let saveCorrection = Phrase(es: "Guardar la corrección", en: "Save the correction", pt: "Guardar a correção")
  static func quantities(_ range: ClosedRange<Int>) -> Phrase {
    Phrase(
      es: "De \(range.lowerBound) a \(range.upperBound); con 0 se quita el plato.",
      en: "From \(range.lowerBound) to \(range.upperBound); 0 removes the dish.",
      pt: "De \(range.lowerBound) a \(range.upperBound); com 0, o prato sai do pedido.")
  }
  static func options(of name: String) -> Phrase {
    Phrase(es: "Opciones de \(name)", en: "Options of \(name)", pt: "Opções de \(name)")
  }
  static let noOptions = Phrase(es: "ninguna", en: "none", pt: "nenhuma")
  static let goneOptions = Phrase(
    es: "Ya no están en la carta", en: "No longer on the menu", pt: "Já não estão no menu")
  static let optionsNote = Phrase(
    es: "Lo que ya estaba pedido conserva su precio; lo nuevo cuesta lo que cuesta hoy.",
    en: "What was ordered keeps its price; what is new costs what it costs today.",
    pt: "O que já estava pedido mantém o preço; o que é novo custa o que custa hoje.")
  static func choiceGone(_ name: Phrase) -> Phrase {
    Phrase(
      es: "\(name): una de las opciones elegidas ya no se puede pedir. Elige otra vez.",
      en: "\(name): one of the options chosen is no longer available. Choose again.",
      pt: "\(name): uma das opções escolhidas já não está disponível. Escolha de novo.")
  }
  static let meanwhile = Phrase(
    es: "Otra persona ha corregido el pedido mientras tanto.", en: "Somebody else has corrected the order meanwhile.",
    pt: "Outra pessoa já corrigiu o pedido.")
  /// - Parameter now: what stands there now; may be empty.
  static func changedMeanwhile(to now: Phrase) -> Phrase {
    Phrase(
      es: "Otra persona lo ha cambiado mientras tanto: «\(now)». Guarda otra vez para dejarlo como aquí.",
      en: "Somebody else has changed it meanwhile: “\(now)”. Save again to leave it as it is here.",
      pt: "Outra pessoa já mudou isto: “\(now)”. Guarde de novo para ficar como está aqui.")
  }
  static func takenOutMeanwhile(_ name: Phrase) -> Phrase {
    Phrase(
      es: "Otra persona ha quitado mientras tanto un plato que estabas corrigiendo: \(name).",
      en: "Somebody else has meanwhile removed a dish that you were correcting: \(name).",
      pt: "Outra pessoa já removeu um prato desta correção: \(name).")
  }
  static let nothingLeft = Phrase(
    es: "Un pedido tiene al menos un plato. Si no queda ninguno, cancélalo.",
    en: "An order holds at least one dish. If none is left, cancel it.",
    pt: "Um pedido tem pelo menos um prato. Se não restar nenhum, cancele o pedido.")
  static let chooseTable = Phrase(es: "Elige la mesa", en: "Choose a table", pt: "Escolha a mesa")
  static let tableMissing = Phrase(es: "Elige la mesa.", en: "Choose the table.", pt: "Escolha a mesa.")
  static let tablePaid = Phrase(
    es: "La cuenta de esa mesa ya está pagada. Ciérrala antes de pedir más.",
    en: "That table’s bill is paid already. Close it before ordering more.",
    pt: "A conta dessa mesa já está paga. Feche-a antes de pedir mais.")
  static func billIsSettled(_ table: String) -> Phrase {
    Phrase(
      es: "La cuenta de «\(table)» ya está pagada. Márcala como no pagada para corregir el pedido.",
      en: "The bill for “\(table)” is paid already. Mark it as not paid to correct the order.",
      pt: "A conta de “\(table)” já está paga. Marque como não paga para corrigir o pedido.")
  }
  static func isSoldOut(_ name: Phrase) -> Phrase {
    Phrase(
      es: "Se ha agotado: \(name). Ponlo a 0 o cámbialo.", en: "Sold out: \(name). Set it to 0 or replace it.",
      pt: "Esgotado: \(name). Mude a quantidade para 0 ou troque.")
  }
}
