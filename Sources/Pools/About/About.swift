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
          pt: "Anote quem joga e com que resultado, ou envie um link para cada um pôr o seu."),
        Phrase(
          es: "Cuando acabe el partido, pon el resultado. La porra se cierra y se ve quién gana y cuánto.",
          en: "When the match is over, enter the result. The pool closes and shows who wins, and how much.",
          pt: "Quando o jogo acabar, anote o resultado. O bolão fecha e mostra quem ganha e quanto."),
      ]
    ),
    (
      Phrase(es: "Cómo se reparte", en: "How the pot is shared", pt: "Como se reparte"),
      [
        Phrase(
          es:
            "El dinero en juego se divide a partes iguales entre quienes aciertan. Los céntimos que sobran van, de uno en uno, a quienes apostaron antes.",
          en:
            "The pot is split evenly among those who got the score. Any cents left over go, one each, to those who bet first.",
          pt:
            "O dinheiro em jogo é dividido em partes iguais por quem acertar. O que sobrar da divisão vai, moeda a moeda, para quem apostou primeiro."
        ),
        Phrase(
          es:
            "A quien se quita después de pagar hay que devolverle lo suyo, y sale en «Cuentas» hasta que se marca. Una porra cerrada se puede quitar de la lista, pero sus cuentas siguen.",
          en:
            "Whoever is taken out after paying is to get their stake back: “Balances” shows it until it is ticked. A closed pool can be taken off the list; its accounts stay.",
          pt:
            "A quem for retirado depois de pagar devolve-se a aposta: aparece em “Contas” até ser marcada. Um bolão fechado pode sair da lista, mas as contas dele ficam."
        ),
        Phrase(
          es:
            "En «Quién paga a quién» están los pagos justos para quedar en paz. Cada uno se anota con un toque, o todos de una vez.",
          en:
            "“Who pays whom” has the fewest payments that settle everything. Each is noted with a tap, or all of them at once.",
          pt:
            "Em “Quem paga a quem” estão os pagamentos necessários para ficar tudo certo. Cada um anota-se com um toque, ou todos de uma vez."
        ),
        Phrase(
          es: "Cuentan todas las apuestas, pagadas o no: quien no ha pagado lo debe, y sale en «Cuentas».",
          en: "Every bet counts, paid or not: whoever has not paid owes it, as “Balances” shows.",
          pt: "Contam todas as apostas, pagas ou não: quem não pagou deve o valor, e isso aparece em “Contas”."),
        Phrase(
          es:
            "Si nadie acierta, decide la regla de la porra: el bote pasa a la siguiente que se decida, se devuelve el dinero o gana quien más se acerque (menos goles de diferencia, sumando los dos equipos).",
          en:
            "If nobody gets it right, the pool’s rule decides: the pot rolls over to the next pool to be decided, everybody is refunded, or the closest wins (the fewest goals off, both teams counted).",
          pt:
            "Se ninguém acertar, decide a regra do bolão: o dinheiro acumula para o próximo a ser decidido, é devolvido, ou ganha quem ficar mais perto (a menor diferença, somando os dois lados)."
        ),
        Phrase(
          es:
            "Una porra cerrada no cambia por lo que pase en otra. Si se corrige un resultado y el dinero ya lo repartió otra porra, la diferencia se apunta en el bote, con su nombre.",
          en:
            "A closed pool does not change because of another. When a result is corrected and another pool has paid the money out already, the difference is noted in the rollover, by name.",
          pt:
            "Um bolão fechado não muda por causa de outro. Se um resultado for corrigido e outro bolão já tiver repartido o dinheiro, a diferença fica anotada no acumulado, com o nome."
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
            "Nadie ve los pronósticos de los demás hasta que empieza el partido, tampoco quien organiza. Manda el reloj del servidor, no el del móvil.",
          en:
            "Nobody sees anybody else’s score before kick-off, not even the organiser. The server’s clock decides, not the phone’s.",
          pt:
            "Ninguém vê os palpites dos outros antes do início, nem quem organiza. Vale o relógio do servidor, não o do dispositivo."
        ),
        Phrase(
          es: "El registro guarda cada apuesta sellada y demuestra después que nadie la ha tocado.",
          en: "The log keeps each bet sealed, and proves afterwards that nobody has touched it.",
          pt: "O histórico guarda cada aposta selada e prova depois que ninguém a alterou."),
        Phrase(
          es: "Si se aplaza el partido, el calendario mueve también la hora límite de las porras abiertas.",
          en: "If the match is postponed, the fixture list moves the deadline of open pools too.",
          pt: "Se houver adiamento, o calendário muda também a hora-limite dos bolões abertos."),
      ]
    ),
    (
      Phrase(es: "Solo entre amigos", en: "Only among friends", pt: "Só entre amigos"),
      [
        Phrase(
          es:
            "Aquí no se mueve dinero: se anota quién tiene qué. Los escudos son dibujos nuestros, no los de los clubes.",
          en:
            "No money moves here: it only notes who has what. The shields are our own drawings, not the clubs’ crests.",
          pt:
            "Aqui nenhum dinheiro muda de mãos: só se anota quem tem o quê. Os escudos são desenhos nossos, não os dos clubes."
        )
      ]
    ),
  ]
}
