enum WelcomePhrases {
  static let welcome = Phrase(es: "Te damos la bienvenida", en: "Welcome", pt: "Boas-vindas")
  static let text = Phrase(
    es: "Elige cómo te llamas aquí y cómo se llama tu espacio. Todo se puede cambiar después.",
    en: "Choose what you and your space are called here. You can change it all later.",
    pt: "Escolha o seu nome e o do seu espaço. Tudo se pode mudar depois.")
  static let begin = Phrase(es: "Empezar", en: "Begin", pt: "Começar")
  static let defaultName = Phrase(es: "Titular", en: "Owner", pt: "Titular")
  static let spaceName = Phrase(es: "Tu espacio", en: "Your space", pt: "O seu espaço")
  static let defaultSpace = Phrase(es: "Casa", en: "Home", pt: "Casa")
  static let emptyHouse = Phrase(
    es: "Aquí aún no vive nadie", en: "Nobody lives here yet", pt: "Ainda não mora aqui ninguém")
  static let linkIsInTerminal = Phrase(
    es: "Para empezar, abre el enlace que el programa ha escrito en la terminal al arrancar.",
    en: "To move in, open the link that the program wrote in the terminal when it started.",
    pt: "Para começar, abra o link que o programa escreveu no terminal ao iniciar.")
}
