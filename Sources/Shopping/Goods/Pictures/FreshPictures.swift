extension GoodsPictures {
  static let fresh = """
    🍅 tomates, tomates cherry
    🥔 patatas
    🍠 boniatos
    🧅 cebollas, chalotas
    🧄 ajos
    🥕 zanahorias
    🥬 lechuga, cogollos, espinacas, acelgas, canónigos, escarola, repollo, coles de Bruselas, col rizada, grelos, berza
    🥗 ensalada de bolsa
    🥒 pepinos
    🍆 berenjenas
    🫑 pimientos, pimientos rojos, pimientos verdes, pimientos de Padrón
    🌶️ guindillas
    🎃 calabaza
    🥦 brócoli
    🍄 champiñones, setas
    🌽 maíz
    🌿 cebollino, rúcula, perejil, cilantro, albahaca, hierbabuena, romero, tomillo, eneldo
    🥑 aguacates
    🍎 manzanas
    🍐 peras
    🍌 plátanos
    🍊 naranjas, mandarinas
    🍋 limones
    🍇 uvas
    🍓 fresas
    🫐 arándanos
    🍒 cerezas
    🍑 melocotones, nectarinas, albaricoques, paraguayos
    🍈 melón
    🍉 sandía
    🍍 piña
    🥭 mango
    🥝 kiwis
    🥥 coco
    🌰 castañas
    🌱 brotes de soja
    🍏 fruta
    – cebolletas, puerros, endivias, calabacines, coliflor, lombarda, judías verdes, guisantes frescos, habas, alcachofas
    – espárragos, apio, nabos, chirivía, remolacha, rábanos, hinojo, jengibre, limas, pomelos, frambuesas, moras, ciruelas
    – papaya, granadas, higos, caquis, chirimoyas, nísperos, maracuyá, yuca, verdura
    🍞 pan, pan de molde, pan integral, panecillos, pan de centeno, pan de maíz, pan sin gluten
    🥖 baguettes
    🍔 pan de hamburguesa
    🌭 pan de perrito
    🫓 pan de pita, tortillas de trigo
    🥐 cruasanes, napolitanas, bollería
    🧁 magdalenas
    🍰 bizcocho, pasteles
    🎂 tarta
    🥧 pasteles de nata, empanada, masa quebrada
    🍩 rosquillas
    🍕 masa de pizza
    🥟 obleas de empanadilla
    🥯 bagels
    – pan rallado, pan tostado, picos, sobaos, ensaimadas, churros, hojaldre, crumpets, scones
    🍗 pollo, pechuga de pollo, muslos de pollo, alitas de pollo, pollo asado, codornices
    🦃 pavo, pechuga de pavo en filetes
    🦆 pato
    🐇 conejo
    🍔 hamburguesas
    🐖 cerdo, lomo de cerdo, chuletas de cerdo, solomillo de cerdo, secreto ibérico, panceta, cochinillo
    🍖 costillas
    🐑 cordero, chuletas de cordero, pierna de cordero
    🐐 cabrito
    🦴 huesos de caldo
    🌭 salchichas frescas
    🍢 brochetas
    – ternera, filetes de ternera, solomillo, entrecot, carne picada, albóndigas, carne para guisar, hígado, callos
    – rabo de toro, carne
    🍖 jamón serrano, jamón ibérico
    🦃 pechuga de pavo
    🌭 salchichas
    🫒 aceitunas
    🥒 encurtidos
    🍳 tortilla de patatas
    🥗 ensaladilla rusa
    🧆 croquetas frescas
    🥣 gazpacho
    – jamón cocido, chorizo, salchichón, fuet, lomo embuchado, mortadela, morcilla, sobrasada, bacon, paté, cecina, tocino
    – alheira, fiambre
    🦐 gambas, langostinos, marisco
    🦞 cigalas, langosta
    🦀 cangrejo
    🐚 mejillones, almejas, berberechos frescos, navajas, vieiras, percebes
    🦪 ostras
    🦑 calamares, chipirones, sepia
    🐙 pulpo
    – pescado, merluza, bacalao, salmón, salmón ahumado, atún fresco, sardinas, boquerones, boquerones en vinagre, caballa
    – jureles, dorada, lubina, trucha, lenguado, gallo, rape, pez espada, besugo, panga, eglefino, arenques, gulas, huevas
    🥛 leche, leche entera, leche semidesnatada, leche desnatada, leche sin lactosa, leche en polvo, bebida de avena
    🥛 bebida de soja, bebida de almendras
    🥚 huevos, claras de huevo
    🧈 mantequilla, margarina
    🥣 yogures, yogur natural, yogur griego, yogur de fresa, skyr, hummus
    🍮 natillas, flanes, arroz con leche, cuajada, postres lácteos
    🧀 queso, queso en lonchas, queso rallado, queso fresco, queso manchego, queso curado, queso de cabra, queso crema
    🧀 queso azul, mozzarella, parmesano, requesón, queso feta, mascarpone, brie, quesitos, queso cottage, halloumi
    🌱 tofu
    🥑 guacamole
    – leche condensada, leche evaporada, batido de chocolate, nata, nata para montar, nata agria, yogur líquido, kéfir
    – levadura fresca
    """
}
