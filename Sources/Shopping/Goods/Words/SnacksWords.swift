extension GoodsWords {
  static let snacks = """
    patatas fritas, papas fritas | crisps, potato crisps | batatas fritas, batata frita, batata de pacote | bag
    nachos, totopos | tortilla chips, nachos | nachos | bag
    palomitas | popcorn | pipocas | bag
    frutos secos | nuts, mixed nuts | frutos secos, mistura de frutos secos | bag
    almendras | almonds | amêndoas | bag
    nueces | walnuts | nozes | bag
    avellanas | hazelnuts | avelãs | bag
    cacahuetes, maní, cacahuates | peanuts | amendoins, amendoim | bag
    pistachos | pistachios | pistácios, pistache | bag
    anacardos | cashews, cashew nuts | cajus, castanha de caju | bag
    piñones | pine nuts | pinhões | bag
    nueces de Brasil | brazil nuts | castanha-do-pará | bag
    pipas | roasted sunflower seeds | pevides de girassol | bag
    pasas | raisins, sultanas | passas, uvas-passas | bag
    dátiles | dates | tâmaras | bag
    orejones | dried apricots | alperces secos, damascos secos | bag
    ciruelas pasas | prunes | ameixas secas | bag
    higos secos | dried figs | figos secos | bag
    altramuces, chochos | lupin beans | tremoços | jar
    kikos, maíz frito | corn nuts | milho frito | bag
    chocolate | chocolate | chocolate | bar
    chocolate negro | dark chocolate, plain chocolate | chocolate negro, chocolate preto, chocolate amargo | bar
    chocolate con leche | milk chocolate | chocolate de leite, chocolate ao leite | bar
    chocolate blanco | white chocolate | chocolate branco | bar
    chocolate para postres, pepitas de chocolate | cooking chocolate, chocolate chips | \
      chocolate de culinária, pepitas de chocolate | bar
    chocolatinas | chocolate bars | chocolatinhos |
    bombones | chocolates, truffles | bombons | box
    caramelos | sweets, boiled sweets, candy | rebuçados, balas | bag
    gominolas, chuches, golosinas | gummy sweets, jelly babies, wine gums | gomas, guloseimas | bag
    piruletas | lollipops | chupa-chupas, pirulitos | bag
    chicles | chewing gum, gum | pastilhas elásticas, chicletes | pack
    regaliz | liquorice | alcaçuz | bag
    turrón | nougat | torrão, torrone, nogado | bar
    mazapán, polvorones, mantecados | marzipan, mince pies | maçapão, broas de mel | box
    nubes, malvaviscos | marshmallows | marshmallows | bag
    pretzels, palitos salados | pretzels | pretzels, palitos salgados | bag
    cortezas, gusanitos | pork scratchings, cheese puffs | torresmos, salgadinhos | bag
    aperitivos, snacks | snacks, nibbles | aperitivos, snacks | bag
    """
}
