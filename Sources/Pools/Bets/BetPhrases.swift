import Kit

enum BetPhrases {
  static let newBet = Phrase(es: "Nuevo participante", en: "New participant", pt: "Novo participante")
  static let add = Phrase(es: "Añadir participante", en: "Add a participant", pt: "Adicionar participante")
  static let bet = Phrase(es: "Pronóstico", en: "Bet", pt: "Palpite")
  static let score = Phrase(es: "Pronóstico", en: "Their score", pt: "Palpite")
  static func goals(_ team: Phrase) -> Phrase {
    Phrase(es: "Goles: \(team)", en: "Goals: \(team)", pt: "Quantos marca: \(team)")
  }
  static let nameMissing = Phrase(es: "Escribe quién apuesta.", en: "Enter who bets.", pt: "Escreva quem aposta.")
  static let goalsMissing = Phrase(
    es: "Pon un número de 0 a 99.", en: "Enter a number from 0 to 99.", pt: "Escreva um número de 0 a 99.")
  static let nameTaken = Phrase(
    es: "Ya hay alguien con ese nombre en esta porra.", en: "Somebody in this pool has that name already.",
    pt: "Já há alguém com esse nome neste bolão.")
  static func scoreTaken(by name: String) -> Phrase {
    Phrase(
      es: "Ese pronóstico ya es de \(name).", en: "\(name) has bet that score already.",
      pt: "Esse palpite já é de \(name).")
  }
  static let tooMany = Phrase(
    es: "En una porra caben 500 apuestas como mucho.", en: "A pool holds at most 500 bets.",
    pt: "Num bolão cabem no máximo 500 apostas.")
  static let byLink = Phrase(
    es: "En esta porra cada uno apuesta con su enlace.", en: "In this pool everybody bets with their own link.",
    pt: "Neste bolão cada um aposta com o seu link.")
  static func written(_ written: Bet.Written) -> Phrase {
    Phrase(
      es: "lo apuntó \(written.author), \(written.at)", en: "written down by \(written.author), \(written.at)",
      pt: "anotado por \(written.author), \(written.at)")
  }
  static let saveAndNext = Phrase(
    es: "Guardar y apuntar a otro", en: "Save and add another", pt: "Guardar e adicionar outro")
  static let again = Phrase(es: "Los de otras veces", en: "The same people as before", pt: "Os das outras vezes")
  static func cameLate(_ score: String, lockedAt lock: Instant) -> Phrase {
    let moment = PoolsPhrases.kickOff(lock)
    return Phrase(
      es: "Tu \(score) ha llegado tarde y no cuenta: se podía apostar hasta el \(moment).",
      en: "Your \(score) came too late and does not count: bets were open until \(moment).",
      pt: "O seu \(score) chegou tarde e não conta: as apostas estiveram abertas até \(moment).")
  }
  static func stillCounts(_ score: String) -> Phrase {
    Phrase(
      es: "Vale el que tenías, \(score).", en: "The one you had, \(score), counts.",
      pt: "Vale o que já tinha, \(score).")
  }
  static let noneCounts = Phrase(
    es: "No tienes apuesta en esta porra.", en: "You have no bet in this pool.", pt: "Não tem aposta neste bolão.")
  /// To whoever has not bet and perhaps was about to.
  static let missed = Phrase(
    es: "No has apostado en esta porra: lo que no se envió antes no cuenta.",
    en: "You have not bet in this pool: what was not sent before does not count.",
    pt: "Não apostou neste bolão: o que não foi enviado antes não conta.")
  static let onPaper = Phrase(
    es: "En esta porra las apuestas las apunta quien la organiza.",
    en: "In this pool the organiser writes the bets down.",
    pt: "Neste bolão quem organiza anota as apostas.")
  static let wasRemoved = Phrase(
    es: "Quien organiza la porra ha quitado tu apuesta. Habla con esa persona.",
    en: "The organiser has taken your bet out. Talk to them.",
    pt: "Quem organiza o bolão retirou a sua aposta. Fale com essa pessoa.")
  static let cannotReturn = Phrase(
    es: "No se puede recuperar: otra persona tiene ya ese nombre o ese pronóstico.",
    en: "It cannot come back: somebody else has that name or that score by now.",
    pt: "Não se pode recuperar: outra pessoa já tem esse nome ou esse palpite.")
  static let gone = Phrase(
    es: "Esta apuesta se ha quitado de la porra.", en: "This bet has been taken out of the pool.",
    pt: "Esta aposta foi retirada do bolão.")
  static let hidden = Phrase(es: "Ha apostado", en: "Has bet", pt: "Já apostou")
  static let hiddenNote = Phrase(
    es: "Los pronósticos se verán cuando se bloqueen las apuestas.", en: "The scores show once the bets are locked.",
    pt: "Os palpites aparecem quando as apostas forem bloqueadas.")
  static let paid = Phrase(es: "Ha pagado", en: "Paid", pt: "Já pagou")
  static let unpaid = Phrase(es: "Sin pagar", en: "Not paid", pt: "Falta pagar")
  static func payment(of bet: Bet, in pool: Pool) -> Phrase {
    pool.isKept(by: bet) ? PoolsPhrases.holder : bet.isPaid ? paid : unpaid
  }
  static func markPaid(_ name: String) -> Phrase {
    Phrase(es: "\(name) ha pagado", en: "\(name) has paid", pt: "\(name) já pagou")
  }
  static let paidNote = Phrase(
    es: "Marca a quien ya haya puesto el dinero.", en: "Tick those who have put their money in.",
    pt: "Marque quem já pôs o dinheiro.")
  static func wins(_ money: Money) -> Phrase { Phrase(es: "Gana \(money)", en: "Wins \(money)", pt: "Ganha \(money)") }
  static func refunded(_ money: Money) -> Phrase {
    Phrase(es: "Recupera \(money)", en: "Gets \(money) back", pt: "Recupera \(money)")
  }
  static let loses = Phrase(es: "No acierta", en: "Missed", pt: "Não acertou")
  static let yourBet = Phrase(es: "Tu apuesta", en: "Your bet", pt: "A sua aposta")
  static let needsSignal = Phrase(
    es: "Sin conexión no se puede apostar: vale la hora a la que llega la apuesta.",
    en: "You cannot bet without a connection: a bet counts from the moment it arrives.",
    pt: "Sem rede não é possível apostar: vale a hora a que a aposta chega.")
  static let place = Phrase(es: "Apostar", en: "Place the bet", pt: "Apostar")
  static let change = Phrase(es: "Cambiar la apuesta", en: "Change the bet", pt: "Mudar a aposta")
  static let ownNote = Phrase(
    es: "Solo la ves tú hasta que se bloqueen las apuestas. Hasta entonces puedes cambiarla.",
    en: "Only you see it until the bets are locked. Until then you can change it.",
    pt: "Mais ninguém a vê até as apostas serem bloqueadas. Até lá, pode ser mudada.")
  static let hiddenByNewLink = Phrase(
    es:
      "Tu apuesta sigue en pie. Como este enlace es nuevo, no se muestra hasta que la cambies o se bloqueen las apuestas.",
    en: "Your bet stands. As this link is new, it is not shown until you change it or the bets are locked.",
    pt:
      "A sua aposta continua válida. Como este link é novo, ela só aparece quando a mudar ou quando as apostas forem bloqueadas."
  )
  static let ownLink = Phrase(es: "Tu enlace secreto", en: "Your secret link", pt: "O seu link secreto")
  static let ownLinkNote = Phrase(
    es: "Guárdalo: con él puedes cambiar tu apuesta también desde otro dispositivo. No se lo pases a nadie.",
    en: "Keep it: with it you can change your bet from another device too. Give it to nobody else.",
    pt: "Guarde este link: com ele pode mudar a aposta também em outro dispositivo. Não o envie a ninguém.")
  static let remove = Phrase(es: "Quitar de la porra", en: "Take out of the pool", pt: "Retirar do bolão")
  static let reissue = Phrase(es: "Dar un enlace nuevo", en: "Give a new link", pt: "Dar um link novo")
  static let reissueNote = Phrase(
    es: "Si lo ha perdido: el enlace anterior deja de valer. Queda anotado en el registro.",
    en: "If they have lost theirs: the earlier link stops working. It is noted in the log.",
    pt: "Em caso de perda: o link anterior deixa de servir. Fica anotado no histórico.")
  static let betInPool = Phrase(es: "apostar en esta porra", en: "bet in this pool", pt: "apostar neste bolão")
}
