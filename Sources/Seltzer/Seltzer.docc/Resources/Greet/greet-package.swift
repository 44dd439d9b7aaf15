// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Greet",
    platforms: [.macOS(.v13)],
    dependencies: [.package(path: "../seltzer")],
    targets: [
        .executableTarget(
            name: "Greet",
            dependencies: [
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerPrompts", package: "seltzer"),
            ]),
        .testTarget(
            name: "GreetTests",
            dependencies: [
                "Greet",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerPrompts", package: "seltzer"),
                .product(name: "SeltzerTesting", package: "seltzer"),
            ],
            exclude: ["Snapshots"]),
    ],
    swiftLanguageModes: [.v6]
)
