import Kit

/// How a match ended, and why that changes.
extension PoolsPhrases {
  static let enterResult = Phrase(es: "Poner el resultado", en: "Enter the result", pt: "Anotar o resultado")
  static let enterResultNote = Phrase(
    es: "Al ponerlo, la porra se cierra y se reparte el dinero.",
    en: "Entering it closes the pool and shares the pot out.",
    pt: "Com o resultado, o bolão fecha e o dinheiro é repartido.")
  static let correctResult = Phrase(es: "Corregir el resultado", en: "Correct the result", pt: "Corrigir o resultado")
  static let correctNote = Phrase(
    es:
      "El reparto de esta porra se anula y se hace de nuevo. Las demás cerradas no cambian: la diferencia se apunta en el bote. Queda en el registro, con el motivo.",
    en:
      "This pool’s payout is cancelled and done again. Other closed pools stay as they are: the difference is noted in the rollover. It stays in the log, with the reason.",
    pt:
      "A divisão deste bolão é anulada e refeita. Os outros fechados não mudam: a diferença fica anotada no acumulado. Fica no histórico, com o motivo."
  )
  static let reasonMissing = Phrase(es: "Di por qué.", en: "Say why.", pt: "Diga o motivo.")
  static let sameResult = Phrase(
    es: "Es el mismo resultado.", en: "That is the same result.", pt: "É o mesmo resultado.")
  static let cancelMatch = Phrase(
    es: "No se jugó: devolver el dinero", en: "Not played: refund all", pt: "Não houve jogo: devolver tudo")
  static let notPlayed = Phrase(es: "No se jugó", en: "Not played", pt: "Não houve jogo")
  static let isRefunded = Phrase(
    es: "El partido no se jugó: cada uno recupera su apuesta.",
    en: "The match was not played: everybody gets their stake back.",
    pt: "O jogo não se realizou: todos recuperam a aposta.")
}
