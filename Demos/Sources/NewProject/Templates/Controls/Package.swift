// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "my-project",
    platforms: [.macOS(.v13)],
    products: [.library(name: "MyProject", targets: ["MyProject"])],
    dependencies: [
        .package(name: "seltzer", path: "../../../../..")
    ],
    targets: [
        .target(
            name: "MyProject",
            dependencies: [.product(name: "Seltzer", package: "seltzer")]
        ),
        .executableTarget(
            name: "MyProjectExample",
            dependencies: ["MyProject", .product(name: "Seltzer", package: "seltzer")]
        ),
        .testTarget(
            name: "MyProjectTests",
            dependencies: [
                "MyProject",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerTesting", package: "seltzer"),
            ],
            exclude: ["Snapshots"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
