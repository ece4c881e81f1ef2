import Kit

enum SeasonPhrases {
  static let season = Phrase(es: "Clasificación", en: "Table", pt: "Classificação")
  static let split = Phrase(es: "Qué apostó el grupo", en: "What the group bet", pt: "O que o grupo apostou")
  static let who = Phrase(es: "Gana", en: "Outcome", pt: "Ganha")
  static let draw = Phrase(es: "Empate", en: "Draw", pt: "Empate")
  static let participant = Phrase(es: "Participante", en: "Participant", pt: "Participante")
  static let hits = Phrase(es: "Aciertos", en: "Exact scores", pt: "Acertos")
  static let all = Phrase(es: "Todas", en: "All time", pt: "Todas")
  static let which = Phrase(es: "Qué temporada", en: "Which season", pt: "Qual temporada")
  static func season(_ year: Int) -> Phrase {
    let (first, last) = (String(year), String((year + 1) % 100 + 100).suffix(2))
    return Phrase(verbatim: "\(first)/\(last)")
  }
  static let none = Phrase(es: "Aún no hay clasificación", en: "No table yet", pt: "Ainda não há classificação")
  static let noneText = Phrase(
    es: "Sale aquí en cuanto se cierre una porra.", en: "It appears once a pool is closed.",
    pt: "Aparece aqui quando um bolão fechar.")
  static let note = Phrase(
    es: "El dinero es lo ganado menos lo apostado, según lo anotado.",
    en: "Money is what was won minus what was staked, as noted here.",
    pt: "O dinheiro é o que se ganhou menos o que se apostou, conforme anotado.")
  static let addressee = Phrase(es: "Resumen", en: "Summary text", pt: "Texto do resumo")
}
