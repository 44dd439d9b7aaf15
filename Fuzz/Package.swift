// swift-tools-version: 6.0
// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import PackageDescription

// A library, not a program: libFuzzer brings the main function, and Scripts/fuzz.sh links them.
let package = Package(
    name: "seltzer-fuzz",
    platforms: [.macOS(.v13)],
    products: [.library(name: "FuzzHarnesses", type: .static, targets: ["FuzzHarnesses"])],
    dependencies: [.package(name: "seltzer", path: "..")],
    targets: [
        // A symbolic link to the target of Demos/, which is a package with dependencies. The name differs from
        // that target's: tests of both packages are built in one directory.
        .target(name: "FuzzedDelimitedText", path: "Sources/DelimitedText"),
        .target(
            name: "FuzzHarnesses",
            dependencies: [
                "FuzzedDelimitedText",
                .product(name: "Seltzer", package: "seltzer"),
                .product(name: "SeltzerPrompts", package: "seltzer"),
                .product(name: "SeltzerTesting", package: "seltzer"),
            ]
        ),
        .testTarget(name: "FuzzHarnessesTests", dependencies: ["FuzzHarnesses"]),
    ],
    swiftLanguageModes: [.v6]
)
