extension GoodsWords {
  static let baby = """
    pañales | nappies, diapers | fraldas | pack
    toallitas, toallitas húmedas | baby wipes, wipes, wet wipes | toalhitas, toalhetes, lenços umedecidos | pack
    leche infantil, leche de continuación, leche de inicio | baby milk, infant formula, baby formula | \
      leite infantil, leite adaptado | can
    potitos, tarritos | baby food, baby food jars | boiões, papinhas | jar
    papilla, cereales para bebé | baby cereal, baby porridge, baby rice | papa, papas de bebé | box
    bolsitas de fruta | fruit pouches | saquetas de fruta | pack
    crema del pañal | nappy cream, nappy rash cream | creme para assaduras, creme muda-fraldas | tube
    champú de bebé, jabón de bebé | baby shampoo, baby bath | champô de bebé, xampu infantil | bottle
    chupetes | dummies, pacifiers | chupetas, chupetes | piece
    biberones | baby bottles | biberões, mamadeiras | piece
    polvos de talco | talcum powder, baby powder | pó de talco | bottle
    baberos | bibs | babetes | pack
    """
}
