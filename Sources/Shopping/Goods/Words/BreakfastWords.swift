extension GoodsWords {
  static let breakfast = """
    café | coffee | café | pack
    café molido | ground coffee, filter coffee | café moído, café em pó | pack
    café en grano | coffee beans | café em grão | pack
    café soluble, café instantáneo | instant coffee | café solúvel, café instantâneo | jar
    café descafeinado, descafeinado | decaf coffee, decaf | café descafeinado, descafeinado | pack
    cápsulas de café, cápsulas | coffee capsules, coffee pods | cápsulas de café, cápsulas | box
    achicoria, malta | chicory coffee, malt drink | chicória solúvel, cevada solúvel | jar
    té | tea, tea bags, teabags | chá, saquetas de chá | box
    té verde | green tea | chá verde | box
    manzanilla | camomile tea, chamomile tea | camomila, chá de camomila | box
    poleo, menta poleo, infusiones | herbal tea, peppermint tea | chá de menta, infusões, tisana | box
    yerba mate, mate | yerba mate | erva-mate, chimarrão | pack
    cacao en polvo, cacao soluble | cocoa, cocoa powder, hot chocolate, drinking chocolate | \
      cacau, achocolatado em pó | pack
    chocolate a la taza | thick hot chocolate | chocolate quente | pack
    cereales | cereal, breakfast cereal | cereais, cereais de pequeno-almoço | box
    copos de maíz, corn flakes | cornflakes, corn flakes | flocos de milho | box
    copos de avena, avena | oats, porridge oats, porridge | flocos de aveia, aveia | bag
    muesli, granola | muesli, granola | muesli, granola | bag
    salvado de trigo | bran, bran flakes | farelo de trigo | bag
    galletas | biscuits, cookies | bolachas, biscoitos | pack
    galletas maría | rich tea biscuits, digestives, digestive biscuits | bolacha maria, bolachas maria | pack
    galletas saladas, crackers | crackers, cream crackers | bolachas de água e sal, crackers | pack
    tortitas de arroz, tortitas de maíz | rice cakes, corn cakes | tortitas de arroz, galetes de arroz | pack
    barritas de cereales, barritas | cereal bars, granola bars | barras de cereais | box
    mermelada | jam, marmalade | compota, doce, geleia | jar
    miel | honey | mel | jar
    crema de cacao, crema de avellanas | chocolate spread, hazelnut spread | creme de avelã, creme de cacau | jar
    crema de cacahuete, mantequilla de cacahuete | peanut butter | manteiga de amendoim, pasta de amendoim | jar
    dulce de leche | caramel spread, dulce de leche | doce de leite | jar
    membrillo, dulce de membrillo | quince paste | marmelada | piece
    sirope, sirope de agave, sirope de arce | maple syrup, golden syrup, treacle | \
      xarope de ácer, xarope de agave, melaço | bottle
    tortitas, crepes | pancakes, crêpes | panquecas, crepes | pack
    gofres | waffles | waffles | pack
    extracto de levadura | yeast extract | extrato de levedura | jar
    """
}
