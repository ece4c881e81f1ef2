extension GoodsPictures {
  static let home = """
    🧼 jabón
    🦷 pasta de dientes, hilo dental, enjuague bucal
    🪥 cepillos de dientes, cabezales de cepillo
    ☀️ protector solar
    🪒 cuchillas de afeitar
    💅 quitaesmalte
    💄 barra de labios
    🩹 tiritas, gasas
    💊 paracetamol, ibuprofeno, aspirinas, vitaminas
    😷 mascarillas
    🌡️ termómetro
    – champú, acondicionador, mascarilla para el pelo, gel de ducha, desodorante, colonia, crema hidratante, crema de manos
    – crema facial, protector labial, espuma de afeitar, compresas, tampones, salvaslips, pañuelos de papel, algodón
    – bastoncillos, agua micelar, laca, tinte de pelo, preservativos, alcohol, agua oxigenada, gel hidroalcohólico, medias
    🧻 papel higiénico, papel de cocina
    🗑️ bolsas de basura
    🛍️ bolsas de la compra
    🧺 detergente, cápsulas de detergente, suavizante, quitamanchas, pinzas de la ropa
    🍽️ lavavajillas, pastillas de lavavajillas, abrillantador, sal lavavajillas, platos de papel
    🚽 limpiador de baño
    🪠 desatascador
    🦟 insecticida
    🧽 estropajos, esponjas
    🧤 guantes de goma
    🪣 cubo
    🔋 pilas
    💡 bombillas
    🕯️ velas
    🔥 cerillas, carbón
    ☕ filtros de café
    🖊️ bolígrafos
    📓 cuaderno
    📄 folios
    🖨️ tinta de impresora
    💐 flores
    🪴 maceta
    📰 periódico
    – servilletas, papel de aluminio, film transparente, papel de horno, bolsas de congelación, lejía, amoniaco
    – limpiacristales, limpiador multiusos, fregasuelos, quitagrasas, antical, ambientador, bayetas, fregona, escoba
    – palillos, cinta adhesiva, pegamento
    🍼 leche infantil, biberones
    – pañales, toallitas, potitos, papilla, bolsitas de fruta, crema del pañal, champú de bebé, chupetes, polvos de talco
    – baberos
    🐶 comida de perro, golosinas de perro, bolsas para perros
    🐱 comida de gato, latas de gato, arena de gato, golosinas de gato
    🐦 comida de pájaros
    🐠 comida de peces
    🐰 heno
    – antiparasitario
    """
}
