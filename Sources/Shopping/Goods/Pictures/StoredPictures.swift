extension GoodsPictures {
  static let stored = """
    🍚 arroz, arroz integral, arroz basmati, arroz bomba
    🍝 pasta, espaguetis, macarrones, hélices, lasaña, canelones, raviolis, ñoquis
    🍜 fideos, tallarines
    🌾 cuscús, bulgur, sémola, harina, harina de fuerza, harina integral
    🌱 soja texturizada
    🐟 atún, sardinas en lata, anchoas
    🐚 mejillones en escabeche, berberechos
    🌽 maíz dulce, harina de maíz
    🫑 pimientos del piquillo
    🍄 champiñones en lata
    🍍 piña en almíbar
    🍑 melocotón en almíbar
    🍲 caldo, pastillas de caldo, sopa
    🥔 puré de patatas
    🍮 gelatina
    🥥 leche de coco
    🌻 pipas de girasol
    – quinoa, harina de mandioca, levadura, levadura seca, bicarbonato, azúcar, azúcar moreno, azúcar glas, edulcorante
    – lentejas, garbanzos, alubias, alubias rojas, alubias negras, judías secas, alubias con tomate, espárragos blancos
    – alcachofas en conserva, guisantes en lata, palmitos, chía, algas, conservas
    🫒 aceite de oliva
    🌻 aceite de girasol
    🧂 sal, sal gorda
    🌶️ pimentón, cayena, salsa picante, salsa mexicana
    🍛 curry
    🌿 orégano, laurel, especias, pesto, salsa de menta
    🧄 ajo en polvo, alioli
    🍅 ketchup, salsa de tomate, tomate triturado, concentrado de tomate
    🥗 salsa césar
    – aceite de coco, aceite vegetal, manteca, vinagre, vinagre de manzana, vinagre balsámico, pimienta, azafrán
    – colorante alimentario, comino, canela, nuez moscada, clavo, cúrcuma, vainilla, mayonesa, mostaza, salsa de soja
    – salsa barbacoa, salsa bechamel, salsa carbonara, salsa Worcestershire, mojo picón, tahini, alcaparras
    – azúcar avainillado, dendê, salsa
    ☕ café, café molido, café en grano, café soluble, café descafeinado, cápsulas de café, achicoria
    🫖 té
    🍵 té verde
    🌼 manzanilla
    🌿 poleo
    🧉 yerba mate
    🍫 cacao en polvo, chocolate a la taza, crema de cacao
    🌾 copos de avena, salvado de trigo
    🍪 galletas, galletas maría
    🍘 tortitas de arroz
    🍯 miel
    🥜 crema de cacahuete
    🥞 tortitas
    🧇 gofres
    – cereales, copos de maíz, muesli, galletas saladas, barritas de cereales, mermelada, dulce de leche, membrillo, sirope
    – extracto de levadura
    🍿 palomitas
    🥜 frutos secos, cacahuetes, pistachos, anacardos, piñones
    🌰 almendras, nueces, avellanas, nueces de Brasil
    🌻 pipas
    🍇 pasas
    🌴 dátiles
    🍑 orejones
    🌽 kikos
    🍫 chocolate, chocolate negro, chocolate con leche, chocolate blanco, chocolate para postres, chocolatinas, bombones
    🍬 caramelos, gominolas, chicles, regaliz, turrón, mazapán, nubes
    🍭 piruletas
    – patatas fritas, nachos, ciruelas pasas, higos secos, altramuces, pretzels, cortezas, aperitivos
    💧 agua, agua con gas
    🧃 zumo, zumo de naranja, zumo de piña, zumo de manzana, zumo de tomate, zumo de uva, néctar
    🍧 granizado
    🥥 agua de coco
    🍺 cerveza sin alcohol
    ☕ café frío
    – refrescos, cola, refresco de naranja, refresco de limón, gaseosa blanca, tónica, ginger ale, té frío
    – bebida isotónica, bebida energética, horchata, guaraná, kombucha, concentrado de fruta, bebidas
    🍺 cerveza, clara, cerveza negra, ale
    🍷 vino, vino tinto, vino blanco, vino rosado, vino verde, vino de cocina, vino de Oporto, jerez, tinto de verano
    🍷 sangría
    🍸 ginebra, vermú
    🥃 ron, whisky, vodka, tequila, brandy, cachaza, licor, anís, crema de orujo
    – sidra, cava
    🍨 helado, tarta helada
    🧊 hielo
    🍕 pizza
    🥬 espinacas congeladas
    🥦 verduras congeladas
    🥕 salteado de verduras
    🍟 patatas para freír
    🧆 croquetas, buñuelos de bacalao
    🥟 empanadillas
    🐟 varitas de merluza, filetes de merluza congelados
    🍗 nuggets, coxinhas
    🦑 calamares a la romana
    🦐 gambas peladas
    🍓 frutos rojos congelados
    🍝 lasaña congelada, canelones congelados
    🧅 aros de cebolla
    🧀 pan de queso
    🥖 pan congelado
    – polos, guisantes congelados, pulpa de fruta, yorkshire pudding
    """
}
