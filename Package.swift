// swift-tools-version: 6.2

import PackageDescription

// PostgreSQL as the second engine is built where somebody asks for it (`SOBREMESA_POSTGRES=1 bin/build`): it needs Debian's
// libpq-dev, and a household's program has nothing of it.
let hasPostgres = Context.environment["SOBREMESA_POSTGRES"] == "1"

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Of those that name the engines.
let engineSettings = settings + (hasPostgres ? [.define("POSTGRES")] : [])
let engines: [Target.Dependency] = ["StorageSQLite"] + (hasPostgres ? ["StoragePostgres"] : [])

/// The program shows its names to nobody, so that what is not used can be left out, and its addresses are packed (glibc 2.36, Debian 12).
/// Nothing in it throws what C++ catches, so that the index of where to catch it, a fortieth of the program, is left out; a debugger
/// finds its way by the table itself.
let smallLinking =
  ["-use-ld=lld"]
  + [
    "--version-script=\(Context.packageDirectory)/packaging/exports.map", "--icf=safe", "-z",
    "pack-relative-relocs", "--no-eh-frame-hdr",
  ].flatMap { ["-Xlinker", $0] }

let package = Package(
  name: "sobremesa",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "sobremesa", targets: ["sobremesa"])
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    .executableTarget(
      name: "sobremesa",
      dependencies: [
        "Client", "ICUData", "Kit", "Suite", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings,
      linkerSettings: [.unsafeFlags(smallLinking, .when(platforms: [.linux], configuration: .release))]),
    .target(
      name: "Suite",
      dependencies: [
        "Kit", "Assets",
        "Orders", "Pools", "Restaurant", "Shopping", "Wines",
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "HummingbirdTLS", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ] + engines,
      swiftSettings: engineSettings),

    // One line per app.
    .target(name: "Orders", dependencies: ["Kit"], swiftSettings: settings),
    .target(name: "Pools", dependencies: ["Kit"], swiftSettings: settings),
    .target(name: "Restaurant", dependencies: ["Kit"], swiftSettings: settings),
    .target(name: "Shopping", dependencies: ["Kit"], swiftSettings: settings),
    .target(name: "Wines", dependencies: ["Kit"], swiftSettings: settings),
    // The sample of docs/add-an-app.md. It lives in tests alone.
    .target(name: "Notes", dependencies: ["Kit"], path: "Examples/Notes", swiftSettings: settings),

    // What is not about the house: each of these needs nothing of accounts, storage or screens.
    .target(name: "Text", dependencies: [.product(name: "Crypto", package: "swift-crypto")], swiftSettings: settings),
    .target(name: "Pictures", dependencies: ["Text"], swiftSettings: settings),
    .target(name: "QR", swiftSettings: settings),
    .target(
      name: "WebAuthn", dependencies: [.product(name: "Crypto", package: "swift-crypto")], swiftSettings: settings),
    .systemLibrary(name: "CDeflate", providers: [.apt(["libdeflate-dev"])]),
    .target(name: "Gzip", dependencies: ["CDeflate"], swiftSettings: settings),
    .target(
      name: "Fetch",
      dependencies: [
        "Text",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ],
      swiftSettings: settings),

    .target(
      name: "Kit",
      dependencies: [
        "Assets", "Fetch", "Gzip", "Pictures", "QR", "Text", "WebAuthn",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "CryptoExtras", package: "swift-crypto"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ],
      swiftSettings: settings),
    // The program as one that speaks to a house, by its door for programs.
    .target(
      name: "Client",
      dependencies: [
        "Kit",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ],
      swiftSettings: settings),
    .target(
      name: "StorageSQLite",
      dependencies: [
        "Kit",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ],
      swiftSettings: settings),
    .target(
      name: "Assets", exclude: ["bundles"],
      cSettings: [.headerSearchPath("../.."), .unsafeFlags(["-Wno-c23-extensions"])]),
    // In the place of what Foundation brings along of ICU, where it is linked into the program.
    .target(name: "ICUData"),
    .target(
      name: "TestKit",
      dependencies: [
        "CDeflate", "Kit", "Suite", "WebAuthn",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ],
      // It reads and checks every page that a test opens, which is most of what the tests do.
      swiftSettings: settings + [.unsafeFlags(["-O"], .when(configuration: .debug))]),

    // What bin/bench measures the house beside.
    .executableTarget(
      name: "Baselines",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
      ],
      path: "Benchmarks/Baselines", swiftSettings: settings),
    // What is measured of the wines in process, beside the full-text search that SQLite brings.
    .executableTarget(
      name: "WinesBench",
      dependencies: [
        "Kit", "StorageSQLite", "Suite", "Wines", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Benchmarks/Wines", swiftSettings: settings),

    // What the drills of several servers put in the place of the program: the versions that follow on it.
    .executableTarget(
      name: "NextProgram",
      dependencies: ["Kit", "Notes", "Suite", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      path: "Tests/Cluster/NextProgram", swiftSettings: settings),

    .testTarget(
      name: "KitTests",
      dependencies: [
        "Fetch", "Kit", "Notes", "Pictures", "QR", "TestKit", "Text", "WebAuthn",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ] + engines,
      swiftSettings: engineSettings),
    .testTarget(name: "ClientTests", dependencies: ["Client", "Kit"], swiftSettings: settings),
    .testTarget(name: "OrdersTests", dependencies: ["Kit", "Orders", "TestKit"], swiftSettings: settings),
    .testTarget(name: "PoolsTests", dependencies: ["Fetch", "Kit", "Pools", "TestKit"], swiftSettings: settings),
    .testTarget(
      name: "RestaurantTests", dependencies: ["Fetch", "Kit", "Restaurant", "TestKit"], swiftSettings: settings),
    .testTarget(
      name: "ShoppingTests", dependencies: ["Kit", "Shopping", "TestKit"], exclude: ["Reading/Lines"],
      swiftSettings: settings),
    .testTarget(
      name: "WinesTests", dependencies: ["Kit", "StorageSQLite", "Wines", "TestKit"],
      exclude: ["Import/Public", "Relevance/Queries", "Questions/questions.tsv"],
      swiftSettings: settings),
    .testTarget(
      name: "SuiteTests",
      dependencies: [
        "Kit", "Restaurant", "Suite", "TestKit", "WebAuthn",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
      ],
      exclude: [
        "Look/own-look.txt", "Releases", "audiences.txt", "details.txt", "doors.txt", "forms.txt", "keeping.txt",
        "one-engine.txt",
        "repeatable.txt", "turns.txt", "whole-reads.txt",
      ],
      swiftSettings: engineSettings),
  ],
  swiftLanguageModes: [.v6]
)

if hasPostgres {
  package.targets += [
    .executableTarget(
      name: "PostgresBench",
      dependencies: ["Kit", "Suite", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      path: "Benchmarks/Postgres", sources: ["PostgresBench.swift"], swiftSettings: settings),
    .systemLibrary(name: "CPostgres", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
    .target(name: "StoragePostgres", dependencies: ["CPostgres", "Kit"], swiftSettings: settings),
  ]
}
