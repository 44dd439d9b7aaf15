// swift-tools-version: 6.0
// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
    name: "seltzer-conformance",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "seltzer", path: ".."),
        .package(name: "seltzer-demos", path: "../Demos"),
    ],
    targets: [
        .systemLibrary(name: "CVTerm"),
        .executableTarget(
            name: "Pages",
            dependencies: [.product(name: "Seltzer", package: "seltzer")]
        ),
        // The random numbers of the root package's tests, under a name of its own: all packages are built in one
        // directory.
        .target(name: "ConformanceRandom", path: "Sources/SeededRandom"),
        .testTarget(
            name: "ConformanceTests",
            dependencies: [
                "ConformanceRandom", "CVTerm", "Pages",
                .product(name: "Seltzer", package: "seltzer"),
                // Only to be built: tests start it.
                .product(name: "Cells", package: "seltzer-demos"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
