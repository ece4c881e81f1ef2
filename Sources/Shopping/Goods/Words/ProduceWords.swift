extension GoodsWords {
  static let produce = """
    tomates, jitomates | tomatoes | tomates | kg
    tomates cherry, tomates cereza | cherry tomatoes | tomates cereja, tomate cherry | tray
    patatas, papas | potatoes, spuds | batatas, batata inglesa | kg
    boniatos, batatas, camotes, moniatos | sweet potatoes, yams | batata-doce, batatas-doces | kg
    cebollas | onions | cebolas | kg
    cebolletas, cebolla tierna, cebollino tierno | spring onions, scallions | cebolinhas, cebola nova | bunch
    cebollino | chives | cebolinho, ciboulette | bunch
    chalotas, escalonias | shallots | chalotas, echalotas | kg
    ajos, ajo | garlic | alho, alhos | head
    puerros | leeks | alho-francês, alho-poró, alhos-franceses |
    zanahorias | carrots | cenouras | kg
    lechuga | lettuce | alface | piece
    cogollos | little gem lettuce, baby gem | alface baby | pack
    espinacas | spinach | espinafres | bag
    acelgas | chard, swiss chard | acelgas | bunch
    rúcula | rocket, arugula | rúcula | bag
    canónigos | lamb's lettuce, corn salad | canónigos | bag
    ensalada de bolsa, mezclum, ensalada preparada | salad leaves, bagged salad, mixed leaves | salada embalada | bag
    escarola | endive, escarole | escarola, chicória |
    endivias | chicory | endívias |
    pepinos | cucumbers | pepinos | piece
    calabacines | courgettes, zucchini | curgetes, courgettes, abobrinhas | kg
    berenjenas | aubergines, eggplants | beringelas, berinjelas | kg
    pimientos rojos, pimiento rojo | red peppers | pimentos vermelhos, pimentões vermelhos | kg
    pimientos verdes, pimiento verde | green peppers | pimentos verdes, pimentões verdes | kg
    pimientos | peppers, bell peppers, capsicum | pimentos, pimentões | kg
    pimientos de Padrón | padrón peppers | pimentos padrón |
    guindillas, chiles | chillies, chilli peppers, chilies | malaguetas, piri-piri fresco |
    calabaza, zapallo | pumpkin, butternut squash, squash | abóbora, abóboras | kg
    brócoli, brécol | broccoli | brócolos, brócolis | piece
    coliflor | cauliflower | couve-flor | piece
    repollo, col | cabbage, white cabbage | repolho, couve-coração | piece
    lombarda, col lombarda | red cabbage | couve roxa, repolho roxo | piece
    coles de Bruselas | brussels sprouts, sprouts | couves-de-bruxelas |
    col rizada, kale | kale | couve kale | bag
    grelos | turnip tops | grelos | bunch
    berza, col gallega | spring greens, collard greens | couve-galega, couve-portuguesa, couve |
    judías verdes, ejotes, vainas | green beans, french beans, runner beans | feijão-verde, vagens | kg
    guisantes frescos | fresh peas | ervilhas frescas | kg
    habas | broad beans | favas | kg
    alcachofas | artichokes | alcachofras |
    espárragos, espárragos trigueros, trigueros | asparagus | espargos, aspargos | bunch
    champiñones | button mushrooms, white mushrooms | cogumelos brancos, champignons | tray
    setas, hongos | mushrooms | cogumelos | tray
    apio | celery | aipo, salsão | bunch
    nabos | turnips | nabos |
    chirivía, chirivías | parsnips | pastinaca, cherovia |
    remolacha | beetroot, beets | beterraba, beterrabas |
    rábanos, rabanitos | radishes | rabanetes | bunch
    hinojo | fennel | funcho |
    maíz, mazorcas, mazorca de maíz, elotes | corn on the cob, sweetcorn cobs | maçarocas, milho fresco |
    jengibre | ginger | gengibre |
    perejil | parsley | salsa, salsinha | bunch
    cilantro | coriander, cilantro, fresh coriander | coentros, coentro | bunch
    albahaca | basil | manjericão, basílico | bunch
    hierbabuena, menta | mint | hortelã, menta | bunch
    romero | rosemary | alecrim | bunch
    tomillo | thyme | tomilho | bunch
    eneldo | dill | endro, aneto |
    aguacates, paltas | avocados | abacates | piece
    manzanas | apples | maçãs | kg
    peras | pears | peras, peras rocha | kg
    plátanos, bananas | bananas | bananas | kg
    naranjas | oranges | laranjas | kg
    mandarinas, clementinas | mandarins, clementines, satsumas, tangerines | tangerinas, clementinas, mexericas | kg
    limones | lemons | limões, limão siciliano | kg
    limas | limes | limas, limão-taiti |
    pomelos | grapefruits | toranjas |
    uvas | grapes | uvas | kg
    fresas, fresones, frutillas | strawberries | morangos | tray
    frambuesas | raspberries | framboesas | tray
    arándanos | blueberries | mirtilos | tray
    moras | blackberries | amoras | tray
    cerezas | cherries | cerejas | kg
    melocotones, duraznos | peaches | pêssegos | kg
    nectarinas | nectarines | nectarinas | kg
    albaricoques, damascos | apricots | alperces, damascos | kg
    ciruelas | plums | ameixas | kg
    paraguayos, paraguayas | flat peaches | pêssegos paraguaios | kg
    melón | melon | melão, meloa | piece
    sandía | watermelon | melancia | piece
    piña, ananá | pineapple | ananás, abacaxi | piece
    mango | mango, mangoes | manga | piece
    papaya | papaya | papaia, mamão | piece
    kiwis | kiwis, kiwi fruit | kiwis, quivis |
    granadas | pomegranates | romãs |
    higos, brevas | figs | figos |
    caquis | persimmons, sharon fruit | dióspiros, caquis |
    chirimoyas | custard apples | anonas |
    nísperos | loquats | nêsperas |
    maracuyá, fruta de la pasión | passion fruit | maracujá |
    coco | coconut | coco |
    castañas | chestnuts | castanhas | kg
    yuca, mandioca | cassava | mandioca, aipim |
    brotes de soja, germinados | bean sprouts | rebentos de soja, brotos de feijão |
    fruta | fruit | fruta |
    verdura, verduras, hortalizas | vegetables, veg | legumes, verduras, hortaliça |
    """
}
