// swift-tools-version: 6.0
// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import PackageDescription

let seltzer = Target.Dependency.product(name: "Seltzer", package: "seltzer")
let testing = Target.Dependency.product(name: "SeltzerTesting", package: "seltzer")

// Colors by definitions of KSyntaxHighlighting, on expat and PCRE2, which the root package does not need.
// `Mutex` needs macOS 15.
let package = Package(
    name: "seltzer-grammars",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "SeltzerGrammars", targets: ["SeltzerGrammars"]),
        .executable(name: "ShowSource", targets: ["ShowSource"]),
    ],
    dependencies: [.package(name: "seltzer", path: "..")],
    targets: [
        .systemLibrary(
            name: "CExpat", pkgConfig: "expat",
            providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
        .systemLibrary(
            name: "CPCRE2", pkgConfig: "libpcre2-8",
            providers: [.apt(["libpcre2-dev"]), .brew(["pcre2"])]),
        .target(name: "SeltzerGrammars", dependencies: ["CExpat", "CPCRE2", seltzer]),
        .executableTarget(name: "ShowSource", dependencies: ["SeltzerGrammars", seltzer]),
        .testTarget(
            name: "SeltzerGrammarsTests",
            dependencies: ["SeltzerGrammars", "ShowSource", seltzer, testing]),
    ],
    swiftLanguageModes: [.v6]
)
