import Kit

/// What people say around what they need, in the three languages: greetings and thanks, “hay que comprar”, “please”.
enum SmallTalk {
  /// A line without it; `nil` where nothing else is said.
  /// - Parameters:
  ///   - language: the reader's; decides what “um” is.
  ///   - isAsked: whether somebody has asked for it in a sentence, so that an article before it says nothing.
  static func without(_ text: String, in language: Language, isAsked: Bool = false) -> String? {
    var words = SpokenWord.words(of: text)[...]
    // What somebody can buy is never only said.
    guard !GoodsDictionary.standard.knows(text) else { return text }
    guard !isAll(words) else { return nil }
    if isAsked, let first = words.first, words.count > 1, isArticle(first, language) { words = words.dropFirst() }
    dropEmoji(from: &words)
    words = ArraySlice(words.filter { !isHesitation($0, language) })
    if asksForAnother(words, in: language) { words = words.dropFirst() }
    while let length = length(of: openings, before: words), length < words.count {
      words = words.dropFirst(length)
      // “trae el pan”, but “el pan de siempre” where nobody asks.
      if let first = words.first, words.count > 1, isArticle(first, language) { words = words.dropFirst() }
    }
    while let length = length(of: closings, after: words) { words = words.dropLast(length) }
    if let length = length(of: partitives, before: words) { words = words.dropFirst(length) }
    return isAll(words) ? nil : words.map(\.text).joined(separator: " ")
  }

  /// Whether nothing is said but hello, thanks and the like, perhaps to somebody by name.
  private static func isAll(_ words: ArraySlice<SpokenWord>) -> Bool {
    let spoken = words.filter { !$0.key.isEmpty }
    // A thumb that is held up; signs alone may be a name.
    guard !spoken.isEmpty else { return words.allSatisfy { $0.isDrawn && !$0.isFood } }
    var rest = spoken.filter { !isLaughter($0.key) }[...]
    while let length = length(of: talk, before: rest) { rest = rest.dropFirst(length) }
    guard rest.count < spoken.count else { return false }
    let name = rest.map(\.key).joined(separator: " ")
    return rest.isEmpty
      || rest.count <= 2 && rest.count < spoken.count && !name.contains(where: \.isNumber)
        && !asksForMore(spoken, rest) && GoodsDictionary.standard.good(in: name) == nil
  }

  /// “hola Marta” speaks to somebody; “ok tornillos” and “no azúcar” don't.
  private static func asksForMore(_ spoken: [SpokenWord], _ rest: ArraySlice<SpokenWord>) -> Bool {
    guard let first = spoken.first else { return true }
    return !addressing.contains(first.key) || length(of: openings, before: rest) != nil
  }

  /// What follows a thing's name and is only drawn.
  private static func dropEmoji(from words: inout ArraySlice<SpokenWord>) {
    guard words.contains(where: { !$0.key.isEmpty }) else { return }
    let plain = words.compactMap(\.withoutEmoji)
    // “🥑 x3” has no other name.
    guard plain.contains(where: { $0.key.count(where: \.isLetter) >= 2 && UnitWords.meaning(of: $0.key) == nil }) else {
      return
    }
    words = plain[...]
  }

  private static func length(of phrases: [[String]], before words: ArraySlice<SpokenWord>) -> Int? {
    phrases.first { phrase in
      phrase.count <= words.count && zip(phrase, words).allSatisfy { $0 == $1.key }
    }?.count
  }

  private static func length(of phrases: [[String]], after words: ArraySlice<SpokenWord>) -> Int? {
    phrases.first { phrase in
      phrase.count < words.count && zip(phrase, words.suffix(phrase.count)).allSatisfy { $0 == $1.key }
    }?.count
  }

  /// The longest first.
  private static func phrases(_ text: String) -> [[String]] {
    text.split(whereSeparator: { $0 == "," || $0 == "\n" }).map { $0.split(separator: " ").map(String.init) }
      .sorted { $0.count > $1.count }
  }

  /// “mais 2 pacotes de massa”, but not “mais dulce”, as some write maize.
  private static func asksForAnother(_ words: ArraySlice<SpokenWord>, in language: Language) -> Bool {
    guard let first = words.first, first.key == "mais", let next = words.dropFirst().first else { return false }
    return language == .pt || next.text.first?.isNumber ?? false || Words.numbers[next.key] != nil
  }

  /// Whether somebody says that they get it themselves: “compro yo el pan”, “I'll get the bread”.
  static func promises(_ text: String) -> Bool {
    var words = SpokenWord.words(of: text)[...]
    while let length = length(of: openings, before: words), length > 0, length < words.count,
      self.length(of: promises, before: words) == nil
    {
      words = words.dropFirst(length)
    }
    return length(of: promises, before: words) != nil
  }

  private static let promises = phrases(
    """
    compro yo, lo compro yo, la compro yo, los compro yo, las compro yo, yo compro, yo lo compro, ya compro yo, ya lo compro yo, yo traigo, yo llevo, yo cojo, lo cojo yo, lo traigo yo, lo llevo yo, \
    cojo yo, traigo yo, llevo yo, ya cojo yo, ya traigo yo, ya llevo yo, ya lo cojo yo, ya lo traigo yo, ya lo llevo yo, ya he comprado, ya compre, he comprado ya, yo me encargo de, yo me encargo del, me encargo yo de, me encargo yo del, \
    compro eu, eu compro, eu trago, trago eu, eu levo, levo eu, ja comprei, eu comprei, ja compro eu, ja trago eu, eu trato de, eu trato do, eu trato da, trato eu do, trato eu da, trato eu de, \
    ill get, ill buy, ill grab, ill bring, ill pick up, i will get, i will buy, i will bring, ive bought, already got, already bought, i already got, i already bought, im getting, im bringing
    """)

  /// Whether a line asks for what it names.
  static func asks(_ text: String) -> Bool {
    length(of: openings, before: SpokenWord.words(of: text)[...]).map { $0 > 0 } ?? false
  }

  private static func isArticle(_ word: SpokenWord, _ language: Language) -> Bool {
    let articles: Set<String> = ["el", "la", "los", "las", "the", "del", "de", "do", "da", "dos", "das"]
    let short: Set<String> = ["o", "a", "os", "as", "ao"]
    return articles.contains(word.key) && Words.numbers[word.key] == nil || language == .pt && short.contains(word.key)
  }

  /// What one says while one thinks.
  private static func isHesitation(_ word: SpokenWord, _ language: Language) -> Bool {
    ["eh", "ehm", "uh", "er", "erm", "hmm", "mmm", "eeh"].contains(word.key) || language == .en && word.key == "um"
  }

  private static let laughs: [Set<Character>] = ["ja", "je", "ji", "ha", "he", "k", "rs", "hua"].map { Set($0) }

  /// “jajaj”, “haha”, “kkkk”, “rsrs”, “graciasss”.
  private static func isLaughter(_ key: String) -> Bool {
    let letters = Set(key)
    return key.count >= 4 && laughs.contains { letters.isSubset(of: $0) }
  }

  /// After which somebody's name may follow.
  private static let addressing: Set<String> = [
    "hola", "holi", "buenas", "buenos", "gracias", "muchas", "mil", "ola", "oi", "bom", "boa", "obrigado", "obrigada",
    "brigada", "brigado",
    "valeu", "hi", "hey", "hello", "morning", "thanks", "thank", "cheers", "besos", "beijos", "beijinhos", "ok", "vale",
    "bye", "adios", "tchau",
    "ta", "thx", "good", "night", "evening",
  ]

  /// Nothing to buy.
  private static let talk = phrases(
    """
    hola, holi, buenas, buenas tardes, buenas noches, buenos dias, gracias, muchas gracias, mil gracias, graciasss, grax, vale, ok, okey, oki, okis, okay, perfecto, \
    perfe, genial, listo, lista, hecho, ya esta, ya, nada mas, eso es todo, y eso es todo, y ya, y ya esta, y nada mas, creo que ya esta, creo que nada mas, si, claro, venga, besos, \
    un beso, bss, voy, ahora voy, luego te digo, estoy en el super, jaja, jajaja, jajajaja, jeje, de nada, adios, hasta luego, por favor, porfa, por fa, porfis, perdona, perdon, si hay, si tienen, si queda, si quedan, se houver, se tiver, se tiverem, if they have any, if they have it, if there is any, \
    de acuerdo, te quiero, ya lo tengo, ya voy, que tal, \
    ola, oi, oie, bom dia, boa tarde, boa noite, obrigado, obrigada, muito obrigado, muito obrigada, brigada, brigado, valeu, vlw, obg, ta, ta bom, esta bem, \
    beleza, blz, certo, pronto, so isso, e so isso, e so, so, e isso, e mais nada, mais nada, nada mais, acho que e so, acho que e tudo, e tudo, por hoje e so, beijos, bjs, bj, beijo, beijinhos, \
    kkk, kkkk, kkkkk, rsrs, sim, pfv, pf, ate ja, ate logo, tchau, combinado, fixe, tudo bem, tudo bom, perfeito, vou ja, ok ja vou, ja vou, deixa comigo, \
    hi, hey, hello, hiya, morning, good morning, good evening, good night, thanks, thank you, thx, thanks a million, thanks so much, ta, cheers, great, perfect, sure, grand, \
    no problem, no worries, thats all, thats it, thats everything, and thats it, i think thats it, i think thats everything, nothing else, see you, see you later, love you, lol, haha, yes, yep, yeah, please, \
    bye, xx, xxx, will do, on it, got it, no bother, sound, ok so, all good, \
    cuantas, cuantos, cuanto, cuanta, quantas, quantos, quanto, how many, how much, que cojo, qué cojo, lista do mes, lista del mes, lista de la semana, lista da semana, lista semanal, compra semanal, compra del mes, compra de la semana, \
    eu, eu vou, yo, yo voy, voy yo, dime, si dime, si, luego paso, ya paso, paso luego, me, ill go, i will go, on my way, de camino, a caminho, to indo, ja estou a ir, bona nit, que falta, q falta, que falta comprar, algo mas, alguna cosa mas, falta algo, \
    falta algo mas, falta alguma coisa, mais alguma coisa, anything else, for now, amor, cari, carino, mama, mae, pai, mum, mom, dad, gente, chicos, malta, bjinhos, bjos, besitos, bjss, \
    mi carrito, carrito, cesta, mi cesta, tu pedido, resumen del pedido, carrinho, meu carrinho, o meu carrinho, cesto, basket, my basket, your basket, trolley, your order, my order, \
    lista de la compra, lista de compras, lista do supermercado, lista da compra, lista do mercado, shopping list, the list, la compra, la lista, a lista, lista, groceries, compras, compra, list
    """)

  /// With which somebody asks for something.
  private static let openings = phrases(
    """
    oi, ola, hi, hello, tio, plis, pliss, q no se te olvide, q no se te olvide el, me puedes traer, me puedes comprar, me puedes coger, me traes, me compras, te traes, para el domingo, para el finde, para o domingo, para a festa, para la cena, para o jantar, \
    hola, buenas, oye, ey, mira, pues, pues mira, a ver, bueno, vale, ok, okay, okay so, ok so, so, hijo, hija, cari, carino, amor, mama, cielo, mi amor, guapa, guapo, chicos, chicas, gente, \
    nos hemos quedado sin, nos quedamos sin, estamos sin, me he quedado sin, echar, apuntame, apuntad, pon, ponme, anade a la lista, anadir a la lista, apunta en la lista, mete en la lista, a la lista, en la farmacia, del super, del mercadona, de la farmacia, \
    en el super, en el mercado, del chino, de la pescaderia, de la carniceria, de la fruteria, en la fruteria, en la carniceria, en la pescaderia, porfi, manana, manana trae, hoy, traete tambien, y trae, y coge, y compra, y falta, y faltan, \
    filho, filha, olha, olhe, entao, amor traz, malta, pessoal, gente boa, faltando, ta faltando, esta a faltar, esta faltando, estamos sem, fiquei sem, ficamos sem, preciso que voce compre, preciso que compres, preciso que tragas, da farmacia, na farmacia, \
    do mercado, no mercado, do talho, na padaria, da padaria, adiciona, adicionar, adiciona a lista, mete na lista, poe na lista, coloca na lista, bota na lista, e traz, e compra, e pega, e falta, por favor compra, compra tambem, \
    hey siri add, alexa add, ok google add, add to the list, can someone grab, can someone get, could someone get, can anyone get, would you get, hi hi all can someone grab, everyone, guys, lads, folks, we out of, we are low on, were down to the last, \
    and get, and grab, and some, from the chemist, from the shop, for tomorrow, for dinner, yes pls, yes please, oh yeah, and oh yeah, also get, also need, if youre passing get, \
    ah, ah y, y ah, y, y tambien, tambien, ademas, y ademas, por favor, porfa, porfis, hay que comprar, hay que coger, hay que pillar, hay que traer, \
    tenemos que comprar, tengo que comprar, tienes que comprar, que no se te olvide, que no se nos olvide, que no se os olvide, no te olvides de, no te olvides del, no te olvides, \
    no olvides, no olvidar, no olvidarse de, no olvidarme de, no os olvideis de, acuerdate de comprar, acuerdate de traer, acuerdate de, acuerdate del, acordarse de, acordarme de comprar, \
    recuerda comprar, recuerda, recordar comprar, recordar, trae, traete, traeme, traednos, traenos, traer, coge, cogeme, cogete, coger, coged, pilla, pillate, pillame, pillar, compra, comprame, \
    comprad, comprar, compramos, falta, faltan, nos falta, nos faltan, me falta, me faltan, hace falta, hacen falta, nos hace falta, nos hacen falta, necesito, necesitamos, se ha acabado, \
    se nos ha acabado, se nos han acabado, se acabo, se acabaron, se han acabado, ya no queda, ya no quedan, no queda, no quedan, no nos queda, no hay, queremos, quiero, puedes traer, \
    puedes comprar, puedes coger, puedes pillar, podrias traer, podrias comprar, podeis traer, si puedes trae, si puedes coge, si pasas por el super coge, si pasas por el super, si vas al super trae, si vas al super, \
    apunta, anota, anade, mete, a comprar, para comprar, tema compra, queda poco, queda poca, quedan pocos, quedan pocas, casi no queda, para hoy, para manana, mas, otra vez, \
    preciso de, precisamos de, precisa de, precisa se de, precisas de, preciso, precisamos, precisamos comprar, preciso comprar, falta comprar, faltam, tem que comprar, temos de comprar, tenho de comprar, \
    tenho que comprar, temos que comprar, e preciso comprar, e preciso, e para comprar, traz, traga, tragam, trazer, traz me, nao esquecer de comprar, nao esquecer de, nao esquecer, nao esquecas de, nao esquecas, \
    nao te esquecas de, nao te esquecas do, nao te esquecas da, nao te esquecas dos, nao te esquecas das, nao te esquecas, nao se esqueca de, nao se esqueca do, nao esquece de, nao esquece, nao esqueca de, nao esqueca, lembra de comprar, \
    lembra de trazer, lembra de, lembrar de comprar, lembrar de, lembrar, pega, pegar, pega ai, compra ai, compre, acabou o, acabou a, acabou, acabou se o, acabou se a, acabaram os, acabaram as, acabaram, ja nao ha, nao ha, \
    ja nao temos, nao temos, nao tem, nao tem mais, ja nao tem, tambem, e tambem, e, ah e, quero, queria, queremos, poe, poe ai, anota ai, bota, bota ai, coloca, por favor traz, podes trazer, podes comprar, podias trazer, pode trazer, \
    pode comprar, pode pegar, da pra trazer, da para trazer, se puderes traz, se for ao mercado traz, so falta, \
    we need, we also need, we could do with, we still need, i need, need, needs, need to get, need more, we need more, buy, get, get some, get me, get us, grab, grab some, grab me, pick up, pick me up, can you get, can you get me, can you grab, can you pick up, \
    can you buy, can we get, can u get, can u grab, could you get, could you pick up, could you grab, please get, please buy, please, pls, pls get, pls can you get, will you get, will you grab, dont forget, dont forget the, dont forget to get, remember, remember to get, remember to buy, \
    remember the, were out of, we are out of, out of, were low on, running low on, low on, running out of, also, and also, and, oh and, oh, ah, add, more, some more, no more, nearly out of, almost out of, must get, must buy, have to get, to buy, hi can you get, hiya, hi, hey
    """)

  /// With which it ends.
  private static let closings = phrases(
    """
    o asi, mas o menos, o por ahi, ou assim, mais ou menos, ou por ai, or so, more or less, or thereabouts, \
    tb, tbm, a la lista, en la lista, para casa, na lista, a lista, to my shopping list, to the shopping list, to the list, on your way home, on the way home, when you can, pls cari, mama, hijo, hija, gente, \
    por favor, porfa, por fa, porfis, plis, pliss, porfi, x favor, si hay, si tienen, se houver, se tiver, if they have any, if they have it, xfa, gracias, muchas gracias, vale, ok, que no queda, que no quedan, que se ha acabado, que se han acabado, que se acaba, que se acabo, que ya no queda, que no hay, si puedes, si te acuerdas, y ya, y ya esta, y nada mas, \
    y eso es todo, nada mas, y ya esta creo, eso es todo, que se nos ha acabado, anda, guapa, carino, tambien, eh, \
    pfv, pf, pff, sff, se faz favor, faz favor, obrigado, obrigada, obg, valeu, que acabou, que ja acabou, que esta no fim, que nao ha, que ja nao ha, so isso, e so isso, e so, e mais nada, mais nada, se puderes, se der, tambem, ta, ta bom, amor, \
    please, pls, plz, thanks, thank you, thx, cheers, ta, were out, we are out, and thats it, thats it, thats all, if you can, too, as well, xx, x, hun, were nearly out, were all out
    """)

  /// “unos plátanos”, “some bread”: as much as there happens to be.
  private static let partitives = phrases(
    """
    unos, unas, algo de, un poco de, un poquito de, unos pocos, unas pocas, algunos, algunas, alguna, algun, umas, uns, alguns, algumas, um pouco de, um bocado de, uns quantos, some, any, a few, a bit of, a little, \
    a little bit of, a load of, loads of, a bunch of random, um pouquinho de, varios, varias, several, cualquier, un monton de, bastante
    """)
}

/// A word of what somebody says, with what is glued to it.
struct SpokenWord: Hashable {
  let text: String
  /// Folded, without signs and punctuation; empty where nothing remains.
  let key: String

  static func words(of text: String) -> [SpokenWord] {
    text.split(whereSeparator: \.isWhitespace).map { SpokenWord(String($0)) }
  }

  private init(_ text: String) {
    self.text = text
    key = text.searchKey.filter { $0.isLetter || $0.isNumber }
  }

  var isFood: Bool { text.contains(where: \.isFood) }

  /// Whether nothing of it is written.
  var isDrawn: Bool { !text.isEmpty && text.allSatisfy(\.isEmoji) }

  /// Without what is only drawn in it; `nil` where nothing remains.
  var withoutEmoji: SpokenWord? {
    let rest = text.filter { !$0.isEmoji }
    return rest.isEmpty ? nil : rest.count == text.count ? self : SpokenWord(rest)
  }
}

extension Character {
  fileprivate var isEmoji: Bool {
    unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
      || unicodeScalars.allSatisfy { $0.properties.isEmoji && $0.value > 0x2600 }
  }

  /// Whether it is drawn as something that one buys.
  fileprivate var isFood: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      // Food and drink, without the plants and flowers that stand among them; fruit and vegetables, meals, cheese; what one washes with.
      case 0x1F32D...0x1F330, 0x1F336, 0x1F33D, 0x1F344...0x1F37C, 0x1F37E, 0x1F37F, 0x1F942...0x1F944,
        0x1F950...0x1F96F, 0x1F980,
        0x1F990, 0x1F991, 0x1F99E, 0x1F9AA, 0x1F9C0...0x1F9CB, 0x1F9F4, 0x1F9FB...0x1F9FD, 0x1FAD0...0x1FADB, 0x1FAA5,
        0x1FAA3, 0x1F41F, 0x1F413:
        true
      default: false
      }
    }
  }
}
