import Kit

/// The words and abbreviations that name a unit, in any of the three languages.
enum UnitWords {
  /// What a word says of a unit.
  struct Meaning: Hashable, Sendable {
    let unit: Unit
    /// It is also an everyday word, and a unit only when "of" follows: "2 heads of garlic" but "2 head lice combs".
    let needsConnector: Bool
  }

  /// - Parameter word: folded.
  static func meaning(of word: String) -> Meaning? {
    table[word]
  }

  /// Each line: the unit, then its words; `*` marks those that need a connector.
  private static let lines = """
    piece: ud uds u un und unds unid unids unidad unidades unidade pieza piezas pza pzas peca pecas pc pcs piece pieces \
    unit units ea loaf loaves
    dozen: docena docenas dna dozen dozens dz duzia duzias dz
    g: g gr grs gramo gramos gram grams gramme grammes grama gramas
    kg: kg kgs kgr kgrs kilito kilitos quilinho kilo kilos quilo quilos kilogramo kilogramos kilogram kilograms quilograma quilogramas k
    ml: ml mls mililitro mililitros millilitre millilitres milliliter milliliters
    cl: cl cls centilitro centilitros centilitre centilitres
    dl: dl dls decilitro decilitros decilitre decilitres
    l: l lt lts ltr ltrs litro litros litre litres liter liters
    oz: oz onza onzas ounce ounces onca oncas
    lb: lb lbs libra libras pound pounds
    pint: pint pints pt pinta pintas
    pack: paquete paquetes paq paqs pqte pack packs packet packets pkt pkts pacote pacotes pct pcts multipack multipacks
    bottle: botella botellas bot bots bottle bottles garrafa garrafas garrafao garrafoes
    can: lata latas can cans tin tins tns
    jar: bote botes tarro tarros frasco frascos boiao boioes jar jars
    bag: bolsa bolsas sacola sacolas bag* bags saco sacos saca sacas malla mallas net* nets* sack sacks
    box: caja cajas box* boxes caixa caixas cx cxs case* cases crate crates estuche estuches
    carton: caixinha caixinhas brik briks brick bricks tetrabrik tetrabriks carton cartons cartones cartao cartoes
    tub: tarrina tarrinas tub tubs embalagem embalagens emb embs pote potes pot* pots vasito vasitos copo* copos* terrina terrinas
    tray: bandeja bandejas tray* trays punnet punnets cuvete cuvetes tabuleiro tabuleiros barqueta barquetas cartela cartelas
    bunch: manojo manojos bunch bunches molho molhos ramo* ramos* ramillete ramillettes racimo racimos cacho cachos \
    maco macos atado atados
    head: cabeza* cabezas cabeca* cabecas head* heads pe* pes*
    slice: loncha lonchas rebanada rebanadas rodaja rodajas fatia fatias slice* slices rasher rashers
    roll: rollo* rollos roll* rolls* rolo* rolos
    bar: barra barras bar* bars tableta tabletas tablete tabletes
    tube: tubo tubos tube* tubes bisnaga bisnagas
    sachet: envelope* envelopes* sobre* sobres sachet sachets saqueta saquetas sache saches
    """

  private static let table: [String: Meaning] = {
    var table: [String: Meaning] = [:]
    for line in lines.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let head = words.first, let unit = Unit(rawValue: String(head.dropLast())) else {
        preconditionFailure("a line of units begins with a unit: \(line)")
      }
      for word in words.dropFirst() {
        let needsConnector = word.hasSuffix("*")
        let text = needsConnector ? String(word.dropLast()) : String(word)
        table[text] = Meaning(unit: unit, needsConnector: needsConnector)
      }
    }
    return table
  }()
}
