/// What is said of wines of a country.
enum Demonyms {
  static let words: [(String, String)] = [
    ("ES", "español, española, españoles, spanish, espanhol, espanhola, espanhóis"),
    ("FR", "francés, francesa, franceses, french, francês"), ("IT", "italiano, italiana, italianos, italian"),
    ("PT", "portugués, portuguesa, portugueses, portuguese, português"),
    ("AR", "argentino, argentina, argentinos, argentine, argentinian"),
    ("CL", "chileno, chilena, chilenos, chilean"), ("UY", "uruguayo, uruguaya, uruguayan, uruguaio, uruguaia"),
    ("BR", "brasileño, brasileña, brazilian, brasileiro, brasileira, brasileiros"),
    ("MX", "mexicano, mexicana, mexican"),
    ("US", "estadounidense, estadounidenses, american, norteamericano, americano, americana"),
    ("CA", "canadiense, canadian, canadense, canadiano"), ("DE", "alemán, alemana, alemanes, german, alemão, alemã"),
    ("AT", "austriaco, austriaca, austrian, austríaco"), ("AU", "australiano, australiana, australianos, australian"),
    ("NZ", "neozelandés, neozelandesa, kiwi, neozelandês"),
    ("ZA", "sudafricano, sudafricana, south african, sul africano"),
    ("GR", "griego, griega, griegos, greek, grego, grega"), ("HU", "húngaro, húngara, hungarian"),
    ("RO", "rumano, romanian, romeno"), ("CH", "suizo, suiza, swiss, suíço"), ("GE", "georgiano, georgian"),
    ("HR", "croata, croatian"), ("LB", "libanés, lebanese, libanês"), ("IL", "israelí, israeli"),
    ("GB", "inglés, inglesa, english, inglês"),
  ]
}
