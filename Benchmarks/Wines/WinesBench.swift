@main
struct WinesBench {
  static func main() {}
}
