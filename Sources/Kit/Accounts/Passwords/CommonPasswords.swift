/// The passwords that are tried first by those who guess: the most common of published leaks with eight characters or more,
/// and those of the three languages.
enum CommonPasswords {
  /// Case, accents, punctuation and digits that look like letters are no better a hiding place.
  static func contains(_ password: String) -> Bool {
    all.contains(bare(password)) || all.contains(bare(String(password.map { lookalikes[$0] ?? $0 })))
  }

  private static func bare(_ password: String) -> String {
    password.searchKey.filter { $0 != " " }
  }

  private static let lookalikes: [Character: Character] = [
    "@": "a", "4": "a", "3": "e", "1": "i", "!": "i", "0": "o", "5": "s", "$": "s", "7": "t",
  ]

  private static let all = Set(list.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let list = """
    12345678 123456789 1234567890 12345678910 123123123 987654321 0987654321 9876543210 87654321 876543210 11223344
    1122334455 112233445566 123454321 1234554321 123321123 147258369 159357456 159753456 741852963 963852741 789456123
    789456123 456789123 147852369 321654987 123654789 123698745 135792468 1357924680 246813579 102030405060 10203040
    12344321 12341234 12121212 01234567 012345678 0123456789 00000000 11111111 22222222 33333333 44444444 55555555
    66666666 77777777 88888888 99999999 111222333 999888777 111111111 1111111111 1234567899 12345679 123456787
    1234567891 123456789a 123456789q 12345678a 12345678q 1234qwer 1234abcd 12345qwert 123456abc 123qweasd 123qwe123
    123abc123 123asd123 1a2b3c4d 1a2b3c4d5e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 2wsx3edc
    zaq12wsx zaq1xsw2 q1w2e3r4 q1w2e3r4t5 qazwsxedc qazwsx123 qwertyui qwertyuio qwertyuiop qwerty12 qwerty123
    qwerty1234 qwerty12345 qwerty123456 qwertyqwerty qwertz123 azertyuiop azerty123 qweqweqwe qweasdzxc qweasd123
    qwer1234 qwert12345 qwe123qwe asdfghjk asdfghjkl asdfasdf asdasdasd asd123456 asdf1234 asdfjkl1 zxcvbnm1 zxcvbnm123
    zxcvbnmasd poiuytrewq lkjhgfdsa mnbvcxza abcd1234 abcd12345 abc12345 abc123456 abc123abc abcabcabc abcdefgh
    abcdefghi abcdefghij abcdef123 a1234567 a12345678 a123456789 aa123456 aa12345678 aaaaaaaa a1b2c3d4 a1b2c3d4e5
    passwort passwort1 password passw0rd p4ssword pa55word pa55w0rd password0 password1 password2 password9 password01
    password11 password12 password21 password99 password123 password1234 password12345 passwordpassword mypassword
    newpassword nopassword thepassword temppassword testpassword password2020 password2021 password2022 password2023
    password2024 password2025 password2026 passpass pass1234 pass12345 pass123456 changeme changeme1 changeme123
    letmein1 letmein123 letmein2 letmeinnow welcome1 welcome2 welcome01 welcome12 welcome123 welcome1234 welcomehome
    admin123 admin1234 admin12345 admin123456 adminadmin administrator administrador root1234 rootroot toor1234
    default1 guest123 guestguest login123 loginlogin master123 mastermaster server123 system32 computer computer1
    internet internet1 testtest test1234 test12345 test123456 tester123 testing1 testing123 temp1234 demo1234 user1234
    username secret123 secretsecret topsecret secreto123 whatever whatever1 trustno1 iloveyou iloveyou1 iloveyou2
    iloveyou3 iloveyou12 iloveyou123 iloveyou22 loveyou1 loveyou2 ilovehim ilovegod ilovemom ilovehim1 iloveme1 loveme12
    lovelove lovelove1 lover123 myspace1 facebook facebook1 linkedin twitter1 instagram google123 youtube1 samsung1
    samsung123 android1 iphone12 iphone123 apple123 microsoft windows1 windows10 pokemon1 pokemon123 minecraft minecraft1
    fortnite fortnite1 starwars starwars1 superman superman1 superman123 batman123 spiderman spiderman1 ironman1
    harrypotter pikachu1 nintendo playstation xbox3600 football football1 football12 football123 baseball baseball1
    basketball basketball1 softball softball1 volleyball swimming soccer12 soccer123 hockey123 champion chelsea1
    chelseafc arsenal1 arsenal123 liverpool liverpool1 manchester manunited everton1 juventus juventus1 barcelona
    barcelona1 barcelona10 fcbarcelona realmadrid realmadrid1 madrid123 atletico atletico1 sevilla1 valencia valencia1
    betis1907 benfica1 benfica1904 sporting sporting1 portugal portugal1 flamengo flamengo1 corinthians palmeiras
    saopaulo saopaulo1 vascodagama fluminense botafogo gremio123 princess princess1 princess12 princess123 princesa
    princesa1 princesa123 sunshine sunshine1 sunshine12 butterfly butterfly1 mariposa mariposa1 borboleta chocolate
    chocolate1 chocolate123 cheesecake strawberry blueberry cupcake1 cookie123 cookies1 shadow12 shadow123 dragon12
    dragon123 monkey12 monkey123 tigger12 tigers123 elephant dolphins dolphin1 penguin1 panther1 mustang1 scorpion
    ferrari1 mercedes corvette porsche1 yamaha123 harley123 michael1 michael123 jessica1 jennifer jennifer1 michelle
    michelle1 danielle danielle1 daniel123 daniela1 daniela123 stephanie nicole123 ashley123 jonathan jonathan1
    christian christian1 christopher alexander alexander1 alejandro alejandro1 alejandra alejandra1 andrea123 antonio1
    antonio123 fernando fernando1 fernando123 francisco francisco1 francisca gabriela gabriela1 gabriel1 gabriel123
    guillermo gustavo1 gustavo123 isabella isabella1 carolina carolina1 carolina123 carlos123 cristina cristina1
    cristiano cristiano7 cr7cr7cr7 ronaldo1 ronaldo7 ronaldinho messi123 messi1010 neymar11 neymarjr eduardo1 eduardo123
    leonardo leonardo1 manuel123 marcelo1 maria123 mariana1 mariana123 margarita martinez patricia patricia1 rodrigo1
    rodrigo123 rodriguez gonzalez hernandez fernandez sebastian sebastian1 santiago santiago1 valentina valentina1
    veronica victoria victoria1 victor123 vanessa1 juancarlos joaquin1 jordan23 jordan123 joseluis pedro123 roberto1
    roberto123 ricardo1 ricardo123 rafael123 thomas123 william1 charlie1 charlie123 matthew1 anthony1 benjamin benjamin1
    nicholas nicholas1 samantha samantha1 elizabeth elizabeth1 amanda123 hannah123 madison1 abigail1 brittany courtney
    caroline caroline1 beautiful beautiful1 babygirl babygirl1 sweetheart sweetie1 gorgeous precious angelica angel123
    angelina angeles1 hello123 hellohello helloworld hello1234 goodluck bonjour1 holahola hola1234 hola12345 hola123456
    holamundo contrasena contrasena1 contrasena123 micontrasena micontrasena1 clave123 clave1234 clave12345 miclave1
    miclave123 palavrapasse palavrapasse1 minhasenha minhasenha1 senha123 senha1234 senha12345 senha123456 mudar123
    teamo123 teamo1234 teamomucho teamomuchisimo teamoteamo tequiero tequiero1 tequieromucho mimamamemima miamorcito
    amoramor amorcito amorcito1 amordemivida amormio1 amorzinho teamodemais euteamo1 euteamo123 jesus123 jesuscristo
    jesuscristo1 jesusteama jesusteamo cristovive diosesamor diosesamor1 diosmio1 deusefiel deusefiel1 deuseamor
    deuseamor1 deuseforte virgendelrocio estrella estrella1 estrellita estrelinha bonita123 hermosa1 hermosa123 corazon1
    corazon123 coracao1 familia1 familia123 familiafeliz felicidad felicidade libertad liberdade mipassword mivida123
    minhavida gatito123 gatinho1 perrito1 cachorro cachorro1 tortuga1 caballo1 brasil123 brasil2014 brasil10 espana123
    espana2010 mexico123 mexico86 argentina argentina1 colombia colombia1 venezuela chile123 lisboa123 porto123 madrid2020
    sobremesa sobremesa1 sobremesa123 pedidos1 pedidos123 restaurante restaurante1 vinotinto cerveza1 tortilla tortilla1
    invierno verano2024 verano2025 verano2026 primavera primavera1 summer123 summer2024 summer2025 summer2026 winter123
    spring123 autumn123 january1 february november december september midnight midnight1 blink182 metallica metallica1
    eminem123 greenday1 nirvana1 rockyou1 ihateyou ihateyou1 fuckyou1 fuckyou2 fuckyou123 fuckoff1 asshole1 mierda123
    killer123 ninja123 hunter12 hunter123 ranger123 cowboys1 packers1 steelers yankees1 lakers24 redskins patriots
    november1 october1 friends1 friends123 bestfriend amigos123 amigosparasiempre snickers snowball sparkles rainbow1
    rainbow123 diamond1 crystal1 phoenix1 mountain1 fireman1 firefly1 lightning thunder1 freedom1 freedom123 forever1
    forever21 together1 remember1 security security1 access14 letmein12 openopen opensesame abretesesamo sesamo123
    correcthorsebatterystaple
    """
}
