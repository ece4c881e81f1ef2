@testable import Pools

extension DialectTests.Dialect {
  static let all = [
    league, middle, german, oldCup, brazilian, worldCup, fullWorldCup, qualifiers, southAmerican, copa, clubWorldCup,
    libertadores,
    spring, knockOuts, internationals, mexican, levels, byes,
  ]

  static let league = Self(
    name: "a league with hours, names that begin with figures, and a postponed match",
    text: """
      = Deutsche Bundesliga 2010/11

      # Date       Fri Aug 20 2010 - Sat May 14 2011 (267d)
      # Teams      18
      # Matches    5

      ▪ Matchday 1
        Fri Aug 20 2010
          20:30  Bayern München          v VfL Wolfsburg            2-1 (1-0)
        Sat Aug 21
          15:30  1899 Hoffenheim         v Werder Bremen            4-1 (4-1)
                 1. FC Köln              v 1. FC Kaiserslautern     1-3 (1-0)

      ▪ Matchday 18
        Fri Jan 14 2011
          20.30  1. FSV Mainz 05         v FC Schalke 04            0-0
        Sat Jan 15
                 Hannover 96             v TSV 1860 München         [postponed]
      """,
    matches: [
      "2010-08-20 20:30 | Bayern München – VfL Wolfsburg | ht 1-0 ft 2-1",
      "2010-08-21 15:30 | 1899 Hoffenheim – Werder Bremen | ht 4-1 ft 4-1",
      "2010-08-21 15:30 | 1. FC Köln – 1. FC Kaiserslautern | ht 1-0 ft 1-3",
      "2011-01-14 20:30 | 1. FSV Mainz 05 – FC Schalke 04 | ft 0-0",
      "2011-01-15 | Hannover 96 – TSV 1860 München | - | postponed",
    ])

  static let middle = Self(
    name: "the score in the middle, dates in brackets",
    text: """
      = English League Two 2019/20

      Matchday 1
      [Sat Aug/3]
        Alpha Town               1-1 (0-1)  Beta United
        Gamma City               0-3        Delta Rovers
      Matchday 38
      [Sat Mar/14]
        Beta United              -          Alpha Town   [cancelled]
        Delta Rovers             [cancelled] Gamma City
      [Tue Jul/7]
        19.45  Delta Rovers      2-0 (1-0)  Alpha Town
      """,
    matches: [
      "2019-08-03 | Alpha Town – Beta United | ht 0-1 ft 1-1", "2019-08-03 | Gamma City – Delta Rovers | ft 0-3",
      "2020-03-14 | Beta United – Alpha Town | - | cancelled", "2020-03-14 | Delta Rovers – Gamma City | - | cancelled",
      "2020-07-07 19:45 | Delta Rovers – Alpha Town | ht 1-0 ft 2-0",
    ])

  static let german = Self(
    name: "German, with a colon between the goals and the title in a remark",
    text: """
      #############################################
      # Deutsche Bundesliga 2012/13 Fixtures
      #
      # see de.wikipedia.org/wiki/Fußball-Bundesliga_2012/13

      1. Spieltag

      24.08. 20:30  Bor. Dortmund       2:1     Werder Bremen
      25.08. 15:30  Bor. M'gladbach     2:1     1899 Hoffenheim
      25.08. 15:30  SC Freiburg         1:1     1. FSV Mainz 05

      18. Spieltag

      [Sa. 19.1.]
        15.30  Hannover 96   1. FC Nürnberg   2:1
        18.30  VfL Wolfsburg   SC Freiburg     2:2 2:3nV
      """,
    matches: [
      "2012-08-24 20:30 | Bor. Dortmund – Werder Bremen | ft 2-1",
      "2012-08-25 15:30 | Bor. M'gladbach – 1899 Hoffenheim | ft 2-1",
      "2012-08-25 15:30 | SC Freiburg – 1. FSV Mainz 05 | ft 1-1",
      "2013-01-19 15:30 | Hannover 96 – 1. FC Nürnberg | ft 2-1",
      "2013-01-19 18:30 | VfL Wolfsburg – SC Freiburg | ft 2-2 et 2-3",
    ])

  static let oldCup = Self(
    name: "a cup of long ago: numbers, dates before the teams, scorers in square brackets",
    text: """
      ##############################################
      # World Cup 1930 Uruguay, 13 July - 30 July

      Group 1  |  Argentina      Chile      France     Mexico
      Matchday 1   | 13 July
      Final        | 30 July

      Group 1:

      (1)  13 July     France     4-1 (3-0)  Mexico    @ Estadio Uno, Ciudad
                         [Uno 19' Dos 40' Tres 43', 87'; Cuatro 70']

      (5)  15 July     Argentina  1-0 (0-0)  France    @ Estadio Dos, Ciudad
                         [Cinco 81'
                          Seis 90' (o.g.)]

      First round replays

      (8) 18 July   Chile        3-3aet (2-2, 1-1)   Mexico   @ Parc Trois, Ville
                       # Uno 44' Dos 87'

      Final

      (18) 30 July     Uruguay    4-2 (1-2)  Argentina      @ Estadio Uno, Ciudad
      """,
    matches: [
      "1930-07-13 | France – Mexico | ht 3-0 ft 4-1", "1930-07-15 | Argentina – France | ht 0-0 ft 1-0",
      "1930-07-18 | Chile – Mexico | ht 1-1 ft 2-2 et 3-3", "1930-07-30 | Uruguay – Argentina | ht 1-2 ft 4-2",
    ])

  static let brazilian = Self(
    name: "Brazilian: rounds and days in Portuguese, room around the goals",
    text: """
      = Brasileirão Série D 2017
      Rodada 1
      [Dom, 21/Maio]
      Alfa                     3 - 0   Beta
      Xv de Gama               1 - 4   7 de Setembro
      Delta                    4x2     Alfa de Natal
      [Seg, 22/Maio]
      \tÉpsilon-RS\t\t2-1 Zeta
      Quartas-de-final
      [Sáb, 27/Maio]
      Beta   0 - 0   Delta
      """,
    matches: [
      "2017-05-21 | Alfa – Beta | ft 3-0", "2017-05-21 | Xv de Gama – 7 de Setembro | ft 1-4",
      "2017-05-21 | Delta – Alfa de Natal | ft 4-2", "2017-05-22 | Épsilon-RS – Zeta | ft 2-1",
      "2017-05-27 | Beta – Delta | ft 0-0",
    ])

  static let worldCup = Self(
    name: "a tournament with groups defined, rounds by date, and zones beside the grounds",
    text: """
      = World Cup 2014       # in Brazil

      Group A  |  Brazil       Croatia              Mexico         Cameroon

      Matchday 1  |  Thu Jun 12 - Fri Jun 13
      Round of 16            |  Sat Jun 28 - Tue Jul 1

      Group A

      (1) Thu Jun 12 17:00   Brazil - Croatia       @ Estadio Central, Ciudad Alta (UTC-3)
      (2) Fri Jun 13 13:00   Mexico 1-0 (0-0) Cameroon      @ Natal (UTC-3)
                  (Peralta 61')

      ▪ Round of 16
      (17) Sat Jun 28 13:00 UTC-3   Brazil 1-1 a.e.t. (1-1, 1-1), 3-2 pen. Chile   @ Belo Horizonte
                  (Luiz 18';
                   Sánchez 32')
      """,
    matches: [
      "2014-06-12 17:00-03:00 | Brazil – Croatia | -", "2014-06-13 13:00-03:00 | Mexico – Cameroon | ht 0-0 ft 1-0",
      "2014-06-28 13:00-03:00 | Brazil – Chile | ht 1-1 ft 1-1 et 1-1 p 3-2",
    ])

  static let fullWorldCup = Self(
    name: "line-ups, referees and shoot-outs between the matches",
    text: """
      = World Cup 2022
      # Matches  2

      ▪ Quarter-final
      Fri Dec 9 22:00 UTC+3 @ Lusail Stadium, Al Daayen, Att: 88235
        Netherlands v Argentina  2-2 a.e.t., 3-4 pen.
           (Wout WEGHORST 83', 90+11';
            Nahuel MOLINA 35', Lionel MESSI 73'(p))

      Penalties: Virgil VAN DIJK (saved), 0-1 Lionel MESSI,
                     Steven BERGHUIS (missed), 0-2 Leandro PAREDES,
                 1-2 Teun KOOPMEINERS, 1-3 Gonzalo MONTIEL,
                 3-4 Lautaro MARTINEZ

      Netherlands: Andries NOPPERT - Denzel DUMFRIES [Y 90+3'], Nathan AKE,
            Virgil VAN DIJK [c] - Frenkie DE JONG (113' Steven BERGHUIS)
      Argentina: Emiliano MARTINEZ - Cristian ROMERO [Y 45'] (78' German PEZZELLA),
            Lionel MESSI [c] - Julian ALVAREZ
      Refs: Antonio MATEU (ESP), Pau CEBRIAN (ESP)
      Yellow cards: Uno 8', Dos 59';
                    Tres 5'

      ▪ Final
      Sun Dec 18 18:00 UTC+3 @ Lusail Stadium, Al Daayen, Att: 88966
        Argentina v France  3-3 a.e.t., 4-2 pen.
      Referee: Szymon MARCINIAK (POL)
      """,
    matches: [
      "2022-12-09 22:00+03:00 | Netherlands – Argentina | et 2-2 p 3-4",
      "2022-12-18 18:00+03:00 | Argentina – France | et 3-3 p 4-2",
    ])

  static let qualifiers = Self(
    name: "days of two letters, years of two figures, hours of two zones",
    text: """
      =World Cup 2026 Qualifying=

      ==Europe (UEFA)==

      ▪ Play-offs
      ▪▪ Path A
      ▪▪▪ Semi-finals

      Th 26/3/26 20:45 CET                Italy  2-0  Northern Ireland     @ Bergamo
                                           (Tonali 56' Kean 80')

      Th 26/3/26 20:45 CET (19:45 UTC±0)  Wales  1-1 a.e.t, 2-4 pen.  Bosnia & Herzegovina   @ Cardiff

      ▪▪▪ Final
      Tu 31/3/26 20:45 CEST     Bosnia & Herzegovina\t1-1 a.e.t., 4-1 pen.  Italy   @ Zenica
      ▪▪ Pathway 1, Final
      Tu 31/3/26 21:00 UTC−6   Iraq  2-1  Bolivia   @ Monterrey
      """,
    matches: [
      "2026-03-26 20:45+01:00 | Italy – Northern Ireland | ft 2-0",
      "2026-03-26 20:45+01:00 | Wales – Bosnia & Herzegovina | et 1-1 p 2-4",
      "2026-03-31 20:45+02:00 | Bosnia & Herzegovina – Italy | et 1-1 p 4-1",
      "2026-03-31 21:00-06:00 | Iraq – Bolivia | ft 2-1",
    ])

  static let southAmerican = Self(
    name: "dates and places before the match, line-ups, goals in a row",
    text: """
      = Copa América 1979

      Group 1  |  CHI  COL  VEN

      Group 1

      1.8. @ San Cristóbal, Pueblo Nuevo

      VEN - COL  0-0

      VEN: Vega - Contreras (Acosta), Castro, Vidal, Campos - Sánchez,
           Febles (Peña), Hernández
      COL: Zape - Bolaño, Escobar

      8.8. @ San Cristóbal, Pueblo Nuevo

      VEN - CHI  1-1 (0-0)

      1-0 Carvajal 70', 1-1 Peredo 81'

      Sent off: Páez

      Finals

      5.12.  @ Santiago, Nacional

      CHI - PAR 1-0 (1-0)
      """,
    matches: [
      "1979-08-01 | Venezuela – Colombia | ft 0-0", "1979-08-08 | Venezuela – Chile | ht 0-0 ft 1-1",
      "1979-12-05 | Chile – Paraguay | ht 1-0 ft 1-0",
    ])

  static let copa = Self(
    name: "clubs with their countries, penalties without extra time",
    text: """
      = Copa Libertadores 2020

      # Date       Tue Jan 21 2020 - Sat Jan 30 2021 (375d)

      ▪ Round 1
        Tue Jan 21 2020
          19:15  Carabobo FC (VEN)       v Universitario de Deportes (PER)  1-1 (0-0)
      ▪ Gruppe 1
        Wed Feb 12
          21:30  Atlético Tucumán (ARG)  v The Strongest (BOL)      6-5 pen. (2-0, 1-0)
      ▪ Final
        Sat Jan 30
          17:00  Palmeiras (BRA)         v Santos FC (BRA)          1-0 (0-0)
      """,
    matches: [
      "2020-01-21 19:15 | Carabobo FC (VEN) – Universitario de Deportes (PER) | ht 0-0 ft 1-1",
      "2020-02-12 21:30 | Atlético Tucumán (ARG) – The Strongest (BOL) | ht 1-0 ft 2-0 p 6-5",
      "2021-01-30 17:00 | Palmeiras (BRA) – Santos FC (BRA) | ht 0-0 ft 1-0",
    ])

  static let clubWorldCup = Self(
    name: "a place between date and teams, scorers below without minutes' marks",
    text: """
      = FIFA Club World Cup 2025

      » Group A

      14-6-25 @ Miami Gardens     Al-Ahly           0-0 Inter Miami
      19-6-25 @ East Rutherford   Palmeiras         2-0 Al-Ahly
                                    (Abou Ali 49og, Lopez 59)
      » 1/8 Finals
      28-6-25 @ Philadelphia    Palmeiras         1-0 Botafogo   [aet]
                                (Paulinho 100)
       1-7-25 @ Washington D.C.,  Audi Field    Real Madrid       1-0 Juventus
      """,
    matches: [
      "2025-06-14 | Al-Ahly – Inter Miami | ft 0-0", "2025-06-19 | Palmeiras – Al-Ahly | ft 2-0",
      "2025-06-28 | Palmeiras – Botafogo | et 1-0", "2025-07-01 | Real Madrid – Juventus | ft 1-0",
    ])

  static let libertadores = Self(
    name: "legs, and the aggregate beside them",
    text: """
      = Copa Libertadores de América 2024

      Semifinals - 1st Leg
      Oct 22   Atlético Mineiro (Bra) v River Plate (Arg)        3-0
      Semifinals - 2nd Leg
      Oct 29   River Plate (Arg)      v Atlético Mineiro (Bra)   0-0  [agg 3-0]

      Final
      Nov 30   Atlético Mineiro (Bra) v Botafogo (Bra)           1-3   @ Buenos Aires
      """,
    matches: [
      "2024-10-22 | Atlético Mineiro (Bra) – River Plate (Arg) | ft 3-0",
      "2024-10-29 | River Plate (Arg) – Atlético Mineiro (Bra) | ft 0-0",
      "2024-11-30 | Atlético Mineiro (Bra) – Botafogo (Bra) | ft 1-3",
    ])

  static let spring = Self(
    name: "how it went after the away team, hours with an h, vs. between the teams",
    text: """
      = Champions League 2011/12

      ▪ Semi-finals, 2nd leg
      April 24 20:45 @ Camp Nou, Barcelona
          FC Barcelona         2-2  Chelsea FC  (win 2-3 on aggregate)
            (Sergio Busquets 35, Andrés Iniesta 43;
             Ramires 45+1)
      April 25 20:45   @ Santiago Bernabéu, Madrid
         Real Madrid CF (ESP)   2-1  FC Bayern München (GER)  (aet, 3-3 on agg, win 1-3 on pens)
      ▪ Final
      19/05/2012 20h45  Bayern Munich vs. Chelsea F.C. (ENG)
      """,
    matches: [
      "2012-04-24 20:45 | FC Barcelona – Chelsea FC | ft 2-2",
      "2012-04-25 20:45 | Real Madrid CF (ESP) – FC Bayern München (GER) | et 2-1 p 1-3",
      "2012-05-19 20:45 | Bayern Munich – Chelsea F.C. (ENG) | -",
    ])

  static let knockOuts = Self(
    name: "numbers and zones, teams that are not decided",
    text: """
      = World Cup 2026       # in Canada, USA, and Mexico

      ▪ Round of 32
      Mon Jun 29
        (74) 16:30 UTC-4  Germany 1-1 a.e.t. (1-1, 0-1), 3-4 pen. Paraguay   @ Boston (Foxborough)      ## 1E / 3A/B/C/D/F
                            (Kai Havertz 54'; Julio Enciso 42')
        (77) 17:00 UTC-4  1I v 3C/D/F/G/H   @ New York/New Jersey (East Rutherford)
      ▪ Match for third place
      Sat Jul 18
        (103) 17:00 UTC-4    L101 v L102    @ Miami (Miami Gardens)
      """,
    matches: [
      "2026-06-29 16:30-04:00 | Germany – Paraguay | ht 0-1 ft 1-1 et 1-1 p 3-4",
      "2026-06-29 17:00-04:00 | 1I – 3C/D/F/G/H | -", "2026-07-18 17:00-04:00 | L101 – L102 | -",
    ])

  static let internationals = Self(
    name: "no rounds at all, and the second form of the specification",
    text: """
      = AFC Asian Cup qualification 2025

      # Date       Tue Mar 25 - Wed Nov 19 2025 (239d)

      Tue Mar 25
        Tajikistan             1-0 Timor-Leste              @ Dushanbe, Tajikistan
        Taiwan - Turkmenistan  1-2
      Wed Nov 19
        Laos                   0-2 Vietnam                  @ Vientiane, Laos
      """,
    matches: [
      "2025-03-25 | Tajikistan – Timor-Leste | ft 1-0", "2025-03-25 | Taiwan – Turkmenistan | ft 1-2",
      "2025-11-19 | Laos – Vietnam | ft 0-2",
    ])

  static let mexican = Self(
    name: "two halves of a season, a line between teams that have not played",
    text: """
      = Liga de Expansión MX 2024/25

      # Date       Fri Jul/26 - Sun May/3 2025 (281d)
      # Stages     Apertura (105)

      == Apertura

      Quarterfinals
      [Thu Nov/28]
        19.00  Venados FC               1-1 (0-1)  Tepatitlán
      == Clausura

      Quarterfinals
      [Sat May/3]
        19.00  Venados FC               -  Tepatitlán
               Atlante   -   Cancún FC
      """,
    matches: [
      "2024-11-28 19:00 | Venados FC – Tepatitlán | ht 0-1 ft 1-1", "2025-05-03 19:00 | Venados FC – Tepatitlán | -",
      "2025-05-03 19:00 | Atlante – Cancún FC | -",
    ])

  static let levels = Self(
    name: "rounds within rounds, marks behind them, no dates",
    text: """
      = World Cup 2022

      ▪ First stage ▪▪▪▪
      ▪▪ Group A
        Qatar v Ecuador                 0-2
        Senegal v Netherlands           0-2
      :: Final ::::::
        Argentina v France              3-3 a.e.t., 4-2 pen.
      """,
    matches: [
      "- | Qatar – Ecuador | ft 0-2", "- | Senegal – Netherlands | ft 0-2", "- | Argentina – France | et 3-3 p 4-2",
    ])

  static let byes = Self(
    name: "who doesn't play, what was broken off and went on, and lines that are no matches",
    text: """
      = Uganda Premier League 2023/2024

      ▪ Matchday 4
        Thu Oct 19 2023
                 Arua Hill SC        abd.   Gaddafi Modern FC   [abandoned at 0-0 after 10' due to heavy rain,
                                                 to be finished tomorrow]
        Fri Oct 20 2023
                 Arua Hill SC        v Gaddafi Modern FC   0-1 [remaining 80']
                 Vipers SC            bye
                 NEC FC  UPDF FC
      nb: the table is not final
          3-0 was said before
      """,
    matches: [
      "2023-10-19 | Arua Hill SC – Gaddafi Modern FC | - | abandoned",
      "2023-10-20 | Arua Hill SC – Gaddafi Modern FC | ft 0-1",
    ], told: ["10"])
}
