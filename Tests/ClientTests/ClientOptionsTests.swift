import Kit
import Testing

@testable import Client

@Suite struct ClientOptionsTests {
  @Test func whatTheProgramIsToldMayStandAnywhere() throws {
    let options = try ClientOptions([
      "--profile", "casa", "shopping", "list", "--json", "add", "--key=k", "x", "--name", "y",
    ])
    #expect(options.profile == "casa" && options.isJSON && options.key == "k")
    #expect(options.words == ["shopping", "list", "add", "x", "--name", "y"])
    #expect(throws: Misuse.noValue("--url")) { try ClientOptions(["read", "--url"]) }
  }

  @Test func afterTwoDashesNothingIsTheProgramsOwn() throws {
    #expect(try ClientOptions(["a", "--", "--json"]).words == ["a", "--", "--json"])
  }

  @Test func sentencesComeInTheLanguageOfTheTerminal() {
    #expect(Client.language(["LANG": "pt_BR.UTF-8"]) == .pt)
    #expect(Client.language(["LANG": "pt_PT.UTF-8", "LC_ALL": "es_ES@euro"]) == .es)
    #expect(Client.language(["LANG": "C.UTF-8"]) == .en)
    #expect(Client.language([:]) == .en)
  }

  @Test func aProfileIsReadAsAShellWould() {
    let text = "# home\nexport SOBREMESA_URL=\"https://casa.example\"\nSOBREMESA_TOKEN=sbm_1\n"
    #expect(Profile.settings(text) == ["SOBREMESA_URL": "https://casa.example", "SOBREMESA_TOKEN": "sbm_1"])
  }
}
