extension GoodsWords {
  static let dairy = """
    leche | milk | leite | l
    leche entera | whole milk, full fat milk | leite gordo, leite integral | l
    leche semidesnatada | semi-skimmed milk | leite meio-gordo, leite semidesnatado | l
    leche desnatada | skimmed milk | leite magro, leite desnatado | l
    leche sin lactosa | lactose-free milk | leite sem lactose | l
    bebida de avena, leche de avena | oat milk, oat drink | bebida de aveia, leite de aveia | l
    bebida de soja, leche de soja | soya milk, soy milk | bebida de soja, leite de soja | l
    bebida de almendras, leche de almendras | almond milk | bebida de amêndoa, leite de amêndoa | l
    leche condensada | condensed milk | leite condensado | can
    leche evaporada | evaporated milk | leite evaporado | can
    leche en polvo | powdered milk, milk powder | leite em pó |
    batido de chocolate, batidos | milkshake, chocolate milk | leite com chocolate, leite achocolatado | carton
    huevos | eggs | ovos | dozen
    claras de huevo, claras | egg whites | claras de ovo, claras | bottle
    mantequilla | butter | manteiga | pack
    margarina | margarine, spread | margarina | tub
    nata, nata líquida, crema de leche | cream, single cream, double cream | natas, creme de leite | carton
    nata para montar | whipping cream | natas para bater, chantilly | carton
    nata agria, crema agria | sour cream, soured cream | natas azedas, creme azedo | tub
    yogures, yogur | yoghurts, yogurt, yogurts | iogurtes | pack
    yogur natural, yogures naturales | natural yoghurt, plain yogurt | iogurte natural, iogurtes naturais | pack
    yogur griego, yogures griegos | greek yoghurt, greek yogurt | iogurte grego, iogurtes gregos | pack
    yogur de fresa, yogures de sabores | fruit yoghurt, strawberry yoghurt | \
      iogurte de morango, iogurtes de aromas | pack
    yogur líquido, yogures líquidos | drinking yoghurt, yoghurt drink | iogurte líquido | pack
    kéfir | kefir | kefir | bottle
    skyr | skyr | skyr | tub
    natillas | custard, custard pots | leite-creme, creme de baunilha | pack
    flanes, flan | crème caramel, caramel custard | pudim, pudim flan | pack
    arroz con leche | rice pudding | arroz-doce | pack
    cuajada | junket | coalhada | pack
    postres lácteos, petit suisse | dairy desserts, fromage frais | sobremesas lácteas, petit suisse | pack
    queso | cheese | queijo |
    queso en lonchas, queso lonchas, queso sándwich | cheese slices, sliced cheese | \
      queijo fatiado, queijo às fatias | pack
    queso rallado | grated cheese | queijo ralado | bag
    queso fresco, queso de Burgos | fresh cheese | queijo fresco, queijo minas | tub
    queso manchego, manchego | manchego cheese, manchego | queijo manchego |
    queso curado, queso de oveja | mature cheese, sheep's cheese, cheddar | queijo curado, queijo de ovelha |
    queso de cabra, rulo de cabra | goat's cheese | queijo de cabra | piece
    queso crema, queso de untar, queso para untar | cream cheese, cheese spread | queijo-creme, queijo de barrar | tub
    queso azul, roquefort | blue cheese, stilton | queijo azul, roquefort |
    mozzarella | mozzarella | mozarela, mozzarella, muçarela | piece
    parmesano | parmesan | parmesão |
    requesón, ricota | ricotta, curd cheese | requeijão, ricota | tub
    queso feta, feta | feta, feta cheese | queijo feta, feta | pack
    mascarpone | mascarpone | mascarpone | tub
    brie, camembert | brie, camembert | brie, camembert |
    quesitos | cheese triangles | queijinhos, queijo triângulos | pack
    queso cottage | cottage cheese | queijo cottage | tub
    halloumi | halloumi | halloumi | pack
    levadura fresca | fresh yeast | fermento de padeiro, fermento fresco | piece
    tofu | tofu | tofu | pack
    hummus | houmous, hummus | húmus, homus | tub
    guacamole | guacamole | guacamole | tub
    """
}
