import Testing

@Test func works() {}
