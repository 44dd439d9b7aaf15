// swift-tools-version: 6.0
// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
    name: "seltzer-benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "seltzer", path: "..")],
    targets: [
        .target(
            name: "Measuring",
            dependencies: [.product(name: "Seltzer", package: "seltzer")]
        ),
        .executableTarget(
            name: "Browsing",
            dependencies: ["Measuring", .product(name: "Seltzer", package: "seltzer")]
        ),
        .executableTarget(
            name: "Documents",
            dependencies: [.product(name: "Seltzer", package: "seltzer")]
        ),
        .executableTarget(
            name: "Dragging",
            dependencies: ["Measuring", .product(name: "Seltzer", package: "seltzer")]
        ),
        // No Seltzer: what it is compared with.
        .executableTarget(name: "Echo"),
        .executableTarget(
            name: "Encoding",
            dependencies: ["Measuring", .product(name: "Seltzer", package: "seltzer")]
        ),
        .executableTarget(
            name: "Events",
            dependencies: ["Measuring", .product(name: "Seltzer", package: "seltzer")]
        ),
        .executableTarget(
            name: "Frames",
            dependencies: [.product(name: "Seltzer", package: "seltzer")]
        ),
        .executableTarget(
            name: "Input",
            dependencies: ["Measuring", .product(name: "Seltzer", package: "seltzer")]
        ),
        .executableTarget(
            name: "Layouts",
            dependencies: ["Measuring", .product(name: "Seltzer", package: "seltzer")]
        ),
        .executableTarget(
            name: "Matching",
            dependencies: [
                "Measuring", .product(name: "Seltzer", package: "seltzer"),
            ]
        ),
        .executableTarget(
            name: "Plots",
            dependencies: ["Measuring", .product(name: "Seltzer", package: "seltzer")]
        ),
        .executableTarget(
            name: "Menus",
            dependencies: ["Measuring", .product(name: "Seltzer", package: "seltzer")]
        ),
        .executableTarget(
            name: "Scrolling",
            dependencies: ["Measuring", .product(name: "Seltzer", package: "seltzer")]
        ),
        .executableTarget(
            name: "Tables",
            dependencies: [.product(name: "Seltzer", package: "seltzer")]
        ),
        .executableTarget(
            name: "Texts",
            dependencies: ["Measuring", .product(name: "Seltzer", package: "seltzer")]
        ),
        .executableTarget(
            name: "Tools",
            dependencies: [
                "Measuring", .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerPrompts", package: "seltzer"),
                .product(name: "SeltzerTesting", package: "seltzer"),
            ]
        ),
        .executableTarget(
            name: "Typing",
            dependencies: [.product(name: "Seltzer", package: "seltzer")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
