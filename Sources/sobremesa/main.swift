import Suite

try await Server.run(Configuration())
