// swift-tools-version: 6.0
// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import PackageDescription

// The parser is that of the toolchain: nothing is downloaded, and no parser is compiled.
// Scripts/common.sh names the folder of its modules, so use Scripts/port.sh and Scripts/test.sh.
let parser = Context.environment["SELTZER_PARSER"] ?? ""
let modules: [SwiftSetting] = [.unsafeFlags(["-I", parser])]
let libraries: [LinkerSetting] = [
    .unsafeFlags([
        "-L", parser, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", parser,
    ])
]

let package = Package(
    name: "seltzer-porting",
    platforms: [.macOS(.v13)],
    targets: [
        .executableTarget(
            name: "Port", dependencies: ["PortRules"], swiftSettings: modules,
            linkerSettings: libraries),
        .target(name: "PortRules", swiftSettings: modules),
        .testTarget(
            name: "PortRulesTests", dependencies: ["PortRules"], swiftSettings: modules,
            linkerSettings: libraries),
    ],
    swiftLanguageModes: [.v6]
)
