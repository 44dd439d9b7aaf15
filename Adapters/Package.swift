// swift-tools-version: 6.0
// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import PackageDescription

// What connects Seltzer to other packages: the root package depends on none.
let package = Package(
    name: "seltzer-adapters",
    platforms: [.macOS(.v13)],
    products: [
        .library(name: "ActionCommand", targets: ["ActionCommand"]),
        .library(name: "ApplicationLogging", targets: ["ApplicationLogging"]),
        .library(name: "PromptArguments", targets: ["PromptArguments"]),
        .executable(name: "SeltzerMCP", targets: ["SeltzerMCP"]),
    ],
    dependencies: [
        .package(name: "seltzer", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    ],
    targets: [
        .target(
            name: "ActionCommand",
            dependencies: [
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .target(
            name: "ApplicationLogging",
            dependencies: [
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .target(
            name: "PromptArguments",
            dependencies: [
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerPrompts", package: "seltzer"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .executableTarget(
            name: "SeltzerMCP",
            dependencies: [
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .testTarget(
            name: "ApplicationLoggingTests",
            dependencies: [
                "ApplicationLogging", .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerTesting", package: "seltzer"),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .testTarget(
            name: "PromptArgumentsTests",
            dependencies: [
                "PromptArguments", .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerPrompts", package: "seltzer"),
                .product(name: "SeltzerTesting", package: "seltzer"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .testTarget(
            name: "SeltzerMCPTests",
            dependencies: [
                "SeltzerMCP", .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerTesting", package: "seltzer"),
            ]
        ),
        .testTarget(
            name: "ActionCommandTests",
            dependencies: [
                "ActionCommand", .product(name: "Seltzer", package: "seltzer"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
