import Kit

/// Brands that most people know in Spain, Portugal, Brazil, Ireland and Britain, as their owners write them, so that a household need
/// not have said them before. A name that is also an everyday word bears `*`: it is a brand only with a capital letter, after what it
/// is a brand of. Texts and not arrays, because the compiler takes minutes for arrays of this size.
enum KnownBrands {
  struct Brand: Sendable {
    let name: String
    let isAlsoAWord: Bool
    /// Of how many words it is at most, as people write it.
    var words: Int

    init(name: String, isAlsoAWord: Bool) {
      (self.name, self.isAlsoAWord) = (name, isAlsoAWord)
      words = max(
        1,
        Atom.atoms(of: name.replacing("-", with: " ").replacing("'", with: " ")).count(where: {
          $0.kind == .word || $0.kind == .number
        }))
    }

    /// The same, however it is written.
    func adding(_ other: Brand) -> Brand {
      var both = self
      both.words = max(words, other.words)
      return both
    }
  }

  static let all: [Brand] = [dairy, pantry, drinks, sweets, meat, house, care, shops].flatMap { names in
    names.split(whereSeparator: { $0 == "," || $0 == "\n" }).map { name in
      let name = String(name).asTyped
      return name.hasSuffix("*")
        ? Brand(name: String(name.dropLast()), isAlsoAWord: true) : Brand(name: name, isAlsoAWord: false)
    }
  }

  static func isShop(_ text: String) -> Bool { shopKeys.contains(text.searchKey) }

  private static let shopKeys = Set(
    shops.split(separator: ",").map {
      $0.split(separator: "*")[0].split(separator: " ").joined(separator: " ").searchKey
    })

  private static let dairy = """
    Pascual, Central Lechera Asturiana, Asturiana, Puleva, Kaiku, Lauki, Celta*, Gaza*, Feiraco, Larsa, Danone, Activia, Actimel, Vitalinea, \
    Oikos, Danacol, Danonino, YoPRO, Alpro, Vivesoy, Yosoy, Ram*,  Oatly, Philadelphia, El Caserío, Babybel, La Vaca que Ríe, García Baquero, Président, Entrepinares, \
    Burgo de Arias, Tulipán*, Flora*, Lurpak, Kerrygold, Mimosa*, Agros, Gresso, Matinal, Vigor*, Terra Nostra, Nova Açores, \
    Milhafre, Limiano, Castelões, Vaca que Ri, Adagio, Longa Vida, Becel, Planta*, Vaqueiro*, Itambé, Italac, Piracanjuba, Parmalat, Ninho*, \
    Elegê, Batavo, Vigor, Nestlé, Catupiry, Polenghi, Tirolez, Qualy, Doriana, Aviação*, Delícia*, Avonmore, Müller, Yeo Valley, Cathedral City, \
    Dairygold, Cravendale, Anchor*, Benecol, Lactaid, Chobani, Fage, Muller, Yoplait, Petits Filous, Cheestrings, Laughing Cow, Dubliner, \
    Boursin, Galbani, Leerdammer, Itambé, Danette, Charlton, Connacht Gold, Land O'Lakes, Ben & Jerry's, Häagen-Dazs, Magnum*, Frigo, Kibon
    """

  private static let pantry = """
    Gallo*, Koipesol, El Almendro, Alvalle, Hojiblanca, Capricho Andaluz, Luengo, La Asturiana, Litoral, Brillante, SOS*, La Fallera, Nomen, La Cigala, Dacsa, Gallo, Romero*, La Chinata, Borges, Louit, Prima, Musa*, Fruco, Cidacos, Carretilla, Kühne, Bonne Maman, Hero*, Casa Kakao, Torras, Trapa, ElPozo, Snatt's, Tosta Rica, Virginias, Reglero, Bicentury, Panamá, Milagrosa*, Pastas Gallo, Harimsa, Barilla, Garofalo, De Cecco, Orlando*, Solís, \
    Apis, Hida, Hellmann's, Heinz, Ybarra, Choví, Prima*, Carbonell, La Española, La Masía, Koipe, Hojiblanca, Coosur, Fontoliva, Calvo*, \
    Isabel*, Ortiz*, Albo, Cuca, Rianxeira, Dani, Bonduelle, Hacendado, Gallina Blanca, Avecrem, Knorr, Maggi, Aneto, Starlux, Royal*, Maizena, \
    La Lechera, Cola Cao, Nesquik, Nocilla, Nutella, Nescafé, Marcilla, Bonka, Saimaza, Lavazza, Dolce Gusto, Nespresso, Hornimans, Pompadour, Lipton, \
    Twinings, Kellogg's, Special K, Quaker, Cuétara, Fontaneda, Gullón, Artiach, Marbú, Príncipe*, Oreo, Chips Ahoy, Bimbo, Panrico, \
    Donuts*, Campofrío, Milaneza, Nacional*, Cigala, Caçarola, Bom Sucesso, Saludães, Oliveira da Serra, Gallo, Fula, Vaqueiro, Bom Petisco, \
    Ramirez, Tenório, Minerva*, Compal, Guloso, Cerelac, Nestum, Delta*, Delta Q, Delta Cafés, Sical, Nicola, Buondi, Tofina, Mokambo, Ovomaltine, Chocapic, Estrelitas, \
    Paladin, Calvé, Espiga, Branca de Neve, Dancake, Triunfo*, Vieira, Cuetara, Tio João, Camil, Nissin, Miojo*, Knorr, Prato Fino, Kicaldo, Namorado*, Adria, Renata*, Galo, Dona Benta, \
    Liza, Soya, Andorinha*, União*, Cristal*, Caravelas, Pilão*, Melitta, 3 Corações, Três Corações, Toddy, Nescau, Ovomaltine, Yoki, Kitano, Sazón, Arisco, \
    Quero*, Elefante*, Pomarola, Fugini, Predilecta, Oderich, Vitarella, Piraquê, Marilan, Wickbold, Pullman, Visconti, Seven Boys, Panco, Leite Moça, \
    Moça*, Batavinho, Sadia*, Perdigão, Gomes da Costa, Coqueiro*, Robinson Crusoé, Barry's, Lyons, Yorkshire Tea, PG Tips, Tetley, Brennans, \
    Hovis, Warburtons, Kingsmill, Pat the Baker, Weetabix, Alpen, Flahavan's, Odlums, McVitie's, Jacob's, Tayto, Branston, Batchelors, Bisto, OXO, Colman's, \
    Lea & Perrins, HP*, Marmite, Bovril, Dolmio, Uncle Ben's, Ben's Original, Old El Paso, John West, Princes*, Napolina, Loyd Grossman, Patak's, \
    Sharwood's, Amoy, Blue Dragon, Kikkoman, Tilda*, Ambrosia*, Bird's, Homepride, Nescafe, Kenco, Maxwell House, Folgers, Starbucks, Peet's, Campbell's, \
    Progresso, Kraft, Annie's, Skippy, Jif*, Peter Pan, Smucker's, Bonne Maman, Hartley's, Nutribullet, Pringles, Mutti, Cirio, Helios, La Vieja Fábrica, Hero*, \
    La Piara, Apis, Casa Tarradellas, Dr. Schär, Gerblé, Santiveri, Florette, Isla Bonita, Old Spice
    """

  private static let drinks = """
    Coca-Cola, Coca-Cola Zero, Pepsi, Pepsi Max, Fanta, Sprite, 7 Up, Schweppes, Kas, Trina, TriNaranjus, Nestea, Aquarius, Powerade, Gatorade, \
    Red Bull, Monster*, Bezoya, Font Vella, Lanjarón, Solán de Cabras, Vichy Catalán, Cabreiroá, Mondariz, Fontvella, Viladrau, Don Simón, Zumosol, Granini, \
    Juver, Minute Maid, Mahou, Estrella Galicia, Estrella Damm, San Miguel, Cruzcampo, Heineken, Ambar*, Alhambra*, Amstel, Voll-Damm, \
    Corona*, Budweiser, Guinness, El Gaitero, Trabanco, Sagres, Super Bock, Cristal, Luso*, Vitalis, Serra da Estrela, Penacova, Água das Pedras, Pedras*, Pedras Salgadas, Vimeiro, Carvalhelhos, \
    Sumol, Um Bongo, Compal, Frize, Joi, Antarctica, Brahma, Skol, Itaipava, Bohemia, Del Valle, Ades, Tang*, Crystal*, Bonafont, Minalba, \
    São Lourenço, Kuat, Dolly, Sukita, Mupy, Ballygowan, Volvic, Evian, Tropicana, Innocent*, Ribena, Robinsons, MiWadi, Club Orange, Lucozade, \
    Irn-Bru, Dr Pepper, Mountain Dew, Perrier, San Pellegrino, Highland Spring, Buxton, Jameson, Bacardi, Beefeater, Larios, Ramazzotti, Martini*, Baileys, \
    Campari, Aperol, Smirnoff, Absolut, Licor 43, Magno, Veterano*, Freixenet, Codorníu, Anna de Codorníu, Protos*, Ramón Bilbao, Marqués de Riscal, Mateus*, \
    Casal Garcia, Monte Velho, Esteva*, Gazela*, Magners, Bulmers, Stella Artois, Stella*, Carlsberg, Peroni, Moretti, Birra Moretti, Tanqueray, Gordon's, Vimto, Fever-Tree
    """

  private static let sweets = """
    Valor*, Lindt, Milka, Suchard, KitKat, Kit Kat, Kinder, Ferrero Rocher, Toblerone, Conguitos, Lacasitos, M&M's, Haribo, Chupa Chups, Orbit*, Trident, \
    Lay's, Ruffles, Doritos, Cheetos, Matutano, Grefusa, Pringles, Risi, Facundo*, El Lobo, 1880, Delaviuda, La Bella Easo, Martínez, Dulcesol, \
    Regina*, Pantagruel, Imperial*, Arcor, Garoto, Lacta, Bis*, Bauducco, Trakinas, Passatempo*, Fandangos, Elma Chips, Cadbury, Galaxy*, Maltesers, Mars*, Snickers, \
    Twix, Walkers, Kettle*, Hula Hoops, McCoy's, Jaffa Cakes, Hershey's, Reese's, Ritz, Tunnock's, Mr Kipling, Jelly Babies, Werther's, Fox's
    """

  private static let meat = """
    ElPozo, El Pozo, Campofrío, Navidul, Argal, Noel*, Casademont, Espuña, Palacios*, Revilla*, Oscar Mayer, Joselito, Cinco Jotas, Nobre*, Izidoro, Primor*, \
    Sicasal, Casa da Prisca, Iglo, Pescanova, Findus, La Cocinera, Maheso, Ristorante, Dr. Oetker, Buitoni, Seara, Perdigão, Swift*, Friboi, Aurora*, \
    Birds Eye, Richmond, Denny, Clonakilty, Galtee, Mattessons, Quorn, Linda McCartney, Beyond Meat, Heura, McCain, Aunt Bessie's, Goodfella's, Young's, \
    Donegal Catch, Green Isle, Oscar Meyer, Hormel, Tyson, Spam*, Ginsters, Wall's, Walls*, Bernard Matthews
    """

  private static let house = """
    Ariel, Skip, Dixan, Wipp, Colón*, Norit, Perlan, Mimosín, Flor*, Lenor, Vernel, Comfort*, Fairy, Mistol, Finish*, Somat, Calgon, Calgonit, \
    Don Limpio, Ajax, KH-7, Cillit Bang, Cif, Viakal, Pato*, WC Pato, Conejo*, Estrella*, Lagarto*, Neutrex, Domestos, Harpic, Scotch-Brite, Vileda, Spontex, Ballerina, \
    Albal*, Scottex, Colhogar, Foxy, Renova, Kleenex, Tempo*, Regina, Cushelle, Andrex, Velvet*, Plenty*, Bounty*, Glad, Ziploc, Duracell, Energizer, Varta, Philips, \
    Osram, Raid, Bloom*, Cucal, Glade, Ambi Pur, Febreze, Air Wick, Brise, Sanytol, Sonasol, Surf*, Persil, Omo, Brilhante*, Tide*, Daz, Ypê, Veja*, Pinho Sol, \
    Bombril, Assolan, Qboa, Brilux, Minuano, Limpol, Neve*, Snob*, Scala*, Cândida*, Comfort, Downy, Vanish, Ace*, Neoblanc, Dettol, Zoflora, Flash*, \
    Mr Muscle, Mr. Clean, Windex, Clorox, Lysol, Cascade*, Dawn*, Charmin, Ecover, Brillo*, Whiskas, Friskies, Felix*, Purina, Purina One, Royal Canin, Pedigree, \
    Affinity, Ultima, Brekkies, Catsan, Pro Plan, Sheba, Dreamies, Iams, Dog Chow, Cat Chow, Pipicat, Loctite, Ceys, Pattex, Titanlux, Bruguer, Robbialac, CIN*, Dyrup, Suvinil, Coral*, Dulux, Cuprinol, Ronseal, Gorilla*, Tesa, Scotch*, Rayovac, Panasonic, WD-40, Super Glue, Bostik, UHU, Bic, Pilot*, Stabilo, 3M
    """

  private static let care = """
    Colgate, Sensodyne, Oral-B, Signal*, Licor del Polo, Lacer, Vitis, Listerine, Aquafresh, Elgydium, Couto, Sorriso*, Close Up, Corsodyl, Euthymol, \
    Dove, Nivea, Sanex, Lactovit, Magno, Heno de Pravia, La Toja, Palmolive, Rexona, Axe, Lynx*, Byly, Deliplus, H&S, Head & Shoulders, \
    Pantene, Elvive, Fructis, Herbal Essences, Johnson's, Gillette, Wilkinson, Venus*, Veet, Nenuco, Dodot, Huggies, Pampers, Chelino, Moltex, Suavinex, Mustela, \
    Almirón, Blemil, Nidina, Aptamil, Hero Baby, Milupa, Nutribén, Blevit, Cow & Gate, SMA, Evax, Ausonia, Tampax, Tena*, Lindor*, Carefree, Salvaslip, \
    Durex, Strepsils, Frenadol, Compeed, Hansaplast, Tiritas*, Garnier, L'Oréal, Loreal, ISDIN, Avène, La Roche-Posay, Piz Buin, Ambre Solaire, Uriage, \
    Bepanthen, Halibut*, Babaria, Lux*, Phebo, Protex, Seda*, Monange, Granado, Turma da Mônica, Intimus, Sempre Livre, OB, \
    Bodyform, Kotex, Radox, Imperial Leather, Carex, Vaseline, Sudocrem, Calpol, Nurofen, Lemsip, Panadol, Tylenol, Advil, Neutrogena, Olay, CeraVe, \
    Old Spice, TRESemmé, Batiste, Ausonia, Vasenol, Barral, Libresse, Dystron, Bebé*
    """

  /// What shops call their own.
  private static let shops = """
    Mercadona, Bosque Verde, Carrefour, Eroski, Consum, Dia*, Alcampo, Lidl, Aldi, Milbona, Continente, Pingo Doce, Auchan, Minipreço, Mercadona, \
    Qualitá, Taeq, Great Value, Kirkland, Tesco, Sainsbury's, Asda, Waitrose, M&S, Dunnes, SuperValu, Trader Joe's, Whole Foods, Boots, Superdrug, SPAR, Ahorramás, Froiz, Gadis, Bonpreu, Caprabo, \
    Condis, Hipercor, El Corte Inglés, Mercadinho, Intermarché, Pão de Açúcar, Assaí, Atacadão, Wells, Primor, Leroy Merlin, IKEA
    """
}
