// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Rating",
    platforms: [.macOS(.v13)],
    dependencies: [.package(path: "../seltzer")],
    targets: [
        .target(
            name: "Rating", dependencies: [.product(name: "Seltzer", package: "seltzer")]),
        .executableTarget(
            name: "RatingExample",
            dependencies: ["Rating", .product(name: "Seltzer", package: "seltzer")]),
        .testTarget(
            name: "RatingTests",
            dependencies: [
                "Rating",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerTesting", package: "seltzer"),
            ],
            exclude: ["Snapshots"]),
    ],
    swiftLanguageModes: [.v6]
)
