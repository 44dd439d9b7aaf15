// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "my-project",
    platforms: [.macOS(.v13)],
    products: [.executable(name: "my-project", targets: ["MyProject"])],
    dependencies: [
        .package(name: "seltzer", path: "../../../../..")
    ],
    targets: [
        .executableTarget(
            name: "MyProject",
            dependencies: [
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerPrompts", package: "seltzer"),
            ]
        ),
        .testTarget(
            name: "MyProjectTests",
            dependencies: [
                "MyProject",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerPrompts", package: "seltzer"),
                .product(name: "SeltzerTesting", package: "seltzer"),
            ],
            exclude: ["Snapshots"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
