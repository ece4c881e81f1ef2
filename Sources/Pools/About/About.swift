import Kit

/// What the app is for and how it is used.
struct AboutScreen: Screen {
  var title: Phrase { PoolsPhrases.about }
  var bar: NavigationBar { NavigationBar() }

  var content: HTML {
    let sections = AboutPhrases.sections.html { title, paragraphs in
      """
      <section class="group"><h2 class="group-title">\(title)</h2><div class="prose">\
      \(paragraphs.html { "<p>\($0)</p>" })</div></section>
      """
    }
    let teams = Group(
      rows: [Row(title: TeamPhrases.teams, icon: "flag", opens: PoolsPaths.teams())])
    return "\(sections)\(teams.html)"
  }
}

enum AboutPhrases {
  static let sections: [(Phrase, [Phrase])] = [
    (
      Phrase(es: "Una porra, paso a paso", en: "A pool, step by step", pt: "Um bolão, passo a passo"),
      [
        Phrase(
          es: "Toca + y elige el partido, lo que pone cada uno y las reglas.",
          en: "Tap + and choose the match, what everybody puts in, and the rules.",
          pt: "Toque em + e escolha o jogo, quanto cada um põe e as regras."),
        Phrase(
          es: "Apunta quién juega y con qué resultado, o envía un enlace para que cada uno ponga el suyo.",
          en: "Write down who plays and with which score, or send a link so that everybody enters their own.",
          pt: "Anote quem joga e com que resultado, ou envie um link para cada um escrever o seu."),
        Phrase(
          es: "Cuando acabe el partido, pon el resultado. La porra se cierra y se ve quién gana y cuánto.",
          en: "When the match is over, enter the result. The pool closes and shows who wins, and how much.",
          pt: "Quando o jogo acabar, escreva o resultado. O bolão fecha e mostra quem ganha e quanto."),
      ]
    ),
    (
      Phrase(es: "Cómo se reparte", en: "How the pot is shared", pt: "Como se reparte"),
      [
        Phrase(
          es:
            "El dinero en juego se divide a partes iguales entre quienes aciertan. Los céntimos que sobran van, de uno en uno, a quienes apostaron antes.",
          en:
            "The pot is split evenly among those who got the score. Cents that are left over go one each to those who bet first.",
          pt:
            "O dinheiro em jogo divide-se em partes iguais por quem acertar. Os cêntimos que sobram vão, um a um, para quem apostou primeiro."
        ),
        Phrase(
          es: "Cuentan todas las apuestas, pagadas o no: quien no ha pagado lo debe, y sale en Cuentas.",
          en: "Every bet counts, paid or not: whoever has not paid owes it, and Balances says so.",
          pt: "Contam todas as apostas, pagas ou não: quem não pagou fica a dever, e aparece em Contas."),
        Phrase(
          es:
            "Si nadie acierta, según la regla de la porra: el bote pasa a la siguiente que se decida, se devuelve, o gana quien más se acerque (menos goles de diferencia, sumando los dos equipos).",
          en:
            "If nobody gets it, by the pool’s rule: the rollover goes to the next pool to be decided, everybody is refunded, or the nearest wins (the fewest goals off, both teams counted).",
          pt:
            "Se ninguém acertar, conforme a regra do bolão: acumula para o próximo que se decida, devolve-se, ou ganha quem ficar mais perto (menos gols de diferença, somando as duas equipes)."
        ),
        Phrase(
          es: "Si el partido no se juega, cada uno recupera su apuesta y el bote se queda como estaba.",
          en: "If the match is not played, everybody gets their stake back and the rollover stays as it was.",
          pt: "Se o jogo não se realizar, cada um recupera a aposta e o acumulado fica como estava."),
      ]
    ),
    (
      Phrase(es: "Por enlace", en: "By link", pt: "Por link"),
      [
        Phrase(
          es:
            "Nadie ve los resultados de los demás hasta que empieza el partido, tampoco quien organiza. Manda el reloj de la casa, no el del móvil.",
          en:
            "Nobody sees anybody else’s score before the kick-off, not even the organiser. The house’s clock decides, not the phone’s.",
          pt:
            "Ninguém vê os resultados dos outros antes do início, nem quem organiza. Vale o relógio da casa, não o do celular."
        ),
        Phrase(
          es: "El registro guarda cada apuesta sellada y demuestra después que nadie la ha tocado.",
          en: "The log keeps each bet sealed, and proves afterwards that nobody has touched it.",
          pt: "O registro guarda cada aposta selada e prova depois que ninguém lhe mexeu."),
        Phrase(
          es: "Si se aplaza el partido, el calendario mueve también la hora límite de las porras abiertas.",
          en: "If the match is postponed, the fixtures move the deadline of open pools too.",
          pt: "Se houver adiamento, o calendário muda também a hora-limite dos bolões em aberto."),
      ]
    ),
    (
      Phrase(es: "Solo entre amigos", en: "Only among friends", pt: "Só entre amigos"),
      [
        Phrase(
          es:
            "Aquí no se mueve dinero: se anota quién tiene qué. Los escudos son dibujos nuestros, no los de los clubes.",
          en: "No money moves here: who has what is noted. The shields are drawings of our own, not the clubs’ crests.",
          pt: "Aqui não se move dinheiro: anota-se quem tem o quê. Os escudos são desenhos nossos, não os dos clubes.")
      ]
    ),
  ]
}
