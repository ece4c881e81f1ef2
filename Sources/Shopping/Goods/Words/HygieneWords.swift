extension GoodsWords {
  static let hygiene = """
    champú | shampoo | champô, xampu | bottle
    acondicionador | hair conditioner, conditioner | condicionador | bottle
    mascarilla para el pelo, mascarilla capilar | hair mask | máscara capilar | jar
    gel de ducha, gel de baño | shower gel, body wash, bath foam | gel de banho, gel de duche | bottle
    jabón, jabón de manos | soap, hand soap, hand wash | sabonete, sabonete líquido, sabão |
    pasta de dientes, dentífrico | toothpaste | pasta de dentes, creme dental, dentífrico | tube
    cepillos de dientes | toothbrushes | escovas de dentes | piece
    cabezales de cepillo | toothbrush heads | recargas da escova elétrica | pack
    hilo dental, seda dental | dental floss, floss | fio dental | piece
    enjuague bucal, colutorio | mouthwash | elixir bucal, enxaguante bucal | bottle
    desodorante | deodorant | desodorizante, desodorante | piece
    colonia, perfume | perfume, aftershave | perfume, água-de-colónia | bottle
    crema hidratante, crema corporal | moisturiser, body lotion | creme hidratante, loção corporal | bottle
    crema de manos | hand cream | creme de mãos | tube
    crema facial, crema de cara | face cream | creme de rosto, creme facial | jar
    protector labial, cacao labial | lip balm | batom do cieiro, protetor labial | piece
    protector solar, crema solar | sun cream, suncream, sunscreen | protetor solar | bottle
    espuma de afeitar | shaving foam, shaving gel | espuma de barbear | can
    cuchillas de afeitar, maquinillas, cuchillas | razors, razor blades | lâminas de barbear | pack
    compresas | sanitary towels, sanitary pads | pensos higiénicos, absorventes | pack
    tampones | tampons | tampões | box
    salvaslips, protegeslips | panty liners | pensos diários, protetores diários | pack
    pañuelos de papel, pañuelos | tissues, paper tissues | lenços de papel | pack
    algodón, discos de algodón | cotton wool, cotton pads | algodão, discos de algodão | bag
    bastoncillos | cotton buds | cotonetes | box
    agua micelar, desmaquillante | micellar water, make-up remover | água micelar, desmaquilhante | bottle
    laca, gomina | hairspray, hair gel | laca, gel de cabelo | can
    tinte de pelo | hair dye | tinta do cabelo | box
    quitaesmalte | nail varnish remover | acetona, removedor de verniz | bottle
    barra de labios, maquillaje | lipstick, make-up | batom, maquilhagem | piece
    preservativos, condones | condoms | preservativos, camisinhas | box
    tiritas | plasters | pensos rápidos, curativos | box
    alcohol, alcohol de farmacia | rubbing alcohol, surgical spirit | álcool etílico, álcool | bottle
    agua oxigenada | hydrogen peroxide | água oxigenada | bottle
    gasas, vendas, esparadrapo | bandages, gauze | gaze, ligaduras, adesivo | pack
    paracetamol | paracetamol | paracetamol | box
    ibuprofeno | ibuprofen | ibuprofeno | box
    aspirinas | aspirin | aspirinas | box
    vitaminas | vitamins | vitaminas | box
    mascarillas | face masks | máscaras descartáveis | box
    termómetro | thermometer | termómetro | piece
    gel hidroalcohólico | hand sanitiser, hand sanitizer | álcool gel, gel desinfetante | bottle
    medias, pantis | tights | meia-calça, collants | piece
    """
}
