extension GoodsWords {
  static let deli = """
    jamón serrano, jamón curado, jamón | serrano ham, cured ham, parma ham | presunto, presunto serrano | g
    jamón ibérico, jamón de bellota | iberian ham | presunto ibérico, presunto pata negra | g
    jamón cocido, jamón york, jamón de york | ham, cooked ham, sliced ham | fiambre, presunto cozido, apresuntado | g
    pechuga de pavo, fiambre de pavo, pavo en lonchas | turkey ham, sliced turkey | fiambre de peru, peito de peru | g
    chorizo | chorizo | chouriço | piece
    salchichón | salami | salpicão, salame | piece
    fuet, longaniza | dry-cured sausage | fuet, paio | piece
    lomo embuchado, caña de lomo | cured pork loin | lombo enguitado, paio do lombo | g
    mortadela | mortadella | mortadela | g
    morcilla | black pudding | morcela | piece
    sobrasada | sobrasada | sobrassada | piece
    bacon, beicon, tocino ahumado | bacon, streaky bacon, back bacon | bacon, toucinho fumado | pack
    salchichas, salchichas de Frankfurt | frankfurters, hot dogs, hot dog sausages | salsichas | pack
    paté, foie gras | pâté | paté | tub
    cecina | cured beef | carne seca, cecina | g
    tocino | lardons, pork fat | toucinho | piece
    alheira, farinheira | smoked bread sausage | alheiras, farinheira | piece
    fiambre, embutido, embutidos | cold cuts, deli meat, charcuterie | charcutaria, enchidos, frios | g
    aceitunas, olivas | olives | azeitonas | jar
    encurtidos, pepinillos | gherkins, pickles | pickles, pepinos em conserva | jar
    tortilla de patatas, tortilla | spanish omelette | tortilha de batata | piece
    ensaladilla rusa, ensaladilla | potato salad, coleslaw | salada russa | tub
    croquetas frescas | fresh croquettes | croquetes frescos | tray
    gazpacho, salmorejo | gazpacho | gaspacho | carton
    """
}
