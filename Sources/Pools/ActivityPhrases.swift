import Kit

/// How activity reads.
extension PoolsPhrases {
  static func sentence(for activity: Activity) -> Phrase {
    let title = activity.subject.title
    switch activity.verb {
    case "pool.added", "bet.added", "team.added", "source.added":
      return Phrase(es: "Guardado: \(title)", en: "Saved: \(title)", pt: "Guardado: \(title)")
    case "pool.deleted", "bet.deleted", "team.deleted", "source.deleted", "fixtures.deleted":
      return Phrase(es: "Eliminado: \(title)", en: "Deleted: \(title)", pt: "Apagado: \(title)")
    case "pool.archived":
      return Phrase(es: "Fuera de la lista: \(title)", en: "Off the list: \(title)", pt: "Fora da lista: \(title)")
    case "pool.listed", "pool.archived.undone":
      return Phrase(
        es: "De nuevo en la lista: \(title)", en: "Back on the list: \(title)", pt: "De novo na lista: \(title)")
    case "bote.passed":
      return Phrase(
        es: "Bote entregado: \(title)", en: "Rollover passed on: \(title)", pt: "Acumulado entregue: \(title)")
    case "bote.unpassed":
      return Phrase(
        es: "Bote por entregar: \(title)", en: "Rollover still to be passed on: \(title)",
        pt: "Acumulado por entregar: \(title)")
    case "pool.locked": return Phrase(es: "Bloqueada: \(title)", en: "Locked: \(title)", pt: "Bloqueado: \(title)")
    case "pool.reopened" where activity.fields.contains { $0.field == Reopening.note }:
      return Phrase(
        es: "Reabierta después de verse los pronósticos: \(title)", en: "Reopened after the scores were seen: \(title)",
        pt: "Reaberto depois de vistos os palpites: \(title)")
    case "pool.questioned":
      return Phrase(
        es: "El calendario ha cambiado el resultado: \(title)", en: "The fixture list has changed the result: \(title)",
        pt: "O calendário mudou o resultado: \(title)")
    case "pool.kept":
      return Phrase(
        es: "Se queda con su resultado: \(title)", en: "Keeps its result: \(title)",
        pt: "Fica com o resultado: \(title)")
    case "pool.confirmed":
      return Phrase(es: "Hora confirmada: \(title)", en: "Time confirmed: \(title)", pt: "Hora confirmada: \(title)")
    case "pool.reopened": return Phrase(es: "Reabierta: \(title)", en: "Reopened: \(title)", pt: "Reaberto: \(title)")
    case "pool.closed":
      let score = activity.fields.first?.to ?? ""
      return Phrase(
        es: "Cerrada: \(title), \(score)", en: "Closed: \(title), \(score)", pt: "Fechado: \(title), \(score)")
    case "pool.cancelled":
      return Phrase(es: "No se jugó: \(title)", en: "Not played: \(title)", pt: "Não houve jogo: \(title)")
    case "pool.corrected":
      return Phrase(es: "Corregida: \(title)", en: "Corrected: \(title)", pt: "Corrigido: \(title)")
    case "pool.resettled":
      return Phrase(
        es: "Repartida de nuevo: \(title)", en: "Shared out again: \(title)", pt: "Repartido de novo: \(title)")
    case "pool.rescheduled":
      return Phrase(es: "Cambió de hora: \(title)", en: "Rescheduled: \(title)", pt: "Mudou de hora: \(title)")
    case "bet.moved":
      return Phrase(es: "\(title) cambió su apuesta", en: "\(title) changed their bet", pt: "\(title) mudou a aposta")
    case "bet.reissued":
      return Phrase(es: "Enlace nuevo para \(title)", en: "New link for \(title)", pt: "Link novo para \(title)")
    case "bet.paid": return Phrase(es: "Ha pagado: \(title)", en: "Has paid: \(title)", pt: "Já pagou: \(title)")
    case "bet.unpaid": return Phrase(es: "Sin pagar: \(title)", en: "Not paid: \(title)", pt: "Falta pagar: \(title)")
    case "bet.refunded": return Phrase(es: "Devuelto: \(title)", en: "Given back: \(title)", pt: "Devolvido: \(title)")
    case "bet.unrefunded":
      return Phrase(
        es: "Por devolver: \(title)", en: "Still to be given back: \(title)", pt: "Falta devolver: \(title)")
    case "bet.handed": return Phrase(es: "Entregado: \(title)", en: "Handed over: \(title)", pt: "Entregue: \(title)")
    case "bet.repaid":
      return Phrase(
        es: "Ha devuelto lo que sobraba: \(title)", en: "Gave back what was too much: \(title)",
        pt: "Devolveu o que sobrava: \(title)")
    case "bet.unhanded":
      return Phrase(
        es: "Por entregar: \(title)", en: "Still to be handed over: \(title)", pt: "Falta entregar: \(title)")
    case "fixtures.imported":
      return Phrase(
        es: "Partidos al día: \(title)", en: "Fixtures up to date: \(title)", pt: "Jogos atualizados: \(title)")
    case "fixtures.imported.undone":
      return Phrase(
        es: "Importación deshecha: \(title)", en: "Import undone: \(title)", pt: "Importação desfeita: \(title)")
    default:
      return activity.verb.name.hasSuffix(".undone")
        ? Phrase(es: "Recuperado: \(title)", en: "Brought back: \(title)", pt: "Recuperado: \(title)")
        : Phrase(es: "Cambiado: \(title)", en: "Changed: \(title)", pt: "Alterado: \(title)")
    }
  }
}
