// swift-tools-version: 6.0
// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import PackageDescription

let seltzer = Target.Dependency.product(name: "Seltzer", package: "seltzer")
let testing = Target.Dependency.product(name: "SeltzerTesting", package: "seltzer")

// A view on libvterm, which the root package does not need. `make test` and `make demo` install the library.
let package = Package(
    name: "seltzer-terminal-view",
    platforms: [.macOS(.v13)],
    products: [
        .library(name: "SeltzerTerminalView", targets: ["SeltzerTerminalView"]),
        .executable(name: "TwoTerminals", targets: ["TwoTerminals"]),
    ],
    dependencies: [.package(name: "seltzer", path: "..")],
    targets: [
        .systemLibrary(
            name: "CLibVTerm", pkgConfig: "vterm",
            providers: [.apt(["libvterm-dev"]), .brew(["libvterm"])]),
        .target(name: "CEmulator", dependencies: ["CLibVTerm"]),
        .target(name: "SeltzerTerminalView", dependencies: ["CEmulator", seltzer]),
        .executableTarget(name: "TwoTerminals", dependencies: ["SeltzerTerminalView", seltzer]),
        .testTarget(
            name: "SeltzerTerminalViewTests",
            dependencies: ["CEmulator", "SeltzerTerminalView", "TwoTerminals", seltzer, testing]),
    ],
    swiftLanguageModes: [.v6]
)
