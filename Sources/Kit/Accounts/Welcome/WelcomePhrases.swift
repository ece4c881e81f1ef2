enum WelcomePhrases {
  static let welcome = Phrase(es: "Te damos la bienvenida", en: "Welcome", pt: "Boas-vindas")
  static let text = Phrase(
    es: "¿Cómo te llamas? Así te verán los demás. Todo se puede cambiar después.",
    en: "What is your name? It is how others will see you. You can change it all later.",
    pt: "Como se chama? É esse o nome que os outros vão ver. Tudo se pode mudar depois.")
  static let begin = Phrase(es: "Empezar", en: "Begin", pt: "Começar")
  static let spaceName = Phrase(es: "Tu espacio", en: "Your space", pt: "O seu espaço")
  static let defaultSpace = Phrase(es: "Casa", en: "Home", pt: "Casa")
  static let emptyHouse = Phrase(
    es: "Aquí aún no vive nadie", en: "Nobody lives here yet", pt: "Ainda não mora aqui ninguém")
  static let linkIsInTerminal = Phrase(
    es: "Para empezar, abre el enlace que el programa ha escrito en la terminal al arrancar.",
    en: "To move in, open the link that the program wrote in the terminal when it started.",
    pt: "Para começar, abra o link que o programa escreveu no terminal ao iniciar.")
}
