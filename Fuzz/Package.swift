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
        .target(
            name: "FuzzHarnesses",
            dependencies: [.product(name: "Seltzer", package: "seltzer")]
        )
    ],
    swiftLanguageModes: [.v6]
)
