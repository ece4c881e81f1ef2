extension GoodsWords {
  static let meat = """
    pollo | chicken | frango | kg
    pechuga de pollo, pechugas de pollo, pechugas | chicken breast, chicken breasts, chicken fillets | \
      peito de frango, peitos de frango | kg
    muslos de pollo, muslos, contramuslos | chicken thighs, drumsticks | \
      pernas de frango, coxas de frango, sobrecoxas | kg
    alitas de pollo, alitas | chicken wings | asas de frango, asinhas | kg
    pollo asado | roast chicken, rotisserie chicken | frango assado | piece
    pavo | turkey | peru | kg
    pechuga de pavo en filetes, filetes de pavo | turkey breast, turkey steaks | bifes de peru | kg
    pato, magret, confit de pato | duck | pato, magret |
    conejo | rabbit | coelho | piece
    ternera, carne de ternera, carne de vaca, res | beef | carne de vaca, novilho, carne bovina | kg
    filetes de ternera, filetes, bistecs | steaks, steak, beef steaks | bifes de vaca, bifes, bife | kg
    solomillo | fillet steak, beef fillet, tenderloin | lombo de vaca, filé mignon | kg
    entrecot, chuletón | ribeye, sirloin, sirloin steak | entrecôte, costeletão, contrafilé | kg
    carne picada | mince, minced beef, minced meat, ground beef | carne picada, carne moída | kg
    hamburguesas | burgers, beef burgers | hambúrgueres, hambúrguer | pack
    albóndigas | meatballs | almôndegas | pack
    carne para guisar, ragú de ternera | stewing beef, diced beef, braising steak | \
      carne para guisar, carne para estufar | kg
    cerdo, carne de cerdo | pork | porco, carne de porco | kg
    lomo de cerdo, cinta de lomo | pork loin | lombo de porco | kg
    chuletas de cerdo, chuletas | pork chops, chops | costeletas de porco, costeletas, bistecas | kg
    costillas, costillas de cerdo | ribs, spare ribs | entrecosto, costelinhas | kg
    solomillo de cerdo | pork fillet, pork tenderloin | lombinho de porco | kg
    secreto ibérico, presa ibérica, pluma | iberian pork | secretos de porco preto, secretos | kg
    panceta | pork belly | entremeada, barriga de porco | kg
    cochinillo, lechón | suckling pig | leitão | kg
    cordero | lamb | borrego, cordeiro, anho | kg
    chuletas de cordero | lamb chops | costeletas de borrego | kg
    pierna de cordero, paletilla | leg of lamb, lamb shoulder | perna de borrego | piece
    cabrito | kid goat, goat | cabrito | kg
    hígado | liver | fígado, iscas |
    callos | tripe | dobrada, tripas |
    rabo de toro | oxtail | rabo de boi |
    huesos de caldo, huesos de jamón | soup bones, stock bones | ossos para caldo |
    salchichas frescas, butifarra | sausages, bangers, pork sausages | salsichas frescas, linguiça fresca | pack
    carne | meat | carne |
    codornices | quails | codornizes |
    brochetas, pinchos morunos | kebabs, skewers | espetadas, espetinhos | pack
    """
}
